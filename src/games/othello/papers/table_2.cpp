// othello-2: NegaScout against mobility players, and what the slip in its printed form costs.
#include "games/othello/papers/as_printed.hpp"
#include "games/othello/papers/games_played.hpp"
#include "games/othello/papers/table_words.hpp"
#include "games/othello/papers/tables.hpp"

namespace lawan::experiments {

Report run_othello_2(Run& run) {
    Report report;
    report.name = "othello-2";
    report.title = as_it_is("NegaScout");
    report.source = {othello_words::kTable, {2}};
    const auto games = play_othello_table("othello-negascout", othello_table_2(), run, report);
    hold_against_printed({"NegaScout", "othello-negascout"}, games, run, report);
    report.notes.emplace_back(othello_words::kTable2Note);
    return report;
}

}  // namespace lawan::experiments
