// A search, recorded node by node.
#include <functional>
#include <memory>
#include <utility>

#include "formats/json.hpp"
#include "lessons/lessons.hpp"
#include "session/checks.hpp"
#include "session/figure_tree.hpp"
#include "session/handlers/all.hpp"
#include "session/kept_tree.hpp"
#include "session/learn_messages.hpp"
#include "session/lesson_requests.hpp"
#include "session/place.hpp"
#include "session/practice_tree.hpp"
#include "session/refusal.hpp"
#include "session/session.hpp"
#include "session/words.hpp"

namespace lawan::session {
namespace {

constexpr std::size_t kRecorded = 20'000;
constexpr std::uint64_t kMinimaxNodes = 5'000'000;  // that are counted for comparison, at most

// Everything that the request asks for, worked out before the task begins.
struct TreeToSearch {
    std::function<SearchLesson(const LessonRun&)> search;
    KeptTree::Ground ground;
    Json where = nullptr;
    Json evaluator = nullptr;
};

TreeToSearch tree_of_position(Session& session, const Json& request) {
    const Json& where = request.at("where");
    const Place place = place_of(session.boards(), where);
    refuse_when_over(place.position);
    const Lessons& lessons = lessons_for(*place.entry);
    const auto evaluator = request.value("evaluator", place.entry->evaluators.front().name);
    if (request.contains("lines")) {
        const auto figure = std::make_shared<const FigureTree>(
            place.position, request.at("lines").get<std::vector<std::string>>(),
            lessons.judge(place.position, evaluator));
        return {[figure](const LessonRun& how) { return figure_lesson(*figure, how); },
                ground_of(figure), where, evaluator};
    }
    return {[position = place.position, &lessons, evaluator](const LessonRun& how) {
                return lessons.search(position, evaluator, how);
            },
            ground_of(place.position), where, evaluator};
}

TreeToSearch tree_for_practice(const Json& choice) {
    const PracticeTree practice{Seed{choice.at("seed").get<std::uint64_t>()},
                                choice.at("depth").get<int>(), choice.at("branching").get<int>(),
                                choice.value("greatest", 9)};
    return {[practice](const LessonRun& how) { return practice_lesson(practice, how); },
            ground_of(practice)};
}

TreeToSearch tree_to_search(Session& session, const Json& request) {
    if (request.contains("where") == request.contains("practice")) {
        throw Refusal{ErrorKind::BadField, words::kTreeOfOneThing};
    }
    return request.contains("where") ? tree_of_position(session, request)
                                     : tree_for_practice(request.at("practice"));
}

void handle_tree(Session& session, const Ask& ask) {
    const Json& request = ask.request;
    const int depth = request.at("depth").get<int>();
    const Json run_choice = request.at("run");
    const LessonRun run = lesson_run(run_choice, depth, *session.services().thinking_clock);
    const TreeToSearch wanted = tree_to_search(session, request);
    const std::int64_t number = session.trees()->next_number();
    session.tasks().start(ask, Urgency::WhenFree, [=, trees = session.trees()](TaskVoice& voice) {
        LessonRun how = run;
        how.recorded = kRecorded;
        how.stop = &voice.stop();
        const auto tree =
            std::make_shared<const KeptTree>(kept_tree(number, wanted.search(how), wanted.ground));
        if (!trees->keep(tree)) throw Refusal{ErrorKind::Busy, words::kNoMemory};
        // The same tree without cuts, for comparison.
        how.recorded = 0;
        how.search = plain_tree_search().name;
        how.limits.nodes = kMinimaxNodes;
        const SearchLesson minimax = wanted.search(how);
        Json message = tree_message(*tree);
        message["where"] = wanted.where;
        message["run"] = run_choice;
        message["depth"] = depth;
        message["evaluator"] = wanted.evaluator;
        message["minimax"] = minimax.finished ? Json(minimax.nodes) : Json(nullptr);
        voice.say("tree", std::move(message));
        return TaskEnd::Done;
    });
}

}  // namespace

const Handler kTreeRequest{"tree", handle_tree};

}  // namespace lawan::session
