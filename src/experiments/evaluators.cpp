// evaluators: how far apart their values lie, and how well one plays by them.
#include <algorithm>

#include "core/statistics.hpp"
#include "experiments/experiment.hpp"
#include "experiments/ground.hpp"
#include "experiments/standings_table.hpp"
#include "experiments/tally.hpp"
#include "experiments/value_spread.hpp"
#include "experiments/words.hpp"
#include "formats/phrases.hpp"

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
        {report.name + ", positions", words::kPositions}, positions,
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

DataTable spread_table(const SpreadGame& game, const std::vector<Spreads>& spreads) {
    DataTable table{"spread",
                    words::kSpreadTitle,
                    {{"evaluator", words::kEvaluator},
                     {"positions", words::kPositions},
                     {"moves", words::kMoves},
                     {"distinct", words::kDifferentValues},
                     {"best", words::kShareTheBest},
                     {"deviation", words::kStandardDeviation},
                     {"range", words::kBestMinusWorst}},
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
    report.differs.push_back(
        {words::kSpreadSays,
         {game.evaluators[wide], decimal(spreads[wide].deviation.mean(), 2), game.evaluators[fine],
          decimal(spreads[fine].distinct.mean(), 1), decimal(spreads[fine].moves.mean(), 1),
          game.evaluators[sure], decimal(spreads[sure].best.mean(), 1)}});
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
std::size_t strongest(const RoundRobin& all, std::size_t first, std::size_t last) {
    const auto& rows = all.standings.rows();
    const auto best = std::find_if(rows.begin(), rows.end(), [&](const StandingsRow& row) {
        return row.bot >= first && row.bot < last;
    });
    return best->bot;
}

void say_strength(const RoundRobin& all, std::size_t evaluators, Report& report) {
    const std::size_t local = strongest(all, 0, evaluators);
    const std::size_t deep = strongest(all, evaluators, 2 * evaluators);
    for (const std::size_t bot : {local, deep}) {
        std::vector<Phrase> others;
        const std::size_t first = bot < evaluators ? 0 : evaluators;
        for (std::size_t i = first; i < first + evaluators; ++i) {
            if (i == bot) continue;
            const WinDrawLoss& games = all.standings.between(bot, i);
            others.push_back(
                {words::kAndLosesAgainst, {wins_of(games), all.name_of(i), losses_of(games)}});
        }
        const Words& which = bot < evaluators ? words::kLookOneAhead : words::kSearchDeeper;
        if (too_few_to_tell(all.plan.games)) {
            report.differs.push_back({words::kTooFewForStrongest, {all.plan.games, which}});
            continue;
        }
        report.differs.push_back(
            others.empty()
                ? Phrase{words::kStrongest, {all.name_of(bot), which}}
                : Phrase{words::kStrongestWins, {all.name_of(bot), which, joined(others, "; ")}});
    }
}

}  // namespace

Report run_evaluators(Run& run) {
    const std::string name = run.settings().game.value_or(usual_game());
    const Ground ground = ground_of(name);
    const SpreadGame game = ground.spreads();
    const TournamentPlan plan =
        round_robin_plan(name, ground.settings,
                         bots_with(game.evaluators, run.settings().depth.value_or(kEvaluatorDepth)),
                         run.games_or(kUsualEvaluatorGames), ground.random_plies);
    Report report;
    report.name = "evaluators";
    report.title = words::kWhichVariesMore;
    report.source = words::kEvaluatorsSource;
    report.seed = run.seed();
    const std::size_t positions = kComparedAGame * static_cast<std::size_t>(plan.games);
    report.settings = {
        {words::kPositions, {words::kRandomPositionsOf, {positions, name, game.setting}}},
        {words::kGames, games_phrase(plan)}};
    if (!ground.evaluator_claims.empty()) {
        report.paper = {"paper", words::kWhatThePaperSays, {{"claim", words::kClaim}}, {}};
        for (const Phrase& claim : ground.evaluator_claims) report.paper.add({claim});
    }
    const std::vector<Spreads> spreads = measure(game, positions, run, report);
    const RoundRobin all = play_round_robin(plan, report.name, run);
    report.game_count = static_cast<std::int64_t>(all.played());
    report.complete = report.complete && all.complete();
    report.ours = standings_table(all, words::kEvaluatorsRoundRobin);
    report.plot = standings_plot(all);
    report.more.push_back(spread_table(game, spreads));
    say_spread(game, spreads, report);
    if (all.played() > 0) say_strength(all, game.evaluators.size(), report);
    report.notes = {words::kDeviationNote, words::kTimesDependOnTheMachine};
    return report;
}

}  // namespace lawan::experiments
