// othello-nodes: what the engine's two searches visit at the paper's depth, and what the paper's
// own ones visit there, with one evaluation and on the same positions.
#include <algorithm>
#include <memory>
#include <optional>

#include <fmt/format.h>

#include "core/input_error.hpp"
#include "core/statistics.hpp"
#include "engines/othello/engine.hpp"
#include "engines/othello/papers/mtdf.hpp"
#include "engines/othello/papers/negascout.hpp"
#include "engines/othello/player.hpp"
#include "engines/othello/weights.hpp"
#include "experiments/experiment.hpp"
#include "experiments/random_position.hpp"
#include "games/othello/game.hpp"

namespace lawan::experiments {
namespace {

constexpr int kUsualEnginePositions = 20;
constexpr int kFewestEmpties = 20;  // more than any depth asked for, so that nothing is solved

// The learned evaluation as the paper's searches see one: in whole discs, as the engine does.
class Learned {
  public:
    explicit Learned(std::shared_ptr<const othello::Evaluation> evaluation)
        : parts_{std::make_shared<Parts>(std::move(evaluation))} {}

    [[nodiscard]] Score evaluate(const othello::Position& position) const {
        const int units = parts_->searcher->evaluate(othello::board_of(position));
        const int discs = (units + othello::kUnitsADisc / 2) >> 7;
        return Score{std::clamp(discs, -62, 62)};
    }
    [[nodiscard]] Score outcome(const othello::Position& position) const {
        return position.final_score();
    }

