#include "games/tictactoe/engine/five/shapes.hpp"

namespace lawan::tictactoe::five {

const ShapeTable& ShapeTable::of(int in_a_row) {
    static const ShapeTable kFour{4};
    static const ShapeTable kFive{5};
    return in_a_row == 4 ? kFour : kFive;
}

ShapeTable::ShapeTable(int in_a_row) : in_a_row_{in_a_row}, reach_{in_a_row - 1} {
    LineCode unit = 1;
    for (int i = 0; i < 2 * reach_; ++i) {
        units_[static_cast<std::size_t>(i)] = unit;
        unit = static_cast<LineCode>(unit * 3);
    }
    shapes_.resize(unit);
    completing_.resize(unit);
    known_.resize(unit);
    for (LineCode code = 0; code < unit; ++code) (void)classify(code);
    known_ = {};
}

int ShapeTable::digit(LineCode code, int place) const {
    return code / units_[static_cast<std::size_t>(place)] % 3;
}

// Through the cell itself.
bool ShapeTable::has_row(LineCode code) const {
    int row = 1;
    for (int place = reach_; place < 2 * reach_ && digit(code, place) == 1; ++place) ++row;
    for (int place = reach_ - 1; place >= 0 && digit(code, place) == 1; --place) ++row;
    return row >= in_a_row_;
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
        if (shape == Shape::Five) completing_[code] |= static_cast<std::uint8_t>(1U << place);
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
