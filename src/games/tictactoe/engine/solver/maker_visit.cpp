#include <utility>

#include "games/tictactoe/engine/solver/breaker_visits.hpp"
#include "games/tictactoe/engine/solver/presence.hpp"
#include "games/tictactoe/engine/solver/threats.hpp"

namespace lawan::tictactoe::solver {

BreakerSearch::Outcome BreakerSearch::MakerVisit::run() {
    if (!entry_) {
        if (const auto outcome = at_once()) return *outcome;
        if (search_.company_ == Company::Others) search_.store(at_.place, {}, 0, 1);
    }
    const Presence presence{search_.table_, at_.place.key, search_.company_};
    list_moves();
    for (bool first = true;; first = false) {
        if (const auto outcome = take_answers(first)) return *outcome;
        Node* move = next();
        if (move == nullptr) return held();
        if (is_enough()) return store({}, 0);
        move->avoid = must_;
        move->outcome = search_.descend(*move, effort_ - work() + 1);
    }
}

std::optional<BreakerSearch::Outcome> BreakerSearch::MakerVisit::at_once() const {
    if (const auto win = find_threat_win(search_.geometry_, at_.maker, at_.breaker, kThreatSteps,
                                         Version::MakerBreaker)) {
        return search_.store(at_.place, Numbers::proved(), win->zone, 1);
    }
    if (at_.tried_pairs) return std::nullopt;
    if (const auto pairs = search_.cover(at_.maker, at_.breaker, at_.avoid); pairs.holds()) {
        return search_.store(at_.place, Numbers::disproved(), pairs.cells, 1);
    }
    return std::nullopt;
}

void BreakerSearch::MakerVisit::list_moves() {
    const Geometry& geometry = search_.geometry_;
    const Cells moves = open_.live & empty_;
    better_ = dominators(geometry, open_, empty_);
    answered_ = answered_moves(better_, moves);
    unanswered_ = moves;
    search_.answer_at_once(at_.maker, at_.breaker, moves & ~answered_, unanswered_, needed_);
    for (const int cell : by_weight(unanswered_ & ~answered_, geometry.weights(open_))) {
        list_.push_back(search_.child_of(at_.maker, at_.breaker, cell, ToMove::Attacker));
    }
}

// What is known of the moves now. The outcome, if one of them wins.
std::optional<BreakerSearch::Outcome> BreakerSearch::MakerVisit::take_answers(bool first) {
    must_ = unanswered_;
    zone_ = needed_;
    for (Node& child : list_) {
        if (first || search_.company_ == Company::Others) search_.recall(child);
        const Outcome& outcome = child.outcome;
        if (outcome.numbers.proof == 0) {
            return store(Numbers::proved(), outcome.zone | cell_bit(child.cell));
        }
        if (outcome.numbers.disproof == 0 && (must_ & cell_bit(child.cell)) != 0) {
            must_ &= outcome.zone & ~cell_bit(child.cell);
            zone_ |= outcome.zone;
        }
    }
    return std::nullopt;
}

// Threads spread over the moves.
BreakerSearch::Node* BreakerSearch::MakerVisit::next() {
    Node* next = nullptr;
    for (Node& child : list_) {
        if (child.outcome.numbers.decided() || (must_ & cell_bit(child.cell)) == 0) continue;
        if (next == nullptr || child.busy < next->busy) next = &child;
    }
    return next;
}

BreakerSearch::Outcome BreakerSearch::MakerVisit::held() {
    for_each_cell(must_ & answered_, [&](int cell) {
        const Cells others = better_[static_cast<std::size_t>(cell)];
        zone_ |= cell_bit(cell);
        if ((others & zone_) == 0) zone_ |= first_of(others);
    });
    return store(Numbers::disproved(), zone_);
}

}  // namespace lawan::tictactoe::solver
