// Algorithms to look at while they work, for those who do not know the game: search trees, genetic
// populations, the ground of local searches, and what evaluators see.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "catalog/catalog.hpp"
#include "core/budget.hpp"
#include "core/limits.hpp"
#include "core/random.hpp"
#include "core/reason.hpp"
#include "core/thought.hpp"
#include "play/any_position.hpp"
#include "search/local/walk.hpp"
#include "search/trace.hpp"

namespace lawan {

enum class TreeAlgorithm : std::uint8_t {
    Minimax,
    AlphaBeta,
    AlphaBetaMemory,
    NegaScout,
    NegaScoutAsPrinted,
    Mtdf,
};

struct TreeSearchEntry {
    std::string name;
    TreeAlgorithm algorithm;
    bool ordered;     // takes an order of moves
    std::string doc;  // its page of the documentation
};

[[nodiscard]] const std::vector<TreeSearchEntry>& tree_searches();
[[nodiscard]] const TreeSearchEntry& find_tree_search(std::string_view name);  // throws InputError

enum class MoveOrder : std::uint8_t { None, ByStaticScore };

struct LessonRun {
    TreeAlgorithm algorithm = TreeAlgorithm::AlphaBeta;
    MoveOrder order = MoveOrder::None;
    int depth = 3;
    Limits limits;
    const StopSignal* stop = nullptr;
    std::size_t recorded = 0;  // nodes of the tree to keep at most
};

struct LessonCounts {
    std::uint64_t cuts = 0;
    std::uint64_t first_move_cuts = 0;
    std::uint64_t table_hits = 0;
    std::uint64_t searched_again = 0;
    std::uint64_t probes = 0;
    std::uint64_t leaves = 0;
};

template <class Move>
struct SearchLesson {
    std::optional<Score> value;  // none when it was stopped before there was one
    std::vector<Move> line = {};
    bool finished = false;
    std::uint64_t nodes = 0;
    Seconds time{0};
    LessonCounts counts = {};
    SearchTree<Move> tree = {};
};

struct Individual {
    std::int64_t fitness;
    std::vector<AnyMove> line;
};

struct Generation {
    std::int64_t best = 0;
    double mean = 0;
    std::int64_t worst = 0;
    std::vector<Individual> fittest = {};  // the first of them, best first
};

struct EvolutionLesson {
    std::vector<Generation> generations;
    Thought<AnyMove> thought;
    bool finished = true;
};

using local::WalkEvent;

struct WalkStep {
    WalkEvent event;
    AnyMove move;
    Score height;
    std::optional<double> temperature = {};
};

struct LandscapeLesson {
    Score sea_level;
    std::vector<Score> heights;  // one for each legal move
    std::vector<WalkStep> steps;
    Thought<AnyMove> thought;
    bool finished = true;
};

struct OverlayEntry {
    std::string name;
    std::string summary;
};

struct Overlay {
    // One a cell; none where there is nothing to say. Infinity is infinity.
    std::vector<std::optional<double>> cells;
    std::optional<PerSide<double>> totals = {};
};

// Why a position is what it is, to be drawn on the board. Cells are counted row by row from a1.
struct BoardDrawing {
    struct Step {
        std::size_t cell;
        Side side;
    };
    Reason says;                                        // in words
    std::vector<std::vector<std::size_t>> groups = {};  // cells that belong together
    std::vector<Step> steps = {};                       // in their order
};

// What a lesson about a bot is given.
struct BotLesson {
    Spec bot;
    Seed seed;
    Limits limits;
    const StopSignal* stop = nullptr;
};

// Which bots have a population to show, and which a way over the moves.
[[nodiscard]] bool evolves(std::string_view bot);
[[nodiscard]] bool walks(std::string_view bot);

class Lessons {
  public:
    virtual ~Lessons() = default;

    // All throw InputError where the evaluator, the bot or the overlay is not one of the game's.
    [[nodiscard]] virtual SearchLesson<AnyMove> search(const AnyPosition& position,
                                                       const std::string& evaluator,
                                                       const LessonRun& run) const = 0;
    [[nodiscard]] virtual EvolutionLesson evolve(const AnyPosition& position,
                                                 const BotLesson& lesson) const = 0;
    [[nodiscard]] virtual LandscapeLesson landscape(const AnyPosition& position,
                                                    const BotLesson& lesson) const = 0;
    [[nodiscard]] virtual std::vector<OverlayEntry> overlays() const = 0;
    [[nodiscard]] virtual Overlay overlay(const AnyPosition& position,
                                          const std::string& name) const = 0;

    // Has the game proofs that can be drawn?
    [[nodiscard]] virtual bool has_drawings() const = 0;
    // None where nothing was found within the limits.
    [[nodiscard]] virtual std::vector<BoardDrawing> drawings(const AnyPosition& position,
                                                             const Limits& limits,
                                                             const StopSignal* stop) const = 0;
    // The cells that ended the game; nothing for a position of another game.
    [[nodiscard]] virtual std::vector<std::size_t> deciding_cells(
        const AnyPosition& position) const = 0;
};

// Nothing for a game that has none. A game is one line in lessons.cpp.
[[nodiscard]] const Lessons* lessons_of(const GameEntry& game);
[[nodiscard]] std::vector<OverlayEntry> overlays_of(const GameEntry& game);

// The cells that ended a game, such as a line of tic-tac-toe; none while it goes on.
[[nodiscard]] std::vector<std::size_t> deciding_cells_of(const AnyPosition& position);

}  // namespace lawan
