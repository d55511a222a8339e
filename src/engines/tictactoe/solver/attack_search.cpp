#include "engines/tictactoe/solver/attack_search.hpp"

#include <algorithm>
#include <bit>

namespace lawan::tictactoe::solver {
namespace {

constexpr int kThreatSteps = 200;
constexpr int kCoverTries = 24;
constexpr std::uint64_t kLongAway = 50;  // nodes, after which others may have changed much
constexpr std::size_t kStep = 4;         // by which each move seems harder than the one before it

[[nodiscard]] bool several(Cells cells) {
    return (cells & (cells - 1)) != 0;
}

// What is not known yet: moves of little weight seem hard to win or to hold with.
[[nodiscard]] Numbers first_guess(ToMove mover, std::size_t rank) {
    const auto later = static_cast<std::uint32_t>(1 + kStep * rank);
    return mover == ToMove::Attacker ? Numbers{later, 1} : Numbers{1, later};
}

[[nodiscard]] std::uint32_t bounded(std::uint64_t number) {
    return static_cast<std::uint32_t>(std::min<std::uint64_t>(number, kInfinite - 1));
}

}  // namespace

AttackSearch::Look AttackSearch::look(const Situation& at) const {
    const Cells empty = geometry_.board() & ~(at.attacker | at.defender) &
                        (geometry_.live(at.defender) | geometry_.live(at.attacker));
    const Cells wins = geometry_.completing(at.attacker, at.defender);
    const Cells losses = geometry_.completing(at.defender, at.attacker);
    if (at.to_move == ToMove::Attacker) {
        if (wins != 0) return {Verdict::AttackerWins, wins};
        if (several(losses) || empty == 0) return {Verdict::DefenderHolds, 0};
        return {Verdict::Open, losses != 0 ? losses : empty};
    }
    if (losses != 0 || empty == 0) return {Verdict::DefenderHolds, 0};
    if (several(wins)) return {Verdict::AttackerWins, 0};
    return {Verdict::Open, wins != 0 ? wins : empty};
}

AttackSearch::Look AttackSearch::look_closely(const Situation& at) const {
    Look look = this->look(at);
    if (look.verdict != Verdict::Open) return look;
    const Cells attack = geometry_.live(at.defender);
    if (attack == 0) return {Verdict::DefenderHolds, 0};
    const bool forced = std::popcount(look.moves) == 1;
    if (forced) return look;
    const auto threats = find_threat_win(geometry_, at.attacker, at.defender, kThreatSteps);
    if (at.to_move == ToMove::Attacker) {
        if (threats) return {Verdict::AttackerWins, cell_bit(threats->attacks.front())};
        if (geometry_.lines().cover(at.attacker, at.defender, kCoverTries).holds()) {
            return {Verdict::DefenderHolds, 0};
        }
        return look;
    }
    if (threats) look.moves &= defences(geometry_, at.attacker, at.defender, *threats);
    return look;
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
    const Verdict verdict = look_closely(at).verdict;
    if (verdict == Verdict::Open) return std::nullopt;
    return verdict == Verdict::AttackerWins;
}

// The larger of the children's numbers and one for each other child, not their sum: in a graph with
// so many transpositions a sum counts the same work many times (T. Ueda et al.: Weak proof-number
// search, CG 2008).
Numbers AttackSearch::search(const Situation& at, const ProofKey& key, Numbers limits, bool first) {
    const std::uint64_t before = budget_.nodes();
    if (!budget_.spend()) return {};
    budget_.look();  // at the clock: a node takes long here
    const auto entry = table_.find(key);
    if (!first && entry && entry->numbers.decided()) return entry->numbers;
    const bool attacks = at.to_move == ToMove::Attacker;
    // What threats and pairs do not decide at first they never will.
    const Look look =
        attacks && entry && !entry->numbers.decided() ? this->look(at) : look_closely(at);
    const std::uint64_t earlier = entry ? entry->work : 0;
    const auto work = [&] { return earlier + budget_.nodes() - before + 1; };
    if (look.verdict == Verdict::AttackerWins) return store(key, Numbers::proved(), work());
    if (look.verdict == Verdict::DefenderHolds) return store(key, Numbers::disproved(), work());
    std::vector<Child> list = children(at, look.moves);
    std::size_t visited = list.size();
    bool look_at_all = true;
    for (;;) {
        std::uint32_t best = kInfinite;
        std::uint32_t second = kInfinite;
        std::uint64_t greatest = 0;
        std::uint64_t open = 0;
        std::size_t chosen = list.size();
        for (std::size_t i = 0; i < list.size(); ++i) {
            Child& child = list[i];
            if (look_at_all || visited == i) {
                const auto entry = table_.find(child.key);
                child.numbers = entry ? entry->numbers : first_guess(at.to_move, i);
                child.busy = entry ? entry->busy : std::uint8_t{0};
            }
            // Where others are at work already seems harder than it is.
            const auto own =
                bounded(std::uint64_t{attacks ? child.numbers.proof : child.numbers.disproof} *
                        (1U + child.busy));
            const auto others = attacks ? child.numbers.disproof : child.numbers.proof;
            if (own == 0) {
                return store(key, attacks ? Numbers::proved() : Numbers::disproved(), work());
            }
            if (others == 0) continue;
            ++open;
            greatest = std::max<std::uint64_t>(greatest, others);
            if (own < best) {
                second = best;
                best = own;
                chosen = i;
            } else {
                second = std::min(second, own);
            }
        }
        if (open == 0) {
            return store(key, attacks ? Numbers::disproved() : Numbers::proved(), work());
        }
        const std::uint32_t all = bounded(greatest + open - 1);
        const Numbers now = attacks ? Numbers{best, all} : Numbers{all, best};
        if (now.proof >= limits.proof || now.disproof >= limits.disproof || budget_.spent()) {
            return store(key, now, work());
        }
        // A little beyond the second best, so that two children do not take turns all the time.
        const std::uint32_t own_limit = std::min(attacks ? limits.proof : limits.disproof,
                                                 bounded(std::uint64_t{second} + 1 + second / 4));
        const std::uint32_t others_limit = attacks ? limits.disproof : limits.proof;
        const Child& child = list[chosen];
        const std::uint32_t others_now = attacks ? child.numbers.disproof : child.numbers.proof;
        const std::uint32_t rest = bounded(std::uint64_t{others_limit} - all + others_now);
        const Numbers child_limits = attacks ? Numbers{own_limit, rest} : Numbers{rest, own_limit};
        visited = chosen;
        const std::uint64_t then = budget_.nodes();
        const bool new_here = !table_.find(child.key);
        const Presence presence{table_, child.key, company_};
        search(at.after(child.cell), child.key, child_limits, new_here);
        look_at_all = company_ == Company::Others && budget_.nodes() - then >= kLongAway;
    }
}

}  // namespace lawan::tictactoe::solver
