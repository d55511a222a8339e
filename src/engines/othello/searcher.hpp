// The engine's searches as the rest of the program sees them, whatever processor they are compiled
// for.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <string_view>
#include <vector>

#include "engines/othello/evaluation.hpp"
#include "engines/othello/transposition.hpp"

namespace lawan::othello {

// The discs of the side to move and of the other.
struct Board {
    std::uint64_t player = 0;
    std::uint64_t opponent = 0;

    [[nodiscard]] std::uint64_t empty() const { return ~(player | opponent); }
    friend bool operator==(const Board&, const Board&) = default;
};

// How sure a search is that it cut nothing that matters: spreads of the error model that a shallow
// search must be clear by. The last level cuts nothing on trust.
inline constexpr int kConfidences = 6;
inline constexpr int kCertain = kConfidences - 1;
inline constexpr double kSpreads[kConfidences] = {1.1, 1.5, 2.0, 2.6, 3.3, 1e9};
inline constexpr int kConfidencePercent[kConfidences] = {73, 87, 95, 99, 100, 100};

// "Stop now" for all threads of a search, and the place where the clock is asked.
class Control {
  public:
    virtual ~Control() = default;
    [[nodiscard]] bool stopped() const { return stopped_.load(std::memory_order_relaxed); }
    void stop() { stopped_.store(true, std::memory_order_relaxed); }
    void restart() { stopped_.store(false, std::memory_order_relaxed); }
    // Called by every thread now and then, with the nodes that it has visited since the last time.
    virtual void look(std::uint64_t nodes) = 0;

  private:
    std::atomic<bool> stopped_{false};
};

struct Window {
    int alpha = -64;
    int beta = 64;
};

struct SearchTask {
    Board board;
    Window window;
    int depth = 0;  // the number of empty squares or more: to the end of the game
    int confidence = kCertain;
};

struct SearchOutcome {
    int score = 0;
    int best = kNoSquare;  // a square, or none where there is only a pass or the game is over
    std::uint64_t nodes = 0;
    bool finished = false;  // not stopped on the way
};

// Searches one position with one window; deepening, time and lines of play are its callers' affair.
class Searcher {
  public:
    virtual ~Searcher() = default;
    [[nodiscard]] virtual SearchOutcome search(const SearchTask& task, Control& control) = 0;
    // The evaluation's word on a position, in units of kUnitsADisc.
    [[nodiscard]] virtual int evaluate(const Board& board) const = 0;
    // Empties the table too: what comes then depends on nothing that came before.
    virtual void forget() = 0;
    [[nodiscard]] virtual std::string_view instructions() const = 0;
};

struct SearcherParts {
    TranspositionTable& table;
    const Evaluation& evaluation;
    int threads = 1;
};

// The best version for the processor that the program runs on.
[[nodiscard]] std::unique_ptr<Searcher> make_searcher(const SearcherParts& parts);
// For boards of 6×6 and 4×4, which lie in the top left corner of the 8×8 one.
[[nodiscard]] std::unique_ptr<Searcher> make_small_searcher(int size, const SearcherParts& parts);
// Every version that runs here, for tests and comparisons: the portable one first.
[[nodiscard]] std::vector<std::unique_ptr<Searcher>> all_searchers(const SearcherParts& parts);

}  // namespace lawan::othello
