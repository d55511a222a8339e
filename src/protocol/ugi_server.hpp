// Our engine as a UGI program.
#pragma once

#include <iosfwd>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "play/clock.hpp"
#include "protocol/line_server.hpp"

namespace lawan {

class UgiServer final : public LineServer {
  public:
    UgiServer(ServedEngine engine, std::ostream& out);

    Served handle(const std::string& line) override;
    [[nodiscard]] bool stops(std::string_view line) const override;

  private:
    void set_position(std::string_view rest);
    void go(const std::vector<std::string_view>& words);
    void answer_query(std::string_view what);
    void say(const std::string& line);

    ServedEngine engine_;
    std::ostream& out_;
    AnyGame game_;  // from the start that was set last
    AnyPosition position_;
    std::vector<AnyMove> played_;
    std::unique_ptr<Bot> bot_;
    std::vector<AnyMove> known_;  // moves of the game that the bot was told of
    std::optional<Side> told_;    // its side there; none before it was told of any
};

}  // namespace lawan
