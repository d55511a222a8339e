// The game for the catalog: names, text, cells and scores.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/board_view.hpp"
#include "core/game.hpp"
#include "core/options.hpp"
#include "core/side.hpp"
#include "games/connect4/rules/position.hpp"

namespace lawan::connect4 {

class Game {
  public:
    using Position = connect4::Position;
    using Move = Square;

    static constexpr std::string_view kName = "connect4";
    static constexpr PerSide<std::string_view> kSideNames{"black", "white"};
    static constexpr ScoreUnit kScoreUnit = ScoreUnit::Outcome;

    // Text such as '7/7/7/7/7/3X3 O 4': any number of discs, none of them in the air, and only the
    // side that is not to move may have a line. Throws InputError.
    [[nodiscard]] static Position parse_position(std::string_view text);

    explicit Game(const Position& start) : start_{start} {}
    explicit Game(const Rules& rules, Side first = Side::X) : start_{rules, first} {}

    [[nodiscard]] Position start() const { return start_; }
    [[nodiscard]] ScoreRange score_range() const { return {Score{-1}, Score{1}}; }
    [[nodiscard]] int longest_game() const {
        return start_.winner() ? 0 : start_.empty_cells().count();
    }
    [[nodiscard]] std::optional<Move> pass() const { return std::nullopt; }

    [[nodiscard]] std::optional<Coordinate> cell(Move move) const {
        return coordinate_of(move, start_.size());
    }
    // A cell with rows from the bottom, "d1", as it is printed.
    [[nodiscard]] std::optional<Move> parse_move(std::string_view text) const;
    // The same; or a column, by its letter or its number from the left: "d" or "4". In a full
    // column that is its highest cell.
    [[nodiscard]] std::optional<Move> parse_move(std::string_view text,
                                                 const Position& position) const;
    [[nodiscard]] std::string move_text(Move move) const { return cell_text(move, start_.size()); }

    [[nodiscard]] std::string position_text(const Position& position) const;
    [[nodiscard]] BoardView board(const Position& position) const;
    [[nodiscard]] Standing standing(const Position&) const { return {}; }

    // 1 when X has a line, −1 when O has one, otherwise 0.
    [[nodiscard]] int shown_score(const Position& position) const {
        const auto winner = position.winner();
        return !winner ? 0 : *winner == Side::X ? 1 : -1;
    }

  private:
    Position start_;
};

static_assert(lawan::Game<Game>);

// size, in-a-row, first.
[[nodiscard]] std::vector<OptionSpec> settings();

// Throws InputError.
[[nodiscard]] Game game_from(const Options& options);

}  // namespace lawan::connect4
