// To any move of a game.
#include "formats/json.hpp"
#include "session/board_bots.hpp"
#include "session/checks.hpp"
#include "session/handlers/all.hpp"
#include "session/session.hpp"

namespace lawan::session {
namespace {

void handle_go(Session& session, const Ask& ask) {
    Boards& boards = session.boards();
    Board& board = boards.of(ask);
    const std::size_t ply = checked_ply(board.table, ask.request.at("ply"));
    stop_thinking(board);
    board.table.go(ply);
    // Whoever looks around does not want a bot to play on from there.
    if (!board.table.two_humans()) board.table.pause(true);
    boards.changed(board, &ask);
}

}  // namespace

const Handler kGoRequest{"go", handle_go};

}  // namespace lawan::session
