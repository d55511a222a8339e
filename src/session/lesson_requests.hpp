// What requests of Learn have in common.
#pragma once

#include <functional>

#include "core/limits.hpp"
#include "lessons/lessons.hpp"
#include "module/catalog.hpp"
#include "session/ask.hpp"
#include "session/json.hpp"
#include "session/session.hpp"

namespace lawan::session {

inline constexpr Seconds kLessonTime{20};

// Throws Refusal where the game has none.
[[nodiscard]] const Lessons& lessons_for(const GameModule& entry);

// A search as the request chooses it. Throws InputError where there is no such search.
[[nodiscard]] LessonRun lesson_run(const Json& run, int depth, const TimeSource& clock);

// What a bot did at a position, as a message.
using BotLessonTeller = std::function<Json(const Lessons&, const AnyPosition&, const BotLesson&)>;

// One bot thinks about one position while somebody looks on.
void watch_bot(Session& session, const Ask& ask, const char* type, const BotLessonTeller& tell);

}  // namespace lawan::session
