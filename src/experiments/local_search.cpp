// local-search: the ways to climb that the reports weigh, against each other.
#include <fmt/format.h>

#include "experiments/experiment.hpp"
#include "experiments/standings.hpp"

namespace lawan::experiments {
namespace {

constexpr int kUsualLocalGames = 200;
constexpr int kRandomPlies = 2;

struct Climber {
    const char* spec;
    const char* words;
};

// The first is what adjacency-a chose; all look with the mark difference but the last two.
const std::vector<Climber> kClimbers{
    {"hillclimb", "steepest ascent, the first highest move (adjacency-a's choice)"},
    {"hillclimb(variant=sideways)", "the last highest move (adjacency-a: as suitable)"},
    {"hillclimb(variant=restart)", "from random cells (adjacency-a: less suitable)"},
    {"hillclimb(variant=stochastic)", "any move that improves (adjacency-a: less suitable)"},
    {"hillclimb(variant=plateau)", "a highest move at random (adjacency-c's choice)"},
    {"annealing", "a random move and a greedy reply, accepted above a threshold (adjacency-b)"},
    {"annealing(reply=none)", "the same without the reply"},
    {"annealing(accept=draw,stop=last)", "Kirkpatrick's rule, walking on to the last try"},
    {"hillclimb(eval=volatile)", "steepest ascent with adjacency-b's evaluator"},
    {"b-annealing", "adjacency-b's bot: annealing with its evaluator"}};

Table printed_claims() {
    Table table{"paper", "What the reports say", {{"bot", "bot"}, {"words", "what it is"}}, {}};
    for (const Climber& climber : kClimbers) {
        table.add({std::string{climber.spec}, std::string{climber.words}});
    }
    return table;
}

std::string against_the_first(const Standings& all, std::size_t bot) {
    const Tally& tally = all.result.met[bot][0];
    const Interval interval = tally.win_interval();
    const Interval lost = wilson_interval(tally.losses(), static_cast<double>(tally.games()));
    const char* verdict = interval.low > 0.5 ? "it is better"
                          : lost.low > 0.5   ? "it is worse"
                                             : "neither wins more than half of them for certain";
    return fmt::format(
        "{} against steepest ascent: wins {} and loses {} of {} games: {}.", all.name_of(bot),
        rate_text(tally.wins(), static_cast<double>(tally.games())),
        rate_text(tally.losses(), static_cast<double>(tally.games())), tally.games(), verdict);
}

}  // namespace

Report run_local_search(Run& run) {
    const GameEntry& entry = find_game("adjacency");
    std::vector<Spec> bots;
    for (const Climber& climber : kClimbers) bots.push_back(parse_spec(climber.spec));
    const RoundRobinPlan plan{entry, make_game(entry, {{"rounds", "8"}}), bots,
                              run.games_or(kUsualLocalGames), kRandomPlies};
    Report report;
    report.name = "local-search";
    report.title = "why this local search?";
    report.source = "adjacency-a, chapter V; adjacency-b, 2.3; adjacency-c, 3";
    report.seed = run.seed();
    report.settings = {{"game", "adjacency, 8x8, 8 rounds"}, {"games", plan.games_text()}};
    report.paper = printed_claims();
    const RoundRobinResult result = play_round_robin(plan, report.name, run);
    report.game_count = result.games;
    report.complete = result.complete;
    const Standings all = standings(plan, result);
    report.ours = standings_table(all, "Round robin");
    report.plot = standings_plot(all);
    for (std::size_t bot = 1; bot < bots.size(); ++bot) {
        if (result.met[bot][0].games() > 0) {
            report.differs.push_back(against_the_first(all, bot));
        }
    }
    report.notes = {
        worth_their_time(all),
        "Over the moves of one position every move is a neighbour of every other, so steepest "
        "ascent sees the best of them at once; the others can only choose differently among equal "
        "moves or miss it. Another evaluator or a look at the reply changes what is best.",
        "The times depend on the machine and on what else it does."};
    return report;
}

}  // namespace lawan::experiments
