// A game on the terminal: the board, and beside it what the papers' window shows: rounds left,
// names, live scores, who is to move, who has won.
#pragma once

#include <optional>
#include <string>

#include "core/side.hpp"
#include "formats/diagram.hpp"
#include "play/any_game.hpp"
#include "play/any_position.hpp"
#include "play/game_record.hpp"

namespace lawan::cli {

struct ScreenView {
    const AnyGame& game;
    const AnyPosition& position;
    const PerSide<std::string>& names;
    std::optional<Coordinate> last_cell;
    const std::optional<GameResult>& result;
};

class PlayScreen {
  public:
    PlayScreen(Charset charset, Colour colour) : charset_{charset}, colour_{colour} {}

    [[nodiscard]] std::string text(const ScreenView& view) const;

  private:
    [[nodiscard]] DiagramStyle style(const AnyGame& game) const;
    [[nodiscard]] std::vector<std::string> panel(const ScreenView& view) const;
    [[nodiscard]] std::string player_line(const ScreenView& view, Side side) const;

    Charset charset_;
    Colour colour_;
};

}  // namespace lawan::cli
