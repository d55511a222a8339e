#include "engines/tictactoe/solver/breaker_search.hpp"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>

#include "engines/tictactoe/solver/domination.hpp"
#include "engines/tictactoe/solver/threats.hpp"

namespace lawan::tictactoe::solver {
namespace {

constexpr int kThreatSteps = 300;
constexpr std::size_t kAnswersPaired = 10;  // tried for a pairing before any of them is searched
constexpr std::size_t kAnswersRemembered = 4;
constexpr double kHeadStart = 1'000;  // nodes; each answer gets a part of what the one
constexpr double kTimesAsMuch = 8;    // before it gets, which is so many times as much
constexpr double kNever = 1e18;
constexpr std::uint64_t kLeastShare = 10;

[[nodiscard]] std::vector<int> by_weight(Cells cells, const std::array<int, 64>& weights) {
    std::vector<int> list;
    list.reserve(64);
    for_each_cell(cells, [&](int cell) { list.push_back(cell); });
    std::sort(list.begin(), list.end(), [&](int a, int b) {
        const int x = weights[static_cast<std::size_t>(a)];
        const int y = weights[static_cast<std::size_t>(b)];
        return x != y ? x > y : a < b;
    });
    return list;
}

}  // namespace

// Tells the others on the same table that someone is at work below a situation.
class BreakerSearch::Presence {
  public:
    Presence(ProofTable& table, const ProofKey& key, Company company)
        : table_{company == Company::Others ? &table : nullptr}, key_{key} {
        if (table_ != nullptr) table_->enter(key_);
    }
    ~Presence() {
        if (table_ != nullptr) table_->leave(key_);
    }
    Presence(const Presence&) = delete;
    Presence& operator=(const Presence&) = delete;

  private:
    ProofTable* table_;
    ProofKey key_;
};

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

BreakerSearch::Outcome BreakerSearch::visit(const Node& at, std::uint64_t effort) {
    if (!budget_.spend()) return {at.outcome.numbers, 0};
    budget_.look();  // at the clock: a node takes long here
    const OpenWindows open = geometry_.open_windows(at.maker, at.breaker);
    const Cells empty = geometry_.board() & ~(at.maker | at.breaker);
    if ((open.live & empty) == 0) return {Numbers::disproved(), 0};
    const auto entry = table_.find(at.place.key);
    if (entry && entry->numbers.decided()) {
        return {entry->numbers, geometry_.image_back(entry->zone, at.place.symmetry)};
    }
    const Cells completing = open.completing;
    if (completing != 0) {
        const Cells first = completing & ~(completing - 1);
        if (at.to_move == ToMove::Attacker) return {Numbers::proved(), first};
        if (completing != first) return {Numbers::proved(), completing};
        Node child = child_of(at.maker, at.breaker, std::countr_zero(first), ToMove::Defender);
        Outcome outcome = visit(child, effort);
        outcome.zone |= first;
        return outcome;
    }
    return at.to_move == ToMove::Attacker ? visit_maker(at, open, effort, entry)
                                          : visit_breaker(at, open, effort, entry);
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

BreakerSearch::Outcome BreakerSearch::visit_maker(const Node& at, const OpenWindows& open,
                                                  std::uint64_t effort,
                                                  const std::optional<ProofTable::Entry>& entry) {
    const std::uint64_t before = budget_.nodes();
    const std::uint64_t earlier = entry ? entry->work : 0;
    const auto work = [&] { return budget_.nodes() - before + 1; };
    if (!entry) {
        if (const auto win = find_threat_win(geometry_, at.maker, at.breaker, kThreatSteps,
                                             Version::MakerBreaker)) {
            return store(at.place, Numbers::proved(), win->zone, 1);
        }
        if (const auto pairs = cover(at.maker, at.breaker, at.avoid); pairs.holds()) {
            return store(at.place, Numbers::disproved(), pairs.cells, 1);
        }
    }
    const Cells empty = geometry_.board() & ~(at.maker | at.breaker);
    const Cells moves = open.live & empty;
    if (!entry && company_ == Company::Others) store(at.place, {}, 0, 1);
    const Presence presence{table_, at.place.key, company_};
    const Dominators better = dominators(geometry_, open, empty);
    const Cells answered = answered_moves(better, moves);
    Cells unanswered = moves;
    Cells needed = 0;
    answer_at_once(at.maker, at.breaker, moves & ~answered, unanswered, needed);
    std::vector<Node> list;
    for (const int cell : by_weight(unanswered & ~answered, geometry_.weights(open))) {
        list.push_back(child_of(at.maker, at.breaker, cell, ToMove::Attacker));
    }
    for (bool first = true;; first = false) {
        Cells must = unanswered;
        Cells zone = needed;
        for (Node& child : list) {
            if (first || company_ == Company::Others) recall(child);
            const Outcome& outcome = child.outcome;
            if (outcome.numbers.proof == 0) {
                return store(at.place, Numbers::proved(), outcome.zone | cell_bit(child.cell),
                             earlier + work());
            }
            if (outcome.numbers.disproof == 0 && (must & cell_bit(child.cell)) != 0) {
                must &= outcome.zone & ~cell_bit(child.cell);
                zone |= outcome.zone;
            }
        }
        Node* next = nullptr;
        for (Node& child : list) {
            if (child.outcome.numbers.decided() || (must & cell_bit(child.cell)) == 0) continue;
            if (next == nullptr || child.busy < next->busy) next = &child;
        }
        if (next == nullptr) {
            for_each_cell(must & answered, [&](int cell) {
                const Cells others = better[static_cast<std::size_t>(cell)];
                zone |= cell_bit(cell);
                if ((others & zone) == 0) zone |= others & ~(others - 1);
            });
            return store(at.place, Numbers::disproved(), zone, earlier + work());
        }
        if (work() > effort || budget_.spent()) {
            return store(at.place, {}, 0, earlier + work());
        }
        next->avoid = must;
        next->outcome = descend(*next, effort - work() + 1);
    }
}

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
