// The maker–breaker search where the maker is to move: which of his moves still need an answer.
#include <algorithm>
#include <vector>

#include "engines/tictactoe/solver/breaker_search.hpp"
#include "engines/tictactoe/solver/domination.hpp"
#include "engines/tictactoe/solver/presence.hpp"
#include "engines/tictactoe/solver/threats.hpp"

namespace lawan::tictactoe::solver {
namespace {

constexpr std::size_t kAnswersRemembered = 4;

}  // namespace

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

}  // namespace lawan::tictactoe::solver
