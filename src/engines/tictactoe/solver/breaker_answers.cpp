// The maker–breaker search where the breaker is to move: which answer gets how much of the work.
#include <algorithm>
#include <limits>
#include <vector>

#include "engines/tictactoe/solver/breaker_search.hpp"
#include "engines/tictactoe/solver/domination.hpp"
#include "engines/tictactoe/solver/presence.hpp"
#include "engines/tictactoe/solver/threats.hpp"

namespace lawan::tictactoe::solver {
namespace {

constexpr double kHeadStart = 1'000;  // nodes; each answer gets a part of what the one
constexpr double kTimesAsMuch = 8;    // before it gets, which is so many times as much
constexpr double kNever = 1e18;
constexpr std::uint64_t kLeastShare = 10;

}  // namespace

std::optional<BreakerSearch::Outcome> BreakerSearch::list_answers(const Node& at,
                                                                  const OpenWindows& open,
                                                                  Cells moves,
                                                                  std::vector<Node>& list) {
    list.reserve(64);
    for (const int cell : by_weight(moves, geometry_.weights(open))) {
        Node child = child_of(at.maker, at.breaker, cell, ToMove::Defender);
        child.promise = kNever;
        recall(child);
        if (!child.outcome.numbers.decided() && list.size() < kAnswersPaired) {
            const auto pairs = cover(child.maker, child.breaker, at.avoid);
            if (pairs.holds()) child.outcome = {Numbers::disproved(), pairs.cells};
            child.promise = pairs.lacking + 2 * child.potential;
        }
        if (child.outcome.numbers.disproof == 0) {
            remember_answer(cell);
            return Outcome{Numbers::disproved(), child.outcome.zone | cell_bit(cell)};
        }
        list.push_back(child);
    }
    std::stable_sort(list.begin(), list.end(),
                     [](const Node& a, const Node& b) { return a.promise < b.promise; });
    double factor = 1;
    for (Node& child : list) {
        child.promise = factor;
        factor = std::min(factor * kTimesAsMuch, kNever);
    }
    return std::nullopt;
}

BreakerSearch::Outcome BreakerSearch::visit_breaker(const Node& at, const OpenWindows& open,
                                                    std::uint64_t effort,
                                                    const std::optional<ProofTable::Entry>& entry) {
    const std::uint64_t before = budget_.nodes();
    const std::uint64_t earlier = entry ? entry->work : 0;
    const auto work = [&] { return budget_.nodes() - before + 1; };
    const Cells empty = geometry_.board() & ~(at.maker | at.breaker);
    Cells region = 0;  // where the breaker has to move against threats; 0 for anywhere
    if (entry) {
        region = geometry_.image_back(entry->zone, at.place.symmetry);
    } else if (const auto win = find_threat_win(geometry_, at.maker, at.breaker, kThreatSteps,
                                                Version::MakerBreaker)) {
        region = win->zone;
    }
    Cells moves = open.live & empty;
    moves &= ~worse_moves(dominators(geometry_, open, empty), moves);
    if (region != 0) moves &= region;
    std::vector<Node> list;
    if (const auto held = list_answers(at, open, moves, list)) {
        return store(at.place, held->numbers, held->zone, earlier + work());
    }
    if (!entry && company_ == Company::Others) store(at.place, {}, region, 1);
    const Presence presence{table_, at.place.key, company_};
    for (bool first = true;; first = false) {
        Cells must = moves;
        Cells zone = region;
        for (Node& child : list) {
            if (!first && company_ == Company::Others) recall(child);
            const Outcome& outcome = child.outcome;
            if (outcome.numbers.disproof == 0) {
                return store(at.place, Numbers::disproved(), outcome.zone | cell_bit(child.cell),
                             earlier + work());
            }
            if (outcome.numbers.proof == 0 && (must & cell_bit(child.cell)) != 0) {
                must &= outcome.zone & ~cell_bit(child.cell);
                zone |= outcome.zone;
            }
        }
        Node* next = nullptr;
        double best = std::numeric_limits<double>::infinity();
        double second = best;
        for (Node& child : list) {
            if (child.outcome.numbers.decided() || (must & cell_bit(child.cell)) == 0) continue;
            const double cost = child.promise * (kHeadStart + child.worked);
            if (cost < best) {
                second = best;
                best = cost;
                next = &child;
            } else {
                second = std::min(second, cost);
            }
        }
        if (next == nullptr) return store(at.place, Numbers::proved(), zone, earlier + work());
        if (work() > effort || budget_.spent()) {
            return store(at.place, {}, region, earlier + work());
        }
        const std::uint64_t left = effort - work() + 1;
        const double until_second = (second - best) / next->promise;
        const auto share =
            until_second < static_cast<double>(left)
                ? static_cast<std::uint64_t>(until_second) + kLeastShare + next->worked / 4
                : left;
        const std::uint64_t then = budget_.nodes();
        next->avoid = at.avoid;
        next->outcome = descend(*next, std::min(share, left));
        next->worked += static_cast<std::uint32_t>(budget_.nodes() - then);
    }
}

}  // namespace lawan::tictactoe::solver
