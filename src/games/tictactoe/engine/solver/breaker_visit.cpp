#include <algorithm>
#include <limits>

#include "games/tictactoe/engine/solver/breaker_visits.hpp"
#include "games/tictactoe/engine/solver/presence.hpp"
#include "games/tictactoe/engine/solver/threats.hpp"

namespace lawan::tictactoe::solver {
namespace {

constexpr double kHeadStart = 1'000;  // nodes; each answer gets a part of what the one
constexpr double kTimesAsMuch = 8;    // before it gets, which is eight times as much
constexpr double kNever = 1e18;
constexpr std::uint64_t kLeastShare = 10;

}  // namespace

BreakerSearch::Outcome BreakerSearch::BreakerVisit::run() {
    region_ = region_of_threats();
    moves_ = open_.live & empty_;
    moves_ &= ~worse_moves(dominators(search_.geometry_, open_, empty_), moves_);
    if (region_ != 0) moves_ &= region_;
    if (const auto held = list_answers(moves_)) return store(held->numbers, held->zone);
    if (!entry_ && search_.company_ == Company::Others) search_.store(at_.place, {}, region_, 1);
    const Presence presence{search_.table_, at_.place.key, search_.company_};
    for (bool first = true;; first = false) {
        if (const auto outcome = take_refutations(first)) return *outcome;
        std::uint64_t share = 0;
        Node* answer = next(share);
        if (answer == nullptr) return store(Numbers::proved(), zone_);
        if (is_enough()) return store({}, region_);
        const std::uint64_t left = effort_ - work() + 1;
        const std::uint64_t then = search_.budget_.nodes();
        answer->avoid = at_.avoid;
        answer->outcome = search_.descend(*answer, std::min(share, left));
        answer->worked += static_cast<std::uint32_t>(search_.budget_.nodes() - then);
    }
}

Cells BreakerSearch::BreakerVisit::region_of_threats() const {
    if (entry_) return search_.geometry_.image_back(entry_->zone, at_.place.symmetry);
    const auto win = find_threat_win(search_.geometry_, at_.maker, at_.breaker, kThreatSteps,
                                     Version::MakerBreaker);
    return win ? win->zone : 0;
}

std::optional<BreakerSearch::Outcome> BreakerSearch::BreakerVisit::list_answers(Cells moves) {
    list_.reserve(64);
    for (const int cell : by_weight(moves, search_.geometry_.weights(open_))) {
        Node child = search_.child_of(at_.maker, at_.breaker, cell, ToMove::Defender);
        child.promise = kNever;
        search_.recall(child);
        if (!child.outcome.numbers.decided() && list_.size() < kAnswersPaired) {
            const auto pairs = search_.cover(child.maker, child.breaker, at_.avoid);
            if (pairs.holds()) child.outcome = {Numbers::disproved(), pairs.cells};
            child.promise = pairs.lacking + 2 * child.potential;
            child.tried_pairs = true;
        }
        if (child.outcome.numbers.disproof == 0) {
            search_.remember_answer(cell);
            return Outcome{Numbers::disproved(), child.outcome.zone | cell_bit(cell)};
        }
        list_.push_back(child);
    }
    std::stable_sort(list_.begin(), list_.end(),
                     [](const Node& a, const Node& b) { return a.promise < b.promise; });
    double factor = 1;
    for (Node& child : list_) {
        child.promise = factor;
        factor = std::min(factor * kTimesAsMuch, kNever);
    }
    return std::nullopt;
}

// What is known of the answers now. The outcome, if one of them holds.
std::optional<BreakerSearch::Outcome> BreakerSearch::BreakerVisit::take_refutations(bool first) {
    must_ = moves_;
    zone_ = region_;
    for (Node& child : list_) {
        if (!first && search_.company_ == Company::Others) search_.recall(child);
        const Outcome& outcome = child.outcome;
        if (outcome.numbers.disproof == 0) {
            return store(Numbers::disproved(), outcome.zone | cell_bit(child.cell));
        }
        if (outcome.numbers.proof == 0 && (must_ & cell_bit(child.cell)) != 0) {
            must_ &= outcome.zone & ~cell_bit(child.cell);
            zone_ |= outcome.zone;
        }
    }
    return std::nullopt;
}

BreakerSearch::Node* BreakerSearch::BreakerVisit::next(std::uint64_t& share) {
    Node* next = nullptr;
    double best = std::numeric_limits<double>::infinity();
    double second = best;
    for (Node& child : list_) {
        if (child.outcome.numbers.decided() || (must_ & cell_bit(child.cell)) == 0) continue;
        const double cost = child.promise * (kHeadStart + child.worked);
        if (cost < best) {
            second = best;
            best = cost;
            next = &child;
        } else {
            second = std::min(second, cost);
        }
    }
    if (next == nullptr) return nullptr;
    const double until_second = (second - best) / next->promise;
    share = until_second < static_cast<double>(effort_)
                ? static_cast<std::uint64_t>(until_second) + kLeastShare + next->worked / 4
                : effort_;
    return next;
}

}  // namespace lawan::tictactoe::solver
