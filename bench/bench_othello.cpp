// How fast Othello's rules are: flips, mobility, whole moves, and lines of play counted both ways.
#include <benchmark/benchmark.h>

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/random.hpp"
#include "games/othello/rules/flips.hpp"
#include "games/othello/rules/mobility.hpp"
#include "games/othello/rules/position.hpp"
#include "search/perft.hpp"

namespace lawan::othello {
namespace {

struct Turn {
    Position position;
    Move move;
};

// All turns of some random games, passes left out.
std::vector<Turn> turns() {
    constexpr std::size_t kTurns = 4096;
    std::vector<Turn> result;
    Random random{Seed{1}};
    while (result.size() < kTurns) {
        Position position;
        for (auto moves = position.legal_moves(); !moves.empty(); moves = position.legal_moves()) {
            const Move move = random.pick(moves);
            if (!move.is_pass()) result.push_back({position, move});
            position = position.after(move);
        }
    }
    return result;
}

void count_items(benchmark::State& state, std::uint64_t per_iteration) {
    state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(per_iteration));
}

template <class Work>
void over_turns(benchmark::State& state, const Work& work) {
    const std::vector<Turn> all = turns();
    for ([[maybe_unused]] auto _ : state) {
        for (const Turn& turn : all) benchmark::DoNotOptimize(work(turn.position, turn.move));
    }
    count_items(state, all.size());
}

void flips_fastest(benchmark::State& state) {
    over_turns(state, [](const Position& p, Move move) {
        return flips(p.player(), p.opponent(), move.square());
    });
}
BENCHMARK(flips_fastest);

void flips_portable(benchmark::State& state) {
    over_turns(state, [](const Position& p, Move move) {
        return portable::flips(p.player(), p.opponent(), move.square());
    });
}
BENCHMARK(flips_portable);

void mobility_fastest(benchmark::State& state) {
    over_turns(state, [](const Position& p, Move) { return p.move_squares(); });
}
BENCHMARK(mobility_fastest);

void mobility_portable(benchmark::State& state) {
    over_turns(state, [](const Position& p, Move) {
        return portable::beyond_all_runs(p.player(), p.opponent()) & p.empty_squares();
    });
}
BENCHMARK(mobility_portable);

void list_moves(benchmark::State& state) {
    over_turns(state, [](const Position& p, Move) { return p.legal_moves(); });
}
BENCHMARK(list_moves);

void make_move(benchmark::State& state) {
    over_turns(state, [](const Position& p, Move move) { return p.after(move); });
}
BENCHMARK(make_move);

void make_key(benchmark::State& state) {
    over_turns(state, [](const Position& p, Move) { return p.key(); });
}
BENCHMARK(make_key);

void make_canonical(benchmark::State& state) {
    over_turns(state, [](const Position& p, Move) { return p.canonical(); });
}
BENCHMARK(make_canonical);

// Items are leaves.
template <int Size, LastPly kLastPly>
void count_lines(benchmark::State& state) {
    const int depth = static_cast<int>(state.range(0));
    std::uint64_t leaves = 0;
    for ([[maybe_unused]] auto _ : state) {
        leaves = perft<kLastPly>(BasicPosition<Size>{}, depth).leaves;
        benchmark::DoNotOptimize(leaves);
    }
    count_items(state, leaves);
}
BENCHMARK_TEMPLATE(count_lines, 8, LastPly::Visited)->Arg(9)->Unit(benchmark::kMillisecond);
BENCHMARK_TEMPLATE(count_lines, 8, LastPly::InBulk)
    ->Arg(10)
    ->Arg(11)
    ->Unit(benchmark::kMillisecond);
BENCHMARK_TEMPLATE(count_lines, 6, LastPly::Visited)->Arg(9)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace lawan::othello
