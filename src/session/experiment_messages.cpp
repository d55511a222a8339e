#include "session/experiment_messages.hpp"

#include <utility>
#include <variant>

#include "experiments/ground.hpp"
#include "formats/json.hpp"
#include "session/messages.hpp"

namespace lawan::session {
namespace {

struct CellMessage {
    Json operator()(std::monostate) const { return nullptr; }
    Json operator()(const std::string& text) const { return text; }
    Json operator()(std::int64_t number) const { return {{"value", number}, {"digits", 0}}; }
    Json operator()(const Decimal& number) const {
        return {{"value", number.value}, {"digits", number.digits}};
    }
    Json operator()(const Phrase& phrase) const { return text_message(phrase); }
};

// As people see it: without the columns that are for programs.
Json table_message(const DataTable& table) {
    Json columns = Json::array();
    for (const Column& column : table.columns) {
        if (!column.is_for_people()) continue;
        columns.push_back({{"name", column.key}, {"heading", text_message(column.heading)}});
    }
    Json rows = Json::array();
    for (const auto& row : table.rows) {
        Json cells = Json::array();
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (table.columns[i].is_for_people())
                cells.push_back(std::visit(CellMessage{}, row[i]));
        }
        rows.push_back(std::move(cells));
    }
    return {{"name", table.key},
            {"title", text_message(table.title)},
            {"columns", std::move(columns)},
            {"rows", std::move(rows)}};
}

Json tables_message(const experiments::Report& report) {
    Json tables = Json::array();
    const auto add = [&](const DataTable& table) {
        if (!table.empty()) tables.push_back(table_message(table));
    };
    add(report.paper);
    add(report.ours);
    for (const DataTable& table : report.more) add(table);
    return tables;
}

Json texts_message(const std::vector<Phrase>& sentences) {
    Json texts = Json::array();
    for (const Phrase& sentence : sentences) texts.push_back(text_message(sentence));
    return texts;
}

}  // namespace

Json experiment_head(const experiments::Experiment& experiment) {
    Json games = Json::array();
    if (experiment.of_a_game) {
        for (const std::string& game : experiments::games_with_ground()) games.push_back(game);
    }
    return {{"name", experiment.name},
            {"summary", text_message(experiment.summary)},
            {"source", text_message(experiment.source)},
            {"games", std::move(games)},
            {"chooses_bots", experiment.chooses_bots}};
}

Json experiment_report(const experiments::Report& report) {
    const experiments::Count count = report.count();
    Json settings = Json::array();
    for (const auto& [name, value] : report.settings) {
        settings.push_back({{"name", text_message(name)}, {"value", text_message(value)}});
    }
    return {{"title", text_message(report.title)},
            {"source", text_message(report.source)},
            {"seed", report.seed.value},
            {"settings", std::move(settings)},
            {"count", count.number},
            {"counted", text_message(count.heading)},
            {"complete", report.complete},
            {"tables", tables_message(report)},
            {"differs", texts_message(report.differs)},
            {"notes", texts_message(report.notes)}};
}

}  // namespace lawan::session
