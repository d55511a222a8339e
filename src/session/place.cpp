#include "session/place.hpp"

#include <cmath>
#include <cstdint>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "core/input_error.hpp"
#include "core/input_words.hpp"
#include "formats/json.hpp"
#include "formats/json_text.hpp"
#include "session/checks.hpp"
#include "session/refusal.hpp"
#include "session/words.hpp"

namespace lawan::session {
namespace {

std::string setting_text(const Json& value) {
    if (value.is_string()) return value.get<std::string>();
    if (value.is_boolean()) return value.get<bool>() ? "true" : "false";
    if (value.is_number_integer()) return json_line(value);
    const double number = value.get<double>();
    if (number == std::floor(number) && std::abs(number) < 1e15) {
        return fmt::format("{}", static_cast<std::int64_t>(number));
    }
    return fmt::format("{}", number);
}

Place at_end_of(const GameModule* entry, AnyGame game, History history) {
    AnyPosition position = history.position();
    std::vector<AnyMove> played = history.moves();
    return {entry, std::move(game), std::move(history), std::move(position), std::move(played)};
}

Place place_on_board(const Board& board, const Json& where) {
    History history = board.table.history();
    const std::size_t ply =
        where.contains("ply") ? checked_ply(board.table, where.at("ply")) : board.table.ply();
    while (history.moves().size() > ply) history.undo();
    while (history.moves().size() < ply) history.redo();
    return at_end_of(board.entry, board.table.setup().game, std::move(history));
}

}  // namespace

OptionTexts settings_from(const Json& request) {
    OptionTexts settings;
    if (!request.contains("settings")) return settings;
    for (const auto& [name, value] : request.at("settings").items()) {
        settings.emplace_back(name, setting_text(value));
    }
    return settings;
}

AnyGame game_from(const GameModule& entry, const Json& request, const OptionTexts& settings) {
    if (!request.contains("position")) {
        return entry.make(
            Options{Phrase{lawan::words::kGameNamed, {entry.name}}, entry.settings, settings});
    }
    if (!settings.empty()) {
        throw InputError{words::kPositionHasSettings};
    }
    return entry.set_up(request.at("position").get_ref<const std::string&>());
}

Place place_of(Boards& boards, const Json& where) {
    if (where.contains("board")) {
        return place_on_board(boards.at(where.at("board").get_ref<const std::string&>()), where);
    }
    if (!where.contains("game")) throw Refusal{ErrorKind::BadField, words::kNoPlace};
    const GameModule& entry = find_game(where.at("game").get_ref<const std::string&>());
    AnyGame game = game_from(entry, where, settings_from(where));
    GameRecord record{entry.name, game.start().text(), {}, {}};
    if (where.contains("moves")) {
        for (const Json& move : where.at("moves"))
            record.moves.push_back({move.get<std::string>()});
    }
    History history = replay(game, record);
    return at_end_of(&entry, std::move(game), std::move(history));
}

}  // namespace lawan::session
