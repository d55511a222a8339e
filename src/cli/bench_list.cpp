#include "cli/bench_list.hpp"

namespace lawan::cli {

std::vector<BenchSearch> bench_list() {
    return {
        {"adjacency", {}, "minimax(depth=3)", 4},
        {"adjacency", {{"size", "5"}, {"full", "true"}, {"first", "O"}}, "minimax(depth=4)", 6},
        {"adjacency", {{"size", "4"}, {"rounds", "4"}}, "minimax(depth=8)", 2},
        {"adjacency", {}, "greedy", 16},
        {"adjacency", {}, "alphabeta(depth=5,eval=linear-volatility)", 4},
        {"adjacency", {{"size", "6"}}, "negascout(depth=5)", 6},
        {"adjacency", {}, "mtdf(depth=4,memory=8)", 6},
        {"tictactoe", {}, "minimax(depth=9)", 3},
        {"tictactoe", {{"size", "4"}}, "minimax(depth=4)", 3},
        {"tictactoe", {{"size", "10"}, {"in-a-row", "5"}}, "minimax(depth=2)", 3},
        {"tictactoe", {{"size", "5"}, {"in-a-row", "4"}}, "alphabeta(depth=5)", 8},
        {"tictactoe", {{"size", "4"}}, "mtdf(depth=6,memory=8)", 6},
        {"othello", {}, "minimax(depth=5)", 8},
        {"othello", {}, "alphabeta(depth=7)", 12},
        {"othello", {}, "negascout(depth=7)", 12},
        {"othello", {{"size", "6"}}, "mtdf(depth=8,memory=8)", 12},
        {"othello", {{"size", "6"}}, "minimax(depth=6)", 8},
        {"othello", {{"size", "4"}}, "minimax(depth=8)", 6},
        {"othello", {}, "greedy", 60},
    };
}

}  // namespace lawan::cli
