#include "session/practice_tree.hpp"

#include "formats/json.hpp"
#include "lessons/search_lesson.hpp"

namespace lawan::session {
namespace {

PracticePosition after(const PracticeTree& tree, const std::vector<AnyMove>& way) {
    PracticePosition position{tree};
    for (const AnyMove move : way) position = position.after(move.as<Branch>());
    return position;
}

}  // namespace

SearchLesson practice_lesson(const PracticeTree& tree, const LessonRun& run) {
    return search_lesson(ErasedPosition::of(PracticePosition{tree}),
                         erased_evaluator<PracticePosition>(LeavesOnly{}), run);
}

KeptTree::Ground ground_of(const PracticeTree& tree) {
    return {
        [tree](const std::vector<AnyMove>& way) { return after(tree, way).side_to_move(); },
        [](const std::vector<AnyMove>&, AnyMove move) {
            return Json{{"move", std::to_string(move.as<Branch>().number + 1)}, {"cell", nullptr}};
        },
        [tree](const std::vector<AnyMove>& way) {
            std::vector<AnyMove> moves;
            for (const Branch branch : after(tree, way).legal_moves()) {
                moves.push_back(AnyMove::of(branch));
            }
            return moves;
        }};
}

}  // namespace lawan::session
