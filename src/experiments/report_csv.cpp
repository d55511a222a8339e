// Reports for spreadsheets.
#include "experiments/report.hpp"

#include "formats/csv.hpp"

namespace lawan::experiments {
namespace {

std::string lines(const std::string& experiment, const Table& table) {
    if (table.rows.empty()) return "";
    const std::string start = csv_cell(experiment) + ',' + csv_cell(table.key);
    std::string text = "experiment,table";
    for (const Column& column : table.columns) {
        if (column.for_programs()) text += ',' + csv_cell(column.key);
    }
    text += "\r\n";
    for (const auto& row : table.rows) {
        text += start;
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (table.columns[i].for_programs()) text += ',' + csv_cell(to_text(row[i]));
        }
        text += "\r\n";
    }
    return text;
}

}  // namespace

std::string to_csv(const std::vector<Report>& reports) {
    std::string text;
    for (const Report& report : reports) {
        text += lines(report.name, report.paper) + lines(report.name, report.ours);
        for (const Table& table : report.more) text += lines(report.name, table);
        Table differs{"differs", "", {{"differs", ""}}, {}};
        for (const std::string& sentence : report.differs) differs.add({sentence});
        text += lines(report.name, differs);
    }
    return text;
}

}  // namespace lawan::experiments
