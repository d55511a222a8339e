// The bot that thinks is to play the best it has.
#include "formats/json.hpp"
#include "session/handlers/all.hpp"
#include "session/refusal.hpp"
#include "session/session.hpp"
#include "session/words.hpp"

namespace lawan::session {
namespace {

void handle_hurry(Session& session, const Ask& ask) {
    Boards& boards = session.boards();
    const Board& board = boards.of(ask);
    if (!board.thinking) throw Refusal{ErrorKind::NotPossible, words::kNoBotThinks};
    if (board.thinking->program) {
        throw Refusal{ErrorKind::NotPossible, words::kProgramNotHurried};
    }
    board.thinking->stop.raise();
    session.answer(ask, "state", boards.state_of(board));
}

}  // namespace

const Handler kHurryRequest{"hurry", handle_hurry};

}  // namespace lawan::session
