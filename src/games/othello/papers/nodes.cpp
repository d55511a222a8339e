// othello-nodes: what the engine's two searches visit at the paper's depth, and what the paper's
// own ones visit there, with one evaluation and on the same positions.
#include <algorithm>
#include <memory>
#include <optional>

#include "core/input_error.hpp"
#include "core/statistics.hpp"
#include "experiments/random_position.hpp"
#include "experiments/words.hpp"
#include "games/othello/engine/engine.hpp"
#include "games/othello/engine/player.hpp"
#include "games/othello/engine/weights.hpp"
#include "games/othello/papers/mtdf.hpp"
#include "games/othello/papers/negascout.hpp"
#include "games/othello/papers/table_words.hpp"
#include "games/othello/papers/tables.hpp"
#include "games/othello/rules/game.hpp"

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
        return Score{std::clamp(othello::in_whole_discs(units), -62, 62)};
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

// The table of weights alone: what a search with the network says where it stops depends on who
// moved last, so that two searches would not judge alike.
[[nodiscard]] const std::shared_ptr<const othello::Evaluation>& learned_table() {
    static const auto table = [] {
        const othello::ShippedWeights& shipped = othello::shipped_weights();
        if (!shipped.evaluation) throw InputError{shipped.problem};
        auto copy = std::make_shared<othello::Evaluation>(*shipped.evaluation);
        copy->set_network(nullptr);
        return std::shared_ptr<const othello::Evaluation>{std::move(copy)};
    }();
    return table;
}

struct EngineCount {
    Phrase search;
    std::uint64_t nodes = 0;
    double milliseconds = 0;
    std::optional<int> score;
};

[[nodiscard]] EngineCount by_engine(const Phrase& name, const othello::Position& position,
                                    int depth, int confidence, othello::RootSearch root,
                                    const Run& run) {
    othello::Engine engine{learned_table(), {1, MebiBytes{16}, root}};
    Budget budget{Limits::none(), &run.stop(), run.clock()};
    othello::Task task;
    task.board = othello::board_of(position);
    task.depth = depth;
    task.midgame_confidence = confidence;
    const othello::Finding finding = engine.think(task, budget);
    return {name, budget.nodes(), 1000 * budget.elapsed().count(), finding.score};
}

template <class Search>
[[nodiscard]] EngineCount by_paper(const Phrase& name, const othello::Position& position, int depth,
                                   ChosenOrder order, const Run& run, Search search) {
    const othello::papers::Judge<8> judge{Learned{learned_table()}};
    Limits limits = Limits::to_depth(depth);
    Budget budget{limits, &run.stop(), run.clock()};
    const auto thought = search(
        position, judge, othello::papers::Search{othello::papers::As::Described, order}, budget);
    EngineCount count{name, thought.nodes, 1000 * thought.time.count(), {}};
    if (thought.valuation) count.score = thought.valuation->score.points();
    return count;
}

[[nodiscard]] std::vector<EngineCount> counted(const othello::Position& position, int depth,
                                               const Run& run) {
    using othello::RootSearch;
    const auto negascout = [](auto&&... all) { return othello::papers::negascout(all...); };
    const auto mtdf = [](auto&&... all) { return othello::papers::mtdf(all...); };
    const ChosenOrder none = ChosenOrder::none();
    const ChosenOrder sorted = ChosenOrder::by_static_score();
    const int certain = othello::kCertain;
    return {
        by_paper({othello_words::kPapersSearch, {"NegaScout"}}, position, depth, none, run,
                 negascout),
        by_paper({othello_words::kPapersSorted, {"NegaScout"}}, position, depth, sorted, run,
                 negascout),
        by_paper({othello_words::kPapersSearch, {"MTD(f)"}}, position, depth, none, run, mtdf),
        by_paper({othello_words::kPapersSorted, {"MTD(f)"}}, position, depth, sorted, run, mtdf),
        by_engine({othello_words::kEngineExact, {"NegaScout"}}, position, depth, certain,
                  RootSearch::NegaScout, run),
        by_engine({othello_words::kEngineExact, {"MTD(f)"}}, position, depth, certain,
                  RootSearch::Mtdf, run),
        by_engine({othello_words::kEngineSelective, {"NegaScout"}}, position, depth, 0,
                  RootSearch::NegaScout, run),
        by_engine({othello_words::kEngineSelective, {"MTD(f)"}}, position, depth, 0,
                  RootSearch::Mtdf, run)};
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
    Phrase search;
    Sample nodes;
    Sample milliseconds;
    std::int64_t same = 0;
};

// Of each search over all positions; none of those that were not reached in time.
std::vector<EngineTotal> count_all(int depth, int positions, Run& run, Report& report) {
    const auto counts = run.map<std::vector<EngineCount>>(
        {report.name, words::kPositions}, static_cast<std::size_t>(positions),
        [&](std::size_t i) -> std::optional<std::vector<EngineCount>> {
            auto all = counted(drawn(run.seed().derive(i)), depth, run);
            if (run.stop().raised()) return std::nullopt;
            return all;
        });
    std::vector<EngineTotal> totals;
    report.instead_of_games = searched_positions(counts);
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
    return totals;
}

DataTable nodes_table(const std::vector<EngineTotal>& totals) {
    DataTable table{"ours",
                    words::kMeansOverThePositions,
                    {{"search", words::kSearch},
                     {"positions", words::kPositions},
                     {"nodes", words::kNodes},
                     {"share", othello_words::kShareOfThePapers},
                     {"ms", words::kMilliseconds},
                     {"same_value", words::kValueRight}},
                    {}};
    for (std::size_t i = 0; i < totals.size(); ++i) {
        // NegaScout is held against NegaScout, MTD(f) against MTD(f).
        const bool tests = totals[i].search.english().find("MTD(f)") != std::string::npos;
        const double paper = totals[tests ? 2 : 0].nodes.mean();
        table.add({totals[i].search, totals[i].nodes.count(), Decimal{totals[i].nodes.mean(), 0},
                   Decimal{100 * totals[i].nodes.mean() / paper, 1},
                   Decimal{totals[i].milliseconds.mean(), 2}, totals[i].same});
    }
    return table;
}

}  // namespace

Report run_othello_nodes(Run& run) {
    (void)learned_table();  // or it says what is missing
    constexpr int kDeepest = 12;
    const int depth = std::min(run.settings().depth.value_or(6), kDeepest);
    const int positions = run.games_or(kUsualEnginePositions);
    Report report;
    report.name = "othello-nodes";
    report.title = othello_words::kNodesTitle;
    report.source = othello_words::kNodesFullSource;
    report.seed = run.seed();
    report.settings = {{as_it_is("othello"), {othello_words::kNodesSetting, {positions, depth}}}};
    report.ours = nodes_table(count_all(depth, positions, run, report));
    report.notes = {othello_words::kNodesCounted, othello_words::kValueRightNote};
    return report;
}

}  // namespace lawan::experiments
