// othello-3: MTD(f) against mobility players, and against NegaScout.
#include "experiments/words.hpp"
#include "formats/phrases.hpp"
#include "games/othello/papers/as_printed.hpp"
#include "games/othello/papers/games_played.hpp"
#include "games/othello/papers/table_words.hpp"
#include "games/othello/papers/tables.hpp"

namespace lawan::experiments {
namespace {

constexpr int kUsualDuels = 40;

void meet_negascout(Run& run, Report& report) {
    const Spec mtdf = othello_spec("othello-mtdf", run.settings());
    const Spec negascout = othello_spec("othello-negascout", run.settings());
    const Duel duel = play_duel(mtdf, negascout, run.games_or(kUsualDuels), run, report);
    DataTable table{"direct",
                    othello_words::kDirectTitle,
                    {{"bot", words::kBot},
                     {"games", words::kGames},
                     {"wins", words::kWon},
                     {"draws", words::kDrawn},
                     {"nodes_per_move", words::kNodesAMove},
                     {"ms", words::kMillisecondsAMove}},
                    {}};
    const WinDrawLoss& results = duel.tally.results();
    const auto add = [&](const Spec& spec, std::int64_t wins, const Effort& effort) {
        table.add({to_text(spec), results.games(), wins, results.draws,
                   Decimal{effort.nodes_a_move(), 0},
                   Decimal{1000 * effort.time_a_move().count(), 1}});
    };
    add(mtdf, results.wins, duel.a);
    add(negascout, results.losses, duel.b);
    report.more.push_back(std::move(table));
    if (duel.pairs == 0) return;
    report.differs.push_back(
        {othello_words::kDirectResult,
         {results.wins, results.draws, results.losses, duel.same_games, duel.pairs}});
    const auto mean_nodes = [](const std::vector<PrintedOthelloGame>& games) {
        Sample nodes;
        for (const auto& game : games) nodes.add(static_cast<double>(game.nodes));
        return nodes.mean();
    };
    report.differs.push_back(
        {othello_words::kDirectNodes,
         {decimal(100 * duel.a.nodes_a_move() / duel.b.nodes_a_move(), 0),
          decimal(100 * mean_nodes(othello_table_3()) / mean_nodes(othello_table_2()), 0)}});
}

}  // namespace

Report run_othello_3(Run& run) {
    Report report;
    report.name = "othello-3";
    report.title = as_it_is("MTD(f)");
    report.source = {othello_words::kTable, {3}};
    const auto games = play_othello_table("othello-mtdf", othello_table_3(), run, report);
    meet_negascout(run, report);
    hold_against_printed({"MTD(f)", "othello-mtdf"}, games, run, report);
    return report;
}

}  // namespace lawan::experiments
