// A game as a text that fits into an address.
#include "formats/json.hpp"
#include "session/exported.hpp"
#include "session/handlers/all.hpp"
#include "session/session.hpp"

namespace lawan::session {
namespace {

void handle_share(Session& session, const Ask& ask) {
    const Board& board = session.boards().of(ask);
    session.answer(ask, "shared",
                   {{"board", board.name}, {"text", share_text(board.table.record())}});
}

}  // namespace

const Handler kShareRequest{"share", handle_share, GuestUse::Anybody};

}  // namespace lawan::session
