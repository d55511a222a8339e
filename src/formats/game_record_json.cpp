#include "formats/game_record_json.hpp"

#include <cstdint>
#include <utility>

#include <fmt/format.h>

#include "core/input_error.hpp"
#include "formats/json.hpp"
#include "formats/json_fields.hpp"
#include "formats/json_text.hpp"
#include "formats/words.hpp"

namespace lawan {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::string_view kFormat = "lawan-game";
constexpr int kVersion = 1;

[[nodiscard]] JsonFields fields_of(const Json& json, Phrase where) {
    return {json, std::move(where), words::kNotASavedGame};
}

[[noreturn]] void fail(const Phrase& what) {
    throw InputError{words::kNotASavedGame, {what}};
}

std::string side_text(Side side) {
    return std::string(1, letter(side));
}

Json to_object(const MoveRecord& move) {
    Json json{{"move", move.move},
              {"seconds", move.time.count()},
              {"nodes", move.nodes},
              {"depth", move.depth}};
    if (move.cpu) json["cpu_seconds"] = move.cpu->count();
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
            {"detail", result.detail.english()}};
}

constexpr std::size_t kLongestField = 1000;  // a bot's name is its spec
constexpr std::size_t kLongestMove = 16;
constexpr std::size_t kLongestPosition = 4000;
constexpr std::size_t kMostRecordedMoves = 10'000;
constexpr std::int64_t kGreatestScore = 2'000'000'000;
constexpr std::int64_t kGreatestDepth = 1'000'000;

MoveRecord move_from(const Json& json, std::size_t number) {
    const JsonFields fields = fields_of(json, {words::kMoveNumber, {number}});
    fields.only({"move", "seconds", "cpu_seconds", "nodes", "depth", "score", "proved"});
    MoveRecord move{fields.plain_text("move", kLongestMove)};
    if (fields.has("seconds")) move.time = Seconds{fields.not_negative("seconds")};
    if (fields.has("cpu_seconds")) move.cpu = Seconds{fields.not_negative("cpu_seconds")};
    if (fields.has("nodes")) {
        move.nodes = static_cast<std::uint64_t>(fields.whole("nodes", 0, INT64_MAX));
    }
    if (fields.has("depth")) {
        move.depth = static_cast<int>(fields.whole("depth", 0, kGreatestDepth));
    }
    if (fields.has("score") || fields.has("proved")) {
        const Score score{
            static_cast<std::int32_t>(fields.whole("score", -kGreatestScore, kGreatestScore))};
        move.valuation =
            fields.truth("proved") ? Valuation::proved(score) : Valuation::estimated(score);
    }
    return move;
}

GameResult result_from(const Json& json) {
    const JsonFields fields = fields_of(json, words::kTheResult);
    fields.only({"reason", "winner", "score", "detail"});
    GameResult result;
    const auto reason = parse_end_reason(fields.plain_text("reason", kLongestMove));
    if (!reason) fields.wrong("reason", words::kAKnownOne);
    result.reason = *reason;
    if (!fields.at("winner").is_null()) {
        const std::string winner = fields.plain_text("winner", 1);
        if (winner != "X" && winner != "O") fields.wrong("winner", words::kXOOrNull);
        result.winner = winner == "X" ? Side::X : Side::O;
    }
    const bool may_be_drawn =
        result.reason == EndReason::Finished || result.reason == EndReason::Adjudicated;
    const bool drawn = may_be_drawn && !result.winner;
    if (!drawn && result.winner.has_value() == (result.reason == EndReason::Stopped)) {
        fields.wrong("winner", {words::kRightFor, {to_text(result.reason)}});
    }
    result.score = static_cast<int>(fields.whole("score", -kGreatestScore, kGreatestScore));
    result.detail = as_it_is(fields.plain_text("detail", kLongestPosition));
    return result;
}

// A saved game is three levels deep; whoever nests more means harm.
Json parse(std::string_view text) {
    constexpr std::size_t kLongest = std::size_t{8} << 20U;
    constexpr int kDeepest = 4;
    if (text.size() > kLongest) fail(words::kLongerThan8MiB);
    try {
        return parse_json(text, kDeepest);
    } catch (const JsonError& error) {
        fail(error.phrase());
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
    const JsonFields fields = fields_of(json, words::kIt);
    if (!json.is_object() || fields.plain_text("format", kLongestField) != kFormat) {
        fields.wrong("format", as_it_is(fmt::format("\"{}\"", kFormat)));
    }
    if (fields.whole("version", 0, INT32_MAX) != kVersion) {
        fail({words::kVersionUnknown, {kVersion}});
    }
    fields.only({"format", "version", "game", "start", "players", "moves", "result"});

    GameRecord record;
    record.game = fields.plain_text("game", kLongestField);
    record.start = fields.plain_text("start", kLongestPosition);
    const JsonFields players = fields_of(fields.at("players"), words::kPlayers);
    players.only({"x", "o"});
    record.players = {players.plain_text("x", kLongestField),
                      players.plain_text("o", kLongestField)};
    const Json& moves = fields.at("moves");
    if (!moves.is_array() || moves.size() > kMostRecordedMoves) {
        fields.wrong("moves", {words::kMovesAtMost, {kMostRecordedMoves}});
    }
    for (const Json& move : moves) {
        record.moves.push_back(move_from(move, record.moves.size() + 1));
    }
    if (!fields.at("result").is_null()) record.result = result_from(fields.at("result"));
    return record;
}

nlohmann::ordered_json cpu_times(const GameRecord& record) {
    Json times = Json::array();
    bool counted = false;
    for (const MoveRecord& move : record.moves) {
        times.push_back(move.cpu ? Json(move.cpu->count()) : Json(nullptr));
        counted = counted || move.cpu.has_value();
    }
    return counted ? times : Json::array();
}

}  // namespace lawan
