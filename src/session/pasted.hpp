// Reading whatever somebody pasted, and saying what it was taken for.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/catalog.hpp"
#include "core/reason.hpp"
#include "core/side.hpp"
#include "play/any_game.hpp"

namespace lawan::session {

struct Pasted {
    Reason taken_for;  // record, share, ggf, position, moves or diagram; arguments: the game, moves
    const GameEntry* entry;
    OptionTexts settings;
    AnyGame game;
    std::vector<std::string> moves;
    PerSide<std::string> names = {};
    std::string problem = {};  // why the moves end early; empty where all are legal
};

// A game record in JSON, a share text, GGF (its first game), a position in one line or in OBF, a
// transcript, a board drawn in several lines. `game` is tried before the others. Moves that begin
// as those of one game do are not taken for another's. What comes from the first illegal move on is
// left out, and `problem` names it. Throws Refusal "unreadable".
[[nodiscard]] Pasted read_pasted(std::string_view text, const std::string& game);

// The same of a game that is known: moves are never taken for those of another one. `board` is what
// they start from, else a board is chosen on which they are legal; other texts have their own.
[[nodiscard]] Pasted read_pasted_of(std::string_view text, const GameEntry& entry,
                                    const std::optional<AnyGame>& board);

// A game from a position with other marks on the board. `rest` is what stands behind the side to
// move in the position's text. Throws InputError.
[[nodiscard]] AnyGame edited(const GameEntry& entry, const AnyPosition& from,
                             const std::string& cells, Side to_move,
                             const std::optional<std::string>& rest);

}  // namespace lawan::session
