#include "games/tictactoe/engine/player/force_search.hpp"

#include <algorithm>
#include <utility>

#include "core/hash.hpp"
#include "games/tictactoe/engine/solver/child_choice.hpp"

namespace lawan::tictactoe::player {
namespace {

using solver::kInfinite;
using solver::Numbers;
using solver::ToMove;

constexpr int kForceThreatSteps = 60;
constexpr std::size_t kUnlikely = 8;  // places further back

[[nodiscard]] ToMove other(ToMove to_move) {
    return to_move == ToMove::Attacker ? ToMove::Defender : ToMove::Attacker;
}

}  // namespace

ForceSearch::ForceSearch(LineBoard& board, Side attacker, solver::ProofTable& table)
    : board_{board}, attacker_{attacker}, table_{table} {}

ForceSearch::ProofKey ForceSearch::key_of(std::uint64_t board_key, ToMove to_move) const {
    const std::uint64_t side = attacker_ == Side::X ? 1 : 2;
    return {board_key, mix(board_key, side), to_move};
}

Numbers ForceSearch::guess(std::uint64_t board_key, ToMove mover, std::size_t rank) const {
    // Each move seems harder than the one before it.
    if (left_out_ == 0 || mover == ToMove::Defender) return solver::first_guess(mover, 1 + rank);
    const auto entry = table_.find(key_of(board_key ^ left_out_, other(mover)));
    if (entry && entry->numbers.proof == 0) return {1, 1};
    return solver::first_guess(mover, 1 + rank + kUnlikely);
}

void ForceSearch::order(std::vector<int>& cells) const {
    const Side enemy = opponent_of(attacker_);
    const auto worth = [&](int cell) {
        return 2 * board_.worth(cell, attacker_) + board_.worth(cell, enemy);
    };
    std::sort(cells.begin(), cells.end(), [&](int a, int b) {
        const int difference = worth(a) - worth(b);
        return difference != 0 ? difference > 0 : a < b;
    });
}

// Cells after which a window lacks two cells at most: all others threaten nothing new.
std::vector<int> ForceSearch::attacks() const {
    std::vector<int> cells;
    WideBitboard found = board_.threatening(attacker_);
    found |= board_.preparing(attacker_);
    for (const Square cell : squares(found)) cells.push_back(cell.index());
    order(cells);
    return cells;
}

ForceSearch::Class ForceSearch::classify(ToMove to_move) {
    return to_move == ToMove::Attacker ? classify_attack() : classify_defence();
}

ForceSearch::Class ForceSearch::classify_attack() {
    const Side enemy = opponent_of(attacker_);
    if (board_.can_complete(attacker_)) return {true, {board_.first_completing(attacker_)}, {}};
    const int losses = board_.completing_count(enemy);
    if (losses > 1) return {false, {}, {}};
    if (losses == 1) return {std::nullopt, {board_.first_completing(enemy)}, {}};
    if (auto win = win_by_threats(board_, attacker_, kForceThreatSteps, *budget_)) {
        const int first = win->attacks.front();
        return {true, {first}, std::move(win)};
    }
    std::vector<int> moves = attacks();
    if (moves.empty()) return {false, {}, {}};
    return {std::nullopt, std::move(moves), {}};
}

ForceSearch::Class ForceSearch::classify_defence() {
    const Side enemy = opponent_of(attacker_);
    if (board_.has_won(attacker_)) return {true, {}, {}};
    if (board_.can_complete(enemy)) return {false, {}, {}};
    const int wins = board_.completing_count(attacker_);
    if (wins > 1) return {true, {}, {}};
    if (wins == 1) return {std::nullopt, {board_.first_completing(attacker_)}, {}};
    auto threat = win_by_threats(board_, attacker_, kForceThreatSteps, *budget_);
    if (!threat) return {false, {}, {}};
    std::vector<int> moves;
    for (const Square cell : squares(defences(board_, enemy, *threat)))
        moves.push_back(cell.index());
    order(moves);
    return {std::nullopt, std::move(moves), std::move(threat)};
}

bool ForceSearch::wins(ToMove to_move, Budget& budget) {
    budget_ = &budget;
    return search(to_move, key_of(board_.key(), to_move), {kInfinite, kInfinite}).proof == 0;
}

Numbers ForceSearch::search(ToMove to_move, const ProofKey& key, Numbers limits) {
    if (!budget_->spend()) return {};
    const std::uint64_t before = budget_->nodes();
    const auto store = [&](Numbers numbers) {
        table_.store(key, numbers, 0, budget_->nodes() - before + 1);
        return numbers;
    };
    const Class found = classify(to_move);
    if (budget_->spent()) return {};
    if (found.wins) return store(*found.wins ? Numbers::proved() : Numbers::disproved());
    std::vector<Child> list = children(to_move, found.moves);
    for (;;) {
        solver::ChildChoice choice{to_move};
        for (std::size_t i = 0; i < list.size(); ++i) {
            if (!choice.add(i, list[i].numbers)) return store(choice.won());
        }
        if (choice.is_lost()) return store(choice.lost());
        const Numbers now = choice.numbers();
        if (now.proof >= limits.proof || now.disproof >= limits.disproof || budget_->spent()) {
            return store(now);
        }
        Child& chosen = list[choice.chosen()];
        board_.play(chosen.cell, mover(to_move));
        chosen.numbers = search(other(to_move), chosen.key, choice.limits_of_chosen(limits));
        board_.take_back(chosen.cell);
    }
}

std::vector<ForceSearch::Child> ForceSearch::children(ToMove to_move,
                                                      const std::vector<int>& moves) const {
    std::vector<Child> list;
    list.reserve(moves.size());
    for (const int cell : moves) {
        const ProofKey child = key_of(board_.key_after(cell, mover(to_move)), other(to_move));
        table_.prefetch(child);
        list.push_back({cell, child, {}});
    }
    for (std::size_t i = 0; i < list.size(); ++i) {
        const auto entry = table_.find(list[i].key);
        list[i].numbers = entry ? entry->numbers : guess(list[i].key.marks, to_move, i);
    }
    return list;
}

bool ForceSearch::walk(ToMove to_move, Budget& budget, const Visit& visit) {
    budget_ = &budget;
    walked_.clear();
    line_.clear();
    return to_move == ToMove::Attacker ? walk_attacker(visit, line_) : walk_defender(visit, line_);
}

bool ForceSearch::attack_and_walk(int cell, const Visit& visit, std::vector<int>& line) {
    if (visit.attack) visit.attack(board_, cell);
    line.push_back(cell);
    board_.play(cell, attacker_);
    const bool holds = board_.has_won(attacker_) || walk_defender(visit, line);
    board_.take_back(cell);
    return holds;
}

bool ForceSearch::walk_attacker(const Visit& visit, std::vector<int>& line) {
    if (!budget_->spend()) return false;
    const Class found = classify_attack();
    if (found.wins && !*found.wins) return false;
    if (!found.wins && !walked_.insert(board_.key()).second) return true;
    if (found.wins || found.moves.size() == 1) {
        return attack_and_walk(found.moves.front(), visit, line);
    }
    // A move that is known to win; else what the table has lost is sought again.
    for (int attempt = 0; attempt < 2; ++attempt) {
        for (const int cell : found.moves) {
            const auto entry =
                table_.find(key_of(board_.key_after(cell, attacker_), ToMove::Defender));
            if (!entry || entry->numbers.proof != 0) continue;
            return attack_and_walk(cell, visit, line);
        }
        const Numbers again = search(ToMove::Attacker, key_of(board_.key(), ToMove::Attacker),
                                     {kInfinite, kInfinite});
        if (again.proof != 0) return false;
    }
    return false;
}

bool ForceSearch::walk_defender(const Visit& visit, std::vector<int>& line) {
    if (budget_->spent()) return false;
    const Class found = classify_defence();
    if (found.wins) return *found.wins;
    if (visit.threats && found.threat) visit.threats(board_, found.threat->attacks);
    std::vector<int> longest;
    for (const int cell : found.moves) {
        std::vector<int> rest{cell};
        board_.play(cell, opponent_of(attacker_));
        const bool holds = walk_attacker(visit, rest);
        board_.take_back(cell);
        if (!holds) return false;
        if (rest.size() > longest.size()) longest = std::move(rest);
    }
    line.insert(line.end(), longest.begin(), longest.end());
    return true;
}

}  // namespace lawan::tictactoe::player
