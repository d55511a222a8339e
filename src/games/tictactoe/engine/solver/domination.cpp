#include "games/tictactoe/engine/solver/domination.hpp"

namespace lawan::tictactoe::solver {

Dominators dominators(const Geometry& geometry, const OpenWindows& open, Cells empty) {
    Dominators shared;
    shared.fill(empty);
    for (int marks = 0; marks < geometry.in_a_row(); ++marks) {
        for (std::size_t d = 0; d < 4; ++d) {
            for_each_cell(open.starts[static_cast<std::size_t>(marks)][d], [&](int start) {
                const Cells window = geometry.window(start, d) & empty;
                for_each_cell(window,
                              [&](int cell) { shared[static_cast<std::size_t>(cell)] &= window; });
            });
        }
    }
    for (int cell = 0; cell < 64; ++cell) shared[static_cast<std::size_t>(cell)] &= ~cell_bit(cell);
    return shared;
}

Cells worse_moves(const Dominators& better, Cells moves) {
    Cells worse = 0;
    for_each_cell(moves, [&](int cell) {
        for_each_cell(better[static_cast<std::size_t>(cell)], [&](int other) {
            const bool mutual = (better[static_cast<std::size_t>(other)] & cell_bit(cell)) != 0;
            if (!mutual || other < cell) worse |= cell_bit(cell);
        });
    });
    return worse;
}

Cells answered_moves(const Dominators& better, Cells moves) {
    Cells answered = 0;
    for_each_cell(moves, [&](int cell) {
        if (better[static_cast<std::size_t>(cell)] != 0) answered |= cell_bit(cell);
    });
    return answered;
}

}  // namespace lawan::tictactoe::solver
