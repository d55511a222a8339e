// Our engine as a UGI program.
#pragma once

#include <atomic>
#include <iosfwd>
#include <memory>
#include <mutex>
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
    // "isready" is answered while a search goes on, as in UCI.
    [[nodiscard]] bool answered_at_once(std::string_view line) override;
    void input_ended() override;

  private:
    void set_position(std::string_view rest);
    void go(const std::vector<std::string_view>& words);
    void search(const std::vector<std::string_view>& words);
    void answer_query(std::string_view what);
    void say(const std::string& line);
    void wait_for_stop() const;

    ServedEngine engine_;
    std::ostream& out_;
    AnyGame game_;  // from the start that was set last
    AnyPosition position_;
    std::vector<AnyMove> played_;
    std::unique_ptr<Bot> bot_;
    std::vector<AnyMove> known_;  // moves of the game that the bot was told of
    std::optional<Side> told_;    // its side there; none before it was told of any
    std::mutex speaking_;
    std::atomic<int> searches_{0};            // asked for and not answered yet
    std::atomic<bool> ended_{false};          // the input: nobody can say stop any more
    std::atomic<bool> until_stopped_{false};  // the search that is under way
};

}  // namespace lawan
