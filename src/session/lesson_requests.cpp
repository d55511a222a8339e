#include "session/lesson_requests.hpp"

#include <string>

#include "formats/json.hpp"
#include "session/checks.hpp"
#include "session/place.hpp"
#include "session/refusal.hpp"
#include "session/words.hpp"

namespace lawan::session {

const Lessons& lessons_for(const GameModule& entry) {
    const Lessons* lessons = lessons_of(entry);
    if (lessons == nullptr) throw Refusal{ErrorKind::NotPossible, words::kNoLessons, {entry.title}};
    return *lessons;
}

LessonRun lesson_run(const Json& run, int depth, const TimeSource& clock) {
    LessonRun lesson;
    lesson.search = find_tree_search(run.at("algorithm").get_ref<const std::string&>()).name;
    const bool sorted = run.value("order", std::string{"none"}) == "static";
    lesson.order = sorted ? MoveOrder::ByStaticScore : MoveOrder::None;
    lesson.depth = depth;
    lesson.limits = Limits::of_time(kLessonTime);
    lesson.clock = &clock;
    return lesson;
}

void watch_bot(Session& session, const Ask& ask, const char* type, const BotLessonTeller& tell) {
    const Place place = place_of(session.boards(), ask.request.at("where"));
    refuse_when_over(place.position);
    const Lessons& lessons = lessons_for(*place.entry);
    const BotLesson lesson{parse_spec(ask.request.at("bot").get_ref<const std::string&>()),
                           Seed{ask.request.value("seed", kUsualSeed.value)},
                           Limits::of_time(kLessonTime), nullptr,
                           session.services().thinking_clock};
    session.tasks().start(
        ask, Urgency::WhenFree,
        [lesson, type, tell, position = place.position, &lessons](TaskVoice& voice) {
            BotLesson how = lesson;
            how.stop = &voice.stop();
            voice.say(type, tell(lessons, position, how));
            return TaskEnd::Done;
        });
}

}  // namespace lawan::session
