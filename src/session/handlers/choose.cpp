// A human takes a side in the opening, or asks for more marks.
#include "formats/json.hpp"
#include "session/checks.hpp"
#include "session/handlers/all.hpp"
#include "session/opening_message.hpp"
#include "session/refusal.hpp"
#include "session/session.hpp"
#include "session/words.hpp"

namespace lawan::session {
namespace {

void handle_choose(Session& session, const Ask& ask) {
    Boards& boards = session.boards();
    Board& board = boards.of(ask);
    Table& table = board.table;
    refuse_when_over(table);
    const auto stage = table.opening();
    if (!stage || !stage->chooses()) {
        throw Refusal{ErrorKind::NotPossible, words::kNothingToChoose};
    }
    if (!table.mover().human()) throw Refusal{ErrorKind::NotYourTurn, words::kBotIsToMove};
    if (ask.request.contains("ply") && ask.request.at("ply").get<std::size_t>() != table.ply()) {
        throw Refusal{ErrorKind::Stale, words::kAtOtherPly, {table.ply()}};
    }
    const swap2::Choice choice = choice_from(ask.request.at("choice"));
    if (choice == swap2::Choice::LayMore && !stage->may_ask_for_more) {
        throw Refusal{ErrorKind::NotPossible, words::kNotThatChoice};
    }
    table.choose(choice);
    boards.changed(board, &ask);
}

}  // namespace

const Handler kChooseRequest{"choose", handle_choose, GuestUse::Players};

}  // namespace lawan::session
