// Requests that let algorithms be looked at while they work.
#include <algorithm>

#include "core/text.hpp"
#include "formats/json.hpp"
#include "lessons/lessons.hpp"
#include "session/kept_tree.hpp"
#include "session/learn_messages.hpp"
#include "session/refusal.hpp"
#include "session/session.hpp"

namespace lawan::session {
namespace {

constexpr std::size_t kRecorded = 20'000;
constexpr std::size_t kMostNodes = 1000;
constexpr std::size_t kKeptTrees = 8;
constexpr std::uint64_t kMinimaxNodes = 5'000'000;  // that are counted for comparison, at most
constexpr Seconds kLessonTime{20};

const Lessons& lessons_for(const GameEntry& entry) {
    const Lessons* lessons = lessons_of(entry);
    if (lessons == nullptr) throw Refusal{"not-possible", entry.name + " has no lessons"};
    return *lessons;
}

LessonRun run_from(const Json& run, int depth) {
    LessonRun lesson;
    lesson.algorithm =
        find_tree_search(run.at("algorithm").get_ref<const std::string&>()).algorithm;
    const bool sorted = run.value("order", std::string{"none"}) == "static";
    lesson.order = sorted ? MoveOrder::ByStaticScore : MoveOrder::None;
    lesson.depth = depth;
    lesson.limits = Limits::of_time(kLessonTime);
    return lesson;
}

// Everything that a tree request asks for, worked out before the task begins.
struct TreeRequest {
    std::function<SearchLesson<AnyMove>(const LessonRun&)> search;
    KeptTree::Ground ground;
};

BotLesson bot_lesson(const Json& request) {
    return {parse_spec(request.at("bot").get_ref<const std::string&>()),
            Seed{request.value("seed", std::uint64_t{1})}, Limits::of_time(kLessonTime), nullptr};
}

void refuse_when_over(const AnyPosition& position) {
    if (position.is_over()) throw Refusal{"game-over", "the game is over there"};
}

}  // namespace

void Session::tree(const Ask& ask) {
    const Json& request = ask.request;
    const int depth = request.at("depth").get<int>();
    const Json run_choice = request.at("run");
    const LessonRun run = run_from(run_choice, depth);
    if (request.contains("where") == request.contains("practice")) {
        throw Refusal{"bad-field", "a tree is of a position or for practice: one of the two"};
    }
    TreeRequest wanted;
    Json where = nullptr;
    Json evaluator = nullptr;
    if (request.contains("where")) {
        where = request.at("where");
        const auto [position, entry] = position_of(where);
        refuse_when_over(position);
        const Lessons& lessons = lessons_for(*entry);
        const auto spec = request.value("evaluator", entry->evaluators.front().name);
        evaluator = spec;
        wanted = {[position = position, &lessons, spec](const LessonRun& how) {
                      return lessons.search(position, spec, how);
                  },
                  ground_of(position)};
    } else {
        const Json& choice = request.at("practice");
        const PracticeTree practice{Seed{choice.at("seed").get<std::uint64_t>()},
                                    choice.at("depth").get<int>(),
                                    choice.at("branching").get<int>(), choice.value("greatest", 9)};
        wanted = {[practice](const LessonRun& how) { return practice_lesson(practice, how); },
                  ground_of(practice)};
    }
    const std::int64_t number = next_tree_++;
    start_task(ask, Urgency::WhenFree, [=, self = weak_from_this()](TaskVoice& voice) {
        LessonRun how = run;
        how.recorded = kRecorded;
        how.stop = &voice.stop();
        const auto tree =
            std::make_shared<const KeptTree>(kept_tree(number, wanted.search(how), wanted.ground));
        how.recorded = 0;
        how.algorithm = TreeAlgorithm::Minimax;
        how.limits.nodes = kMinimaxNodes;
        const SearchLesson<AnyMove> minimax = wanted.search(how);
        Json message = tree_message(*tree);
        message["where"] = where;
        message["run"] = run_choice;
        message["depth"] = depth;
        message["evaluator"] = evaluator;
        message["minimax"] = minimax.finished ? Json(minimax.nodes) : Json(nullptr);
        if (const auto session = self.lock()) {
            const std::lock_guard lock{session->mutex_};
            session->trees_.push_back(tree);
            if (session->trees_.size() > kKeptTrees) session->trees_.pop_front();
        }
        voice.say("tree", std::move(message));
        return TaskEnd::Done;
    });
}

void Session::tree_nodes(const Ask& ask) {
    const auto number = ask.request.at("tree").get<std::int64_t>();
    const auto found = std::find_if(trees_.begin(), trees_.end(),
                                    [&](const auto& tree) { return tree->number == number; });
    if (found == trees_.end()) throw Refusal{"unknown-tree", "this tree is no longer kept"};
    const KeptTree& tree = **found;
    Json nodes;
    if (ask.request.contains("parent")) {
        const auto parent = ask.request.at("parent").get<std::size_t>();
        if (parent >= tree.children.size()) throw Refusal{"not-possible", "there is no such node"};
        nodes = children_message(tree, parent);
    } else {
        nodes = nodes_message(tree, ask.request.value("from", std::size_t{0}),
                              ask.request.value("count", kMostNodes));
    }
    answer(ask, "tree-nodes", {{"tree", number}, {"nodes", std::move(nodes)}});
}

void Session::compare(const Ask& ask) {
    const Json& request = ask.request;
    const auto [position, entry] = position_of(request.at("where"));
    refuse_when_over(position);
    const Lessons& lessons = lessons_for(*entry);
    const int depth = request.at("depth").get<int>();
    const auto evaluator = request.value("evaluator", entry->evaluators.front().name);
    const Seconds time{request.value("seconds", kLessonTime.count())};
    const Json runs = request.at("runs");
    if (runs.empty()) throw Refusal{"bad-field", "there is no search to compare"};
    const auto rows = std::make_shared<Json>(Json::array());
    start_task(ask, Urgency::WhenFree, [=, position = position, &lessons](TaskVoice& voice) {
        const Json& choice = runs.at(rows->size());
        LessonRun run = run_from(choice, depth);
        run.limits.time = time;
        run.stop = &voice.stop();
        rows->push_back(
            row_message(lessons.search(position, evaluator, run), position, choice, depth));
        const bool done = rows->size() == runs.size();
        voice.say("comparison",
                  {{"depth", depth}, {"evaluator", evaluator}, {"rows", *rows}, {"done", done}});
        return done ? TaskEnd::Done : TaskEnd::Again;
    });
}

void Session::evolve(const Ask& ask) {
    watch_bot(ask, "evolution", [](const Lessons& lessons, const auto& at, const auto& how) {
        return evolution_message(lessons.evolve(at, how), at, how);
    });
}

void Session::landscape(const Ask& ask) {
    watch_bot(ask, "landscape", [](const Lessons& lessons, const auto& at, const auto& how) {
        return landscape_message(lessons.landscape(at, how), at, how);
    });
}

void Session::watch_bot(const Ask& ask, const char* type, const BotLessonTeller& tell) {
    const auto [position, entry] = position_of(ask.request.at("where"));
    refuse_when_over(position);
    const Lessons& lessons = lessons_for(*entry);
    const BotLesson lesson = bot_lesson(ask.request);
    start_task(ask, Urgency::WhenFree, [=, position = position, &lessons](TaskVoice& voice) {
        BotLesson how = lesson;
        how.stop = &voice.stop();
        voice.say(type, tell(lessons, position, how));
        return TaskEnd::Done;
    });
}

void Session::overlays(const Ask& ask) {
    const Json& where = ask.request.at("where");
    const auto [position, entry] = position_of(where);
    const Lessons& lessons = lessons_for(*entry);
    Json list = Json::array();
    for (const Json& name : ask.request.at("names")) {
        const auto& text = name.get_ref<const std::string&>();
        list.push_back(overlay_message(text, lessons.overlay(position, text)));
    }
    answer(ask, "overlays", {{"where", where}, {"overlays", std::move(list)}});
}

void Session::doc(const Ask& ask) {
    const auto& name = ask.request.at("name").get_ref<const std::string&>();
    const auto language = ask.request.value("language", std::string{"en"});
    const auto page = services_.doc ? services_.doc(name, language) : std::nullopt;
    if (!page) throw Refusal{"not-found", "there is no page " + in_quotes(name), {name}};
    answer(ask, "doc",
           {{"name", name}, {"language", page->language}, {"markdown", page->markdown}});
}

}  // namespace lawan::session
