// Moves that were taken back are made again.
#include "formats/json.hpp"
#include "session/board_bots.hpp"
#include "session/handlers/all.hpp"
#include "session/refusal.hpp"
#include "session/session.hpp"
#include "session/words.hpp"

namespace lawan::session {
namespace {

void handle_redo(Session& session, const Ask& ask) {
    Boards& boards = session.boards();
    Board& board = boards.of(ask);
    if (!board.table.can_redo()) throw Refusal{ErrorKind::NotPossible, words::kNothingToRedo};
    stop_thinking(board);
    board.table.redo();
    boards.changed(board, &ask);
}

}  // namespace

const Handler kRedoRequest{"redo", handle_redo};

}  // namespace lawan::session
