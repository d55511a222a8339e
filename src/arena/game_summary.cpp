#include "arena/game_summary.hpp"

#include <algorithm>
#include <numeric>

#include "core/checksum.hpp"
#include "core/hash.hpp"

namespace lawan {
namespace {

Effort effort_of(const MoveRecord& move) {
    Effort effort{1, move.time, move.time, move.nodes};
    if (move.cpu) {
        effort.cpu = effort.most_cpu = *move.cpu;
        effort.cpu_moves = 1;
    }
    return effort;
}

bool are_pair(const GameSummary& one, const GameSummary& two) {
    return one.number % 2 != 0 && two.number == one.number + 1;
}

}  // namespace

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

std::uint64_t course_of(std::string_view start, std::string_view moves) {
    return mix(checksum(start), checksum(moves));
}

std::uint64_t course_of(const GameRecord& record) {
    return course_of(record.start, record.moves_text());
}

void add_pair(PairCounts& pairs, const GameSummary& one, const GameSummary& two) {
    ++pairs[static_cast<std::size_t>(2 * (one.points_of_first() + two.points_of_first()))];
}

PairCounts pairs_of(const std::vector<GameSummary>& games) {
    PairCounts pairs{};
    for (std::size_t i = 0; i + 1 < games.size(); ++i) {
        if (are_pair(games[i], games[i + 1])) add_pair(pairs, games[i], games[i + 1]);
    }
    return pairs;
}

std::string_view to_text(EstimateOf of) {
    switch (of) {
        case EstimateOf::Games:
            return "games";
        case EstimateOf::Pairs:
            return "pairs";
        case EstimateOf::DifferentGames:
            return "different games";
    }
    return "";
}

Scores Evidence::scores() const {
    Scores scores = scores_of(pairs, games);
    if (repeats > 0) {
        const double new_ones =
            static_cast<double>(different()) / static_cast<double>(games.games());
        scores.count = std::max(1.0, scores.count * new_ones);
    }
    return scores;
}

EstimateOf Evidence::estimate_of() const {
    if (repeats > 0) return EstimateOf::DifferentGames;
    return scores().games_each == 2 ? EstimateOf::Pairs : EstimateOf::Games;
}

std::int64_t Evidence::counted() const {
    if (estimate_of() != EstimateOf::Pairs) return different();
    return std::accumulate(pairs.begin(), pairs.end(), std::int64_t{0});
}

bool NewGames::operator()(const GameSummary& game) {
    if (game.course == 0) return true;
    return seen_.insert({game.bots.x, game.bots.o, game.course, game.reason, game.winner}).second;
}

Evidence evidence_of(const std::vector<GameSummary>& games) {
    NewGames is_new;
    Evidence evidence;
    evidence.pairs = pairs_of(games);
    for (const GameSummary& game : games) {
        const double points = game.points_of_first();
        WinDrawLoss& counts = evidence.games;
        ++(points == 1 ? counts.wins : points == 0 ? counts.losses : counts.draws);
        if (!is_new(game)) ++evidence.repeats;
    }
    return evidence;
}

void summarise(const GameRecord& record, GameSummary& summary) {
    summary.efforts =
        efforts_of(record, summary.first, static_cast<std::size_t>(summary.opening_plies));
    summary.course = course_of(record);
    if (!record.result) return;
    summary.reason = record.result->reason;
    summary.winner = record.result->winner;
    summary.score = record.result->score;
}

}  // namespace lawan
