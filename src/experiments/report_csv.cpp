// Reports for spreadsheets.
#include "experiments/report.hpp"

namespace lawan::experiments {
namespace {

std::string lines(const std::string& experiment, const DataTable& table) {
    if (table.empty()) return "";
    return to_csv(table, {"experiment", "table"}, {experiment, table.key});
}

}  // namespace

std::string to_csv(const std::vector<Report>& reports) {
    std::string text;
    for (const Report& report : reports) {
        text += lines(report.name, report.paper) + lines(report.name, report.ours);
        for (const DataTable& table : report.more) text += lines(report.name, table);
        DataTable differs{"differs", {}, {{"differs", {}}}, {}};
        for (const Phrase& sentence : report.differs) differs.add({sentence});
        text += lines(report.name, differs);
    }
    return text;
}

}  // namespace lawan::experiments
