#include "games/tictactoe/engine/five/line_table.hpp"

#include <map>
#include <set>

namespace lawan::tictactoe::five {
namespace {

[[nodiscard]] Neighbour neighbour_in(std::size_t half, int away) {
    return static_cast<Neighbour>(half >> (2 * (away - 1)) & 3U);
}

// Without what neither side sees behind the first marks of both, or behind the border; whoever is
// blocked already takes a mark of the other side for the border.
[[nodiscard]] std::size_t seen_of(std::size_t half, int reach) {
    std::size_t seen = 0;
    bool of_x = false;
    bool of_o = false;
    for (int away = 1; away <= reach; ++away) {
        const Neighbour what = neighbour_in(half, away);
        of_x |= what == Neighbour::OfX;
        of_o |= what == Neighbour::OfO;
        const bool ends = what == Neighbour::Border || (of_x && of_o);
        const Neighbour counts = ends ? Neighbour::Border : what;
        seen |= static_cast<std::size_t>(counts) << (2 * (away - 1));
        if (ends) break;
    }
    return seen;
}

[[nodiscard]] std::set<std::size_t> halves_within(int reach) {
    std::set<std::size_t> halves;
    for (std::size_t half = 0; half < std::size_t{1} << (2 * reach); ++half)
        halves.insert(seen_of(half, reach));
    return halves;
}

[[nodiscard]] Neighbours both(std::size_t left, std::size_t right) {
    return static_cast<Neighbours>(left) | static_cast<Neighbours>(right) << kRightNeighbours;
}

[[nodiscard]] LineCode code_of(Neighbours neighbours, const ShapeTable& table, Side side) {
    const Neighbour own = side == Side::X ? Neighbour::OfX : Neighbour::OfO;
    LineCode code = 0;
    for (int away = 1; away <= table.reach(); ++away) {
        for (const int distance : {-away, away}) {
            const Neighbours half =
                distance < 0 ? neighbours & 0xFFFFU : neighbours >> kRightNeighbours;
            const Neighbour what = neighbour_in(half, away);
            const int digit = what == Neighbour::Empty ? 0 : what == own ? 1 : 2;
            code = static_cast<LineCode>(code + digit * table.unit(distance));
        }
    }
    return code;
}

[[nodiscard]] std::pair<Line, Line> lines_of(Neighbours neighbours, const ShapeTable& of_x,
                                             const ShapeTable& of_o) {
    return {of_x.line(code_of(neighbours, of_x, Side::X)),
            of_o.line(code_of(neighbours, of_o, Side::O))};
}

[[nodiscard]] const std::map<std::pair<Line, Line>, LinePair>& numbers_of_pairs() {
    static const auto kNumbers = [] {
        std::map<std::pair<Line, Line>, LinePair> numbers;
        for (const int in_a_row : {kMostRow, kLeastRow}) {
            const Rules rules{{7, 7}, in_a_row};
            const ShapeTable& of_x = ShapeTable::of(rules, Side::X);
            const ShapeTable& of_o = ShapeTable::of(rules, Side::O);
            const auto halves = halves_within(of_x.reach());
            for (const std::size_t left : halves) {
                for (const std::size_t right : halves)
                    numbers.emplace(lines_of(both(left, right), of_x, of_o),
                                    static_cast<LinePair>(numbers.size()));
            }
        }
        return numbers;
    }();
    return kNumbers;
}

}  // namespace

const std::vector<std::pair<Line, Line>>& line_pairs() {
    static const auto kPairs = [] {
        std::vector<std::pair<Line, Line>> pairs(numbers_of_pairs().size());
        for (const auto& [lines, number] : numbers_of_pairs()) pairs[number] = lines;
        return pairs;
    }();
    return kPairs;
}

const LineTable& LineTable::of(const Rules& rules) {
    if (rules.rule == RowRule::Renju) {
        static const LineTable kRenju{{{7, 7}, 5, RowRule::Renju}};
        return kRenju;
    }
    if (rules.rule == RowRule::Exact) {
        static const LineTable kExact{{{7, 7}, 5, RowRule::Exact}};
        return kExact;
    }
    static const LineTable kFour{{{7, 7}, 4}};
    static const LineTable kFive{{{7, 7}, 5}};
    return rules.in_a_row == kLeastRow ? kFour : kFive;
}

LineTable::LineTable(const Rules& rules)
    : reach_{ShapeTable::of(rules, Side::X).reach()},
      of_x_{ShapeTable::of(rules, Side::X)},
      of_o_{ShapeTable::of(rules, Side::O)} {
    const auto seen = halves_within(reach_);
    const std::vector<std::size_t> halves(seen.begin(), seen.end());
    std::map<std::size_t, std::uint8_t> numbers;
    for (const std::size_t half : halves)
        numbers.emplace(half, static_cast<std::uint8_t>(numbers.size()));
    for (std::size_t half = 0; half < std::size_t{1} << (2 * reach_); ++half)
        halves_[half] = numbers.at(seen_of(half, reach_));
    for (std::size_t left = 0; left < halves.size(); ++left) {
        for (std::size_t right = 0; right < halves.size(); ++right) {
            const Neighbours neighbours = both(halves[left], halves[right]);
            const auto x = static_cast<Entry>(of_x_.shape(code_of(neighbours, of_x_, Side::X)));
            const auto o = static_cast<Entry>(of_o_.shape(code_of(neighbours, of_o_, Side::O)));
            const Entry pair = numbers_of_pairs().at(lines_of(neighbours, of_x_, of_o_));
            entries_[(left << kHalfBits) + right] = x | o << 16U | pair << 4U;
        }
    }
}

LineCode LineTable::code(Neighbours neighbours, Side side) const {
    return code_of(neighbours, side == Side::X ? of_x_ : of_o_, side);
}

}  // namespace lawan::tictactoe::five
