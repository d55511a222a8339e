// A tree search with every node written down, over any position.
#pragma once

#include "lessons/lesson_position.hpp"
#include "lessons/lessons.hpp"

namespace lawan {

// The search that the run names, from the root on.
[[nodiscard]] SearchLesson search_lesson(const LessonPosition& root,
                                         const LessonEvaluator& evaluator, const LessonRun& run);

}  // namespace lawan
