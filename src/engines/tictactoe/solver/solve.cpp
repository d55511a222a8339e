#include "engines/tictactoe/solver/solve.hpp"

#include <algorithm>
#include <bit>

#include "engines/tictactoe/solver/best_line.hpp"
#include "engines/tictactoe/solver/distance.hpp"
#include "engines/tictactoe/solver/proof_writer.hpp"
#include "games/tictactoe/game.hpp"

namespace lawan::tictactoe::solver {
namespace {

constexpr std::uint64_t kDistanceNodes = 300'000;
constexpr std::uint64_t kDistanceNodesWhole = 20'000'000;
constexpr std::uint64_t kProofNodes = 1ULL << 40;  // the limits of the decider hold as well
constexpr int kPairingTries = 1'000;
constexpr Seconds kMoreForBestMoves{10};

[[nodiscard]] const char* note_of(const Decision& decision) {
    switch (decision.method) {
        case Method::Rules:
            return "by-the-rules";
        case Method::Threats:
            return "win-by-threats";
        case Method::Pairing:
            return "held-by-pairing";
        case Method::MakerBreaker:
            return "held-as-breaker";
        case Method::ProofNumbers:
            return decision.attacker_wins ? "win-by-search" : "held-by-search";
    }
    return "by-the-rules";
}

[[nodiscard]] std::string side_text(Side side) {
    return std::string(1, letter(side));
}

}  // namespace

Solver::Solver(const Position& position, const Decider::Settings& settings)
    : position_{position}, decider_{position.rules(), settings} {}

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
        known.notes.push_back({"stolen-strategy", {side_text(mover)}});
    }
    if (question.can_mover_win) {
        const auto decision = decider_.decide(mover_attacks());
        if (!decision) return;
        known.notes.push_back({note_of(*decision),
                               {side_text(decision->attacker_wins ? mover : opponent_of(mover))}});
        (decision->attacker_wins ? known.lower : known.upper) = decision->attacker_wins ? 1 : 0;
    }
    if (question.can_opponent_win && known.lower < 0) {
        const auto decision = decider_.decide(opponent_attacks());
        if (!decision) return;
        known.notes.push_back({note_of(*decision),
                               {side_text(decision->attacker_wins ? opponent_of(mover) : mover)}});
        (decision->attacker_wins ? known.upper : known.lower) = decision->attacker_wins ? -1 : 0;
    }
}

void Solver::complete(Solved& known, Line line) {
    if (!known.settled()) return;
    if (line == Line::First) {
        if (known.lower == 1) find_distance(known, kDistanceNodes);
        find_best_moves(known);
        return;
    }
    find_best_moves(known);
    // Each of these may take as long again, and a little more.
    decider_.allow(decider_.elapsed() + kMoreForBestMoves);
    known.line.clear();
    if (known.lower == 1) find_distance(known, kDistanceNodesWhole);
    if (!known.line.empty()) return;
    decider_.allow(decider_.elapsed() + kMoreForBestMoves);
    known.line = best_line(position_, known.lower, decider_);
    if (known.line.empty() && !known.best.empty()) known.line = {known.best.front()};
}

void Solver::find_distance(Solved& known, std::uint64_t nodes) {
    Budget budget = decider_.budget(nodes);
    const auto win =
        shortest_win(decider_.geometry(), position_.own().bits(), position_.enemy().bits(), budget);
    decider_.add_nodes(budget.nodes());
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
    decider_.allow(decider_.elapsed() + kMoreForBestMoves);
    known.all_best = true;
    if (known.lower == 0 && any_move_holds()) {
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
        if (before == seen.end()) {
            const bool wins = known.lower > 0;
            const Situation after =
                wins ? mover_attacks().after(move.index()) : opponent_attacks().after(move.index());
            std::optional<Decision> decision;
            if (next.winner()) {
                decision = Decision{true, Method::Rules};
            } else if (next.move_count() == 0) {
                decision = Decision{false, Method::Rules};
            } else {
                decision = decider_.decide(after);
            }
            if (!decision) {
                known.all_best = false;
                continue;
            }
            seen.emplace_back(least, decision->attacker_wins == wins);
            if (seen.back().second) known.best.push_back(move);
        } else if (before->second) {
            known.best.push_back(move);
        }
    }
    std::sort(known.best.begin(), known.best.end());
    if (!known.all_best) known.notes.push_back({"best-moves-not-all", {}});
    if (known.line.empty() && !known.best.empty()) known.line = {known.best.front()};
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
bool Solver::any_move_holds() {
    if ((position_.own() | position_.enemy()).empty()) return true;
    const auto decision =
        decider_.decide({position_.enemy().bits(), position_.own().bits(), ToMove::Attacker});
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
    Budget budget = decider_.budget(kProofNodes);
    AttackSearch search{decider_.geometry(), decider_.game_table(), budget};
    const bool mover_wins = search.wins(mover_attacks()).value_or(false);
    const Side mover = position_.side_to_move();
    text += "by strategy\n";
    StrategyWriter writer{decider_.geometry(), search, mover_wins ? mover : opponent_of(mover),
                          true, text};
    const bool whole = writer.write(mover_wins ? mover_attacks() : opponent_attacks());
    decider_.add_nodes(budget.nodes());
    return whole;
}

bool Solver::write_hold(std::string& text, const Situation& attack, Side attacker) {
    Budget budget = decider_.budget(kProofNodes);
    const Geometry& geometry = decider_.geometry();
    AttackSearch search{geometry, decider_.game_table(), budget};
    const bool defender_wins_now = geometry.completing(attack.defender, attack.attacker) != 0;
    if (const auto held =
            geometry.lines().pairs_and_rings(attack.attacker, attack.defender, kPairingTries)) {
        text += "by pairing\n" + pairs_and_rings_text(geometry, *held) + '\n';
        return true;
    }
    BreakerSearch breaker{geometry, decider_.breaker_table(), budget};
    const auto held = defender_wins_now
                          ? std::nullopt
                          : breaker.solve(attack.attacker, attack.defender, attack.to_move);
    if (held && !held->maker_wins) {
        text += "by breaker\n";
        BreakerWriter writer{geometry, breaker, text};
        Cells zone = 0;
        const bool whole = attack.to_move == ToMove::Attacker
                               ? writer.write(attack.attacker, attack.defender, 0, zone)
                               : writer.write_first(attack.attacker, attack.defender);
        decider_.add_nodes(budget.nodes());
        return whole;
    }
    text += "by strategy\n";
    StrategyWriter writer{geometry, search, attacker, false, text};
    const bool whole = writer.write(attack);
    decider_.add_nodes(budget.nodes());
    return whole;
}

}  // namespace lawan::tictactoe::solver
