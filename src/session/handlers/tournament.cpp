// How a tournament stands.
#include "core/text.hpp"
#include "formats/json.hpp"
#include "session/handlers/all.hpp"
#include "session/refusal.hpp"
#include "session/session.hpp"
#include "session/tournament_messages.hpp"
#include "session/words.hpp"

namespace lawan::session {
namespace {

Refusal no_tournament(const std::string& name) {
    return {ErrorKind::NotFound, words::kNoSuchTournament, {in_quotes(name)}};
}

void handle_tournament(Session& session, const Ask& ask) {
    const auto name = ask.request.at("name").get<std::string>();
    Tournaments* const watched = session.services().tournaments;
    if (watched == nullptr) throw no_tournament(name);
    session.tasks().start(ask, Urgency::WhenFree, [watched, name](TaskVoice& voice) {
        const auto found = watched->find(name);
        if (!found) throw no_tournament(name);
        voice.say("tournament", tournament_message(*found));
        return TaskEnd::Done;
    });
}

}  // namespace

const Handler kTournamentRequest{"tournament", handle_tournament};

}  // namespace lawan::session
