// A bot of a game that is paused makes one move.
#include "formats/json.hpp"
#include "session/board_bots.hpp"
#include "session/checks.hpp"
#include "session/handlers/all.hpp"
#include "session/refusal.hpp"
#include "session/session.hpp"
#include "session/words.hpp"

namespace lawan::session {
namespace {

void handle_step(Session& session, const Ask& ask) {
    Boards& boards = session.boards();
    Board& board = boards.of(ask);
    refuse_when_over(board.table);
    if (!board.table.setup().paused || board.table.mover().human() || board.thinking) {
        throw Refusal{ErrorKind::NotPossible, words::kOnlyWaitingBotSteps};
    }
    start_thinking(boards, board);
    boards.tell(board, &ask);
}

}  // namespace

const Handler kStepRequest{"step", handle_step};

}  // namespace lawan::session
