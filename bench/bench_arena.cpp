// What the arena itself costs a move: with bots in this process, and with two programs that answer
// at once. For the latter to be on one core with us: taskset -c 0 bench_arena
//
// Started with --be-a-bot it is such a program: it plays the first legal move.
#include <benchmark/benchmark.h>

#include <iostream>
#include <string>

#include <unistd.h>

#include "games/othello/rules/game.hpp"
#include "play/play_game.hpp"
#include "protocol/process_bot.hpp"

namespace {

using namespace lawan;

constexpr const char* kBeABot = "--be-a-bot";

class FirstMove final : public Bot {
  public:
    [[nodiscard]] Thought<AnyMove> think(const Turn& turn) override {
        return {turn.position.legal_moves().front(), {}, 0, 0, Seconds{0}, {}, {}};
    }
};

std::string own_path() {
    char path[4096];
    const ssize_t size = readlink("/proc/self/exe", path, sizeof path);
    return {path, static_cast<std::size_t>(size)};
}

std::int64_t play(const AnyGame& game, Bot& a, Bot& b) {
    const GameRecord record = play_game(game, {{&a, "a"}, {&b, "b"}}, {});
    if (record.result->reason != EndReason::Finished)
        throw std::runtime_error{record.result->detail.english()};
    return static_cast<std::int64_t>(record.moves.size());
}

void in_process(benchmark::State& state) {
    const AnyGame game{othello::Game{}};
    FirstMove a;
    FirstMove b;
    std::int64_t plies = 0;
    for ([[maybe_unused]] auto _ : state) plies += play(game, a, b);
    state.counters["s/ply"] = benchmark::Counter(
        static_cast<double>(plies), benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}
BENCHMARK(in_process)->UseRealTime()->Unit(benchmark::kMillisecond);

void two_programs(benchmark::State& state) {
    const AnyGame game{othello::Game{}};
    ProcessBotSettings settings;
    settings.process.words = {own_path(), kBeABot};
    ProcessBot a{settings, game};
    ProcessBot b{settings, game};
    std::int64_t plies = 0;
    for ([[maybe_unused]] auto _ : state) plies += play(game, a, b);
    state.counters["s/ply"] = benchmark::Counter(
        static_cast<double>(plies), benchmark::Counter::kIsRate | benchmark::Counter::kInvert);
}
BENCHMARK(two_programs)->UseRealTime()->Unit(benchmark::kMillisecond);

void be_a_bot() {
    std::ios::sync_with_stdio(false);
    for (std::string line; std::getline(std::cin, line);) {
        if (line == "ready?") std::cout << "ready" << std::endl;
        if (line.rfind("go ", 0) == 0) {
            std::cout << line.substr(3, line.find(' ', 3) - 3) << std::endl;
        }
        if (line == "quit") return;
    }
}

}  // namespace

int main(int argc, char** argv) {
    if (argc > 1 && std::string{argv[1]} == kBeABot) {
        be_a_bot();
        return 0;
    }
    benchmark::Initialize(&argc, argv);
    benchmark::RunSpecifiedBenchmarks();
    return 0;
}
