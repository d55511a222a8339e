// Lists of moves that somebody pasted: whose game they are of, on which board, and how far.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "session/pasted.hpp"

namespace lawan::session {

using MoveTexts = std::vector<std::string>;

// Cells by name, else by number; none where there is anything else or nothing at all.
[[nodiscard]] std::optional<MoveTexts> moves_in(std::string_view text);

// Whether they name cells. Words of prose are made of letters as well, and do not.
[[nodiscard]] bool names_cells(const MoveTexts& moves);

// Whether each of them names a move of this game, legal or not, on `board` or else on the usual
// one.
[[nodiscard]] bool are_moves_of(const GameModule& entry, const std::optional<AnyGame>& board,
                                const MoveTexts& moves);

// The settings to try for a text that does not say which: the usual ones, then each flag, then
// other sizes.
[[nodiscard]] std::vector<OptionTexts> likely_settings(const GameModule& entry);

// Moves of this game, on `board` or else on a board on which most of them are legal. Those before
// the first illegal one are kept. Throws Refusal where that is the first of all.
[[nodiscard]] Pasted moves_of(const GameModule& entry, const std::optional<AnyGame>& board,
                              const MoveTexts& moves);

// The same where every one of them is legal; none elsewhere.
[[nodiscard]] std::optional<Pasted> all_moves_of(const GameModule& entry,
                                                 const std::optional<AnyGame>& board,
                                                 const MoveTexts& moves);

// Moves of one of these games; that of name `first` is the one the user looks at. None where they
// are no game's. Throws Refusal where they begin as those of a game, and too few are legal.
[[nodiscard]] std::optional<Pasted> moves_of_any(const std::vector<const GameModule*>& games,
                                                 const std::string& first, const MoveTexts& moves);

}  // namespace lawan::session
