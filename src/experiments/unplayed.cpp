// What a report leaves out that was broken off early.
#include <algorithm>
#include <cstdint>
#include <variant>

#include "experiments/report.hpp"

namespace lawan::experiments {
namespace {

bool counts_work(const Column& column) {
    return column.key == "games" || column.key == "positions";
}

void leave_out_unplayed(Table& table) {
    const auto counter = std::find_if(table.columns.begin(), table.columns.end(), counts_work);
    if (counter == table.columns.end()) return;
    const auto at = static_cast<std::size_t>(counter - table.columns.begin());
    const auto unplayed = [at](const std::vector<Cell>& row) {
        const auto* count = std::get_if<std::int64_t>(&row[at]);
        return count != nullptr && *count == 0;
    };
    table.rows.erase(std::remove_if(table.rows.begin(), table.rows.end(), unplayed),
                     table.rows.end());
}

}  // namespace

void leave_out_unplayed(Report& report) {
    leave_out_unplayed(report.ours);
    for (Table& table : report.more) leave_out_unplayed(table);
}

}  // namespace lawan::experiments
