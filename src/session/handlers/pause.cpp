// Bots wait, and clocks stand still; or both go on.
#include "formats/json.hpp"
#include "session/board_bots.hpp"
#include "session/handlers/all.hpp"
#include "session/session.hpp"

namespace lawan::session {
namespace {

void handle_pause(Session& session, const Ask& ask) {
    Boards& boards = session.boards();
    Board& board = boards.of(ask);
    const bool paused = ask.request.at("paused").get<bool>();
    if (paused) stop_thinking(board);
    board.table.pause(paused);
    boards.changed(board, &ask);
}

}  // namespace

const Handler kPauseRequest{"pause", handle_pause};

}  // namespace lawan::session
