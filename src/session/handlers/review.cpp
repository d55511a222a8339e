// What the moves of a game gave away.
#include <memory>

#include "analysis/review.hpp"
#include "formats/json.hpp"
#include "module/levels.hpp"
#include "session/analysis_messages.hpp"
#include "session/bot_admission.hpp"
#include "session/handlers/all.hpp"
#include "session/place.hpp"
#include "session/session.hpp"

namespace lawan::session {
namespace {

void handle_review(Session& session, const Ask& ask) {
    const Services& services = session.services();
    const Json where = ask.request.at("where");
    const Place place = place_of(session.boards(), where);
    const GameModule& entry = *place.entry;
    Spec bot = analyst_of(entry);
    if (ask.request.contains("bot")) {
        bot = parse_spec(ask.request.at("bot").get_ref<const std::string&>());
    }
    check_bot(services, bot);
    session.tasks().check_room(ask);
    const Seconds time{ask.request.value("seconds", 0.3)};
    // Fails now rather than later where the bot cannot play the game.
    check_can_play(entry, place.game, bot);
    bot = within_means_beside_solver(entry, on_all_threads(entry, bot, services.means),
                                     services.means, time);
    const auto history = std::make_shared<const History>(place.history);
    const auto review =
        std::make_shared<Review>(entry, place.game, *history, bot, time, *services.thinking_clock);
    session.tasks().start(
        ask, Urgency::WhenFree,
        [=, share = share_for(services, session.boards().owner(), entry, bot,
                              Analyst{entry, bot}.proof_memory())](TaskVoice& voice) {
            constexpr Seconds kSlice{0.2};  // then others have a turn
            const std::size_t before = review->plies().size();
            const bool more = review->go_on(kSlice, &voice.stop());
            if (review->plies().size() > before || !more) {
                voice.say("review", review_message(*review, *history, where, !more));
            }
            return more ? TaskEnd::Again : TaskEnd::Done;
        });
}

}  // namespace

const Handler kReviewRequest{"review", handle_review};

}  // namespace lawan::session
