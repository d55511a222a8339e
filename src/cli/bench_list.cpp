#include "cli/bench_list.hpp"

namespace lawan::cli {

std::vector<BenchSearch> bench_list() {
    return {
        {"adjacency", {}, "minimax(depth=3)", 4},
        {"adjacency", {{"size", "5"}, {"full", "true"}, {"first", "O"}}, "minimax(depth=4)", 6},
        {"adjacency", {{"size", "4"}, {"rounds", "4"}}, "minimax(depth=8)", 2},
        {"adjacency", {}, "greedy", 16},
        {"tictactoe", {}, "minimax(depth=9)", 9},
        {"tictactoe", {{"size", "4"}}, "minimax(depth=4)", 6},
        {"tictactoe", {{"size", "15"}, {"in-a-row", "5"}}, "minimax(depth=2)", 6},
        {"othello", {}, "minimax(depth=5)", 20},
        {"othello", {{"size", "6"}}, "minimax(depth=6)", 10},
        {"othello", {{"size", "4"}}, "minimax(depth=8)", 6},
        {"othello", {}, "greedy", 60},
    };
}

}  // namespace lawan::cli
