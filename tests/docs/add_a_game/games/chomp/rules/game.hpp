// Chomp as a game: how it is written, read and drawn.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/evaluator.hpp"
#include "core/game.hpp"
#include "core/input_error.hpp"
#include "core/text.hpp"
#include "games/chomp/rules/position.hpp"
#include "games/chomp/rules/words.hpp"

namespace lawan::chomp {

// Fewer cells left are better for whoever has just moved: a guess, so that a search has something
// to go by where it cannot see the end.
struct CellsLeft {
    [[nodiscard]] Score evaluate(const Position& p) const { return Score{p.left().count()}; }
    [[nodiscard]] Score outcome(const Position& p) const { return decisive(p.final_score()); }
};

class Game {
  public:
    using Position = chomp::Position;
    using Move = Position::Move;

    static constexpr std::string_view kName = "chomp";
    static constexpr PerSide<std::string_view> kSideNames{"X", "O"};
    static constexpr ScoreUnit kScoreUnit = ScoreUnit::Outcome;

    Game() = default;
    explicit Game(const Position& start) : start_{start} {}

    // A text is the cells that are left, '#' or '.', row by row, and the side to move.
    [[nodiscard]] static Position parse_position(std::string_view text) {
        const auto parts = split_words(text);
        const auto cells = static_cast<std::size_t>(kSize.cells());
        const bool fits = parts.size() == 2 && parts[0].size() == cells &&
                          parts[0].find_first_not_of("#.") == std::string_view::npos &&
                          (parts[1] == "X" || parts[1] == "O");
        if (!fits) throw InputError{words::kBadPosition, {}};
        Bitboard left;
        for (std::size_t i = 0; i < cells; ++i) {
            if (parts[0][i] == '#') left |= Bitboard::of(Square{static_cast<int>(i)});
        }
        return {left, parts[1] == "X" ? Side::X : Side::O};
    }
    [[nodiscard]] std::string position_text(const Position& p) const {
        std::string text(static_cast<std::size_t>(kSize.cells()), '.');
        for (Square square : squares(p.left()))
            text[static_cast<std::size_t>(square.index())] = '#';
        return text + ' ' + letter(p.side_to_move());
    }

    [[nodiscard]] Position start() const { return start_; }
    [[nodiscard]] ScoreRange score_range() const { return {Score{-1}, Score{1}}; }
    [[nodiscard]] int longest_game() const { return start_.left().count(); }
    [[nodiscard]] std::optional<Move> pass() const { return std::nullopt; }

    [[nodiscard]] std::optional<Coordinate> cell(Move move) const { return coordinate_of(move); }
    [[nodiscard]] std::optional<Move> parse_move(std::string_view text) const {
        const auto at = parse_coordinate(text, kSize);
        return at ? std::optional{square_at(*at)} : std::nullopt;
    }
    [[nodiscard]] std::string move_text(Move move) const { return to_text(coordinate_of(move)); }

    [[nodiscard]] BoardView board(const Position& p) const {
        BoardView view{kSize, std::vector<Mark>(static_cast<std::size_t>(kSize.cells()))};
        for (Square square : squares(p.left())) {
            view.marks[static_cast<std::size_t>(square.index())] = Mark::X;
        }
        return view;
    }
    [[nodiscard]] Standing standing(const Position&) const { return {}; }
    [[nodiscard]] int shown_score(const Position& p) const {
        if (p.left().any()) return 0;
        return p.side_to_move() == Side::X ? 1 : -1;
    }

  private:
    Position start_;
};

}  // namespace lawan::chomp

template <>
struct lawan::EvaluatorsOf<lawan::chomp::Game> {
    [[nodiscard]] static std::vector<NamedEvaluator<chomp::Position>> list() {
        return {{"cells-left",
                 chomp::words::kCellsLeftTitle,
                 chomp::words::kCellsLeft,
                 {},
                 [](const Options&) { return AnyEvaluator<chomp::Position>{chomp::CellsLeft{}}; }}};
    }
};
