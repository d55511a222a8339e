// Our engine as a GTP program for Othello.
#pragma once

#include <iosfwd>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "protocol/line_server.hpp"

namespace lawan {

class GtpServer final : public LineServer {
  public:
    GtpServer(ServedEngine engine, std::ostream& out);

    Served handle(const std::string& line) override;

  private:
    [[nodiscard]] std::string answer(const std::vector<std::string_view>& words);
    void begin();  // on the empty board of the size that was asked for
    void play(AnyMove move);
    void turn_to(Side side);
    [[nodiscard]] AnyMove chosen();

    ServedEngine engine_;
    std::ostream& out_;
    std::vector<AnyPosition> positions_;  // the start, and the one after each move
    std::vector<AnyMove> played_;
    std::unique_ptr<Bot> bot_;
    std::optional<Seconds> a_move_;         // time for each move
    PerSide<std::optional<Seconds>> left_;  // of the time for all of them
    std::optional<Side> told_;              // the side of the game that the bot was told of
};

}  // namespace lawan
