#include "games/adjacency/engine/full/cold_parts.hpp"

#include <algorithm>
#include <array>
#include <bit>

#include "games/adjacency/engine/full/small_sets.hpp"

namespace lawan::adjacency::full {

std::optional<int> value_if_cold(const Geometry& geometry, Bitboard part) {
    using Sets = SmallSets<kCellsOfColdParts>;
    const Sets sets{geometry, part};
    std::array<int, std::size_t{1} << kCellsOfColdParts> sure;  // t, of the even subsets
    sure[0] = 0;
    for (unsigned set = 1; set < sets.count(); ++set) {
        if (__builtin_parity(set) != 0) continue;
        sure[set] = sets.value(set);
        for (unsigned left = set; left != 0; left &= left - 1) {
            const auto move = static_cast<unsigned>(std::countr_zero(left));
            const unsigned after = set ^ (1U << move);
            int best = -Sets::kFar;
            for (unsigned others = after; others != 0; others &= others - 1) {
                const auto answer = static_cast<unsigned>(std::countr_zero(others));
                best = std::max(best, sets.settles(after, answer) - sets.settles(set, move) +
                                          sure[after ^ (1U << answer)]);
            }
            sure[set] = std::min(sure[set], best);
        }
    }
    const unsigned all = sets.count() - 1;
    return sure[all] == sets.value(all) ? std::optional{sets.value(all)} : std::nullopt;
}

}  // namespace lawan::adjacency::full
