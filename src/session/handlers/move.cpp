// A human moves.
#include "core/text.hpp"
#include "formats/json.hpp"
#include "module/catalog.hpp"
#include "session/checks.hpp"
#include "session/handlers/all.hpp"
#include "session/refusal.hpp"
#include "session/session.hpp"
#include "session/words.hpp"

namespace lawan::session {
namespace {

[[noreturn]] void refuse(const AnyPosition& position, std::optional<AnyMove> move,
                         const std::string& text) {
    const auto& why = find_game(position.game_name()).explanations.why_forbidden;
    const auto cell = move ? position.cell(*move) : std::nullopt;
    const bool empty = cell && position.board().at(*cell) == Mark::None;
    if (const auto reason = why && empty ? why(position, *move) : std::nullopt) {
        throw Refusal{ErrorKind::IllegalMove, words::kForbiddenHere, {in_quotes(text), *reason}};
    }
    throw Refusal{ErrorKind::IllegalMove, words::kNotLegalHere, {in_quotes(text)}};
}

void handle_move(Session& session, const Ask& ask) {
    Boards& boards = session.boards();
    Board& board = boards.of(ask);
    Table& table = board.table;
    refuse_when_over(table);
    if (!table.mover().human()) throw Refusal{ErrorKind::NotYourTurn, words::kBotIsToMove};
    if (ask.request.contains("ply") && ask.request.at("ply").get<std::size_t>() != table.ply()) {
        throw Refusal{ErrorKind::Stale, words::kAtOtherPly, {table.ply()}};
    }
    const auto opening = table.opening();
    if (opening && opening->chooses()) throw Refusal{ErrorKind::NotPossible, words::kChooseFirst};
    const auto& text = ask.request.at("move").get_ref<const std::string&>();
    const auto move = table.position().parse_move(text);
    if (!move || !table.position().is_legal(*move)) {
        refuse(table.position(), move, text);
    }
    if (opening && table.position().after(*move).is_over()) {
        throw Refusal{ErrorKind::IllegalMove, words::kOpeningEndsGame};
    }
    const std::size_t before = table.ply();
    table.play(*move);
    if (table.ply() > before) ++session.services().counters.moves_played;
    boards.changed(board, &ask);
}

}  // namespace

const Handler kMoveRequest{"move", handle_move, GuestUse::Players};

}  // namespace lawan::session
