#include "formats/game_record_json.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <initializer_list>
#include <utility>

#include <fmt/format.h>

#include "core/input_error.hpp"
#include "core/text.hpp"
#include "formats/json.hpp"
#include "formats/json_text.hpp"

namespace lawan {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view kFormat = "lawan-game";
constexpr int kVersion = 1;

[[noreturn]] void fail(const std::string& what) {
    throw InputError{"not a saved game: " + what};
}

std::string side_text(Side side) {
    return std::string(1, letter(side));
}

Json to_object(const MoveRecord& move) {
    Json json{{"move", move.move},
              {"seconds", move.time.count()},
              {"nodes", move.nodes},
              {"depth", move.depth}};
    if (move.valuation) {
        json["score"] = move.valuation->score.points();
        json["proved"] = move.valuation->is_proved();
    }
    return json;
}

Json to_object(const GameResult& result) {
    return {{"reason", to_text(result.reason)},
            {"winner", result.winner ? Json(side_text(*result.winner)) : Json(nullptr)},
            {"score", result.score},
            {"detail", result.detail}};
}

// An object whose fields are taken one by one; what nobody asked for is an error in the end.
class Fields {
  public:
    Fields(const Json& json, std::string where) : json_{json}, where_{std::move(where)} {
        if (!json.is_object()) fail(where_ + " is not an object");
    }

    void only(std::initializer_list<std::string_view> known) const {
        for (const auto& [name, value] : json_.items()) {
            if (std::find(known.begin(), known.end(), name) == known.end()) {
                fail(where_ + " has an unknown field " + in_quotes(name));
            }
        }
    }

    [[nodiscard]] bool has(const char* name) const { return json_.contains(name); }

    [[nodiscard]] const Json& at(const char* name) const {
        const auto found = json_.find(name);
        if (found == json_.end()) fail(fmt::format("{} has no '{}'", where_, name));
        return *found;
    }

    // Shown on terminals and in pages, so nothing but text that can be seen.
    [[nodiscard]] std::string text(const char* name, std::size_t longest) const {
        const Json& value = at(name);
        if (!value.is_string()) wrong(name, "a text");
        const auto& text = value.get_ref<const std::string&>();
        if (has_control_characters(text)) {
            wrong(name, "a text of one line without control characters");
        }
        if (text.size() > longest) wrong(name, fmt::format("at most {} bytes long", longest));
        return text;
    }

    [[nodiscard]] std::int64_t integer(const char* name, std::int64_t min, std::int64_t max) const {
        const Json& value = at(name);
        const bool fits =
            value.is_number_integer() &&
            (!value.is_number_unsigned() || value.get<std::uint64_t>() <= INT64_MAX) &&
            value.get<std::int64_t>() >= min && value.get<std::int64_t>() <= max;
        if (!fits) wrong(name, fmt::format("a whole number from {} to {}", min, max));
        return value.get<std::int64_t>();
    }

    [[nodiscard]] double not_negative(const char* name) const {
        const Json& value = at(name);
        if (!value.is_number() || !std::isfinite(value.get<double>()) || value.get<double>() < 0) {
            wrong(name, "a number that is not negative");
        }
        return value.get<double>();
    }

    [[nodiscard]] bool truth(const char* name) const {
        if (!at(name).is_boolean()) wrong(name, "true or false");
        return at(name).get<bool>();
    }

    [[noreturn]] void wrong(const char* name, const std::string& expected) const {
        fail(fmt::format("'{}' of {} is not {}", name, where_, expected));
    }

