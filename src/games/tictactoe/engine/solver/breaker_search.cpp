#include "games/tictactoe/engine/solver/breaker_search.hpp"

#include <algorithm>
#include <bit>
#include <limits>

#include "games/tictactoe/engine/solver/breaker_visits.hpp"

namespace lawan::tictactoe::solver {
namespace {

constexpr std::size_t kAnswersRemembered = 4;

}  // namespace

BreakerSearch::Place BreakerSearch::place_of(Cells maker, Cells breaker, Cells live,
                                             ToMove to_move) const {
    const Cells empty = geometry_.board() & ~(maker | breaker);
    const CanonicalCells least = canonical(geometry_, maker & live, empty & live);
    return {{least.marks, least.others, to_move}, least.symmetry};
}

BreakerSearch::Outcome BreakerSearch::store(const Place& place, Numbers numbers, Cells zone,
                                            std::uint64_t work) {
    table_.store(place.key, numbers, geometry_.image(zone, place.symmetry), work);
    return {numbers, zone};
}

BreakerSearch::Node BreakerSearch::child_of(Cells maker, Cells breaker, int cell,
                                            ToMove mover) const {
    Node child;
    child.cell = cell;
    child.maker = maker;
    child.breaker = breaker;
    if (mover == ToMove::Defender) {
        child.breaker |= cell_bit(cell);
    } else {
        child.maker |= cell_bit(cell);
        child.to_move = ToMove::Defender;
    }
    OpenWindows open = geometry_.open_windows(child.maker, child.breaker);
    if (child.to_move == ToMove::Defender && std::popcount(open.completing) == 1) {
        child.forced = open.completing;
        child.breaker |= open.completing;
        child.to_move = ToMove::Attacker;
        open = geometry_.open_windows(child.maker, child.breaker);
    }
    child.place = place_of(child.maker, child.breaker, open.live, child.to_move);
    child.potential = geometry_.potential(open);
    return child;
}

void BreakerSearch::recall(Node& child) const {
    if (child.outcome.numbers.decided()) return;
    const auto entry = table_.find(child.place.key);
    if (!entry) return;
    child.outcome.numbers = entry->numbers;
    child.busy = entry->busy;
    child.worked = entry->work;
    if (entry->numbers.decided()) {
        child.outcome.zone = geometry_.image_back(entry->zone, child.place.symmetry) | child.forced;
    }
}

std::optional<BreakerSearch::Result> BreakerSearch::known_result(Cells maker, Cells breaker,
                                                                 ToMove to_move) const {
    const OpenWindows open = geometry_.open_windows(maker, breaker);
    if ((open.live & ~(maker | breaker)) == 0) return Result{false, 0};
    const Place place = place_of(maker, breaker, open.live, to_move);
    const auto entry = table_.find(place.key);
    if (!entry || !entry->numbers.decided()) return std::nullopt;
    return Result{entry->numbers.proof == 0, geometry_.image_back(entry->zone, place.symmetry)};
}

std::optional<BreakerSearch::Result> BreakerSearch::solve(Cells maker, Cells breaker,
                                                          ToMove to_move) {
    Node root;
    root.maker = maker;
    root.breaker = breaker;
    root.to_move = to_move;
    root.place = place_of(maker, breaker, geometry_.open_windows(maker, breaker).live, to_move);
    recall(root);
    while (!root.outcome.numbers.decided() && !budget_.spent()) {
        root.outcome = visit(root, std::numeric_limits<std::uint32_t>::max());
    }
    if (!root.outcome.numbers.decided()) return std::nullopt;
    return Result{root.outcome.numbers.proof == 0, root.outcome.zone};
}

BreakerSearch::Outcome BreakerSearch::descend(Node& child, std::uint64_t effort) {
    Outcome outcome = visit(child, effort);
    outcome.zone |= child.forced;
    return outcome;
}

// Few answers hold against most moves: the last ones that did are tried first.
void BreakerSearch::remember_answer(int cell) {
    const auto known = std::find(answers_.begin(), answers_.end(), cell);
    if (known != answers_.end()) {
        std::rotate(answers_.begin(), known, known + 1);
        return;
    }
    answers_.insert(answers_.begin(), cell);
    if (answers_.size() > kAnswersRemembered) answers_.pop_back();
}

void BreakerSearch::answer_at_once(Cells maker, Cells breaker, Cells moves, Cells& must,
                                   Cells& zone, const Report& report) {
    Cells tried = maker | breaker;
    std::vector<int> useful;
    const auto answer = [&](int cell) {
        if ((tried & cell_bit(cell)) != 0 || (must & moves) == 0) return;
        tried |= cell_bit(cell);
        const Cells before = must;
        LineCover::Report tell;
        if (report) tell = [&](int move, const Matching& held) { report(move, cell, held); };
        geometry_.lines().answer_all(maker, breaker | cell_bit(cell), cell_bit(cell), moves, must,
                                     zone, tell);
        if (must != before) useful.push_back(cell);
    };
    for (const int cell : answers_) answer(cell);
    const OpenWindows open = geometry_.open_windows(maker, breaker);
    const Cells empty = geometry_.board() & ~(maker | breaker);
    const std::vector<int> order = by_weight(open.live & empty, geometry_.weights(open));
    for (std::size_t i = 0; i < order.size() && i < kAnswersPaired; ++i) answer(order[i]);
    for (const int cell : useful) remember_answer(cell);
}

BreakerSearch::Outcome BreakerSearch::visit(const Node& at, std::uint64_t effort) {
    if (!budget_.spend()) return {at.outcome.numbers, 0};
    budget_.poll();  // the clock: a node takes long here
    const OpenWindows open = geometry_.open_windows(at.maker, at.breaker);
    const Cells empty = geometry_.board() & ~(at.maker | at.breaker);
    if ((open.live & empty) == 0) return {Numbers::disproved(), 0};
    const auto entry = table_.find(at.place.key);
    if (entry && entry->numbers.decided()) {
        return {entry->numbers, geometry_.image_back(entry->zone, at.place.symmetry)};
    }
    const Cells completing = open.completing;
    if (completing != 0) {
        const Cells first = first_of(completing);
        if (at.to_move == ToMove::Attacker) return {Numbers::proved(), first};
        if (completing != first) return {Numbers::proved(), completing};
        Node child = child_of(at.maker, at.breaker, std::countr_zero(first), ToMove::Defender);
        Outcome outcome = visit(child, effort);
        outcome.zone |= first;
        return outcome;
    }
    return at.to_move == ToMove::Attacker ? MakerVisit{*this, at, open, effort, entry}.run()
                                          : BreakerVisit{*this, at, open, effort, entry}.run();
}

}  // namespace lawan::tictactoe::solver
