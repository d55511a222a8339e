// Rules of one's own: whatever is a Position can be searched by every algorithm.
#include <algorithm>
#include <cstdint>
#include <iostream>
#include <lawan/core/hash.hpp>
#include <lawan/core/position.hpp>
#include <lawan/search/negascout.hpp>

// Take one to three matches; whoever takes the last one wins.
struct Nim {
    using Move = int;
    static constexpr std::size_t kMaxMoves = 3;

    int matches = 10;
    lawan::Side side = lawan::Side::X;

    [[nodiscard]] lawan::Side side_to_move() const { return side; }
    [[nodiscard]] lawan::MoveList<int, kMaxMoves> legal_moves() const {
        lawan::MoveList<int, kMaxMoves> moves;
        for (int taken = 1; taken <= std::min(matches, 3); ++taken) moves.push_back(taken);
        return moves;
    }
    [[nodiscard]] Nim after(int taken) const { return {matches - taken, opponent_of(side)}; }
    // For the side to move, when there are no matches left: the other side took the last one.
    [[nodiscard]] lawan::Score final_score() const { return lawan::Score{-1}; }
    [[nodiscard]] std::uint64_t key() const {
        return lawan::mix(static_cast<std::uint64_t>(matches));
    }
    friend bool operator==(const Nim&, const Nim&) = default;
};
static_assert(lawan::Position<Nim>);

// Knows nothing of a game that is not over.
struct Blind {
    [[nodiscard]] lawan::Score evaluate(const Nim&) const { return lawan::Score{0}; }
    [[nodiscard]] lawan::Score outcome(const Nim& nim) const { return nim.final_score(); }
};

int main() {
    const Blind evaluator;
    lawan::Budget budget{lawan::Limits::none()};
    lawan::NegaScout<Nim, Blind> search{evaluator, budget};
    for (int matches = 1; matches <= 8; ++matches) {
        const auto found = search.search(Nim{matches}, matches);
        std::cout << matches << (found->value > lawan::Score{0} ? ": take " : ": lost, take ")
                  << found->line.front() << '\n';
    }
}
