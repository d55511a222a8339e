// local-search: the ways to climb that the reports weigh, against each other.
#include "experiments/standings_table.hpp"
#include "experiments/tally.hpp"
#include "experiments/words.hpp"
#include "formats/phrases.hpp"
#include "games/adjacency/papers/series.hpp"
#include "games/adjacency/papers/table_words.hpp"

namespace lawan::experiments {
namespace {

constexpr int kUsualLocalGames = 200;
constexpr int kRandomPlies = 2;

struct Climber {
    const char* spec;
    Words words;
};

// The first is what adjacency-a chose; all look with the mark difference but the last two.
const std::vector<Climber> kClimbers{
    {"hillclimb", series_words::kSteepest},
    {"hillclimb(variant=sideways)", series_words::kSideways},
    {"hillclimb(variant=restart)", series_words::kRestart},
    {"hillclimb(variant=stochastic)", series_words::kStochastic},
    {"hillclimb(variant=plateau)", series_words::kPlateau},
    {"annealing", series_words::kAnnealing},
    {"annealing(reply=none)", series_words::kWithoutReply},
    {"annealing(accept=draw,stop=last)", series_words::kKirkpatrick},
    {"hillclimb(eval=volatile)", series_words::kSteepestVolatile},
    {"b-annealing", series_words::kBotOfB}};

DataTable printed_claims() {
    DataTable table{"paper",
                    series_words::kReportsSay,
                    {{"bot", words::kBot}, {"words", series_words::kWhatItIs}},
                    {}};
    for (const Climber& climber : kClimbers) {
        table.add({std::string{climber.spec}, Phrase{climber.words}});
    }
    return table;
}

Phrase against_the_first(const RoundRobin& all, std::size_t bot) {
    const WinDrawLoss& games = all.standings.between(bot, 0);
    const Words& verdict = too_few_to_tell(games.games())   ? series_words::kTooFewToTell
                           : win_interval(games).low > 0.5  ? series_words::kIsBetter
                           : loss_interval(games).low > 0.5 ? series_words::kIsWorse
                                                            : series_words::kNeitherForCertain;
    return {series_words::kAgainstSteepest,
            {all.name_of(bot), wins_of(games),
             rate_of_these(static_cast<double>(games.losses), static_cast<double>(games.games())),
             verdict}};
}

}  // namespace

Report run_local_search(Run& run) {
    std::vector<Spec> bots;
    for (const Climber& climber : kClimbers) bots.push_back(parse_spec(climber.spec));
    const TournamentPlan plan = round_robin_plan("adjacency", {{"rounds", "8"}}, bots,
                                                 run.games_or(kUsualLocalGames), kRandomPlies);
    Report report;
    report.name = "local-search";
    report.title = series_words::kWhyThisLocalSearch;
    report.source = series_words::kLocalSearchSource;
    report.seed = run.seed();
    report.settings = {
        {words::kGame, joined({as_it_is("adjacency"), series_words::kEightRounds}, ", ")},
        {words::kGames, games_phrase(plan)}};
    report.paper = printed_claims();
    const RoundRobin all = play_round_robin(plan, report.name, run);
    report.game_count = static_cast<std::int64_t>(all.played());
    report.complete = all.complete();
    report.ours = standings_table(all, words::kRoundRobin);
    report.plot = standings_plot(all);
    for (std::size_t bot = 1; bot < bots.size(); ++bot) {
        if (all.standings.between(bot, 0).games() > 0) {
            report.differs.push_back(against_the_first(all, bot));
        }
    }
    report.notes = {worth_their_time(all), series_words::kEveryMoveIsANeighbour,
                    words::kTimesDependOnTheMachine};
    return report;
}

}  // namespace lawan::experiments
