#include "session/tournament_messages.hpp"

#include <utility>

#include "formats/json.hpp"
#include "session/messages.hpp"

namespace lawan::session {
namespace {

Json score_message(const WatchedScore& score) {
    return {{"wins", score.wins}, {"draws", score.draws}, {"losses", score.losses}};
}

Json standing_message(const WatchedRow& row) {
    Json message = score_message(row.score);
    message["bot"] = row.bot;
    message["points"] = row.points;
    message["elo"] = row.rating ? Json(row.rating->elo) : Json(nullptr);
    message["error"] = row.rating ? Json(row.rating->error) : Json(nullptr);
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

}  // namespace

Json tournament_head(const WatchedTournament& tournament) {
    return {{"name", tournament.name},        {"game", tournament.game},
            {"format", tournament.format},    {"bots", tournament.bots},
            {"played", tournament.played},    {"expected", tournament.expected},
            {"finished", tournament.finished}};
}

Json tournament_message(const WatchedTournament& tournament) {
    Json message = tournament_head(tournament);
    message["standings"] = Json::array();
    for (const WatchedRow& row : tournament.standings) {
        message["standings"].push_back(standing_message(row));
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
    message["running"] = Json::array();
    for (const WatchedRunning& game : tournament.running) {
        message["running"].push_back({{"number", game.number},
                                      {"round", game.round},
                                      {"bots", {{"X", game.bots.x}, {"O", game.bots.o}}},
                                      {"plies", game.plies}});
    }
    return message;
}

}  // namespace lawan::session
