// Adjacency as a game: two sides mark cells and flip what stands beside them; who has more marks
// after the last round wins.
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
#include "games/adjacency/rules/position.hpp"

namespace lawan::adjacency {

class Game {
  public:
    using Position = adjacency::Position;
    using Move = Position::Move;

    static constexpr std::string_view kName = "adjacency";
    static constexpr PerSide<std::string_view> kSideNames{"X", "O"};
    static constexpr ScoreUnit kScoreUnit = ScoreUnit::Marks;

    // A game from here on. Where the side to move has one move more than the other, the number of
    // marks tells who began the round: it grows by two a round, from eight. So with an even number
    // the side to move begins, and will play the last round alone; with an odd one it comes second.
    explicit Game(const Position& start)
        : start_{start},
          first_in_round_{start.plies_left() % 2 == 0 ||
                                  (start.own() | start.enemy()).count() % 2 == 0
                              ? start.side_to_move()
                              : opponent_of(start.side_to_move())} {}

    [[nodiscard]] static Position parse_position(std::string_view text);  // throws InputError

    [[nodiscard]] Position start() const { return start_; }

    // As if all marks of the end could belong to one side: bounds, not always reached.
    [[nodiscard]] ScoreRange score_range() const;
    [[nodiscard]] int longest_game() const { return start_.plies_left(); }
    [[nodiscard]] std::optional<Move> pass() const { return std::nullopt; }

    [[nodiscard]] std::optional<Coordinate> cell(Move move) const { return coordinate_of(move); }
    [[nodiscard]] std::optional<Move> parse_move(std::string_view text) const;
    [[nodiscard]] std::string move_text(Move move) const;
    [[nodiscard]] std::string position_text(const Position& position) const;

    [[nodiscard]] BoardView board(const Position& position) const;
    [[nodiscard]] Standing standing(const Position& position) const;
    [[nodiscard]] int shown_score(const Position& position) const;  // marks of X minus marks of O

  private:
    [[nodiscard]] int rounds_left(const Position& position) const;

    Position start_;
    Side first_in_round_;
};

static_assert(lawan::Game<Game>);
static_assert(CountsMoves<Position> && Symmetric<Position>);

}  // namespace lawan::adjacency
