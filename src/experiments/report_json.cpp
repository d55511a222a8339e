// A report for programs. The fields name, paper, ours, differs and game_count are a promise.
#include "experiments/report.hpp"
#include "formats/json.hpp"
#include "formats/json_text.hpp"
#include "formats/phrases.hpp"

namespace lawan::experiments {
namespace {

using Json = nlohmann::ordered_json;

struct ToJson {
    Json operator()(std::monostate) const { return nullptr; }
    Json operator()(const std::string& text) const { return text; }
    Json operator()(std::int64_t number) const { return number; }
    Json operator()(const Decimal& number) const { return number.value; }
    Json operator()(const Phrase& phrase) const { return phrase.english(); }
};

Json rows(const DataTable& table) {
    Json list = Json::array();
    for (const auto& row : table.rows) {
        Json object = Json::object();
        for (std::size_t i = 0; i < row.size(); ++i) {
            const Column& column = table.columns[i];
            if (column.is_for_programs()) object[column.key] = std::visit(ToJson{}, row[i]);
        }
        list.push_back(std::move(object));
    }
    return list;
}

Json board_json(const DrawnBoard& drawn) {
    Json lines = Json::array();
    for (int row = 0; row < drawn.board.size.rows; ++row) {
        std::string line;
        for (int column = 0; column < drawn.board.size.columns; ++column) {
            line += drawn.hides({column, row}) ? '?' : letter(drawn.board.at({column, row}));
        }
        lines.push_back(line);
    }
    return {{"caption", drawn.caption.english()}, {"rows", lines}, {"moves", drawn.moves}};
}

Json list(const std::vector<Phrase>& sentences) {
    Json texts = Json::array();
    for (const Phrase& sentence : sentences) texts.push_back(sentence.english());
    return texts;
}

Json object(const Report& report) {
    Json json{{"name", report.name},
              {"title", report.title.english()},
              {"source", report.source.english()},
              {"seed", report.seed.value},
              {"settings", Json::object()},
              {"game_count", report.game_count},
              {"complete", report.complete},
              {"paper", rows(report.paper)},
              {"ours", rows(report.ours)},
              {"differs", joined(report.differs, " ").english()},
              {"differences", list(report.differs)},
              {"notes", list(report.notes)}};
    for (const auto& [name, value] : report.settings) {
        json["settings"][name.english()] = value.english();
    }
    for (const DataTable& table : report.more) json[table.key] = rows(table);
    if (!report.boards.empty()) {
        json["boards"] = Json::array();
        for (const DrawnBoard& drawn : report.boards) json["boards"].push_back(board_json(drawn));
    }
    return json;
}

}  // namespace

std::string to_json(const Report& report) {
    return json_text(object(report));
}

std::string to_json(const std::vector<Report>& reports, const std::vector<std::string>& not_begun) {
    std::int64_t games = 0;
    Json list = Json::array();
    for (const Report& report : reports) {
        games += report.game_count;
        list.push_back(object(report));
    }
    return json_text({{"name", "all"},
                      {"game_count", games},
                      {"not_begun", not_begun},
                      {"experiments", std::move(list)}});
}

}  // namespace lawan::experiments
