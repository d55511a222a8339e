// Algorithms to look at while they work, for those who do not know the game: search trees, genetic
// populations, the ground of local searches, and what evaluators see.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/budget.hpp"
#include "core/limits.hpp"
#include "core/random.hpp"
#include "core/reason.hpp"
#include "core/thought.hpp"
#include "core/time_source.hpp"
#include "core/words.hpp"
#include "lessons/demonstration.hpp"
#include "module/catalog.hpp"
#include "play/any_position.hpp"
#include "search/local/walk.hpp"
#include "search/trace.hpp"

namespace lawan {

// A search that can be shown as a tree, as it describes itself.
struct TreeSearchEntry {
    std::string name;
    Phrase title;
    bool ordered;     // takes an order of moves
    std::string doc;  // its page of the documentation
    std::vector<CodeLine> code;
};

[[nodiscard]] const std::vector<TreeSearchEntry>& tree_searches();
[[nodiscard]] const TreeSearchEntry& find_tree_search(std::string_view name);  // throws InputError
// The one that leaves nothing out, which the others are held against.
[[nodiscard]] const TreeSearchEntry& plain_tree_search();

enum class MoveOrder : std::uint8_t { None, ByStaticScore };

struct LessonRun {
    std::string search;  // one of tree_searches()
    MoveOrder order = MoveOrder::None;
    int depth = 3;
    Limits limits;
    const StopSignal* stop = nullptr;
    const TimeSource* clock = &TimeSource::of_machine();
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

struct SearchLesson {
    std::optional<Score> value;  // none when it was stopped before there was one
    std::vector<AnyMove> line = {};
    bool finished = false;
    std::uint64_t nodes = 0;
    Seconds time{0};
    LessonCounts counts = {};
    SearchTree<AnyMove> tree = {};
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
    Phrase title;
    Phrase summary;
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
    Phrase how = {};                                    // how the drawing is to be read
    std::vector<std::vector<std::size_t>> groups = {};  // cells that belong together
    std::vector<Step> steps = {};                       // in their order
};

// What a lesson about a bot is given.
struct BotLesson {
    Spec bot;
    Seed seed;
    Limits limits;
    const StopSignal* stop = nullptr;
    const TimeSource* clock = &TimeSource::of_machine();
};

// What there is to see of a bot while it thinks: its population, or its way over the moves.
enum class BotLessonKind : std::uint8_t { Evolution, Landscape };

// What an evaluator says of a position without looking ahead, for the side to move.
using PositionJudge = std::function<Score(const AnyPosition&)>;

class Lessons {
  public:
    virtual ~Lessons() = default;

    // All throw InputError where the evaluator, the bot, the overlay or the demonstration is not
    // one of the game's.
    [[nodiscard]] virtual SearchLesson search(const AnyPosition& position,
                                              const std::string& evaluator,
                                              const LessonRun& run) const = 0;
    [[nodiscard]] virtual EvolutionLesson evolve(const AnyPosition& position,
                                                 const BotLesson& lesson) const = 0;
    [[nodiscard]] virtual LandscapeLesson landscape(const AnyPosition& position,
                                                    const BotLesson& lesson) const = 0;
    // For positions of the same game as this one.
    [[nodiscard]] virtual PositionJudge judge(const AnyPosition& one,
                                              const std::string& evaluator) const = 0;
    // None for a bot that shows nothing.
    [[nodiscard]] virtual std::optional<BotLessonKind> lesson_of(std::string_view bot) const = 0;
    [[nodiscard]] virtual std::vector<OverlayEntry> overlays() const = 0;
    [[nodiscard]] virtual Overlay overlay(const AnyPosition& position,
                                          const std::string& name) const = 0;

    [[nodiscard]] virtual std::vector<DemonstrationEntry> demonstrations() const = 0;
    [[nodiscard]] virtual Demonstration demonstrate(const AnyPosition& position,
                                                    const std::string& name) const = 0;

    // Has the game proofs that can be drawn?
    [[nodiscard]] virtual bool has_drawings() const = 0;
    // None where nothing was found within the limits.
    [[nodiscard]] virtual std::vector<BoardDrawing> drawings(const AnyPosition& position,
                                                             const Limits& limits,
                                                             const StopSignal* stop,
                                                             const TimeSource& clock) const = 0;
    // The cells that ended the game; nothing for a position of another game.
    [[nodiscard]] virtual std::vector<std::size_t> deciding_cells(
        const AnyPosition& position) const = 0;
};

// Nothing for a game that has none.
[[nodiscard]] const Lessons* lessons_of(const GameModule& game);
[[nodiscard]] std::vector<OverlayEntry> overlays_of(const GameModule& game);
[[nodiscard]] std::vector<DemonstrationEntry> demonstrations_of(const GameModule& game);

// The cells that ended a game, such as a full line; none while it goes on.
[[nodiscard]] std::vector<std::size_t> deciding_cells_of(const AnyPosition& position);

}  // namespace lawan
