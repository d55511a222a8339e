#include "play/swap2.hpp"

#include <algorithm>
#include <cstdlib>
#include <limits>

#include "core/coordinate.hpp"

namespace lawan::swap2 {
namespace {

constexpr int kReach = 3;  // columns and rows from the centre

[[nodiscard]] bool is_central(const AnyPosition& position, AnyMove move) {
    const auto at = position.cell(move);
    const BoardSize size = position.board().size;
    return at && std::abs(at->column - size.columns / 2) <= kReach &&
           std::abs(at->row - size.rows / 2) <= kReach;
}

// Empty where so many marks do not fit or end the game.
[[nodiscard]] std::vector<AnyMove> random_marks(AnyPosition position, int marks, Random& random) {
    std::vector<AnyMove> moves;
    while (static_cast<int>(moves.size()) < marks) {
        std::vector<AnyMove> legal = position.legal_moves();
        if (legal.empty()) return {};
        std::vector<AnyMove> central;
        std::copy_if(legal.begin(), legal.end(), std::back_inserter(central),
                     [&](AnyMove move) { return is_central(position, move); });
        moves.push_back(random.pick(central.empty() ? legal : central));
        position = position.after(moves.back());
    }
    if (position.is_over()) return {};
    return moves;
}

[[nodiscard]] AnyPosition after(AnyPosition position, const std::vector<AnyMove>& moves) {
    for (const AnyMove move : moves) position = position.after(move);
    return position;
}

}  // namespace

std::vector<AnyMove> balanced_marks(const AnyPosition& from, int marks, int tries,
                                    const Judge& judge, Random& random) {
    std::vector<AnyMove> best = random_marks(from, marks, random);
    int least = std::numeric_limits<int>::max();
    for (int i = 0; i < tries && least > 0; ++i) {
        const std::vector<AnyMove> moves = random_marks(from, marks, random);
        if (moves.empty()) continue;
        const int favour = std::abs(judge(after(from, moves)));
        if (favour >= least) continue;
        least = favour;
        best = moves;
    }
    return best;
}

Choice better_side(const AnyPosition& position, const Judge& judge) {
    const Side preferred =
        judge(position) >= 0 ? position.side_to_move() : opponent_of(position.side_to_move());
    return preferred == Side::X ? Choice::First : Choice::Second;
}

}  // namespace lawan::swap2
