#include "arena/game_summary.hpp"

#include <algorithm>

namespace lawan {

Effort& Effort::operator+=(const Effort& more) {
    moves += more.moves;
    time += more.time;
    longest = std::max(longest, more.longest);
    nodes += more.nodes;
    cpu += more.cpu;
    most_cpu = std::max(most_cpu, more.most_cpu);
    cpu_moves += more.cpu_moves;
    return *this;
}

namespace {

Effort effort_of(const MoveRecord& move) {
    Effort effort{1, move.time, move.time, move.nodes};
    if (move.cpu) {
        effort.cpu = effort.most_cpu = *move.cpu;
        effort.cpu_moves = 1;
    }
    return effort;
}

}  // namespace

PerSide<Effort> efforts_of(const GameRecord& record, Side first, std::size_t opening_plies) {
    PerSide<Effort> efforts;
    Side side = first;
    for (std::size_t ply = 0; ply < record.moves.size(); ++ply) {
        const MoveRecord& move = record.moves[ply];
        if (ply >= opening_plies) efforts[side] += effort_of(move);
        side = opponent_of(side);  // a pass is a move, so the sides alternate
    }
    return efforts;
}

PairCounts pairs_of(const std::vector<GameSummary>& games) {
    PairCounts pairs{};
    for (std::size_t i = 0; i + 1 < games.size(); ++i) {
        const GameSummary& one = games[i];
        const GameSummary& two = games[i + 1];
        if (one.number % 2 == 0 || two.number != one.number + 1) continue;
        const double points = one.points(one.bots.x == 0 ? Side::X : Side::O) +
                              two.points(two.bots.x == 0 ? Side::X : Side::O);
        ++pairs[static_cast<std::size_t>(2 * points)];
    }
    return pairs;
}

void summarise(const GameRecord& record, GameSummary& summary) {
    summary.efforts =
        efforts_of(record, summary.first, static_cast<std::size_t>(summary.opening_plies));
    if (!record.result) return;
    summary.reason = record.result->reason;
    summary.winner = record.result->winner;
    summary.score = record.result->score;
}

}  // namespace lawan
