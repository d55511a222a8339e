// Random trees to practise alpha-beta on, searched and kept as those of games are.
#pragma once

#include "lessons/lessons.hpp"
#include "lessons/practice_position.hpp"
#include "session/kept_tree.hpp"

namespace lawan::session {

[[nodiscard]] SearchLesson practice_lesson(const PracticeTree& tree, const LessonRun& run);
[[nodiscard]] KeptTree::Ground ground_of(const PracticeTree& tree);

}  // namespace lawan::session
