#include "session/board_store.hpp"

#include <utility>

#include "core/input_error.hpp"
#include "formats/game_record_json.hpp"
#include "formats/json.hpp"
#include "formats/json_text.hpp"
#include "module/catalog.hpp"
#include "play/legal_move.hpp"
#include "session/json.hpp"
#include "session/messages.hpp"
#include "session/opening_message.hpp"
#include "session/words.hpp"

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

Json thought_object(const AnyPosition& before, const Thought<AnyMove>& thought) {
    Json line = Json::array();
    AnyPosition position = before;
    for (const AnyMove move : thought.line) {
        if (!position.is_legal(move)) break;
        line.push_back(position.move_text(move));
        position = position.after(move);
    }
    return {{"seconds", thought.time.count()},
            {"line", std::move(line)},
            {"reasons", reasons_message(thought.reasons)}};
}

// What was said is shown as it was said: boards of before this was kept have codes alone.
Phrase phrase_from(const Json& json) {
    if (!json.contains("text")) return {};
    const auto in = [&](const char* field, const char* language) {
        return json.contains(field) ? json.at(field).at(language).get<std::string>() : "";
    };
    const std::string about = json.value("about", "move");
    return Phrase{ToldPhrase{json.at("code").get<std::string>(),
                             json.at("arguments").get<std::vector<std::string>>(), in("text", "en"),
                             in("text", "id"), in("help", "en"), in("help", "id"),
                             about == "position" ? About::Position
                             : about == "search" ? About::Search
                                                 : About::Move}};
}

Thought<AnyMove> thought_from(const Json& json, const AnyPosition& before, const PlayedMove& step) {
    Thought<AnyMove> thought{step.move,
                             step.record.valuation,
                             step.record.depth,
                             step.record.nodes,
                             Seconds{json.at("seconds").get<double>()},
                             {}};
    AnyPosition position = before;
    for (const Json& text : json.at("line")) {
        const auto move = legal_move(position, text.get<std::string>());
        if (!move) break;
        thought.line.push_back(*move);
        position = position.after(*move);
    }
    for (const Json& reason : json.at("reasons")) {
        if (Phrase said = phrase_from(reason); !said.empty()) thought.reasons.push_back(said);
    }
    return thought;
}

// All steps as a game record, those taken back included.
GameRecord all_steps(const Table& table) {
    GameRecord record = table.record();
    record.moves.clear();
    for (const PlayedMove& step : table.history().steps()) record.moves.push_back(step.record);
    return record;
}

TableSetup setup_from(const Json& json, const AnyGame& game) {
    TableSetup setup = page_table(game);
    const Json& players = json.at("players");
    setup.seats = {seat_from(players.at("X")), seat_from(players.at("O"))};
    setup.paused = json.at("paused").get<bool>();
    setup.seed = Seed{json.at("seed").get<std::uint64_t>()};
    setup.swap2 = opening_from(json);
    if (json.contains("clock")) {
        const Json& clock = json.at("clock");
        setup.time.game = GameClock{Seconds{clock.at("whole").get<double>()},
                                    Seconds{clock.at("increment").get<double>()}};
    }
    return setup;
}

// The steps of a record with the thoughts behind them, then back to where the game stood.
void replay_steps(Table& table, const GameRecord& record, const Json& json) {
    const History history = replay(table.setup().game, record);
    for (std::size_t i = 0; i < history.steps().size(); ++i) {
        PlayedMove step = history.steps()[i];
        if (const Json& said = json.at("thoughts").at(i); !said.is_null()) {
            step.thought = thought_from(said, history.positions()[i], step);
        }
        table.replay(std::move(step));
    }
    const auto ply = json.at("ply").get<std::size_t>();
    if (ply > history.steps().size()) throw InputError{words::kStoredPastEnd};
    table.go(ply);
    if (!record.result || table.over()) return;
    GameResult result = *record.result;
    // The record has it in English alone.
    if (const auto detail = json.find("detail"); detail != json.end() && !detail->is_null()) {
        result.detail = phrase_from(*detail);
    }
    table.end(result);
}

Board read(const std::string& name, const Json& json, const TimeSource& clock) {
    const GameRecord record = parse_game_record(json.at("record").get<std::string>());
    const GameModule& entry = find_game(record.game);
    OptionTexts settings;
    for (const auto& [option, value] : json.at("settings").items()) {
        settings.emplace_back(option, value.get<std::string>());
    }
    Board board{name, &entry, std::move(settings), Seconds{json.at("delay").get<double>()},
                Table{setup_from(json, entry.set_up(record.start)), clock}};
    replay_steps(board.table, record, json);
    if (json.contains("clock")) {
        const Json& left = json.at("clock");
        board.table.set_clocks(
            {Seconds{left.at("X").get<double>()}, Seconds{left.at("O").get<double>()}});
    }
    return board;
}

}  // namespace

std::string to_stored(const Board& board) {
    const Table& table = board.table;
    const TableSetup& setup = table.setup();
    Json settings = Json::object();
    for (const auto& [name, value] : board.settings) settings[name] = value;
    Json thoughts = Json::array();
    for (std::size_t i = 0; i < table.history().steps().size(); ++i) {
        const auto& thought = table.history().steps()[i].thought;
        thoughts.push_back(thought ? thought_object(table.history().positions()[i], *thought)
                                   : Json(nullptr));
    }
    Json json{{"record", lawan::to_json(all_steps(table))},
              {"ply", table.ply()},
              {"settings", std::move(settings)},
              {"players", {{"X", seat_object(setup.seats.x)}, {"O", seat_object(setup.seats.o)}}},
              {"delay", board.delay.count()},
              {"paused", setup.paused},
              {"seed", setup.seed.value},
              {"thoughts", std::move(thoughts)}};
    if (setup.swap2) json["opening"] = {{"choices", choices_message(*setup.swap2)}};
    if (const auto& result = table.result()) {
        json["detail"] = phrase_message(std::optional{result->detail});
    }
    if (const auto clocks = table.clocks()) {
        json["clock"] = {{"X", clocks->x.count()},
                         {"O", clocks->o.count()},
                         {"whole", setup.time.game->time.count()},
                         {"increment", setup.time.game->increment.count()}};
    }
    return json_line(json);
}

Board from_stored(const StoredBoard& stored, const TimeSource& clock) {
    try {
        return read(stored.name, parse_json(stored.text), clock);
    } catch (const JsonError& error) {
        throw InputError{words::kStoredUnreadable, {error.what()}};
    } catch (const Json::exception& error) {
        throw InputError{words::kStoredUnreadable, {error.what()}};
    }
}

}  // namespace lawan::session
