// algorithms: what each search visits, cuts and finds, for each game.
#include <cmath>

#include <fmt/format.h>

#include "core/statistics.hpp"
#include "experiments/experiment.hpp"
#include "experiments/searches.hpp"

namespace lawan::experiments {
namespace {

constexpr int kUsualPositions = 20;

// One search over all positions of a game.
struct Total {
    std::string search;
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

Table empty_table() {
    return {"ours",
            "Means over the positions",
            {{"game", "game"},
             {"search", "search"},
             {"depth", "depth"},
             {"positions", "positions"},
             {"nodes", "nodes"},
             {"share", "of minimax"},
             {"branching", "branching"},
             {"cuts", "cut-offs"},
             {"first_move_cuts", "by 1st move"},
             {"table_hits", "table hits"},
             {"searched_again", "searched again"},
             {"same_value", "value right"},
             {"same_move", "move right"},
             {"ms", "ms"}},
            {}};
}

void add_rows(const SearchedGame& game, int depth, const std::vector<Total>& totals, Table& table) {
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

std::vector<std::string> words(const SearchedGame& game, int depth,
                               const std::vector<Total>& totals) {
    const Total* least = &totals.front();
    std::string wrong;
    for (const Total& total : totals) {
        if (total.same_value < total.nodes.count()) {
            wrong +=
                fmt::format("{}{} is wrong on {} of {}", wrong.empty() ? "" : "; ", total.search,
                            total.nodes.count() - total.same_value, total.nodes.count());
        } else if (total.nodes.mean() < least->nodes.mean()) {
            least = &total;
        }
    }
    const double minimax = totals.front().nodes.mean();
    return {fmt::format("{}, depth {}: of the searches whose value is always right, {} visits the "
                        "fewest nodes: {:.2f} % of minimax's, as if each position had {:.1f} moves "
                        "instead of {:.1f}.",
                        game.game, depth, least->search, 100 * least->nodes.mean() / minimax,
                        effective_branching_factor(least->nodes.mean(), depth),
                        effective_branching_factor(minimax, depth)),
            fmt::format("{}: {}.", game.game,
                        wrong.empty() ? "every search finds minimax's value on every position"
                                      : wrong + "; every other search finds minimax's value on "
                                                "every position")};
}

// None of a game whose positions were not reached in time.
std::vector<Total> search_all(const SearchedGame& game, std::size_t number, int depth, Run& run,
                              Report& report) {
    const auto positions = static_cast<std::size_t>(run.games_or(kUsualPositions));
    const Seed seed = run.seed().derive(number);
    const auto counts = run.map<std::vector<SearchCount>>(
        "algorithms, " + game.game, positions,
        [&](std::size_t i) { return game.count(seed.derive(i), depth, run.stop()); });
    std::vector<Total> totals;
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
    report.title = "every tree search on the same positions at the same depth";
    report.source = "the searches of all five papers; none of them prints such a table";
    report.seed = run.seed();
    report.ours = empty_table();
    const std::vector<SearchedGame> games{adjacency_searches(), tictactoe_searches(),
                                          othello_searches()};
    for (std::size_t i = 0; i < games.size(); ++i) {
        const SearchedGame& game = games[i];
        if (run.settings().game && *run.settings().game != game.game) continue;
        const int depth = run.settings().depth.value_or(game.usual_depth);
        report.settings.emplace_back(
            game.game,
            fmt::format("{}, {} random positions from the first half of a game, depth "
                        "{}, evaluator {}",
                        game.setting, run.games_or(kUsualPositions), depth, game.evaluator));
        const auto totals = search_all(game, i, depth, run, report);
        if (totals.empty()) continue;
        add_rows(game, depth, totals, report.ours);
        for (const std::string& sentence : words(game, depth, totals)) {
            report.differs.push_back(sentence);
        }
    }
    report.notes = {
        "Nodes are positions visited, those of sorting not counted; branching is the effective "
        "branching factor: b with 1 + b + ... + b^depth = nodes.",
        "Cut-offs by the first move are in per cent: the better the order of moves, the nearer to "
        "100. Searched again: NegaScout's second searches, MTD(f)'s probes.",
        "MTD(f), deepened counts the nodes of all depths up to this one; its table holds 16 MiB.",
        "Alpha-beta on several threads finds the same value and is left out here, as its number of "
        "nodes differs from run to run.",
        "The times depend on the machine and on what else it does."};
    return report;
}

}  // namespace lawan::experiments
