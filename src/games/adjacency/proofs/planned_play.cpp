#include "games/adjacency/proofs/planned_play.hpp"

#include <algorithm>

#include "core/hash.hpp"
#include "games/adjacency/proofs/coverage.hpp"

namespace lawan::proofs {
namespace {

// A longer plan leaves more sets above the table.
[[nodiscard]] std::size_t places_for(int planned) {
    constexpr int kBits = 6;
    constexpr int kBitsACell = 2;
    return std::size_t{1} << (kBits + kBitsACell * planned);
}

}  // namespace

PlannedPlay::PlannedPlay(const SubsetTable& table, Bitboard plan, const SubsetTable::Closed& closed)
    : table_{&table}, plan_{plan}, closed_{&closed}, places_(places_for(plan.count())) {}

std::optional<bool> PlannedPlay::reaches(Bitboard set, int bound,
                                         const std::function<bool()>& may_go_on) {
    may_go_on_ = &may_go_on;
    stopped_ = false;
    const bool holds = is_at_least(set, bound, true);
    return stopped_ ? std::nullopt : std::optional{holds};
}

bool PlannedPlay::goes_on() {
    constexpr std::uint64_t kBetweenLooks = 256;
    if (sets_++ % kBetweenLooks == 0) stopped_ = stopped_ || !(*may_go_on_)();
    return !stopped_;
}

bool PlannedPlay::is_at_least(Bitboard set, int bound, bool planning) {
    if (!goes_on()) return false;
    if ((set & plan_).empty()) return table_->gain(set) >= bound;
    Place& place = places_[static_cast<std::size_t>(mix(set.bits())) & (places_.size() - 1)];
    if (place.set == set) {
        if (place.known.lower >= bound) return true;
        if (place.known.upper < bound) return false;
    }
    const bool holds = has_move(set, bound, planning);
    if (stopped_) return false;
    if (place.set != set) place = {set, {}};
    if (holds) {
        place.known.lower = std::max(place.known.lower, bound);
    } else {
        place.known.upper = std::min(place.known.upper, bound - 1);
    }
    return holds;
}

bool PlannedPlay::has_move(Bitboard set, int bound, bool planning) {
    const Bitboard once = coverage_of(set).once;
    for (const Square cell : squares(planning ? set & plan_ : set)) {
        const int gain = ((*closed_)[static_cast<std::size_t>(cell.index())] & once).count();
        if (!is_at_least(set & ~Bitboard::of(cell), gain - bound + 1, !planning)) return true;
    }
    return false;
}

Bitboard plan_for(Bitboard cells, Bitboard others, int count, const SubsetTable::Closed& closed) {
    Bitboard plan;
    for (int i = 0; i < count; ++i) {
        const Bitboard left = cells & ~plan;
        const Bitboard once = coverage_of(left | others).once;
        int most = -1;
        Bitboard best;
        for (const Square cell : squares(left)) {
            const int gain = (closed[static_cast<std::size_t>(cell.index())] & once).count();
            if (gain <= most) continue;
            most = gain;
            best = Bitboard::of(cell);
        }
        plan |= best;
    }
    return plan;
}

}  // namespace lawan::proofs
