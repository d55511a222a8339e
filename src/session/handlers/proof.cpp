// Why a position is what it is, drawn on the board.
#include <utility>

#include "formats/json.hpp"
#include "lessons/lessons.hpp"
#include "session/analysis_messages.hpp"
#include "session/handlers/all.hpp"
#include "session/place.hpp"
#include "session/refusal.hpp"
#include "session/session.hpp"
#include "session/words.hpp"

namespace lawan::session {
namespace {

void handle_proof(Session& session, const Ask& ask) {
    const Json where = ask.request.at("where");
    const Place place = place_of(session.boards(), where);
    const Lessons* const lessons = lessons_of(*place.entry);
    if (lessons == nullptr || !lessons->has_drawings()) {
        throw Refusal{ErrorKind::NotPossible, words::kNoProofs, {place.entry->title}};
    }
    session.tasks().start(
        ask, Urgency::WhenFree, [=, clock = session.services().thinking_clock](TaskVoice& voice) {
            constexpr Seconds kProofTime{5};
            Json drawings = Json::array();
            for (const BoardDrawing& drawing : lessons->drawings(
                     place.position, Limits::of_time(kProofTime), &voice.stop(), *clock)) {
                drawings.push_back(drawing_message(drawing));
            }
            voice.say("proof", {{"where", where}, {"drawings", std::move(drawings)}});
            return TaskEnd::Done;
        });
}

}  // namespace

const Handler kProofRequest{"proof", handle_proof};

}  // namespace lawan::session
