// node wasm_problems.js GAME FILE [LAST [THREADS]]: solves the problems of a file with WebAssembly,
// to be compared with `lawan bench GAME --problems FILE --to LAST` on the same machine. More than
// one thread needs the preset wasm-threads.
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <string>

#include "core/named_file.hpp"
#include "module/catalog.hpp"
#include "tests/wasm/program.hpp"
#include "work/kept_helpers.hpp"

namespace {

int solve_all(const std::string& name, const std::string& path, std::size_t last, int threads) {
    using namespace lawan;
    const GameModule& game = find_game(name);
    const auto solver = game.problem_solver.make(
        threads, MebiBytes{256}, Options{as_it_is(name), game.problem_solver.options, {}});
    const auto problems = game.files.problems(read_named(path), path);
    const StopSignal stop;
    double seconds = 0;
    int wrong = 0;
    for (std::size_t i = 0; i < problems.size() && i < last; ++i) {
        const SolvedProblem solved = solver->solve(game.set_up(problems[i].position).start(), stop);
        const bool right = solved.score && solved.score == problems[i].best_score();
        std::printf("%2zu %s %12llu nodes %8.2f s\n", i + 1, right ? "right" : "WRONG",
                    static_cast<unsigned long long>(solved.nodes), solved.time.count());
        seconds += solved.time.count();
        wrong += right ? 0 : 1;
    }
    std::printf("%s: %.2f s\n", solver->instructions().c_str(), seconds);
    return wrong == 0 ? 0 : 1;
}

}  // namespace

int run_program(int count, char** words) {
    if (count < 3) {
        std::fputs("problems GAME FILE [LAST [THREADS]]\n", stderr);
        return 2;
    }
    try {
        const auto number = [&](int at, unsigned long usual) {
            return count > at ? std::strtoul(words[at], nullptr, 10) : usual;
        };
        const int threads = static_cast<int>(number(4, 1));
        if (threads > 1) lawan::keep_helpers(threads - 1, {});
        return solve_all(words[1], words[2], number(3, 1000), threads);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "%s\n", error.what());
        return 2;
    }
}
