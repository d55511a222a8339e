// node wasm_problems.js GAME FILE [LAST]: solves the problems of a file with WebAssembly, to be
// compared with `lawan bench GAME --problems FILE --to LAST` on the same machine.
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <string>

#include "core/named_file.hpp"
#include "module/catalog.hpp"

namespace {

int solve_all(const std::string& name, const std::string& path, std::size_t last) {
    using namespace lawan;
    const GameModule& game = find_game(name);
    const auto solver = game.problem_solver.make(
        1, MebiBytes{256}, Options{as_it_is(name), game.problem_solver.options, {}});
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

int main(int count, char** words) {
    if (count < 3) {
        std::fputs("problems GAME FILE [LAST]\n", stderr);
        return 2;
    }
    try {
        return solve_all(words[1], words[2],
                         count > 3 ? std::strtoul(words[3], nullptr, 10) : 1000);
    } catch (const std::exception& error) {
        std::fprintf(stderr, "%s\n", error.what());
        return 2;
    }
}
