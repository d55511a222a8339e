// Several searches of one position, side by side.
#include <memory>

#include "formats/json.hpp"
#include "lessons/lessons.hpp"
#include "session/checks.hpp"
#include "session/handlers/all.hpp"
#include "session/learn_messages.hpp"
#include "session/lesson_requests.hpp"
#include "session/place.hpp"
#include "session/refusal.hpp"
#include "session/session.hpp"
#include "session/words.hpp"

namespace lawan::session {
namespace {

void handle_compare(Session& session, const Ask& ask) {
    const Json& request = ask.request;
    const Place place = place_of(session.boards(), request.at("where"));
    refuse_when_over(place.position);
    const Lessons& lessons = lessons_for(*place.entry);
    const int depth = request.at("depth").get<int>();
    const auto evaluator = request.value("evaluator", place.entry->evaluators.front().name);
    const Seconds time{request.value("seconds", kLessonTime.count())};
    const Json runs = request.at("runs");
    if (runs.empty()) throw Refusal{ErrorKind::BadField, words::kNothingToCompare};
    const auto rows = std::make_shared<Json>(Json::array());
    session.tasks().start(
        ask, Urgency::WhenFree,
        [=, position = place.position, &lessons,
         clock = session.services().thinking_clock](TaskVoice& voice) {
            const Json& choice = runs.at(rows->size());
            LessonRun run = lesson_run(choice, depth, *clock);
            run.limits.time = time;
            run.stop = &voice.stop();
            rows->push_back(
                row_message(lessons.search(position, evaluator, run), position, choice, depth));
            const bool done = rows->size() == runs.size();
            voice.say(
                "comparison",
                {{"depth", depth}, {"evaluator", evaluator}, {"rows", *rows}, {"done", done}});
            return done ? TaskEnd::Done : TaskEnd::Again;
        });
}

}  // namespace

const Handler kCompareRequest{"compare", handle_compare};

}  // namespace lawan::session
