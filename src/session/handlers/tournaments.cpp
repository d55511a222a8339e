// The tournaments that can be watched.
#include <utility>

#include "formats/json.hpp"
#include "session/handlers/all.hpp"
#include "session/messages.hpp"
#include "session/session.hpp"
#include "session/tournament_messages.hpp"

namespace lawan::session {
namespace {

void handle_tournaments(Session& session, const Ask& ask) {
    Tournaments* const watched = session.services().tournaments;
    session.tasks().start(ask, Urgency::WhenFree, [watched](TaskVoice& voice) {
        Json list = Json::array();
        Json left_out = Json::array();
        const WatchedTournaments all = watched ? watched->all() : WatchedTournaments{};
        for (const auto& each : all.shown) list.push_back(tournament_head(*each));
        for (const LeftOutTournament& each : all.left_out) {
            left_out.push_back({{"name", each.name}, {"why", text_message(each.why)}});
        }
        voice.say("tournaments",
                  {{"tournaments", std::move(list)}, {"left_out", std::move(left_out)}});
        return TaskEnd::Done;
    });
}

}  // namespace

const Handler kTournamentsRequest{"tournaments", handle_tournaments};

}  // namespace lawan::session
