// What a text that was pasted holds.
#include <utility>

#include "formats/json.hpp"
#include "play/history.hpp"
#include "session/handlers/all.hpp"
#include "session/messages.hpp"
#include "session/pasted.hpp"
#include "session/refusal.hpp"
#include "session/session.hpp"
#include "session/words.hpp"

namespace lawan::session {
namespace {

Json moves_message(const Pasted& pasted) {
    GameRecord record{pasted.entry->name, pasted.game.start().text(), {}, {}};
    for (const std::string& move : pasted.moves) record.moves.push_back({move});
    const History history = replay(pasted.game, record);
    Json moves = Json::array();
    for (std::size_t i = 0; i < history.moves().size(); ++i) {
        moves.push_back(move_message(history.positions()[i], history.moves()[i]));
    }
    return moves;
}

// Moves and drawn boards fit several games: the likeliest one is a guess that nobody asked for.
void check_game_is_known(const Pasted& pasted, const Json& request) {
    if (request.contains("game")) return;
    if (pasted.taken_for.says(words::kTakenForMoves) ||
        pasted.taken_for.says(words::kTakenForDiagram)) {
        throw Refusal{ErrorKind::BadField, words::kOpenNeedsGame};
    }
}

void handle_open(Session& session, const Ask& ask) {
    const Pasted pasted = read_pasted(ask.request.at("text").get_ref<const std::string&>(),
                                      ask.request.value("game", std::string{}));
    check_game_is_known(pasted, ask.request);
    session.answer(ask, "opened",
                   {{"taken_for", phrase_message(pasted.taken_for)},
                    {"game", pasted.entry->name},
                    {"start", pasted.game.start().text()},
                    {"moves", moves_message(pasted)},
                    {"players", {{"X", pasted.names.x}, {"O", pasted.names.o}}},
                    {"cut", phrase_message(pasted.problem)}});
}

}  // namespace

const Handler kOpenRequest{"open", handle_open};

}  // namespace lawan::session
