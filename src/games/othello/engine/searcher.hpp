// The engine's searches as the rest of the program sees them, whatever processor they are compiled
// for.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

#include "core/budget.hpp"
#include "games/othello/engine/evaluation.hpp"
#include "games/othello/engine/transposition.hpp"

namespace lawan::othello {

// The discs of the side to move and of the other.
struct Board {
    std::uint64_t player = 0;
    std::uint64_t opponent = 0;

    [[nodiscard]] std::uint64_t empty() const { return ~(player | opponent); }
    friend bool operator==(const Board&, const Board&) = default;
};

inline constexpr Board kUsualStart{0x0000000810000000U, 0x0000001008000000U};

// How sure a search is that it cut nothing that matters. A shallow search must be clear by so many
// spreads of the error model; the share of a normal distribution within them is the percentage.
struct Confidence {
    std::string_view percent;
    double spreads;
};
inline constexpr std::array<Confidence, 6> kConfidences{
    {{"73", 1.1}, {"87", 1.5}, {"95", 2.0}, {"99", 2.6}, {"99.9", 3.3}, {"100", 1e9}}};
inline constexpr int kCertain = kConfidences.size() - 1;  // cuts nothing on trust

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
    bool finished = false;  // before the budget was spent
};

// Searches one position with one window; deepening, time and lines of play are its callers' affair.
class Searcher {
  public:
    virtual ~Searcher() = default;
    [[nodiscard]] virtual SearchOutcome search(const SearchTask& task, Budget& budget) = 0;
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
