// Tic-tac-toe and m,n,k as a game: names, text, cells and scores for the catalog.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/board_view.hpp"
#include "core/game.hpp"
#include "core/side.hpp"
#include "games/tictactoe/rules/diagram.hpp"
#include "games/tictactoe/rules/position.hpp"
#include "games/tictactoe/rules/words.hpp"

namespace lawan::tictactoe {

template <class Board>
class BasicGame {
  public:
    using Position = BasicPosition<Board>;
    using Move = Square;

    static constexpr std::string_view kName = "tictactoe";
    static constexpr PerSide<std::string_view> kSideNames{"X", "O"};
    static constexpr ScoreUnit kScoreUnit = ScoreUnit::Outcome;

    // Text such as '3/1X1/3 O 3': any number of marks, but only the side that is not to
    // move may have a line. Throws InputError.
    [[nodiscard]] static Position parse_position(std::string_view text);
    [[nodiscard]] static Position position_from(const Diagram& diagram);

    explicit BasicGame(const Position& start) : start_{start} {}
    explicit BasicGame(const Rules& rules, Side first = Side::X) : start_{rules, first} {}

    [[nodiscard]] Position start() const { return start_; }
    [[nodiscard]] ScoreRange score_range() const { return {Score{-1}, Score{1}}; }
    [[nodiscard]] int longest_game() const {
        return start_.winner() ? 0 : start_.empty_cells().count();
    }
    [[nodiscard]] std::optional<Move> pass() const { return std::nullopt; }

    [[nodiscard]] std::optional<Coordinate> cell(Move move) const {
        return coordinate_of(move, start_.size());
    }
    // "b2", or the number of the cell, counted row by row from 1 as in the paper: "5".
    [[nodiscard]] std::optional<Move> parse_move(std::string_view text) const;
    [[nodiscard]] std::string move_text(Move move) const;

    [[nodiscard]] std::string position_text(const Position& position) const;
    [[nodiscard]] BoardView board(const Position& position) const;
    [[nodiscard]] Standing standing(const Position&) const {
        return {std::nullopt, {Phrase{words::kInARowWins, {start_.in_a_row()}}}};
    }
    [[nodiscard]] int marks_to_win() const { return start_.in_a_row(); }

    // 1 when X has a line, −1 when O has one, otherwise 0.
    [[nodiscard]] int shown_score(const Position& position) const {
        const auto winner = position.winner();
        return !winner ? 0 : *winner == Side::X ? 1 : -1;
    }

  private:
    Position start_;
};

extern template class BasicGame<Bitboard>;
extern template class BasicGame<WideBitboard>;

using Game = BasicGame<Bitboard>;          // boards of up to 64 cells
using WideGame = BasicGame<WideBitboard>;  // up to 20×20

static_assert(lawan::Game<Game> && lawan::Game<WideGame>);

}  // namespace lawan::tictactoe
