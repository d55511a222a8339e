#include "session/exported.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "core/input_error.hpp"
#include "core/text.hpp"
#include "formats/diagram.hpp"
#include "formats/game_record_json.hpp"
#include "session/words.hpp"

namespace lawan::session {
namespace {

constexpr std::string_view kShared = "lawan1:";
constexpr std::size_t kMostMoves = 10'000;

std::string moves_text(const GameRecord& record) {
    std::string text;
    for (const MoveRecord& move : record.moves) text += (text.empty() ? "" : " ") + move.move;
    return text + '\n';
}

std::string diagram_text(const AnyPosition& position) {
    std::string text = to_text(diagram(position.board(), {}, {}));
    if (!position.is_over()) text += fmt::format("{} to move\n", letter(position.side_to_move()));
    return text;
}

GameRecord record_of(const Place& place) {
    return {place.entry->name, place.history.start().text(), {}, place.history.records()};
}

}  // namespace

Exported exported(const Place& place, const std::string& format) {
    const std::string game = place.entry->name;
    if (format == "record") return {game + ".json", to_json(record_of(place))};
    if (format == "moves") return {game + "-moves.txt", moves_text(record_of(place))};
    if (format == "position") return {game + "-position.txt", place.position.text() + '\n'};
    return {game + "-board.txt", diagram_text(place.position)};
}

std::string share_text(const GameRecord& record) {
    std::string start = record.start;
    std::replace(start.begin(), start.end(), ' ', '_');
    std::string moves;
    for (const MoveRecord& move : record.moves) moves += (moves.empty() ? "" : ".") + move.move;
    return fmt::format("{}{}:{}:{}", kShared, record.game, start, moves);
}

std::optional<GameRecord> parse_share_text(std::string_view text) {
    const auto begin = text.find(kShared);
    if (begin == std::string_view::npos) return std::nullopt;
    text = trimmed(text.substr(begin + kShared.size()));
    GameRecord record;
    const auto part = [&] {
        const auto end = std::min(text.find(':'), text.size());
        const std::string_view first = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        return std::string{first};
    };
    record.game = part();
    record.start = part();
    std::replace(record.start.begin(), record.start.end(), '_', ' ');
    while (!text.empty()) {
        const auto end = std::min(text.find('.'), text.size());
        record.moves.push_back({std::string{text.substr(0, end)}});
        text.remove_prefix(std::min(end + 1, text.size()));
        if (record.moves.size() > kMostMoves) throw InputError{words::kSharedTooLong};
    }
    return record;
}

}  // namespace lawan::session
