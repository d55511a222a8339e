// The Othello paper's edge tables for Learn: every line of a board read as a number, looked up and
// added up; and the entries that the paper prints.
#pragma once

#include <array>
#include <string>
#include <utility>
#include <vector>

#include "core/coordinate.hpp"
#include "games/othello/edge_lesson_words.hpp"
#include "games/othello/evaluators/edge_tables.hpp"
#include "games/othello/rules/game.hpp"
#include "games/othello/words.hpp"
#include "lessons/demonstration.hpp"

namespace lawan::othello {

// The squares of a line, the one that counts 1 first.
using LineSquares = std::vector<Coordinate>;

// In the order in which line_mobility() adds them up.
template <int Size>
[[nodiscard]] std::vector<LineSquares> lines_of_board() {
    std::vector<LineSquares> lines;
    for (int i = 0; i < Size; ++i) {
        LineSquares row;
        LineSquares column;
        for (int j = 0; j < Size; ++j) {
            row.push_back({j, i});
            column.push_back({i, j});
        }
        lines.push_back(std::move(row));
        lines.push_back(std::move(column));
    }
    for (const Diagonal& diagonal : kDiagonals<Size>) {
        LineSquares line;
        for (int column = diagonal.first_column;
             line.size() < static_cast<std::size_t>(diagonal.length); ++column) {
            int row = 0;
            while (((diagonal.squares >> (8 * row + column)) & 1U) == 0) ++row;
            line.push_back({column, row});
        }
        lines.push_back(std::move(line));
    }
    return lines;
}

// A line as the tables read it.
struct ReadLine {
    std::vector<int> digits;  // the one that counts 1 first: 0 empty, 1 white, 2 black
    int index = 0;
    LineMobility entry;
};

[[nodiscard]] ReadLine read_line(const std::vector<int>& digits);
[[nodiscard]] ReadLine read_line(const BoardView& board, const LineSquares& line);

// As the number is written: its last digit counts 1.
[[nodiscard]] std::vector<Demonstration::Item> digit_items(const ReadLine& read);
[[nodiscard]] std::vector<Demonstration::Item> power_items(std::size_t length);
[[nodiscard]] Phrase line_name(const LineSquares& line);

// The five indices of the paper's Figure 5 and Table 1 and the six of its Figure 6.
[[nodiscard]] Demonstration printed_entries(AnyPosition board);

template <int Size>
class EdgeLesson {
  public:
    explicit EdgeLesson(const BasicPosition<Size>& position)
        : position_{position},
          board_{BasicGame<Size>{position}.board(position)},
          told_{erased_position<BasicGame<Size>>(position)} {}

    [[nodiscard]] Demonstration told() {
        told_.steps.push_back({Phrase{edge_words::kHowLinesAreRead}});
        const auto lines = lines_of_board<Size>();
        for (std::size_t i = 0; i < lines.size(); ++i) tell(lines[i], i + 1, lines.size());
        tell_whole();
        return std::move(told_);
    }

  private:
    [[nodiscard]] int lead(PerSide<int> moves) const {
        const Side own = position_.side_to_move();
        return moves[own] - moves[opponent_of(own)];
    }

    void tell(const LineSquares& line, std::size_t number, std::size_t count) {
        const ReadLine read = read_line(board_, line);
        sum_.x += read.entry.black;
        sum_.o += read.entry.white;
        const int share = kPrintedWeights.mobility * lead({read.entry.black, read.entry.white});
        Demonstration::Step step{
            Phrase{edge_words::kLineIsRead,
                   {number, count, line_name(line), read.index, static_cast<int>(read.entry.white),
                    static_cast<int>(read.entry.black)}}};
        for (std::size_t i = 0; i < line.size(); ++i) {
            step.figures.push_back({static_cast<std::size_t>(line[i].row * Size + line[i].column),
                                    std::to_string(read.digits[i]), Demonstration::Tone::Now});
        }
        step.rows = {
            {Phrase{edge_words::kCounts}, power_items(line.size())},
            {line_name(line), digit_items(read), Phrase{edge_words::kIndexIs, {read.index}}},
            {Phrase{edge_words::kEntry}, {}, sides(read.entry.white, read.entry.black)},
            {Phrase{edge_words::kShare}, {}, share_of(share)},
            {Phrase{edge_words::kSumSoFar}, {}, sides(sum_.o, sum_.x)},
            {Phrase{edge_words::kShareSoFar}, {}, share_of(kPrintedWeights.mobility * lead(sum_))}};
        told_.steps.push_back(std::move(step));
    }

    void tell_whole() {
        const auto terms = EdgeTablesEvaluation<Size>::leads(position_, edge_tables());
        const EdgeTablesWeights w = kPrintedWeights;
        const Score value = EdgeTablesEvaluation<Size>{w}.evaluate(position_);
        Demonstration::Step step{
            Phrase{edge_words::kWhole, {sides(sum_.o, sum_.x), side_name(), value.points()}}};
        const auto row = [&](const Words& name, int weight, int has) {
            step.rows.push_back(
                {Phrase{name}, {}, Phrase{edge_words::kTerm, {weight, has, weight * has}}});
        };
        row(edge_words::kMobilityTerm, w.mobility, terms.mobility);
        row(edge_words::kFrontierTerm, -w.frontier, terms.frontier);
        row(edge_words::kCornerTerm, w.corner, terms.corner);
        row(edge_words::kXSquareTerm, w.x_square, terms.x_square);
        row(edge_words::kCSquareTerm, w.c_square, terms.c_square);
        step.rows.push_back({Phrase{edge_words::kEvaluation}, {}, share_of(value.points())});
        told_.steps.push_back(std::move(step));
    }

    [[nodiscard]] Phrase side_name() const {
        return position_.side_to_move() == Side::X ? words::kBlack : words::kWhite;
    }
    [[nodiscard]] Phrase share_of(int points) const {
        return Phrase{edge_words::kPointsFor, {points, side_name()}};
    }
    [[nodiscard]] static Phrase sides(int white, int black) {
        return Phrase{edge_words::kSides, {white, black}};
    }

    BasicPosition<Size> position_;
    BoardView board_;
    Demonstration told_;
    PerSide<int> sum_;
};

}  // namespace lawan::othello
