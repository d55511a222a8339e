// The searcher of one kernel. Included once by each kernel_*.cpp.
#pragma once

#include <memory>
#include <string_view>

#include "engines/othello/kernel/midgame.hpp"
#include "engines/othello/searcher.hpp"
#include "engines/othello/spread_table.hpp"

namespace lawan::othello::LAWAN_KERNEL {

class KernelSearcher final : public Searcher {
  public:
    explicit KernelSearcher(const SearcherParts& parts)
        : parts_{parts},
          spreads_{parts.evaluation.errors()},
          squares_{std::make_unique<SquareNumbers>()} {
        for (std::size_t square = 0; square < 64; ++square) {
            const PatternNumbers& numbers = patterns().of_square(static_cast<int>(square));
            for (std::size_t i = 0; i < kPatternSlots; ++i) {
                squares_->once[square].at[i] = numbers[i];
                squares_->twice[square].at[i] = static_cast<std::int16_t>(2 * numbers[i]);
            }
        }
    }

    [[nodiscard]] SearchOutcome search(const SearchTask& task, Control& control) override {
        Worker worker{parts_.table, edge_stability(), parts_.evaluation, control};
        worker.confidence = task.confidence;
        Midgame midgame{worker, *squares_, spreads_};
        SearchOutcome outcome;
        outcome.score =
            midgame.search(node_of(task.board.player, task.board.opponent), task.window.alpha,
                           task.window.beta, task.depth, &outcome.best);
        outcome.nodes = worker.nodes;
        control.look(worker.nodes - worker.looked_at);
        outcome.finished = !control.stopped();
        return outcome;
    }

    [[nodiscard]] int evaluate(const Board& board) const override {
        return evaluated(node_of(board.player, board.opponent), parts_.evaluation,
                         patterns().centres());
    }

    [[nodiscard]] std::string_view instructions() const override {
#if defined(LAWAN_KERNEL_AVX512)
        return "AVX-512";
#elif defined(LAWAN_KERNEL_AVX2)
        return "AVX2";
#elif defined(__aarch64__)
        return "NEON";
#else
        return "portable";
#endif
    }

  private:
    SearcherParts parts_;
    SpreadTable spreads_;
    std::unique_ptr<SquareNumbers> squares_;
};

}  // namespace lawan::othello::LAWAN_KERNEL
