// The searcher of one kernel. Included once by each kernel_*.cpp.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "games/othello/engine/kernel/midgame_search.hpp"
#include "games/othello/engine/kernels.hpp"
#include "games/othello/engine/searcher.hpp"
#include "games/othello/engine/spread_table.hpp"
#include "work/threads.hpp"

namespace lawan::othello::LAWAN_KERNEL {

[[nodiscard]] inline std::string_view instructions_name() {
#if defined(LAWAN_KERNEL_AVX512)
    return "AVX-512";
#elif defined(LAWAN_KERNEL_AVX2)
    return "AVX2";
#elif defined(__aarch64__)
    return "NEON";
#elif defined(LAWAN_KERNEL_SIMD128)
    return "SIMD128";
#else
    return "portable";
#endif
}

[[nodiscard]] inline BoardFunctions board_functions() {
    return {instructions_name(),
            [](std::uint64_t p, std::uint64_t o, int square) { return flips(p, o, square); },
            [](std::uint64_t p, std::uint64_t o) { return moves(p, o); },
            [](std::uint64_t p, std::uint64_t o) { return moves(sides(p, o)); },
            [](const Board& board, int square) -> std::optional<Board> {
                const Sides before = sides(board.player, board.opponent);
                const Turned turned = turned_by(before, square);
                if (turned.none()) return std::nullopt;
                const Sides next = after(before, square, turned);
                return Board{next.p(), next.o()};
            },
            [](std::uint64_t p, int square) { return last_flips_twice(p, square); },
            [](std::uint64_t p, std::uint64_t o) { return stable_discs(p, o, edge_stability()); }};
}

class KernelSearcher final : public Searcher {
  public:
    explicit KernelSearcher(const SearcherParts& parts)
        : parts_{parts},
          spreads_{parts.evaluation.errors()},
          squares_{std::make_unique<SquareNumbers>()} {
        for (int i = 0; i < parts.threads; ++i) memories_.push_back(std::make_unique<OwnMemory>());
        for (std::size_t square = 0; square < 64; ++square) {
            const PatternNumbers& numbers = patterns().of_square(static_cast<int>(square));
            for (std::size_t i = 0; i < kPatternSlots; ++i) {
                squares_->once[square].at[i] = numbers[i];
                squares_->twice[square].at[i] = static_cast<std::int16_t>(2 * numbers[i]);
            }
        }
    }

    [[nodiscard]] SearchOutcome search(const SearchTask& task, Budget& budget) override {
        const Node root = node_of(task.board.player, task.board.opponent);
        // Threads are not worth starting for what one does in a moment.
        constexpr int kShallowest = 9;
        const int threads = std::min(task.depth, root.empties) < kShallowest ? 1 : parts_.threads;
        Crew crew;
        std::vector<std::unique_ptr<Worker>> workers;
        std::vector<std::unique_ptr<Midgame>> searches;
        for (int i = 0; i < threads; ++i) {
            workers.push_back(std::make_unique<Worker>(parts_,
                                                       *memories_[static_cast<std::size_t>(i)],
                                                       budget, threads > 1 ? &crew : nullptr, i));
            workers.back()->confidence = task.confidence;
            searches.push_back(
                std::make_unique<Midgame>(*workers.back(), *squares_, spreads_, &searches));
        }
        SearchOutcome outcome;
        on_workers(threads, [&](int number) {
            if (number > 0) return crew.serve(number);
            const Dismissal at_the_end{crew};
            outcome.score = searches.front()->search(root, task.window.alpha, task.window.beta,
                                                     task.depth, &outcome.best);
        });
        for (const auto& worker : workers) outcome.nodes += worker->nodes;
        outcome.finished = !budget.spent();
        return outcome;
    }

    [[nodiscard]] int evaluate(const Board& board) const override {
        return judged_by_learning(node_of(board.player, board.opponent), parts_.evaluation);
    }

    void forget() override {
        parts_.table.clear();
        for (auto& memory : memories_) memory->clear();
    }

    [[nodiscard]] std::string_view instructions() const override { return instructions_name(); }

  private:
    // However the search ends.
    struct Dismissal {
        Crew& crew;
        ~Dismissal() { crew.dismiss(); }
    };

    SearcherParts parts_;
    SpreadTable spreads_;
    std::unique_ptr<SquareNumbers> squares_;
    std::vector<std::unique_ptr<OwnMemory>> memories_;  // one for each thread
};

}  // namespace lawan::othello::LAWAN_KERNEL
