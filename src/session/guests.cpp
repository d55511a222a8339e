#include "session/guests.hpp"

#include "formats/json.hpp"
#include "session/messages.hpp"
#include "session/refusal.hpp"
#include "session/words.hpp"

namespace lawan::session {
namespace {

void check_player(const Handler& handler, const Ask& ask, const Table& table, Side seat) {
    const std::string_view type = handler.type;
    if ((type == "move" || type == "choose") && !table.over() && table.turn() != seat) {
        throw Refusal{ErrorKind::NotYourTurn, words::kOtherIsToMove};
    }
    if (type == "resign" && (!ask.request.contains("side") ||
                             side_from(ask.request.at("side").get<std::string>()) != seat)) {
        throw Refusal{ErrorKind::NotAllowed, words::kResignForYourself};
    }
    // A game that goes on is not taken away from the other one.
    if (type == "rematch" && !table.over()) {
        throw Refusal{ErrorKind::NotPossible, words::kGameGoesOn};
    }
}

}  // namespace

std::optional<Side> Guests::seat(ConnectionId id, const Board& board) const {
    const auto found = here_.find(id);
    if (found == here_.end() || !found->second) return std::nullopt;
    for (const Side side : {Side::X, Side::O}) {
        if (board.table.setup().seats[side].name == *found->second) return side;
    }
    return std::nullopt;
}

void Guests::check(const Handler& handler, const Ask& ask, const Board& board) const {
    if (handler.guests == GuestUse::Nobody) {
        throw Refusal{ErrorKind::NotAllowed, words::kNotInInvitedGame};
    }
    if (handler.guests == GuestUse::Anybody) return;
    const auto sits = seat(ask.connection, board);
    if (!sits) throw Refusal{ErrorKind::NotAllowed, words::kYouLookOn};
    check_player(handler, ask, board.table, *sits);
}

Json Guests::present(const Board& board) const {
    PerSide<bool> there{false, false};
    int watchers = 0;
    for (const auto& [id, player] : here_) {
        const auto sits = seat(id, board);
        if (sits)
            there[*sits] = true;
        else
            ++watchers;
    }
    return {{"board", board.name}, {"X", there.x}, {"O", there.o}, {"watchers", watchers}};
}

}  // namespace lawan::session
