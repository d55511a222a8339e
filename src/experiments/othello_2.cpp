// othello-2: NegaScout against mobility players, and what the slip in its printed form costs.
#include "experiments/experiment.hpp"
#include "experiments/othello_as_printed.hpp"
#include "experiments/othello_games.hpp"

namespace lawan::experiments {

Report run_othello_2(Run& run) {
    Report report;
    report.name = "othello-2";
    report.title = "NegaScout";
    report.source = "othello, Table 2";
    const auto games = play_othello_table("othello-negascout", othello_table_2(), run, report);
    hold_against_printed({"NegaScout", "othello-negascout"}, games, run, report);
    report.notes.emplace_back(
        "NegaScout against MTD(f) directly: `lawan experiment othello-3`. The paper's game 4 adds "
        "up to 63 discs.");
    return report;
}

}  // namespace lawan::experiments
