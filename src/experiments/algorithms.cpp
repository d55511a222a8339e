// algorithms: what each search visits, cuts and finds, for each game.
#include <cmath>

#include "core/statistics.hpp"
#include "experiments/experiment.hpp"
#include "experiments/ground.hpp"
#include "experiments/searches.hpp"
#include "experiments/words.hpp"
#include "formats/phrases.hpp"

namespace lawan::experiments {
namespace {

constexpr int kUsualPositions = 20;

// One search over all positions of a game.
struct Total {
    Phrase search;
    Sample nodes;
    Sample milliseconds;
    double cuts = 0;
    double first_move_cuts = 0;
    double table_hits = 0;
    double searched_again = 0;
    std::int64_t same_value = 0;
    std::int64_t same_move = 0;

    void add(const SearchCount& count) {
        search = count.search;
        nodes.add(static_cast<double>(count.nodes));
        milliseconds.add(count.milliseconds);
        cuts += static_cast<double>(count.cuts);
        first_move_cuts += static_cast<double>(count.first_move_cuts);
        table_hits += static_cast<double>(count.table_hits);
        searched_again += static_cast<double>(count.searched_again);
        same_value += count.same_value ? 1 : 0;
        same_move += count.same_move ? 1 : 0;
    }
};

DataTable empty_table() {
    return {"ours",
            words::kMeansOverThePositions,
            {{"game", words::kGame},
             {"search", words::kSearch},
             {"depth", words::kDepth},
             {"positions", words::kPositions},
             {"nodes", words::kNodes},
             {"share", words::kOfMinimax},
             {"branching", words::kBranching},
             {"cuts", words::kCuts},
             {"first_move_cuts", words::kByFirstMove},
             {"table_hits", words::kTableHits},
             {"searched_again", words::kSearchedAgain},
             {"same_value", words::kValueRight},
             {"same_move", words::kMoveRight},
             {"ms", words::kMilliseconds}},
            {}};
}

void add_rows(const SearchedGame& game, int depth, const std::vector<Total>& totals,
              DataTable& table) {
    for (const Total& total : totals) {
        const auto positions = static_cast<double>(total.nodes.count());
        table.add(
            {game.game, total.search, std::int64_t{depth}, total.nodes.count(),
             Decimal{total.nodes.mean(), 0},
             Decimal{100 * total.nodes.mean() / totals.front().nodes.mean(), 2},
             Decimal{effective_branching_factor(total.nodes.mean(), depth), 2},
             Decimal{total.cuts / positions, 0},
             total.cuts > 0 ? Cell{Decimal{100 * total.first_move_cuts / total.cuts, 0}} : Cell{},
             Decimal{total.table_hits / positions, 0}, Decimal{total.searched_again / positions, 0},
             total.same_value, total.same_move, Decimal{total.milliseconds.mean(), 2}});
    }
}

// Which of those that are always right visits the fewest nodes, and which are wrong.
std::vector<Phrase> findings(const SearchedGame& game, int depth,
                             const std::vector<Total>& totals) {
    const Total* least = &totals.front();
    std::vector<Phrase> wrong;
    for (const Total& total : totals) {
        if (total.same_value < total.nodes.count()) {
            wrong.push_back(
                {words::kWrongOn,
                 {total.search, total.nodes.count() - total.same_value, total.nodes.count()}});
        } else if (total.nodes.mean() < least->nodes.mean()) {
            least = &total;
        }
    }
    const double minimax = totals.front().nodes.mean();
    const Phrase fewest{
        words::kFewestNodes,
        {game.game, depth, least->search, decimal(100 * least->nodes.mean() / minimax, 2),
         decimal(effective_branching_factor(least->nodes.mean(), depth), 1),
         decimal(effective_branching_factor(minimax, depth), 1)}};
    if (wrong.empty()) return {fewest, {words::kAllRight, {game.game}}};
    return {fewest, {words::kOthersRight, {game.game, joined(wrong, "; ")}}};
}

// None of a game whose positions were not reached in time.
std::vector<Total> search_all(const SearchedGame& game, std::size_t number, int depth, Run& run,
                              Report& report) {
    const auto positions = static_cast<std::size_t>(run.games_or(kUsualPositions));
    const Seed seed = run.seed().derive(number);
    const auto counts = run.map<std::vector<SearchCount>>(
        {"algorithms, " + game.game, words::kPositions}, positions,
        [&](std::size_t i) { return game.count(seed.derive(i), depth, run); });
    std::vector<Total> totals;
    const std::int64_t before = report.instead_of_games ? report.count().number : 0;
    report.instead_of_games = searched_positions(counts);
    report.instead_of_games->number += before;
    for (const auto& position : counts) {
        if (!position) {
            report.complete = false;
            continue;
        }
        totals.resize(position->size());
        for (std::size_t i = 0; i < position->size(); ++i) totals[i].add((*position)[i]);
    }
    return totals;
}

}  // namespace

double effective_branching_factor(double nodes, int depth) {
    const auto tree = [&](double b) {
        double sum = 1;
        for (int ply = 0; ply < depth; ++ply) sum = 1 + b * sum;
        return sum;
    };
    double low = 0;
    double high = std::max(1.0, nodes);
    for (int step = 0; step < 100; ++step) {
        const double middle = (low + high) / 2;
        (tree(middle) < nodes ? low : high) = middle;
    }
    return low;
}

Report run_algorithms(Run& run) {
    Report report;
    report.name = "algorithms";
    report.title = words::kAlgorithmsSummary;
    report.source = words::kAlgorithmsAllPapers;
    report.seed = run.seed();
    report.ours = empty_table();
    const std::vector<Ground> grounds = all_grounds();
    for (std::size_t i = 0; i < grounds.size(); ++i) {
        const SearchedGame game = grounds[i].searches();
        if (run.settings().game && *run.settings().game != game.game) continue;
        const int depth = run.settings().depth.value_or(game.usual_depth);
        report.settings.emplace_back(
            as_it_is(game.game),
            Phrase{words::kSearchedPositions,
                   {game.setting, run.games_or(kUsualPositions), depth, game.evaluator}});
        const auto totals = search_all(game, i, depth, run, report);
        if (totals.empty()) continue;
        add_rows(game, depth, totals, report.ours);
        for (const Phrase& finding : findings(game, depth, totals)) {
            report.differs.push_back(finding);
        }
    }
    report.notes = {words::kNodesNote, words::kCutsNote, words::kDeepenedNote, words::kThreadsNote,
                    words::kTimesDependOnTheMachine};
    return report;
}

}  // namespace lawan::experiments
