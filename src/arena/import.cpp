#include "arena/import.hpp"

#include <algorithm>
#include <utility>

#include "arena/words.hpp"
#include "core/input_error.hpp"
#include "core/text.hpp"
#include "formats/json.hpp"

namespace lawan {
namespace {

// The line without its end, which is taken from the text.
[[nodiscard]] std::string_view next_line(std::string_view& text) {
    const auto end = std::min(text.find('\n'), text.size());
    const std::string_view line = trimmed(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    return line;
}

// [Name "value"]: its value, with what was escaped as it was.
void read_tag(std::string_view line, ExportedGame& game) {
    const auto open = line.find(" \"");
    const auto close = line.rfind('"');
    if (open == std::string_view::npos || close < open + 2) {
        throw InputError{words::kNoTag, {in_quotes(line)}};
    }
    const std::string_view name = line.substr(1, open - 1);
    std::string value;
    for (std::size_t i = open + 2; i < close; ++i) {
        if (line[i] == '\\' && i + 1 < close) ++i;
        value += line[i];
    }
    if (name == "Game") game.game = value;
    if (name == "X") game.players.x = value;
    if (name == "O") game.players.o = value;
    if (name == "Start") game.start = value;
}

[[nodiscard]] bool is_move(std::string_view word) {
    return word.back() != '.' && word != "1-0" && word != "0-1" && word != "1/2-1/2";
}

[[nodiscard]] std::vector<ExportedGame> from_text(std::string_view text) {
    std::vector<ExportedGame> games;
    bool in_tags = false;
    while (!text.empty()) {
        const std::string_view line = next_line(text);
        if (line.empty()) continue;
        if (line.front() == '[') {
            if (!in_tags) games.emplace_back();
            in_tags = true;
            read_tag(line, games.back());
            continue;
        }
        in_tags = false;
        for (const std::string_view word : split_words(line)) {
            if (is_move(word)) games.back().moves.emplace_back(word);
        }
    }
    return games;
}

[[nodiscard]] std::vector<ExportedGame> from_json(std::string_view text) {
    std::vector<ExportedGame> games;
    try {
        for (const auto& json : nlohmann::json::parse(text)) {
            ExportedGame game;
            game.game = json.value("game", "");
            game.players = {json.at("x").get<std::string>(), json.at("o").get<std::string>()};
            game.start = json.at("start").get<std::string>();
            game.moves = json.at("moves").get<std::vector<std::string>>();
            games.push_back(std::move(game));
        }
    } catch (const nlohmann::json::exception&) {
        throw InputError{words::kNoGamesJson, {}};
    }
    return games;
}

}  // namespace

std::optional<std::vector<ExportedGame>> exported_games(std::string_view text) {
    text = trimmed(text);
    if (text.substr(0, 8) == "[Event \"") return from_text(text);
    if (text.empty() || text.front() != '[') return std::nullopt;
    const std::string_view inside = trimmed(text.substr(1));
    if (inside.empty() || (inside.front() != '{' && inside.front() != ']')) return std::nullopt;
    return from_json(text);
}

}  // namespace lawan
