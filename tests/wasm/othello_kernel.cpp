// The kernel with WebAssembly's vectors: flips and moves as the rules' plain ones, the network as
// plain sums. What board_functions_test and network_test ask of every kernel that a machine runs.
#include <bit>
#include <cstdio>
#include <memory>

#include "core/random.hpp"
#include "games/othello/engine/evaluation.hpp"
#include "games/othello/engine/kernels.hpp"
#include "games/othello/engine/network_file.hpp"
#include "games/othello/engine/player.hpp"
#include "games/othello/engine/transposition.hpp"
#include "games/othello/rules/flips.hpp"
#include "games/othello/rules/mobility.hpp"
#include "tests/games/othello/engine/drawn_network.hpp"
#include "tests/games/othello/engine/plain.hpp"
#include "tests/wasm/othello_kernel.hpp"

namespace lawan::othello {
namespace {

[[nodiscard]] int differing_boards(const BoardFunctions& functions) {
    Random random{Seed{1}};
    int differing = 0;
    for (int i = 0; i < 20'000; ++i) {
        const std::uint64_t filled =
            random.below(2) == 0 ? random.next() | random.next() : random.next() & random.next();
        const std::uint64_t mine = random.next();
        const Board board{filled & mine, filled & ~mine};
        const Bitboard player{board.player};
        const Bitboard opponent{board.opponent};
        const std::uint64_t moves =
            portable::beyond_all_runs(player, opponent).bits() & board.empty();
        differing += functions.moves(board.player, board.opponent) != moves;
        for (std::uint64_t left = board.empty(); left != 0; left &= left - 1) {
            const int square = std::countr_zero(left);
            differing += functions.flips(board.player, board.opponent, square) !=
                         portable::flips(player, opponent, Square{square}).bits();
        }
    }
    return differing;
}

[[nodiscard]] int differing_judgements(int sums) {
    const DrawnNetwork drawn{sums, true, Seed{static_cast<std::uint64_t>(sums)}};
    Evaluation evaluation;
    evaluation.set_network(from_network_file(drawn.file(), "drawn.network"));
    TranspositionTable table{MebiBytes{1}};
    const auto kernel = make_portable_searcher({table, evaluation, 1});
    Random random{Seed{3}};
    int differing = 0;
    for (int i = 0; i < 240; ++i) {
        const Board board = board_of(plain::drawn<8>(1 + i % 58, random));
        differing += kernel->evaluate(board) != drawn.judged(board);
    }
    return differing;
}

}  // namespace

bool kernel_judges_as_plain_sums_do() {
    const BoardFunctions functions = portable_board_functions();
    const int boards = differing_boards(functions);
    const int judgements = differing_judgements(32) + differing_judgements(64);
    std::printf("Othello's kernel (%s): %d boards and %d judgements differ\n",
                functions.instructions.data(), boards, judgements);
    return boards == 0 && judgements == 0 && functions.instructions == "SIMD128";
}

}  // namespace lawan::othello
