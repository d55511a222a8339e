// Moves are taken back.
#include "formats/json.hpp"
#include "session/board_bots.hpp"
#include "session/handlers/all.hpp"
#include "session/refusal.hpp"
#include "session/session.hpp"
#include "session/words.hpp"

namespace lawan::session {
namespace {

void handle_undo(Session& session, const Ask& ask) {
    Boards& boards = session.boards();
    Board& board = boards.of(ask);
    if (!board.table.can_undo()) throw Refusal{ErrorKind::NotPossible, words::kNothingToUndo};
    stop_thinking(board);
    board.table.undo();
    if (board.table.two_bots()) board.table.pause(true);
    boards.changed(board, &ask);
}

}  // namespace

const Handler kUndoRequest{"undo", handle_undo};

}  // namespace lawan::session
