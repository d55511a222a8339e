// Othello as a game: outflank discs to turn them; when nobody can move, most discs win.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/board_view.hpp"
#include "core/coordinate.hpp"
#include "core/game.hpp"
#include "core/score.hpp"
#include "core/side.hpp"
#include "games/othello/rules/position.hpp"

namespace lawan::othello {

template <int Size>
class BasicGame {
  public:
    using Position = BasicPosition<Size>;
    using Move = othello::Move;

    static constexpr std::string_view kName = "othello";
    static constexpr PerSide<std::string_view> kSideNames{"black", "white"};
    static constexpr ScoreUnit kScoreUnit = ScoreUnit::Discs;

    BasicGame() = default;  // from the usual start
    explicit BasicGame(const Position& start) : start_{start} {}

    // The cells from a1, row by row, then the side to move: see notation.hpp. Throws InputError.
    [[nodiscard]] static Position parse_position(std::string_view text);

    [[nodiscard]] Position start() const { return start_; }
    [[nodiscard]] ScoreRange score_range() const {
        return {Score{-Size * Size}, Score{Size * Size}};
    }
    // A pass comes before a disc and never twice in a row: a bound, not always reached.
    [[nodiscard]] int longest_game() const { return 2 * start_.empty_squares().count(); }
    [[nodiscard]] std::optional<Move> pass() const { return Move::pass(); }

    [[nodiscard]] std::optional<Coordinate> cell(Move move) const;
    [[nodiscard]] std::optional<Move> parse_move(std::string_view text) const;
    [[nodiscard]] std::string move_text(Move move) const;
    [[nodiscard]] std::string position_text(const Position& position) const;

    [[nodiscard]] BoardView board(const Position& position) const;
    [[nodiscard]] Standing standing(const Position& position) const;

    // Discs of black minus discs of white, as they lie: empty squares count for nobody, other than
    // in Position::final_score().
    [[nodiscard]] int shown_score(const Position& position) const;

  private:
    Position start_;
};

extern template class BasicGame<8>;
extern template class BasicGame<6>;
extern template class BasicGame<4>;

using Game = BasicGame<8>;

// The usual start as position_text() writes it.
inline constexpr const char* kUsualStartText =
    "---------------------------OX------XO--------------------------- X";

static_assert(lawan::Game<BasicGame<8>> && lawan::Game<BasicGame<6>> && lawan::Game<BasicGame<4>>);
static_assert(CountsMoves<Position> && Symmetric<Position>);

}  // namespace lawan::othello
