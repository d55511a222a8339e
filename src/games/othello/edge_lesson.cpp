#include "games/othello/edge_lesson.hpp"

#include <algorithm>

namespace lawan::othello {
namespace {

std::vector<int> digits_of(int index) {
    std::vector<int> digits;
    for (int i = 0; i < kLongestLine; ++i, index /= 3) digits.push_back(index % 3);
    return digits;
}

// The discs of a line on the top row, as its number is written.
std::vector<Demonstration::Piece> on_top_row(const ReadLine& read) {
    std::vector<Demonstration::Piece> pieces;
    for (std::size_t i = 0; i < read.digits.size(); ++i) {
        const int digit = read.digits[read.digits.size() - 1 - i];
        if (digit != kEmptyDigit) pieces.push_back({i, digit == kWhiteDigit ? Side::O : Side::X});
    }
    return pieces;
}

}  // namespace

ReadLine read_line(const std::vector<int>& digits) {
    unsigned white = 0;
    unsigned black = 0;
    for (std::size_t i = 0; i < digits.size(); ++i) {
        if (digits[i] == kWhiteDigit) white |= 1U << i;
        if (digits[i] == kBlackDigit) black |= 1U << i;
    }
    const int index = edge_index(white, black);
    const auto length = static_cast<int>(digits.size());
    return {digits, index, edge_tables().of_length(length)[index]};
}

ReadLine read_line(const BoardView& board, const LineSquares& line) {
    std::vector<int> digits;
    for (const Coordinate at : line) {
        const Mark mark = board.at(at);
        digits.push_back(mark == Mark::None ? kEmptyDigit
                         : mark == Mark::O  ? kWhiteDigit
                                            : kBlackDigit);
    }
    return read_line(digits);
}

std::vector<Demonstration::Item> digit_items(const ReadLine& read) {
    std::vector<Demonstration::Item> items;
    for (const int digit : read.digits) {
        items.push_back({std::to_string(digit), digit == kEmptyDigit ? Demonstration::Tone::Plain
                                                                     : Demonstration::Tone::Now});
    }
    std::reverse(items.begin(), items.end());
    return items;
}

std::vector<Demonstration::Item> power_items(std::size_t length) {
    std::vector<Demonstration::Item> items;
    int power = 1;
    for (std::size_t i = 0; i < length; ++i, power *= 3) items.push_back({std::to_string(power)});
    std::reverse(items.begin(), items.end());
    return items;
}

Phrase line_name(const LineSquares& line) {
    return {edge_words::kFromTo, {to_text(line.back()), to_text(line.front())}};
}

Demonstration printed_entries(AnyPosition board) {
    struct Printed {
        Words where;
        int index;
    };
    using edge_words::kFigure5;
    using edge_words::kFigure6;
    using edge_words::kTable1;
    constexpr std::array kPrinted{
        Printed{kFigure5, 33},  Printed{kTable1, 7},    Printed{kTable1, 45},
        Printed{kTable1, 142},  Printed{kTable1, 1278}, Printed{kFigure6, 702},
        Printed{kFigure6, 135}, Printed{kFigure6, 81},  Printed{kFigure6, 162},
        Printed{kFigure6, 198}, Printed{kFigure6, 216}};
    Demonstration told{std::move(board)};
    told.steps.push_back({Phrase{edge_words::kPrintedIntro}});
    int white_of_figure = 0;  // Figure 6 adds up the moves of white
    for (const Printed& printed : kPrinted) {
        const ReadLine read = read_line(digits_of(printed.index));
        const int white = read.entry.white;
        const int black = read.entry.black;
        const bool adds = printed.where == kFigure6;
        if (adds) white_of_figure += white;
        Demonstration::Step step{
            adds ? Phrase{edge_words::kPrintedSum,
                          {printed.where, printed.index, white, white_of_figure}}
                 : Phrase{edge_words::kPrintedEntry, {printed.where, printed.index, white, black}}};
        step.pieces = on_top_row(read);
        step.rows = {{Phrase{edge_words::kCounts}, power_items(read.digits.size())},
                     {Phrase{edge_words::kLine}, digit_items(read),
                      Phrase{edge_words::kIndexIs, {read.index}}},
                     {Phrase{edge_words::kEntry}, {}, Phrase{edge_words::kSides, {white, black}}}};
        told.steps.push_back(std::move(step));
    }
    return told;
}

}  // namespace lawan::othello
