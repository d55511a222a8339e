#include "experiments/tally_columns.hpp"

namespace lawan::experiments {

void add_tally_columns(std::vector<Column>& columns) {
    columns.insert(columns.end(), {{"wins", "won"},
                                   {"draws", "drawn"},
                                   {"losses", "lost"},
                                   {"win_rate", "", Reader::Programs},
                                   {"win_low", "", Reader::Programs},
                                   {"win_high", "", Reader::Programs},
                                   {"win", "wins, 95 %", Reader::People}});
}

void add_tally_cells(const Tally& tally, std::vector<Cell>& cells) {
    const Interval interval = tally.win_interval();
    // A single game, which deterministic bots would play again, is no sample.
    const std::string rate = tally.games() == 1
                                 ? "played once"
                                 : rate_text(tally.wins(), static_cast<double>(tally.games()));
    cells.insert(cells.end(), {std::int64_t{tally.wins()}, std::int64_t{tally.draws()},
                               std::int64_t{tally.losses()}, Decimal{tally.win_rate(), 4},
                               Decimal{interval.low, 4}, Decimal{interval.high, 4}, rate});
}

}  // namespace lawan::experiments
