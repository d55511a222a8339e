// A human gives up.
#include "formats/json.hpp"
#include "session/board_bots.hpp"
#include "session/checks.hpp"
#include "session/handlers/all.hpp"
#include "session/messages.hpp"
#include "session/refusal.hpp"
#include "session/session.hpp"
#include "session/words.hpp"

namespace lawan::session {
namespace {

void handle_resign(Session& session, const Ask& ask) {
    Boards& boards = session.boards();
    Board& board = boards.of(ask);
    Table& table = board.table;
    refuse_when_over(table);
    const bool named = ask.request.contains("side");
    Side loser = named ? side_from(ask.request.at("side").get<std::string>()) : table.turn();
    // A human who resigns while the bot thinks gives up their own side.
    if (!named && !table.setup().seats[loser].human()) loser = opponent_of(loser);
    if (!table.setup().seats[loser].human()) {
        throw Refusal{ErrorKind::NotPossible, words::kOnlyHumansResign};
    }
    stop_thinking(board);
    table.resign(loser);
    boards.changed(board, &ask);
}

}  // namespace

const Handler kResignRequest{"resign", handle_resign, GuestUse::Players};

}  // namespace lawan::session
