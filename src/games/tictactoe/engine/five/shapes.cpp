#include "games/tictactoe/engine/five/shapes.hpp"

namespace lawan::tictactoe::five {

const ShapeTable& ShapeTable::of(const Rules& rules) {
    static const ShapeTable kFour{{{7, 7}, 4}};
    static const ShapeTable kFive{{{7, 7}, 5}};
    if (rules.rule == RowRule::Exact) {
        static const ShapeTable kExactlyFive{{{7, 7}, 5, RowRule::Exact}};
        return kExactlyFive;
    }
    return rules.in_a_row == 4 ? kFour : kFive;
}

// Where a row must not be longer, the cell behind its end counts as well.
ShapeTable::ShapeTable(const Rules& rules)
    : rules_{rules}, reach_{rules.rule == RowRule::Exact ? rules.in_a_row : rules.in_a_row - 1} {
    std::uint32_t unit = 1;
    for (int i = 0; i < 2 * reach_; ++i) {
        units_[static_cast<std::size_t>(i)] = static_cast<LineCode>(unit);
        unit *= 3;
    }
    shapes_.resize(unit);
    completing_.resize(unit);
    lines_.resize(unit);
    known_.resize(unit);
    for (std::uint32_t code = 0; code < unit; ++code) {
        (void)classify(static_cast<LineCode>(code));
        lines_[code] = line_of(static_cast<LineCode>(code));
    }
    known_ = {};
}

int ShapeTable::digit(LineCode code, int place) const {
    return code / units_[static_cast<std::size_t>(place)] % 3;
}

// Four in a row are five with the cell counted twice: its second half is a mark beside it, and
// what lies behind that on the other side is out of reach.
Line ShapeTable::line_of(LineCode code) const {
    constexpr int kCells = 4;
    const bool four = rules_.in_a_row == kLeastRow;
    const auto half = [&](int sign, bool doubled) {
        std::size_t number = 0;  // of those that are blocked sooner, and then by the marks
        std::size_t marks = 0;
        for (int cell = 1; cell <= kCells; ++cell) {
            const int distance = doubled ? cell - 1 : cell;
            const int seen = distance == 0       ? 1
                             : distance > reach_ ? 2
                                                 : digit(code, place(sign * distance));
            if (seen == 2) return number + marks;
            number += std::size_t{1} << static_cast<unsigned>(cell - 1);
            marks = 2 * marks + static_cast<std::size_t>(seen);
        }
        return number + marks;
    };
    const std::size_t left = half(-1, false);
    const std::size_t right = half(1, four);
    const std::size_t more = left > right ? left : right;
    return static_cast<Line>(more * (more + 1) / 2 + (left + right - more));
}

// Through the cell itself.
bool ShapeTable::has_row(LineCode code) const {
    int row = 1;
    for (int place = reach_; place < 2 * reach_ && digit(code, place) == 1; ++place) ++row;
    for (int place = reach_ - 1; place >= 0 && digit(code, place) == 1; --place) ++row;
    return rules_.is_won_by(row);
}

Shape ShapeTable::classify(LineCode code) {
    if (known_[code]) return shapes_[code];
    known_[code] = true;
    if (has_row(code)) return shapes_[code] = Shape::Five;
    std::array<int, static_cast<std::size_t>(Shape::Five) + 1> ways{};
    for (int place = 0; place < 2 * reach_; ++place) {
        if (digit(code, place) != 0) continue;
        const auto next = static_cast<LineCode>(code + units_[static_cast<std::size_t>(place)]);
        const Shape shape = classify(next);
        ++ways[static_cast<std::size_t>(shape)];
        if (shape == Shape::Five) completing_[code] |= static_cast<std::uint16_t>(1U << place);
    }
    const auto to = [&](Shape shape) { return ways[static_cast<std::size_t>(shape)]; };
    const int threes = to(Shape::OpenThree) + to(Shape::BroadThree);
    const auto shape = [&] {
        if (to(Shape::Five) > 1) return Shape::OpenFour;
        if (to(Shape::Five) == 1) return Shape::Four;
        if (to(Shape::OpenFour) > 0)
            return to(Shape::OpenFour) > 1 ? Shape::BroadThree : Shape::OpenThree;
        if (to(Shape::Four) > 0) return Shape::ClosedThree;
        if (threes > 0) return threes > 2 ? Shape::BroadTwo : Shape::OpenTwo;
        if (to(Shape::ClosedThree) > 0) return Shape::ClosedTwo;
        if (to(Shape::OpenTwo) + to(Shape::BroadTwo) > 0) return Shape::OpenOne;
        return to(Shape::ClosedTwo) > 0 ? Shape::ClosedOne : Shape::Dead;
    };
    return shapes_[code] = shape();
}

}  // namespace lawan::tictactoe::five
