#include "session/table_store.hpp"

#include <utility>

#include "catalog/catalog.hpp"
#include "core/input_error.hpp"
#include "formats/game_record_json.hpp"
#include "formats/json.hpp"
#include "formats/json_text.hpp"
#include "session/json.hpp"
#include "session/messages.hpp"

namespace lawan::session {
namespace {

Json seat_object(const Seat& seat) {
    Json json{{"name", seat.name}};
    if (seat.bot) json["bot"] = lawan::to_text(*seat.bot);
    if (seat.level) json["level"] = *seat.level;
    if (seat.move_time) json["move_time"] = seat.move_time->count();
    return json;
}

Seat seat_from(const Json& json) {
    Seat seat;
    seat.name = json.at("name").get<std::string>();
    if (json.contains("bot")) {
        seat.kind = PlayerKind::Bot;
        seat.bot = parse_spec(json.at("bot").get<std::string>());
    }
    if (json.contains("level")) {
        seat.kind = PlayerKind::Level;
        seat.level = json.at("level").get<int>();
    }
    if (json.contains("move_time")) seat.move_time = Seconds{json.at("move_time").get<double>()};
    return seat;
}

Json thought_object(const AnyPosition& before, const BotThought& said) {
    Json line = Json::array();
    AnyPosition position = before;
    for (const AnyMove move : said.thought.line) {
        if (!position.is_legal(move)) break;
        line.push_back(position.move_text(move));
        position = position.after(move);
    }
    return {{"bot", said.bot},
            {"seconds", said.thought.time.count()},
            {"line", std::move(line)},
            {"reasons", reasons_message(said.thought.reasons)}};
}

BotThought thought_from(const Json& json, const AnyPosition& before, const PlayedMove& step) {
    BotThought said{json.at("bot").get<std::string>(),
                    {step.move,
                     step.record.valuation,
                     step.record.depth,
                     step.record.nodes,
                     Seconds{json.at("seconds").get<double>()},
                     {}}};
    AnyPosition position = before;
    for (const Json& text : json.at("line")) {
        const auto move = position.parse_move(text.get<std::string>());
        if (!move || !position.is_legal(*move)) break;
        said.thought.line.push_back(*move);
        position = position.after(*move);
    }
    for (const Json& reason : json.at("reasons")) {
        said.thought.reasons.push_back({reason.at("code").get<std::string>(),
                                        reason.at("arguments").get<std::vector<std::string>>()});
    }
    return said;
}

// All steps as a game record, those taken back included.
GameRecord all_steps(const Table& table) {
    GameRecord record = record_of(table);
    record.moves.clear();
    for (const PlayedMove& step : table.history().steps()) record.moves.push_back(step.record);
    return record;
}

Table read(const Json& json) {
    const GameRecord record = parse_game_record(json.at("record").get<std::string>());
    const GameEntry& entry = find_game(record.game);
    const Json& players = json.at("players");
    OptionTexts settings;
    for (const auto& [name, value] : json.at("settings").items()) {
        settings.emplace_back(name, value.get<std::string>());
    }
    TableSetup setup{&entry,
                     std::move(settings),
                     entry.set_up(record.start),
                     {seat_from(players.at("X")), seat_from(players.at("O"))},
                     {},
                     Seconds{json.at("delay").get<double>()},
                     json.at("paused").get<bool>(),
                     Seed{json.at("seed").get<std::uint64_t>()}};
    if (json.contains("clock")) {
        const Json& clock = json.at("clock");
        setup.clock =
            Clock{{Seconds{clock.at("X").get<double>()}, Seconds{clock.at("O").get<double>()}},
                  Seconds{clock.at("whole").get<double>()},
                  Seconds{clock.at("increment").get<double>()}};
    }
    Table table{std::move(setup)};
    const History history = replay(table.setup().game, record);
    for (std::size_t i = 0; i < history.steps().size(); ++i) {
        const PlayedMove& step = history.steps()[i];
        std::optional<BotThought> thought;
        if (const Json& said = json.at("thoughts").at(i); !said.is_null()) {
            thought = thought_from(said, history.positions()[i], step);
        }
        table.play(step, std::move(thought));
    }
    const auto ply = json.at("ply").get<std::size_t>();
    if (ply > history.steps().size()) throw InputError{"a stored board is past its last move"};
    table.go(ply);
    if (record.result && !table.over()) table.end(*record.result);
    return table;
}

}  // namespace

std::string to_stored(const Table& table) {
    const TableSetup& setup = table.setup();
    Json settings = Json::object();
    for (const auto& [name, value] : setup.settings) settings[name] = value;
    Json thoughts = Json::array();
    for (std::size_t i = 0; i < table.history().steps().size(); ++i) {
        const auto& thought = table.thought_of_step(i);
        thoughts.push_back(thought ? thought_object(table.history().positions()[i], *thought)
                                   : Json(nullptr));
    }
    Json json{{"record", lawan::to_json(all_steps(table))},
              {"ply", table.ply()},
              {"settings", std::move(settings)},
              {"players", {{"X", seat_object(setup.seats.x)}, {"O", seat_object(setup.seats.o)}}},
              {"delay", setup.delay.count()},
              {"paused", setup.paused},
              {"seed", setup.seed.value},
              {"thoughts", std::move(thoughts)}};
    if (setup.clock) {
        json["clock"] = {{"X", setup.clock->left.x.count()},
                         {"O", setup.clock->left.o.count()},
                         {"whole", setup.clock->whole.count()},
                         {"increment", setup.clock->increment.count()}};
    }
    return json_line(json);
}

Table from_stored(std::string_view text) {
    try {
        return read(parse_json(text));
    } catch (const JsonError& error) {
        throw InputError{std::string{"a stored board cannot be read: "} + error.what()};
    } catch (const Json::exception& error) {
        throw InputError{std::string{"a stored board cannot be read: "} + error.what()};
    }
}

}  // namespace lawan::session
