// Requests about tournaments that run elsewhere.
#include <fmt/format.h>

#include "core/text.hpp"
#include "formats/json.hpp"
#include "session/messages.hpp"
#include "session/refusal.hpp"
#include "session/session.hpp"
#include "session/tournaments.hpp"

namespace lawan::session {
namespace {

Json score_message(const WatchedScore& score) {
    return {{"wins", score.wins}, {"draws", score.draws}, {"losses", score.losses}};
}

Json head_message(const WatchedTournament& tournament) {
    return {{"name", tournament.name},        {"game", tournament.game},
            {"format", tournament.format},    {"bots", tournament.bots},
            {"played", tournament.played},    {"expected", tournament.expected},
            {"finished", tournament.finished}};
}

Json row_message(const WatchedRow& row) {
    Json message = score_message(row.score);
    message["bot"] = row.bot;
    message["points"] = row.points;
    message["elo"] = row.elo;
    message["error"] = row.error;
    message["forfeits"] = row.forfeits;
    return message;
}

Json game_message(const WatchedGame& game) {
    return {{"number", game.number},
            {"round", game.round},
            {"bots", {{"X", game.bots.x}, {"O", game.bots.o}}},
            {"reason", lawan::to_text(game.reason)},
            {"winner", game.winner ? Json(to_text(*game.winner)) : Json(nullptr)},
            {"score", game.score}};
}

Json tournament_message(const WatchedTournament& tournament) {
    Json message = head_message(tournament);
    message["standings"] = Json::array();
    for (const WatchedRow& row : tournament.standings) {
        message["standings"].push_back(row_message(row));
    }
    message["between"] = Json::array();
    for (const auto& scores : tournament.between) {
        Json row = Json::array();
        for (const WatchedScore& score : scores) row.push_back(score_message(score));
        message["between"].push_back(std::move(row));
    }
    message["latest"] = Json::array();
    for (const WatchedGame& game : tournament.latest) {
        message["latest"].push_back(game_message(game));
    }
    return message;
}

Refusal no_tournament(const std::string& name) {
    return {"not-found", "there is no tournament " + in_quotes(name), {name}};
}

}  // namespace

void Session::tournaments(const Ask& ask) {
    Tournaments* watched = services_.tournaments;
    start_task(ask, Urgency::WhenFree, [watched](TaskVoice& voice) {
        Json list = Json::array();
        if (watched != nullptr) {
            for (const auto& each : watched->all()) list.push_back(head_message(*each));
        }
        voice.say("tournaments", {{"tournaments", std::move(list)}});
        return TaskEnd::Done;
    });
}

void Session::tournament(const Ask& ask) {
    const auto name = ask.request.at("name").get<std::string>();
    Tournaments* watched = services_.tournaments;
    if (watched == nullptr) throw no_tournament(name);
    start_task(ask, Urgency::WhenFree, [watched, name](TaskVoice& voice) {
        const auto found = watched->find(name);
        if (!found) throw no_tournament(name);
        voice.say("tournament", tournament_message(*found));
        return TaskEnd::Done;
    });
}

// The game is put on a board, where it can be looked at move by move like any other.
void Session::tournament_game(const Ask& ask) {
    const auto& name = ask.request.at("name").get_ref<const std::string&>();
    const auto number = ask.request.at("number").get<std::int64_t>();
    const auto record =
        services_.tournaments != nullptr ? services_.tournaments->game(name, number) : std::nullopt;
    if (!record) {
        throw Refusal{
            "not-found",
            fmt::format("there is no game {} of the tournament {}", number, in_quotes(name)),
            {name, std::to_string(number)}};
    }
    const GameEntry& entry = find_game(record->game);
    const PerSide<Seat> humans;
    TableSetup setup{&entry, {}, entry.set_up(record->start), humans, {}, {}, false, {}};
    setup.seats.x.name = record->players.x;
    setup.seats.o.name = record->players.o;
    std::vector<std::string> moves;
    for (const MoveRecord& move : record->moves) moves.push_back(move.move);
    put(ask, ask.request.at("board").get<std::string>(), std::move(setup), moves, record->result);
}

}  // namespace lawan::session
