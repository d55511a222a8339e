#include "games/tictactoe/engine/solver/distance.hpp"

#include <algorithm>
#include <bit>
#include <unordered_map>
#include <utility>

#include "core/hash.hpp"

namespace lawan::tictactoe::solver {
namespace {

constexpr std::size_t kMostRemembered = 2'000'000;

class DistanceSearch {
  public:
    DistanceSearch(const Geometry& geometry, Budget& budget)
        : geometry_{geometry}, budget_{budget} {}

    // The attacker, to move, wins within this many plies. The best move comes first in `line`.
    [[nodiscard]] bool attack(Cells attacker, Cells defender, int plies, std::vector<int>& line) {
        line.clear();
        if (!budget_.spend() || plies < 1) return false;
        if (const Cells wins = geometry_.completing(attacker, defender); wins != 0) {
            line = {std::countr_zero(wins)};
            return true;
        }
        if (plies < 3) return false;
        const CanonicalCells least = canonical(geometry_, attacker, defender);
        if (const auto found = too_few_.find({least.marks, least.others});
            found != too_few_.end() && found->second >= plies) {
            return false;
        }
        if (tried(attacker, defender, plies, line)) return true;
        if (!budget_.spent() && too_few_.size() < kMostRemembered) {
            auto& known = too_few_[{least.marks, least.others}];
            known = std::max(known, plies);
        }
        return false;
    }

  private:
    // All moves of the attacker, the heaviest first.
    [[nodiscard]] bool tried(Cells attacker, Cells defender, int plies, std::vector<int>& line) {
        const Cells losses = geometry_.completing(defender, attacker);
        if (has_two(losses)) return false;
        const OpenWindows open = geometry_.open_windows(attacker, defender);
        Cells moves = losses != 0 ? losses : geometry_.board() & ~(attacker | defender);
        const auto weights = geometry_.weights(open);
        while (moves != 0) {
            int best = std::countr_zero(moves);
            for_each_cell(moves, [&](int cell) {
                if (weights[static_cast<std::size_t>(cell)] >
                    weights[static_cast<std::size_t>(best)]) {
                    best = cell;
                }
            });
            moves &= ~cell_bit(best);
            // In three plies only two threats at once win.
            const Cells with = attacker | cell_bit(best);
            if (plies == 3 && !has_two(geometry_.completing(with, defender))) continue;
            std::vector<int> rest;
            if (defend(with, defender, plies - 1, rest)) {
                line = {best};
                line.insert(line.end(), rest.begin(), rest.end());
                return true;
            }
        }
        return false;
    }

    // The defender, to move, loses within this many plies whatever he does.
    [[nodiscard]] bool defend(Cells attacker, Cells defender, int plies, std::vector<int>& line) {
        if (!budget_.spend() || geometry_.completing(defender, attacker) != 0) return false;
        const Cells wins = geometry_.completing(attacker, defender);
        std::vector<int> rest;
        // An extra move never hurts: if even a pass does not lose, nothing does.
        if (wins == 0 && !attack(attacker, defender, plies - 1, rest)) return false;
        Cells moves = geometry_.board() & ~(attacker | defender);
        if (moves == 0) return false;
        if (wins != 0) moves = wins;
        for (; moves != 0; moves &= moves - 1) {
            const int cell = std::countr_zero(moves);
            if (!attack(attacker, defender | cell_bit(cell), plies - 1, rest)) return false;
            if (rest.size() + 1 > line.size()) {
                line = {cell};
                line.insert(line.end(), rest.begin(), rest.end());
            }
        }
        return true;
    }

    struct Hash {
        std::size_t operator()(const std::pair<Cells, Cells>& key) const {
            return static_cast<std::size_t>(mix(key.first, key.second));
        }
    };

    const Geometry& geometry_;
    Budget& budget_;
    // The most plies within which the attacker is known not to win.
    std::unordered_map<std::pair<Cells, Cells>, int, Hash> too_few_;
};

}  // namespace

std::optional<ShortestWin> shortest_win(const Geometry& geometry, Cells attacker, Cells defender,
                                        Budget& budget) {
    DistanceSearch search{geometry, budget};
    const int most = geometry.cells();
    for (int plies = 1; plies <= most && !budget.spent(); plies += 2) {
        std::vector<int> line;
        if (search.attack(attacker, defender, plies, line) && !budget.spent()) {
            return ShortestWin{plies, line};
        }
    }
    return std::nullopt;
}

}  // namespace lawan::tictactoe::solver