  private:
    const Json& json_;
    std::string where_;
};

constexpr std::size_t kLongestField = 1000;  // a bot's name is its spec
constexpr std::size_t kLongestMove = 16;
constexpr std::size_t kLongestPosition = 4000;
constexpr std::size_t kMostRecordedMoves = 10'000;
constexpr std::int64_t kGreatestScore = 2'000'000'000;
constexpr std::int64_t kGreatestDepth = 1'000'000;

MoveRecord move_from(const Json& json, std::size_t number) {
    const Fields fields{json, fmt::format("move {}", number)};
    fields.only({"move", "seconds", "nodes", "depth", "score", "proved"});
    MoveRecord move{fields.text("move", kLongestMove)};
    if (fields.has("seconds")) move.time = Seconds{fields.not_negative("seconds")};
    if (fields.has("nodes")) {
        move.nodes = static_cast<std::uint64_t>(fields.integer("nodes", 0, INT64_MAX));
    }
    if (fields.has("depth")) {
        move.depth = static_cast<int>(fields.integer("depth", 0, kGreatestDepth));
    }
    if (fields.has("score") || fields.has("proved")) {
        const Score score{
            static_cast<std::int32_t>(fields.integer("score", -kGreatestScore, kGreatestScore))};
        move.valuation =
            fields.truth("proved") ? Valuation::proved(score) : Valuation::estimated(score);
    }
    return move;
}

GameResult result_from(const Json& json) {
    const Fields fields{json, "the result"};
    fields.only({"reason", "winner", "score", "detail"});
    GameResult result;
    const auto reason = parse_end_reason(fields.text("reason", kLongestMove));
    if (!reason) fields.wrong("reason", "a known one");
    result.reason = *reason;
    if (!fields.at("winner").is_null()) {
        const std::string winner = fields.text("winner", 1);
        if (winner != "X" && winner != "O") fields.wrong("winner", "\"X\", \"O\" or null");
        result.winner = winner == "X" ? Side::X : Side::O;
    }
    const bool may_be_drawn =
        result.reason == EndReason::Finished || result.reason == EndReason::Adjudicated;
    const bool drawn = may_be_drawn && !result.winner;
    if (!drawn && result.winner.has_value() == (result.reason == EndReason::Stopped)) {
        fields.wrong("winner", fmt::format("right for '{}'", to_text(result.reason)));
    }
    result.score = static_cast<int>(fields.integer("score", -kGreatestScore, kGreatestScore));
    result.detail = fields.text("detail", kLongestPosition);
    return result;
}

// A saved game is three levels deep; whoever nests more means harm.
Json parse(std::string_view text) {
    constexpr std::size_t kLongest = std::size_t{8} << 20U;
    constexpr int kDeepest = 4;
    if (text.size() > kLongest) fail("it is longer than 8 MiB");
    try {
        return parse_json(text, kDeepest);
    } catch (const JsonError& error) {
        fail(error.what());
    }
}

}  // namespace

std::string to_json(const GameRecord& record) {
    Json json{{"format", kFormat},
              {"version", kVersion},
              {"game", record.game},
              {"start", record.start},
              {"players", {{"x", record.players.x}, {"o", record.players.o}}},
              {"moves", Json::array()}};
    for (const MoveRecord& move : record.moves) json["moves"].push_back(to_object(move));
    json["result"] = record.result ? to_object(*record.result) : Json(nullptr);
    return json_text(json);
}

GameRecord parse_game_record(std::string_view text) {
    const Json json = parse(text);
    const Fields fields{json, "it"};
    if (!json.is_object() || fields.text("format", kLongestField) != kFormat) {
        fields.wrong("format", fmt::format("\"{}\"", kFormat));
    }
    if (fields.integer("version", 0, INT32_MAX) != kVersion) {
        fail(fmt::format("its version is not {}, the only one known here", kVersion));
    }
    fields.only({"format", "version", "game", "start", "players", "moves", "result"});

    GameRecord record;
    record.game = fields.text("game", kLongestField);
    record.start = fields.text("start", kLongestPosition);
    const Fields players{fields.at("players"), "'players'"};
    players.only({"x", "o"});
    record.players = {players.text("x", kLongestField), players.text("o", kLongestField)};
    const Json& moves = fields.at("moves");
    if (!moves.is_array() || moves.size() > kMostRecordedMoves) {
        fields.wrong("moves", fmt::format("a list of at most {} moves", kMostRecordedMoves));
    }
    for (const Json& move : moves) {
        record.moves.push_back(move_from(move, record.moves.size() + 1));
    }
    if (!fields.at("result").is_null()) record.result = result_from(fields.at("result"));
    return record;
}

}  // namespace lawan
