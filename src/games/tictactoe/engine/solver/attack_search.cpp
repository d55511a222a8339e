#include "games/tictactoe/engine/solver/attack_search.hpp"

#include <algorithm>
#include <bit>

#include "games/tictactoe/engine/solver/child_choice.hpp"

namespace lawan::tictactoe::solver {
namespace {

constexpr int kAttackThreatSteps = 200;
constexpr int kCoverTries = 24;
constexpr std::uint64_t kLongAway = 50;  // nodes, after which others may have changed much
constexpr std::size_t kStep = 4;         // by which each move seems harder than the one before it

}  // namespace

AttackSearch::Class AttackSearch::classify(const Situation& at) const {
    const Cells empty = geometry_.board() & ~(at.attacker | at.defender) &
                        (geometry_.live(at.defender) | geometry_.live(at.attacker));
    const Cells wins = geometry_.completing(at.attacker, at.defender);
    const Cells losses = geometry_.completing(at.defender, at.attacker);
    if (at.to_move == ToMove::Attacker) {
        if (wins != 0) return {Verdict::AttackerWins, wins};
        if (has_two(losses) || empty == 0) return {Verdict::DefenderHolds, 0};
        return {Verdict::Open, losses != 0 ? losses : empty};
    }
    if (losses != 0 || empty == 0) return {Verdict::DefenderHolds, 0};
    if (has_two(wins)) return {Verdict::AttackerWins, 0};
    return {Verdict::Open, wins != 0 ? wins : empty};
}

AttackSearch::Class AttackSearch::classify_closely(const Situation& at) const {
    Class found = classify(at);
    if (found.verdict != Verdict::Open) return found;
    const Cells attack = geometry_.live(at.defender);
    if (attack == 0) return {Verdict::DefenderHolds, 0};
    const bool forced = std::popcount(found.moves) == 1;
    if (forced) return found;
    const auto threats = find_threat_win(geometry_, at.attacker, at.defender, kAttackThreatSteps);
    if (at.to_move == ToMove::Attacker) {
        if (threats) return {Verdict::AttackerWins, cell_bit(threats->attacks.front())};
        if (geometry_.lines().cover(at.attacker, at.defender, kCoverTries).holds()) {
            return {Verdict::DefenderHolds, 0};
        }
        return found;
    }
    if (threats) found.moves &= defences(geometry_, at.attacker, at.defender, *threats);
    return found;
}

ProofKey AttackSearch::key_of(const Situation& at) const {
    return key_of(at, geometry_.live(at.defender), geometry_.live(at.attacker));
}

ProofKey AttackSearch::key_of(const Situation& at, Cells attack, Cells counter) const {
    const Cells empty = (attack | counter) & ~(at.attacker | at.defender);
    const CanonicalCells least =
        canonical(geometry_, (at.attacker & attack) | empty, (at.defender & counter) | empty);
    return {least.marks, least.others, at.to_move};
}

// The most valuable cells first, for attack and defence alike.
std::vector<AttackSearch::Child> AttackSearch::children(const Situation& at, Cells moves) const {
    const auto attack = geometry_.weights(geometry_.open_windows(at.attacker, at.defender));
    const auto counter = geometry_.weights(geometry_.open_windows(at.defender, at.attacker));
    std::vector<Child> list;
    list.reserve(static_cast<std::size_t>(std::popcount(moves)));
    // A move closes windows of the other side only.
    const bool attacks = at.to_move == ToMove::Attacker;
    const Cells own_live = geometry_.live(attacks ? at.defender : at.attacker);
    for_each_cell(moves, [&](int cell) {
        const Situation after = at.after(cell);
        const Cells others_live = geometry_.live(attacks ? after.attacker : after.defender);
        const ProofKey key =
            attacks ? key_of(after, own_live, others_live) : key_of(after, others_live, own_live);
        table_.prefetch(key);
        list.push_back({cell, key, {}, 0});
    });
    std::sort(list.begin(), list.end(), [&](const Child& a, const Child& b) {
        const auto weight = [&](const Child& child) {
            const auto i = static_cast<std::size_t>(child.cell);
            return 2 * attack[i] + counter[i];
        };
        return weight(a) != weight(b) ? weight(a) > weight(b) : a.cell < b.cell;
    });
    // Images of each other are one child.
    std::vector<Child> different;
    for (const Child& child : list) {
        if (std::none_of(different.begin(), different.end(),
                         [&](const Child& other) { return other.key == child.key; })) {
            different.push_back(child);
        }
    }
    return different;
}

std::optional<bool> AttackSearch::wins(const Situation& root) {
    const ProofKey key = key_of(root);
    // The root itself is searched even if it is known, so that the table knows its best move too.
    const Numbers found = search(root, key, {kInfinite, kInfinite}, true);
    if (!found.decided()) return std::nullopt;
    return found.proof == 0;
}

std::optional<bool> AttackSearch::known(const Situation& at) const {
    const auto entry = table_.find(key_of(at));
    if (entry && entry->numbers.decided()) return entry->numbers.proof == 0;
    const Verdict verdict = classify_closely(at).verdict;
    if (verdict == Verdict::Open) return std::nullopt;
    return verdict == Verdict::AttackerWins;
}

Numbers AttackSearch::search(const Situation& at, const ProofKey& key, Numbers limits, bool first) {
    const std::uint64_t before = budget_.nodes();
    if (!budget_.spend()) return {};
    budget_.poll();  // the clock: a node takes long here
    const auto entry = table_.find(key);
    if (!first && entry && entry->numbers.decided()) return entry->numbers;
    const bool attacks = at.to_move == ToMove::Attacker;
    // What threats and pairs do not decide at first they never will.
    const Class found =
        attacks && entry && !entry->numbers.decided() ? classify(at) : classify_closely(at);
    const std::uint64_t earlier = entry ? entry->work : 0;
    const auto work = [&] { return earlier + budget_.nodes() - before + 1; };
    if (found.verdict == Verdict::AttackerWins) return store(key, Numbers::proved(), work());
    if (found.verdict == Verdict::DefenderHolds) return store(key, Numbers::disproved(), work());
    std::vector<Child> list = children(at, found.moves);
    std::size_t visited = list.size();
    bool recall_all = true;
    for (;;) {
        ChildChoice choice{at.to_move};
        for (std::size_t i = 0; i < list.size(); ++i) {
            if (recall_all || visited == i) recall(list[i], at.to_move, i);
            if (!choice.add(i, list[i].numbers, list[i].busy)) {
                return store(key, choice.won(), work());
            }
        }
        if (choice.is_lost()) return store(key, choice.lost(), work());
        const Numbers now = choice.numbers();
        if (now.proof >= limits.proof || now.disproof >= limits.disproof || budget_.spent()) {
            return store(key, now, work());
        }
        visited = choice.chosen();
        const Child& child = list[visited];
        const std::uint64_t then = budget_.nodes();
        const bool new_here = !table_.find(child.key);
        const Presence presence{table_, child.key, company_};
        search(at.after(child.cell), child.key, choice.limits_of_chosen(limits), new_here);
        recall_all = company_ == Company::Others && budget_.nodes() - then >= kLongAway;
    }
}

void AttackSearch::recall(Child& child, ToMove mover, std::size_t rank) const {
    const auto entry = table_.find(child.key);
    child.numbers = entry ? entry->numbers : first_guess(mover, 1 + kStep * rank);
    child.busy = entry ? entry->busy : std::uint8_t{0};
}

}  // namespace lawan::tictactoe::solver
