// othello-3: MTD(f) against mobility players, and against NegaScout.
#include <algorithm>

#include <fmt/format.h>

#include "experiments/experiment.hpp"
#include "experiments/othello_as_printed.hpp"
#include "experiments/othello_games.hpp"

namespace lawan::experiments {
namespace {

constexpr int kUsualDuels = 40;

void meet_negascout(Run& run, Report& report) {
    const Spec mtdf = othello_spec("othello-mtdf", run.settings());
    const Spec negascout = othello_spec("othello-negascout", run.settings());
    const Duel duel = play_duel(mtdf, negascout, run.games_or(kUsualDuels), run, report);
    Table table{"direct",
                "MTD(f) against NegaScout, each opening with both colours",
                {{"bot", "bot"},
                 {"games", "games"},
                 {"wins", "won"},
                 {"draws", "drawn"},
                 {"nodes_per_move", "nodes/move"},
                 {"ms", "ms/move"}},
                {}};
    const auto add = [&](const Spec& spec, int wins, const Effort& effort) {
        const double moves = std::max<double>(1, static_cast<double>(effort.moves()));
        table.add({to_text(spec), duel.tally.games(), std::int64_t{wins},
                   std::int64_t{duel.tally.draws()},
                   Decimal{static_cast<double>(effort.nodes) / moves, 0},
                   Decimal{effort.milliseconds.mean(), 1}});
    };
    add(mtdf, duel.tally.wins(), duel.a);
    add(negascout, duel.tally.losses(), duel.b);
    report.more.push_back(std::move(table));
    if (duel.pairs == 0) return;
    report.differs.push_back(fmt::format(
        "MTD(f) against NegaScout: {} wins, {} draws, {} losses. In {} of {} pairs the two games, "
        "with colours changed, are the same move for move: two exact searches with one evaluation "
        "and one way to choose among equal moves are one player.",
        duel.tally.wins(), duel.tally.draws(), duel.tally.losses(), duel.same_games, duel.pairs));
    const auto per_move = [](const Effort& effort) {
        return static_cast<double>(effort.nodes) /
               std::max<double>(1, static_cast<double>(effort.moves()));
    };
    const auto mean_nodes = [](const std::vector<PrintedOthelloGame>& games) {
        Sample nodes;
        for (const auto& game : games) nodes.add(static_cast<double>(game.nodes));
        return nodes.mean();
    };
    report.differs.push_back(fmt::format(
        "MTD(f) visits {:.0f} % of NegaScout's nodes in our direct games; in the paper's tables, "
        "which are different games, {:.0f} %.",
        100 * per_move(duel.a) / per_move(duel.b),
        100 * mean_nodes(othello_table_3()) / mean_nodes(othello_table_2())));
}

}  // namespace

Report run_othello_3(Run& run) {
    Report report;
    report.name = "othello-3";
    report.title = "MTD(f)";
    report.source = "othello, Table 3";
    const auto games = play_othello_table("othello-mtdf", othello_table_3(), run, report);
    meet_negascout(run, report);
    hold_against_printed({"MTD(f)", "othello-mtdf"}, games, run, report);
    return report;
}

}  // namespace lawan::experiments
