// A tree search with every node written down, over any position.
#pragma once

#include "lessons/lessons.hpp"
#include "play/erased_position.hpp"

namespace lawan {

// The search that the run names, from the root on.
[[nodiscard]] SearchLesson search_lesson(const ErasedPosition& root,
                                         const ErasedEvaluator& evaluator, const LessonRun& run);

}  // namespace lawan
