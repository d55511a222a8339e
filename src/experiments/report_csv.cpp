// Reports for spreadsheets.
#include "experiments/report.hpp"

namespace lawan::experiments {
namespace {

std::string field(const std::string& text) {
    if (text.find_first_of(",\"\r\n") == std::string::npos) return text;
    std::string quoted = "\"";
    for (const char c : text) quoted += c == '"' ? std::string{"\"\""} : std::string(1, c);
    return quoted + '"';
}

std::string lines(const std::string& experiment, const Table& table) {
    if (table.rows.empty()) return "";
    const std::string start = field(experiment) + ',' + field(table.key);
    std::string text = "experiment,table";
    for (const Column& column : table.columns) {
        if (column.for_programs()) text += ',' + field(column.key);
    }
    text += "\r\n";
    for (const auto& row : table.rows) {
        text += start;
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (table.columns[i].for_programs()) text += ',' + field(to_text(row[i]));
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
