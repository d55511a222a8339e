// A game is broken off.
#include "formats/json.hpp"
#include "session/board_bots.hpp"
#include "session/checks.hpp"
#include "session/handlers/all.hpp"
#include "session/session.hpp"

namespace lawan::session {
namespace {

void handle_end(Session& session, const Ask& ask) {
    Boards& boards = session.boards();
    Board& board = boards.of(ask);
    refuse_when_over(board.table);
    stop_thinking(board);
    board.table.break_off();
    boards.changed(board, &ask);
}

}  // namespace

const Handler kEndRequest{"end", handle_end};

}  // namespace lawan::session