  private:
    struct Parts {
        explicit Parts(std::shared_ptr<const othello::Evaluation> its_evaluation)
            : evaluation{std::move(its_evaluation)},
              table{MebiBytes{1}},
              searcher{othello::make_searcher({table, *evaluation, 1})} {}
        std::shared_ptr<const othello::Evaluation> evaluation;
        othello::TranspositionTable table;
        std::unique_ptr<othello::Searcher> searcher;
    };
    std::shared_ptr<Parts> parts_;
};

struct EngineCount {
    std::string search;
    std::uint64_t nodes = 0;
    double milliseconds = 0;
    std::optional<int> score;
};

[[nodiscard]] EngineCount by_engine(const std::string& name, const othello::Position& position,
                                    int depth, int confidence, othello::RootSearch root,
                                    const StopSignal& stop) {
    othello::Engine engine{othello::shipped_weights().evaluation, {1, MebiBytes{16}, root}};
    Budget budget{Limits::none(), &stop};
    othello::Task task;
    task.board = othello::board_of(position);
    task.depth = depth;
    task.midgame_confidence = confidence;
    const othello::Finding finding = engine.think(task, budget);
    return {name, engine.nodes(), 1000 * budget.elapsed().count(), finding.score};
}

template <class Search>
[[nodiscard]] EngineCount by_paper(const std::string& name, const othello::Position& position,
                                   int depth, ChosenOrder order, const StopSignal& stop,
                                   Search search) {
    const othello::papers::Judge<8> judge{Learned{othello::shipped_weights().evaluation}};
    Limits limits = Limits::to_depth(depth);
    Budget budget{limits, &stop};
    const auto thought = search(
        position, judge, othello::papers::Search{othello::papers::As::Described, order}, budget);
    EngineCount count{name, thought.nodes, 1000 * thought.time.count(), {}};
    if (thought.valuation) count.score = thought.valuation->score.points();
    return count;
}

[[nodiscard]] std::vector<EngineCount> counted(const othello::Position& position, int depth,
                                               const StopSignal& stop) {
    using othello::RootSearch;
    const auto negascout = [](auto&&... all) { return othello::papers::negascout(all...); };
    const auto mtdf = [](auto&&... all) { return othello::papers::mtdf(all...); };
    const ChosenOrder none = ChosenOrder::none();
    const ChosenOrder sorted = ChosenOrder::by_static_score();
    const int certain = othello::kCertain;
    return {by_paper("paper's NegaScout", position, depth, none, stop, negascout),
            by_paper("paper's NegaScout, sorted", position, depth, sorted, stop, negascout),
            by_paper("paper's MTD(f)", position, depth, none, stop, mtdf),
            by_paper("paper's MTD(f), sorted", position, depth, sorted, stop, mtdf),
            by_engine("engine, NegaScout, exact", position, depth, certain, RootSearch::NegaScout,
                      stop),
            by_engine("engine, MTD(f), exact", position, depth, certain, RootSearch::Mtdf, stop),
            by_engine("engine, NegaScout, 73 %", position, depth, 0, RootSearch::NegaScout, stop),
            by_engine("engine, MTD(f), 73 %", position, depth, 0, RootSearch::Mtdf, stop)};
}

[[nodiscard]] othello::Position drawn(Seed seed) {
    for (std::uint64_t i = 0;; ++i) {
        const othello::Position position = random_position(othello::Game{}, seed.derive(i));
        if (position.empty_squares().count() >= kFewestEmpties && position.move_squares().any()) {
            return position;
        }
    }
}

struct EngineTotal {
    std::string search;
    Sample nodes;
    Sample milliseconds;
    std::int64_t same = 0;
};

}  // namespace

Report run_othello_nodes(Run& run) {
    if (!othello::shipped_weights().evaluation) {
        throw InputError{othello::shipped_weights().problem};
    }
    constexpr int kDeepest = 12;
    const int depth = std::min(run.settings().depth.value_or(6), kDeepest);
    const int positions = run.games_or(kUsualEnginePositions);
    Report report;
    report.name = "othello-nodes";
    report.title = "the engine's searches against the paper's, at one depth with one evaluation";
    report.source = "othello, section 4; the paper prints no such table";
    report.seed = run.seed();
    report.settings.emplace_back(
        "othello", fmt::format("{} random positions, depth {}, the learned evaluation in whole "
                               "discs",
                               positions, depth));
    report.ours = {"ours",
                   "Means over the positions",
                   {{"search", "search"},
                    {"positions", "positions"},
                    {"nodes", "nodes"},
                    {"share", "% of the paper's"},
                    {"ms", "ms"},
                    {"same_value", "value right"}},
                   {}};
    const auto counts = run.map<std::vector<EngineCount>>(
        "positions", static_cast<std::size_t>(positions),
        [&](std::size_t i) -> std::optional<std::vector<EngineCount>> {
            auto all = counted(drawn(run.seed().derive(i)), depth, run.stop());
            if (run.stop().raised()) return std::nullopt;
            return all;
        });
    std::vector<EngineTotal> totals;
    for (const auto& position : counts) {
        if (!position) {
            report.complete = false;
            continue;
        }
        totals.resize(position->size());
        for (std::size_t i = 0; i < position->size(); ++i) {
            const EngineCount& count = (*position)[i];
            totals[i].search = count.search;
            totals[i].nodes.add(static_cast<double>(count.nodes));
            totals[i].milliseconds.add(count.milliseconds);
            totals[i].same += count.score == position->front().score ? 1 : 0;
        }
    }
    for (std::size_t i = 0; i < totals.size(); ++i) {
        // NegaScout is held against NegaScout, MTD(f) against MTD(f).
        const bool tests = totals[i].search.find("MTD(f)") != std::string::npos;
        const double paper = totals[tests ? 2 : 0].nodes.mean();
        report.ours.add({totals[i].search, totals[i].nodes.count(),
                         Decimal{totals[i].nodes.mean(), 0},
                         Decimal{100 * totals[i].nodes.mean() / paper, 1},
                         Decimal{totals[i].milliseconds.mean(), 2}, totals[i].same});
    }
    report.notes = {
        "Nodes are positions visited; the engine's are those of all its steps up to the depth, and "
        "its leaves count too. Positions that a search looks at to sort moves are not counted.",
        "Value right: the same as the paper's NegaScout finds. At 73 % the engine trusts shallow "
        "searches, so that some may differ."};
    return report;
}

}  // namespace lawan::experiments
