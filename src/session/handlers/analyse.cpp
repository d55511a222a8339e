// What the moves of a position are worth.
#include <memory>
#include <optional>

#include "analysis/analysis.hpp"
#include "analysis/analyst.hpp"
#include "formats/json.hpp"
#include "module/levels.hpp"
#include "session/analysis_messages.hpp"
#include "session/bot_admission.hpp"
#include "session/checks.hpp"
#include "session/handlers/all.hpp"
#include "session/place.hpp"
#include "session/session.hpp"

namespace lawan::session {
namespace {

constexpr Seconds kSlice{0.2};       // then others have a turn
constexpr Seconds kLongestProof{5};  // a solver cannot be put off halfway

void handle_analyse(Session& session, const Ask& ask) {
    const Services& services = session.services();
    const Json& where = ask.request.at("where");
    const Place place = place_of(session.boards(), where);
    refuse_when_over(place.position);
    AnalysisOptions options{analyst_of(*place.entry), {}, Seconds{10}};
    if (ask.request.contains("bot")) {
        options.bot = parse_spec(ask.request.at("bot").get_ref<const std::string&>());
    }
    check_bot(services, options.bot);
    if (ask.request.contains("depth")) options.depth = ask.request.at("depth").get<int>();
    if (ask.request.contains("seconds")) {
        options.time = Seconds{ask.request.at("seconds").get<double>()};
    }
    session.tasks().check_room(ask);
    check_can_play(*place.entry, place.game, options.bot);
    options.clock = services.thinking_clock;
    if (!options.depth) options.bot = on_all_threads(*place.entry, options.bot, services.means);
    // No memory for a solver that will not be asked.
    if (options.depth || !may_be_solved(*place.entry, place.position)) {
        options.bot = within_means(*place.entry, options.bot, services.means);
    } else {
        options.bot =
            within_means_beside_solver(*place.entry, options.bot, services.means, *options.time);
        options.proofs = Analyst{*place.entry, options.bot}.proof_memory();
        options.longest_proof = kLongestProof;
    }
    // The job makes the bot, with its memory.
    const auto made = std::make_shared<std::optional<Analysis>>();
    const auto told = std::make_shared<int>(0);
    session.tasks().start(ask, Urgency::WhenFree,
                          [=, share = share_for(services, session.boards().owner(), *place.entry,
                                                options.bot, options.proofs)](TaskVoice& voice) {
                              if (!*made) {
                                  made->emplace(*place.entry, place.game, place.position,
                                                place.played, options);
                              }
                              Analysis& analysis = **made;
                              const bool more = analysis.go_on(kSlice, &voice.stop());
                              const int news = analysis.depth() + (analysis.solved() ? 1 : 0);
                              if (news > *told || !more) {
                                  *told = news;
                                  voice.say("analysis", analysis_message(analysis, where));
                              }
                              return more ? TaskEnd::Again : TaskEnd::Done;
                          });
}

}  // namespace

const Handler kAnalyseRequest{"analyse", handle_analyse};

}  // namespace lawan::session
