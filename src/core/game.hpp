// What a catalog line asks of a game: how it is named, set up, written, read and drawn.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/board_view.hpp"
#include "core/coordinate.hpp"
#include "core/position.hpp"
#include "core/score.hpp"
#include "core/side.hpp"

namespace lawan {

// What the numbers of a final score count.
enum class ScoreUnit : std::uint8_t { Marks, Discs, Outcome };

// A game is a value too: the rules' choices and the position it starts from.
//
// A position's one-line text and a move's text round-trip. parse_move() takes whatever names a cell
// or a pass and does not ask whether it is legal. Where people also name moves in a way that only a
// position explains, as by a column alone, a game has parse_move(text, position) too. shown_score()
// is what players count at the end, X minus O; Position::final_score() is what searches maximise,
// and the two agree on who wins. A game in which a mark goes to any empty cell may say how many
// marks of one side it takes to win, with marks_to_win(): openings that both sides lay together
// need that.
template <class G>
concept Game = std::copyable<G> && Position<typename G::Position> &&
    requires(const G g, const typename G::Position p, typename G::Position::Move m,
             std::string_view text) {
    { G::kName } -> std::convertible_to<std::string_view>;
    { G::kSideNames } -> std::convertible_to<const PerSide<std::string_view>&>;
    { G::kScoreUnit } -> std::convertible_to<ScoreUnit>;
    { G::parse_position(text) } -> std::same_as<typename G::Position>;  // throws InputError
    {G{p}};                                                             // a game from here on
    { g.start() } -> std::same_as<typename G::Position>;
    { g.score_range() } -> std::same_as<ScoreRange>;
    { g.longest_game() } -> std::same_as<int>;  // plies, from the start
    { g.pass() } -> std::same_as<std::optional<typename G::Position::Move>>;
    { g.cell(m) } -> std::same_as<std::optional<Coordinate>>;  // none for a pass
    { g.parse_move(text) } -> std::same_as<std::optional<typename G::Position::Move>>;
    { g.move_text(m) } -> std::same_as<std::string>;
    { g.position_text(p) } -> std::same_as<std::string>;
    { g.board(p) } -> std::same_as<BoardView>;
    { g.standing(p) } -> std::same_as<Standing>;
    { g.shown_score(p) } -> std::same_as<int>;
};

// What the text names for somebody who looks at the position, legal or not.
template <Game G>
[[nodiscard]] std::optional<typename G::Position::Move> parse_move(
    const G& game, std::string_view text, const typename G::Position& position) {
    if constexpr (requires { game.parse_move(text, position); }) {
        return game.parse_move(text, position);
    } else {
        return game.parse_move(text);
    }
}

}  // namespace lawan
