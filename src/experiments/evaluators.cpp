// evaluators: how far apart their values lie, and how well one plays by them.
#include <algorithm>

#include <fmt/format.h>

#include "experiments/experiment.hpp"
#include "experiments/standings.hpp"
#include "experiments/value_spread.hpp"

namespace lawan::experiments {
namespace {

constexpr int kUsualEvaluatorGames = 400;
constexpr std::size_t kComparedAGame = 5;  // looked at for each game of a pair
constexpr int kEvaluatorDepth = 3;
constexpr std::uint64_t kPositions = 0x65766C;  // a stream of the seed

// One evaluator over all positions.
struct Spreads {
    Sample moves;
    Sample distinct;
    Sample best;
    Sample deviation;
    Sample range;

    void add(const ValueSpread& spread) {
        moves.add(spread.moves);
        distinct.add(spread.distinct);
        best.add(spread.best);
        deviation.add(spread.deviation);
        range.add(spread.range);
    }
};

std::vector<Spreads> measure(const SpreadGame& game, std::size_t positions, Run& run,
                             Report& report) {
    const Seed seed = run.seed().derive(kPositions);
    const auto measured = run.map<std::vector<ValueSpread>>(
        report.name + ", positions", positions,
        [&](std::size_t i) { return std::optional{game.measure(seed.derive(i))}; });
    std::vector<Spreads> spreads(game.evaluators.size());
    for (const auto& position : measured) {
        if (!position) {
            report.complete = false;
            continue;
        }
        for (std::size_t i = 0; i < spreads.size(); ++i) spreads[i].add((*position)[i]);
    }
    return spreads;
}

Table spread_table(const SpreadGame& game, const std::vector<Spreads>& spreads) {
    Table table{"spread",
                "Values of the moves of a position, means over random positions",
                {{"evaluator", "evaluator"},
                 {"positions", "positions"},
                 {"moves", "moves"},
                 {"distinct", "different values"},
                 {"best", "share the best"},
                 {"deviation", "standard deviation"},
                 {"range", "best minus worst"}},
                {}};
    for (std::size_t i = 0; i < spreads.size(); ++i) {
        const Spreads& each = spreads[i];
        table.add({game.evaluators[i], each.moves.count(), Decimal{each.moves.mean(), 1},
                   Decimal{each.distinct.mean(), 1}, Decimal{each.best.mean(), 1},
                   Decimal{each.deviation.mean(), 2}, Decimal{each.range.mean(), 1}});
    }
    return table;
}

template <class Measure>
std::size_t greatest(const std::vector<Spreads>& spreads, Measure measure) {
    std::size_t best = 0;
    for (std::size_t i = 1; i < spreads.size(); ++i) {
        if (measure(spreads[i]) > measure(spreads[best])) best = i;
    }
    return best;
}

void say_spread(const SpreadGame& game, const std::vector<Spreads>& spreads, Report& report) {
    if (spreads.size() < 2 || spreads.front().moves.count() == 0) return;
    const auto wide = greatest(spreads, [](const Spreads& each) { return each.deviation.mean(); });
    const auto fine = greatest(spreads, [](const Spreads& each) { return each.distinct.mean(); });
    const auto sure = greatest(spreads, [](const Spreads& each) { return -each.best.mean(); });
    report.differs.push_back(fmt::format(
        "The values of {} lie furthest apart (standard deviation {:.2f}); {} tells the most moves "
        "apart ({:.1f} different values among {:.1f} moves), and {} leaves the fewest moves to "
        "share the best value ({:.1f}).",
        game.evaluators[wide], spreads[wide].deviation.mean(), game.evaluators[fine],
        spreads[fine].distinct.mean(), spreads[fine].moves.mean(), game.evaluators[sure],
        spreads[sure].best.mean()));
}

std::vector<Spec> bots_with(const std::vector<std::string>& evaluators, int depth) {
    std::vector<Spec> bots;
    for (const std::string& evaluator : evaluators) {
        bots.push_back({"hillclimb", {{"eval", evaluator}}});
    }
    for (const std::string& evaluator : evaluators) {
        bots.push_back({"alphabeta", {{"depth", std::to_string(depth)}, {"eval", evaluator}}});
    }
    return bots;
}

// Who is strongest among bots [first, last) of the plan.
std::size_t strongest(const Standings& all, std::size_t first, std::size_t last) {
    std::size_t best = first;
    for (std::size_t i = first + 1; i < last; ++i) {
        if (all.ratings[i].elo > all.ratings[best].elo) best = i;
    }
    return best;
}

void say_strength(const Standings& all, std::size_t evaluators, Report& report) {
    const std::size_t local = strongest(all, 0, evaluators);
    const std::size_t deep = strongest(all, evaluators, 2 * evaluators);
    for (const std::size_t bot : {local, deep}) {
        std::string others;
        const std::size_t first = bot < evaluators ? 0 : evaluators;
        for (std::size_t i = first; i < first + evaluators; ++i) {
            if (i == bot) continue;
            const Tally& tally = all.result.met[bot][i];
            const auto games = static_cast<double>(tally.games());
            others += fmt::format("{}{} and loses {} of {} games against {}",
                                  others.empty() ? "" : "; ", rate_text(tally.wins(), games),
                                  rate_text(tally.losses(), games), games, all.name_of(i));
        }
        report.differs.push_back(
            fmt::format("{} is the strongest of those that {}{}{}.", all.name_of(bot),
                        bot < evaluators ? "look one move ahead" : "search deeper",
                        others.empty() ? "" : ": it wins ", others));
    }
}

}  // namespace

Report run_evaluators(Run& run) {
    const std::string name = run.settings().game.value_or("adjacency");
    const SpreadGame game = spread_game(name);
    const GameEntry& entry = find_game(name);
    const OptionTexts settings = name == "adjacency"   ? OptionTexts{{"rounds", "8"}}
                                 : name == "tictactoe" ? OptionTexts{{"size", "4"}}
                                                       : OptionTexts{};
    const RoundRobinPlan plan{
        entry, make_game(entry, settings),
        bots_with(game.evaluators, run.settings().depth.value_or(kEvaluatorDepth)),
        run.games_or(kUsualEvaluatorGames), name == "othello" ? 6 : 2};
    Report report;
    report.name = "evaluators";
    report.title = "which evaluator varies more?";
    report.source = "adjacency-b, 2.1";
    report.seed = run.seed();
    const std::size_t positions = kComparedAGame * static_cast<std::size_t>(plan.games);
    report.settings = {
        {"positions", fmt::format("{} random ones from the first half of a game of {}, {}",
                                  positions, name, game.setting)},
        {"games", plan.games_text()}};
    report.paper = {"paper", "What adjacency-b says", {{"claim", "claim"}}, {}};
    report.paper.add({std::string{
        "\"volatile\" gives values with the most significant variation: for few successors, as in "
        "local search"}});
    report.paper.add({std::string{
        "\"linear-volatility\" gives the most comprehensive values: for many successors, as in "
        "minimax"}});
    const std::vector<Spreads> spreads = measure(game, positions, run, report);
    const RoundRobinResult result = play_round_robin(plan, report.name, run);
    report.game_count = result.games;
    report.complete = report.complete && result.complete;
    const Standings all = standings(plan, result);
    report.ours = standings_table(all, "Round robin: each evaluator one move ahead and deeper");
    report.plot = standings_plot(all);
    report.more.push_back(spread_table(game, spreads));
    say_spread(game, spreads, report);
    if (result.games > 0) say_strength(all, game.evaluators.size(), report);
    report.notes = {
        "A standard deviation grows with the unit of an evaluator, so what it says about two "
        "evaluators is less than how many moves each can tell apart.",
        "The times depend on the machine and on what else it does."};
    return report;
}

}  // namespace lawan::experiments
