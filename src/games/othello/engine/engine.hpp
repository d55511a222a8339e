// The Othello engine: deepens, keeps to its time, solves what can be solved, and says what it
// found.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "core/budget.hpp"
#include "core/memory.hpp"
#include "core/time_manager.hpp"
#include "games/othello/engine/evaluation.hpp"
#include "games/othello/engine/searcher.hpp"

namespace lawan::othello {

// The paper's two searches: at the root the one looks for the score in one window, the other by
// tests with null windows only.
enum class RootSearch : std::uint8_t { NegaScout, Mtdf };

struct EngineSettings {
    int threads = 1;
    MebiBytes memory{64};
    RootSearch root = RootSearch::NegaScout;
};

// How far a search went: its depth in plies, and its level of confidence.
struct Reach {
    int depth = 0;
    int confidence = 0;
};

struct Finding {
    int best = kNoSquare;
    int score = 0;  // in discs, for the side to move
    Reach reach;
    bool proved = false;
    std::uint64_t nodes = 0;
    std::vector<int> line;           // squares; kNoSquare is a pass
    std::optional<int> before = {};  // the score of the step before, if one ply less deep

    // Whoever moves last before the evaluation has an advantage there: scores of one parity are
    // near each other.
    [[nodiscard]] int guess_for(int depth) const {
        return before && depth == reach.depth + 1 ? *before : score;
    }
    // For the same reason the mean of two depths is steadier from turn to turn than either.
    [[nodiscard]] int estimate() const { return before && !proved ? (score + *before) / 2 : score; }
};

using FindingSink = std::function<void(const Finding&)>;

struct Task {
    Board board;
    std::optional<int> depth;   // at most
    int confidence = kCertain;  // at most; endgames that can be searched to the end go up to it
    int midgame_confidence = 0;
    bool after_pass = false;      // the pass was forced: nothing hangs on this but its value
    FindingSink on_finding = {};  // after each step
    UnusedTime unused_time = UnusedTime::Kept;
};

class Engine {
  public:
    // The evaluation is shared by all engines of a program: it is large and never changes.
    Engine(std::shared_ptr<const Evaluation> evaluation, const EngineSettings& settings);
    ~Engine();

    // Deeper and deeper until the budget is spent, with a move in any case. The board has one.
    [[nodiscard]] Finding think(const Task& task, Budget& budget);

    // The exact score, or as much as the budget allows: proved tells.
    [[nodiscard]] Finding solve(const Board& board, Budget& budget, const FindingSink& sink = {});

    // Whether the score is above (at least one more than) a bound; none when the budget is spent.
    [[nodiscard]] std::optional<bool> exceeds(const Board& board, int bound, Budget& budget);

    // The scores of all moves, best first, each as deep as `reach` says or the budget allows.
    [[nodiscard]] std::vector<Finding> each_move(const Board& board, Reach reach, Budget& budget);

    // The best move and those that are worse by fewer discs than the margin, best first, all as
    // deep as `reach` says. Empty when the budget is spent before that.
    [[nodiscard]] std::vector<Finding> near_best(const Board& board, Reach reach, int margin,
                                                 Budget& budget);

    [[nodiscard]] std::string_view instructions() const { return searcher_->instructions(); }
    void forget() { searcher_->forget(); }

  private:
    [[nodiscard]] bool step(Finding& finding, const Board& board, Reach reach, Budget& budget);
    [[nodiscard]] SearchOutcome searched(const Board& board, Window window, Reach reach,
                                         Budget& budget);
    [[nodiscard]] SearchOutcome by_windows(const Board& board, int guess, Reach reach,
                                           Budget& budget);
    [[nodiscard]] SearchOutcome by_tests(const Board& board, int guess, Reach reach,
                                         Budget& budget);
    void search_after(Finding& finding, const Board& board, Reach reach, Budget& budget);
    [[nodiscard]] std::vector<int> line(const Board& board, const Finding& finding, Budget& budget);

    std::shared_ptr<const Evaluation> evaluation_;
    EngineSettings settings_;
    TranspositionTable table_;
    std::unique_ptr<Searcher> searcher_;
};

// What the rules say, for those who walk along lines.
[[nodiscard]] std::uint64_t moves_of(const Board& board);
[[nodiscard]] Board after(const Board& board, int square);  // kNoSquare passes
[[nodiscard]] int final_score_of(const Board& board);

}  // namespace lawan::othello
