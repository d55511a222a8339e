#include "experiments/report.hpp"

#include <algorithm>
#include <variant>

namespace lawan::experiments {
namespace {

bool counts_work(const Column& column) {
    return column.key == "games" || column.key == "positions";
}

void leave_out_unplayed_rows(DataTable& table) {
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

void Report::leave_out_unplayed() {
    leave_out_unplayed_rows(ours);
    for (DataTable& table : more) leave_out_unplayed_rows(table);
}

}  // namespace lawan::experiments
