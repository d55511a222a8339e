// A game with somebody on another device: keys for both players and for who looks on.
#include <utility>

#include "core/input_error.hpp"
#include "formats/json.hpp"
#include "session/board_store.hpp"
#include "session/game_setup.hpp"
#include "session/handlers/all.hpp"
#include "session/invitation.hpp"
#include "session/messages.hpp"
#include "session/outgoing.hpp"
#include "session/quota.hpp"
#include "session/refusal.hpp"
#include "session/session.hpp"
#include "session/words.hpp"

namespace lawan::session {
namespace {

constexpr std::int64_t kRowsOfAnInvitation = 4;  // the game and three keys

// Keys lead to seats by the names of those who sit there.
void check_players(const PerSide<Seat>& seats) {
    for (const Seat* seat : {&seats.x, &seats.o}) {
        if (!seat->human()) throw InputError{words::kInvitedAreHumans};
        if (seat->name.empty()) throw InputError{words::kPlayerName};
    }
}

void handle_invite(Session& session, const Ask& ask) {
    const Services& services = session.services();
    if (!services.invites) throw Refusal{ErrorKind::NotAllowed, words::kNoInvites};
    check_room_to_keep(services, session.mark(), kRowsOfAnInvitation);
    BoardSetup setup = game_setup(services, ask.request);
    check_players(setup.table.seats);
    const Side side = side_from(ask.request.at("side").get<std::string>());
    const std::string yours = setup.table.seats[side].name;
    const std::string theirs = setup.table.seats[opponent_of(side)].name;
    Board board{kInvitedBoard, setup.entry, std::move(setup.settings), setup.delay,
                Table{std::move(setup.table), services.timer}};
    play_moves(board.table, moves_from(ask.request));

    const std::string game = invited_session(services) + session.mark();
    const std::string key = services.new_token() + session.mark();
    const std::string other = services.new_token() + session.mark();
    const std::string watch = services.new_token() + session.mark();
    const auto ignored = [](bool) {};
    services.store.save(game, {board.name, to_stored(board)}, ignored);
    keep_key(services, key, {game, yours}, ignored);
    keep_key(services, other, {game, theirs}, ignored);
    ++services.counters.games_started;
    // What is written last is safe last.
    const auto answered =
        session.promise(ask, "invited", {{"yours", key}, {"theirs", other}, {"watch", watch}});
    keep_key(services, watch, {game, std::nullopt}, answered);
}

}  // namespace

const Handler kInviteRequest{"invite", handle_invite};

}  // namespace lawan::session
