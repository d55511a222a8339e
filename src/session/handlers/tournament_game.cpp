// A game of a tournament is put on a board, where it can be looked at like any other.
#include <utility>

#include "core/text.hpp"
#include "formats/json.hpp"
#include "session/handlers/all.hpp"
#include "session/refusal.hpp"
#include "session/session.hpp"
#include "session/words.hpp"

namespace lawan::session {
namespace {

void handle_tournament_game(Session& session, const Ask& ask) {
    const auto& name = ask.request.at("name").get_ref<const std::string&>();
    const auto number = ask.request.at("number").get<std::int64_t>();
    Tournaments* const watched = session.services().tournaments;
    const auto record = watched != nullptr ? watched->game(name, number) : std::nullopt;
    if (!record) {
        throw Refusal{ErrorKind::NotFound, words::kNoSuchTournamentGame, {number, in_quotes(name)}};
    }
    const GameModule& entry = find_game(record->game);
    BoardSetup setup{&entry, {}, page_table(entry.set_up(record->start))};
    setup.table.seats.x.name = record->players.x;
    setup.table.seats.o.name = record->players.o;
    std::vector<std::string> moves;
    for (const MoveRecord& move : record->moves) moves.push_back(move.move);
    session.boards().put(ask, ask.request.at("board").get<std::string>(), std::move(setup), moves,
                         record->result);
}

}  // namespace

const Handler kTournamentGameRequest{"tournament-game", handle_tournament_game};

}  // namespace lawan::session
