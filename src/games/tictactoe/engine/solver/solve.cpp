#include "games/tictactoe/engine/solver/solve.hpp"

#include <algorithm>
#include <bit>

#include "games/tictactoe/engine/solver/best_line.hpp"
#include "games/tictactoe/engine/solver/distance.hpp"
#include "games/tictactoe/engine/solver/proof_writer.hpp"
#include "games/tictactoe/rules/game.hpp"
#include "games/tictactoe/words.hpp"
#include "module/words.hpp"

namespace lawan::tictactoe::solver {
namespace {

constexpr std::uint64_t kDistanceNodes = 300'000;
constexpr std::uint64_t kDistanceNodesWhole = 20'000'000;
constexpr int kPairingTries = 1'000;
constexpr Seconds kMoreForBestMoves{10};

[[nodiscard]] const Words& note_of(const Decision& decision) {
    switch (decision.method) {
        case Method::Rules:
            return words::kByTheRules;
        case Method::Threats:
            return words::kWinByThreats;
        case Method::Pairing:
            return words::kHeldByPairing;
        case Method::MakerBreaker:
            return words::kHeldAsBreaker;
        case Method::ProofNumbers:
            return decision.attacker_wins ? words::kWinBySearch : words::kHeldBySearch;
    }
    return words::kByTheRules;
}

}  // namespace

Solver::Solver(const Position& position, const Decider::Settings& settings, Budget& budget)
    : position_{position}, decider_{position.rules(), settings}, budget_{budget} {}

Limits Solver::as_long_again() const {
    return Limits::of_time(budget_.elapsed() + kMoreForBestMoves);
}

Situation Solver::mover_attacks() const {
    return {position_.own().bits(), position_.enemy().bits(), ToMove::Attacker};
}

Situation Solver::opponent_attacks() const {
    return {position_.enemy().bits(), position_.own().bits(), ToMove::Defender};
}

void Solver::solve(const Question& question, Solved& known) {
    const Side mover = position_.side_to_move();
    const bool empty_board = (position_.own() | position_.enemy()).empty();
    if (empty_board) {
        known.lower = 0;
        known.notes.push_back({words::kStolenStrategy, {letter(mover)}});
    }
    if (question.can_mover_win) {
        const auto decision = decider_.decide(mover_attacks(), budget_);
        if (!decision) return;
        known.notes.push_back(
            {note_of(*decision), {letter(decision->attacker_wins ? mover : opponent_of(mover))}});
        (decision->attacker_wins ? known.lower : known.upper) = decision->attacker_wins ? 1 : 0;
    }
    if (question.can_opponent_win && known.lower < 0) {
        const auto decision = decider_.decide(opponent_attacks(), budget_);
        if (!decision) return;
        known.notes.push_back(
            {note_of(*decision), {letter(decision->attacker_wins ? opponent_of(mover) : mover)}});
        (decision->attacker_wins ? known.upper : known.lower) = decision->attacker_wins ? -1 : 0;
    }
}

void Solver::complete(Solved& known, Line line) {
    if (!known.settled()) return;
    if (line == Line::First) {
        if (known.lower == 1) find_distance(known, kDistanceNodes, budget_);
        find_best_moves(known);
        return;
    }
    find_best_moves(known);
    known.line.clear();
    if (known.lower == 1) {
        Budget budget = budget_.share(as_long_again());
        find_distance(known, kDistanceNodesWhole, budget);
    }
    if (!known.line.empty()) return;
    Budget budget = budget_.share(as_long_again());
    known.line = best_line(position_, known.lower, decider_, budget);
    if (known.line.empty() && !known.best.empty()) known.line = {known.best.front()};
}

void Solver::find_distance(Solved& known, std::uint64_t nodes, Budget& budget) {
    Budget share = budget.share(Limits::of_nodes(nodes));
    const auto win =
        shortest_win(decider_.geometry(), position_.own().bits(), position_.enemy().bits(), share);
    if (!win) return;
    known.distance = win->plies;
    for (const int cell : win->line) known.line.emplace_back(cell);
}

// Best are the moves that keep the value. Where a board is large they may take longer than the
// value itself: then only as long again, and a little more.
void Solver::find_best_moves(Solved& known) {
    if (known.lower < 0) {
        for (const Square move : position_.legal_moves()) known.best.push_back(move);
        known.all_best = true;
        return;
    }
    Budget budget = budget_.share(as_long_again());
    known.all_best = true;
    if (known.lower == 0 && any_move_holds(budget)) {
        for (const Square move : position_.legal_moves()) known.best.push_back(move);
        if (known.line.empty()) known.line = {known.best.front()};
        return;
    }
    std::vector<std::pair<Position, bool>> seen;  // images of each other are worth the same
    for (const Square move : heaviest_first()) {
        const Position next = position_.after(move);
        const Position least = next.canonical().position;
        const auto before = std::find_if(seen.begin(), seen.end(),
                                         [&](const auto& each) { return each.first == least; });
        if (before != seen.end()) {
            if (before->second) known.best.push_back(move);
            continue;
        }
        const auto keeps = keeps_value(move, known.lower > 0, budget);
        if (!keeps) {
            known.all_best = false;
            continue;
        }
        seen.emplace_back(least, *keeps);
        if (*keeps) known.best.push_back(move);
    }
    std::sort(known.best.begin(), known.best.end());
    if (known.line.empty() && !known.best.empty()) known.line = {known.best.front()};
}

void Solver::name_winning_move(Solved& known) {
    Budget budget = budget_.share(as_long_again());
    for (const Square move : heaviest_first()) {
        const auto wins = keeps_value(move, true, budget);
        if (!wins || !*wins) continue;
        known.best = {move};
        known.all_best = false;
        return;
    }
}

// Whether the mover still wins after a move, or where there is no win, still does not lose.
std::optional<bool> Solver::keeps_value(Square move, bool wins, Budget& budget) {
    const Position next = position_.after(move);
    if (next.winner()) return wins;
    if (next.move_count() == 0) return !wins;
    const auto decision =
        decider_.decide((wins ? mover_attacks() : opponent_attacks()).after(move.index()), budget);
    if (!decision) return std::nullopt;
    return decision->attacker_wins == wins;
}

// Where the time is not enough for all moves, the likely ones shall be among those tried.
std::vector<Square> Solver::heaviest_first() const {
    const Geometry& geometry = decider_.geometry();
    const Cells own = position_.own().bits();
    const Cells enemy = position_.enemy().bits();
    const auto attack = geometry.weights(geometry.open_windows(own, enemy));
    const auto defence = geometry.weights(geometry.open_windows(enemy, own));
    const auto moves = position_.legal_moves();
    std::vector<Square> order{moves.begin(), moves.end()};
    const auto weight = [&](Square move) {
        const auto cell = static_cast<std::size_t>(move.index());
        return attack[cell] + defence[cell];
    };
    std::stable_sort(order.begin(), order.end(),
                     [&](Square a, Square b) { return weight(a) > weight(b); });
    return order;
}

// An extra mark never hurts: if the opponent cannot even win when the mover passes, no move loses.
// On the empty board that is what has been proved already.
bool Solver::any_move_holds(Budget& budget) {
    if ((position_.own() | position_.enemy()).empty()) return true;
    const auto decision = decider_.decide(
        {position_.enemy().bits(), position_.own().bits(), ToMove::Attacker}, budget);
    return decision && !decision->attacker_wins;
}

std::optional<std::string> Solver::proof(const Solved& solved) {
    if (solved.lower < 0 && solved.upper > 0) return std::nullopt;  // nothing to claim
    std::string text = "lawan-proof 1\ngame tictactoe\nposition " +
                       Game{position_}.position_text(position_) + '\n';
    const Side mover = position_.side_to_move();
    if (solved.lower > 0) {
        text += "claim at-least 1\n";
        if (!write_win(text)) return std::nullopt;
    } else if (solved.upper < 0) {
        text += "claim at-most -1\n";
        if (!write_win(text)) return std::nullopt;
    }
    if (solved.upper == 0) {
        text += "claim at-most 0\n";
        if (!write_hold(text, mover_attacks(), mover)) return std::nullopt;
    }
    if (solved.lower == 0) {
        text += "claim at-least 0\n";
        if ((position_.own() | position_.enemy()).empty()) {
            text += "by strategy-stealing\n";
        } else if (!write_hold(text, opponent_attacks(), opponent_of(mover))) {
            return std::nullopt;
        }
    }
    return text + "end\n";
}

bool Solver::write_win(std::string& text) {
    AttackSearch search{decider_.geometry(), decider_.game_table(), budget_};
    const bool mover_wins = search.wins(mover_attacks()).value_or(false);
    const Side mover = position_.side_to_move();
    text += "by strategy\n";
    StrategyWriter writer{decider_.geometry(), search, mover_wins ? mover : opponent_of(mover),
                          true, text};
    return writer.write(mover_wins ? mover_attacks() : opponent_attacks());
}

bool Solver::write_hold(std::string& text, const Situation& attack, Side attacker) {
    const Geometry& geometry = decider_.geometry();
    AttackSearch search{geometry, decider_.game_table(), budget_};
    const bool defender_wins_now = geometry.completing(attack.defender, attack.attacker) != 0;
    if (const auto held =
            geometry.lines().pairs_and_rings(attack.attacker, attack.defender, kPairingTries)) {
        text += "by pairing\n" + pairs_and_rings_text(geometry, *held) + '\n';
        return true;
    }
    BreakerSearch breaker{geometry, decider_.breaker_table(), budget_};
    const auto held = defender_wins_now
                          ? std::nullopt
                          : breaker.solve(attack.attacker, attack.defender, attack.to_move);
    if (held && !held->maker_wins) {
        text += "by breaker\n";
        BreakerWriter writer{geometry, breaker, text};
        Cells zone = 0;
        return attack.to_move == ToMove::Attacker
                   ? writer.write(attack.attacker, attack.defender, 0, zone)
                   : writer.write_first(attack.attacker, attack.defender);
    }
    text += "by strategy\n";
    StrategyWriter writer{geometry, search, attacker, false, text};
    return writer.write(attack);
}

}  // namespace lawan::tictactoe::solver
