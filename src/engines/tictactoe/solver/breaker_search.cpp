#include "engines/tictactoe/solver/breaker_search.hpp"

#include <algorithm>
#include <bit>

#include "engines/tictactoe/solver/threats.hpp"

namespace lawan::tictactoe::solver {
namespace {

constexpr int kThreatSteps = 300;
constexpr int kPairingSteps = 100;
constexpr std::uint64_t kBetweenLooks = 64;  // at the clock: a node takes long here
constexpr int kAnswersTried = 16;            // for a pairing, before any of them is searched
constexpr int kLacking = 4;  // what a window without a pair weighs against an answer

// The cell of greatest weight.
[[nodiscard]] int heaviest(Cells cells, const std::array<int, 64>& weights) {
    int best = std::countr_zero(cells);
    for_each_cell(cells, [&](int cell) {
        if (weights[static_cast<std::size_t>(cell)] > weights[static_cast<std::size_t>(best)]) {
            best = cell;
        }
    });
    return best;
}

}  // namespace

PairingSearch BreakerSearch::pairing(Cells maker, Cells breaker) const {
    const Cells empty = geometry_.board() & ~(maker | breaker);
    std::vector<Cells> masks;
    geometry_.open_masks(geometry_.open_windows(maker, breaker), empty, masks);
    return find_pairing(masks, empty, kPairingSteps);
}

BreakerSearch::Place BreakerSearch::place_of(Cells maker, Cells breaker, Cells live,
                                             ToMove to_move) const {
    const Cells empty = geometry_.board() & ~(maker | breaker);
    const CanonicalCells least = canonical(geometry_, maker & live, empty & live);
    return {{least.marks, least.others, to_move}, least.symmetry};
}

std::optional<BreakerSearch::Result> BreakerSearch::known(const Place& place) const {
    const auto* entry = table_.find(place.key);
    if (entry == nullptr) return std::nullopt;
    return Result{entry->numbers.proof == 0, geometry_.image_back(entry->zone, place.symmetry)};
}

std::optional<BreakerSearch::Result> BreakerSearch::known_result(Cells maker, Cells breaker) const {
    const OpenWindows open = geometry_.open_windows(maker, breaker);
    if ((open.live & ~(maker | breaker)) == 0) return Result{false, 0};
    return known(place_of(maker, breaker, open.live, ToMove::Attacker));
}

BreakerSearch::Result BreakerSearch::store(const Place& place, const Result& result) {
    table_.store(place.key, result.maker_wins ? Numbers::proved() : Numbers::disproved(),
                 geometry_.image(result.zone, place.symmetry), 1);
    return result;
}

std::optional<BreakerSearch::Result> BreakerSearch::search(Cells maker, Cells breaker,
                                                           ToMove to_move) {
    if (!budget_.spend()) return std::nullopt;
    if (budget_.nodes() % kBetweenLooks == 0) budget_.look();
    const OpenWindows open = geometry_.open_windows(maker, breaker);
    const Cells empty = geometry_.board() & ~(maker | breaker);
    if ((open.live & empty) == 0) return Result{false, 0};
    const Cells completing = open.completing;
    if (completing != 0) {
        const Cells first = completing & ~(completing - 1);
        if (to_move == ToMove::Attacker) return Result{true, first};
        if (completing != first) return Result{true, completing};
        auto result = search(maker, breaker | first, ToMove::Attacker);
        if (result) result->zone |= first;
        return result;
    }
    const Place place = place_of(maker, breaker, open.live, to_move);
    if (const auto result = known(place)) return result;
    const auto result = to_move == ToMove::Attacker ? search_maker(maker, breaker, open)
                                                    : search_breaker(maker, breaker, open);
    if (result) store(place, *result);
    return result;
}

std::optional<BreakerSearch::Result> BreakerSearch::search_maker(Cells maker, Cells breaker,
                                                                 const OpenWindows& open) {
    if (const auto win =
            find_threat_win(geometry_, maker, breaker, kThreatSteps, Version::MakerBreaker)) {
        return Result{true, win->zone};
    }
    if (const PairingSearch pairs = pairing(maker, breaker); pairs.found) {
        return Result{false, pairs.cells()};
    }
    const auto weights = geometry_.weights(open);
    Cells zone = 0;
    for (Cells moves = open.live & ~(maker | breaker); moves != 0;) {
        const int cell = heaviest(moves, weights);
        const auto result = search(maker | cell_bit(cell), breaker, ToMove::Defender);
        if (!result) return std::nullopt;
        if (result->maker_wins) return Result{true, result->zone | cell_bit(cell)};
        zone |= result->zone;
        moves &= result->zone & ~cell_bit(cell);
    }
    return Result{false, zone};
}

std::optional<BreakerSearch::Result> BreakerSearch::search_breaker(Cells maker, Cells breaker,
                                                                   const OpenWindows& open) {
    const Cells empty = geometry_.board() & ~(maker | breaker);
    Cells moves = open.live & empty;
    Cells zone = 0;
    if (const auto win =
            find_threat_win(geometry_, maker, breaker, kThreatSteps, Version::MakerBreaker)) {
        moves &= win->zone;
        zone = win->zone;
    }
    // First those answers after which nothing is left to search.
    auto weights = geometry_.weights(open);
    Cells left = moves;
    for (int tried = 0; left != 0 && tried < kAnswersTried; ++tried) {
        const int cell = heaviest(left, weights);
        left &= ~cell_bit(cell);
        const Cells with = breaker | cell_bit(cell);
        const OpenWindows after = geometry_.open_windows(maker, with);
        const Place place = place_of(maker, with, after.live, ToMove::Attacker);
        auto result = known(place);
        if (!result) {
            if (!budget_.spend()) return std::nullopt;
            const PairingSearch pairs = pairing(maker, with);
            if (pairs.found) result = store(place, Result{false, pairs.cells()});
            weights[static_cast<std::size_t>(cell)] += (1 << 20) - kLacking * pairs.least_left;
        }
        if (!result) continue;
        if (!result->maker_wins) return Result{false, result->zone | cell_bit(cell)};
        zone |= result->zone;
        moves &= result->zone & ~cell_bit(cell);
        left &= moves;
    }
    while (moves != 0) {
        const int cell = heaviest(moves, weights);
        const auto result = search(maker, breaker | cell_bit(cell), ToMove::Attacker);
        if (!result) return std::nullopt;
        if (!result->maker_wins) return Result{false, result->zone | cell_bit(cell)};
        zone |= result->zone;
        moves &= result->zone & ~cell_bit(cell);
    }
    return Result{true, zone};
}

}  // namespace lawan::tictactoe::solver
