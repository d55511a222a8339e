// How long two bots wait between their moves.
#include "formats/json.hpp"
#include "session/handlers/all.hpp"
#include "session/session.hpp"

namespace lawan::session {
namespace {

void handle_speed(Session& session, const Ask& ask) {
    Boards& boards = session.boards();
    Board& board = boards.of(ask);
    board.delay = Seconds{ask.request.at("delay").get<double>()};
    board.next_move_at.reset();
    boards.changed(board, &ask);
}

}  // namespace

const Handler kSpeedRequest{"speed", handle_speed};

}  // namespace lawan::session
