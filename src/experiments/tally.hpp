// Wins, draws and losses of a series of games, and what they say.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "arena/elo.hpp"
#include "core/statistics.hpp"
#include "core/words.hpp"
#include "formats/data_table.hpp"

namespace lawan::experiments {

// Results and margins of the first of two players.
class Tally {
  public:
    void add(int own, int other);

    [[nodiscard]] const WinDrawLoss& results() const { return results_; }
    [[nodiscard]] std::int64_t games() const { return results_.games(); }
    [[nodiscard]] const Sample& own() const { return own_; }
    [[nodiscard]] const Sample& other() const { return other_; }
    [[nodiscard]] const Sample& margin() const { return margin_; }

  private:
    WinDrawLoss results_;
    Sample own_;
    Sample other_;
    Sample margin_;
};

[[nodiscard]] double win_rate(const WinDrawLoss& games);  // 0 without games

// Where the true rate of wins, or of losses, lies with 95 % confidence.
[[nodiscard]] Interval win_interval(const WinDrawLoss& games);
[[nodiscard]] Interval loss_interval(const WinDrawLoss& games);

// Fewer games than this are counted and not weighed: no per cent, and no word on who is better.
inline constexpr std::int64_t kFewestToTell = 30;
[[nodiscard]] constexpr bool too_few_to_tell(std::int64_t trials) {
    return trials < kFewestToTell;
}

// "62 % [55, 69]", which is the same in every language; "2/3" of too few; empty without trials.
[[nodiscard]] std::string rate_text(double successes, double trials);

// The same in a sentence that has told the number of trials: "2" of too few.
[[nodiscard]] PhraseArgument rate_of_these(double successes, double trials);

// "62 % [55, 69] of 200"; "2 of 3" of too few.
[[nodiscard]] Phrase share(double successes, double trials);
[[nodiscard]] Phrase wins_of(const WinDrawLoss& games);
[[nodiscard]] Phrase losses_of(const WinDrawLoss& games);

// The columns that say how often somebody won, drew and lost: the same in every table. Both add to
// what stands before them: the columns, or the cells of a row.
void add_tally_columns(std::vector<Column>& columns);
void add_tally_cells(const WinDrawLoss& games, std::vector<Cell>& cells);

}  // namespace lawan::experiments
