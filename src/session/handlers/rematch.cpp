// The same players once more.
#include <utility>

#include "formats/json.hpp"
#include "session/handlers/all.hpp"
#include "session/session.hpp"

namespace lawan::session {
namespace {

void handle_rematch(Session& session, const Ask& ask) {
    Boards& boards = session.boards();
    const Board& board = boards.of(ask);
    BoardSetup setup{board.entry, board.settings,
                     board.table.rematch(ask.request.value("swap", true)), board.delay};
    boards.put(ask, std::string{board.name}, std::move(setup), {});
}

}  // namespace

const Handler kRematchRequest{"rematch", handle_rematch, GuestUse::Players};

}  // namespace lawan::session
