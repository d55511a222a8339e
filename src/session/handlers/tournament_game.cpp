// A game of a tournament is put on a board, where it can be looked at like any other.
#include <cstdint>
#include <mutex>
#include <string>
#include <utility>
#include <vector>

#include "core/text.hpp"
#include "formats/json.hpp"
#include "session/handlers/all.hpp"
#include "session/refusal.hpp"
#include "session/session.hpp"
#include "session/words.hpp"

namespace lawan::session {
namespace {

// With the boards' lock held.
void put_on_board(Boards& boards, const Ask& ask, const std::string& name,
                  const GameRecord& record) {
    const GameModule& entry = find_game(record.game);
    BoardSetup setup{&entry, {}, page_table(entry.set_up(record.start))};
    setup.table.seats.x.name = record.players.x;
    setup.table.seats.o.name = record.players.o;
    std::vector<std::string> moves;
    for (const MoveRecord& move : record.moves) moves.push_back(move.move);
    boards.put(ask, name, std::move(setup), moves, record.result);
}

// Reading a file takes its time, and whoever else is at the boards need not wait for it.
void handle_tournament_game(Session& session, const Ask& ask) {
    Tournaments* const watched = session.services().tournaments;
    const auto name = ask.request.at("name").get<std::string>();
    const auto number = ask.request.at("number").get<std::int64_t>();
    const auto board = ask.request.at("board").get<std::string>();
    session.tasks().start(
        ask, Urgency::Now,
        [watched, name, number, board, connection = ask.connection, id = ask.id,
         of_session = session.boards().weak_from_this()](const TaskVoice& voice) {
            const auto record = watched != nullptr ? watched->game(name, number) : std::nullopt;
            if (!record) {
                throw Refusal{
                    ErrorKind::NotFound, words::kNoSuchTournamentGame, {number, in_quotes(name)}};
            }
            const auto boards = of_session.lock();
            if (!boards) return TaskEnd::Done;
            const std::lock_guard lock{boards->mutex()};
            if (voice.stop().raised()) return TaskEnd::Done;
            const Json nothing;
            put_on_board(*boards, {connection, id, nothing}, board, *record);
            return TaskEnd::Done;
        });
}

}  // namespace

const Handler kTournamentGameRequest{"tournament-game", handle_tournament_game};

}  // namespace lawan::session
