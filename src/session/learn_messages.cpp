#include "session/learn_messages.hpp"

#include <cmath>
#include <utility>
#include <vector>

#include "core/spec.hpp"
#include "formats/json.hpp"
#include "session/messages.hpp"

namespace lawan::session {
namespace {

constexpr std::size_t kFirstNodes = 400;

Json counts_message(const LessonCounts& counts) {
    return {{"cuts", counts.cuts},
            {"first_move_cuts", counts.first_move_cuts},
            {"table_hits", counts.table_hits},
            {"searched_again", counts.searched_again},
            {"probes", counts.probes},
            {"leaves", counts.leaves}};
}

// The moves of a line on a tree's ground.
Json line_on(const KeptTree& tree) {
    Json line = Json::array();
    std::vector<AnyMove> way;
    for (const AnyMove move : tree.lesson.line) {
        line.push_back(tree.ground.move(way, move));
        way.push_back(move);
    }
    return line;
}

const char* event_text(WalkEvent event) {
    switch (event) {
        case WalkEvent::Look:
            return "look";
        case WalkEvent::Start:
            return "start";
        case WalkEvent::Step:
            return "step";
        case WalkEvent::Accept:
            return "accept";
        case WalkEvent::Reject:
            return "reject";
    }
    return "look";
}

const char* tone_text(Demonstration::Tone tone) {
    switch (tone) {
        case Demonstration::Tone::Plain:
            return "plain";
        case Demonstration::Tone::First:
            return "first";
        case Demonstration::Tone::Second:
            return "second";
        case Demonstration::Tone::Changed:
            return "changed";
        case Demonstration::Tone::Now:
            return "now";
    }
    return "plain";
}

const char* fate_text(Demonstration::Fate fate) {
    switch (fate) {
        case Demonstration::Fate::Open:
            return "open";
        case Demonstration::Fate::Done:
            return "done";
        case Demonstration::Fate::Killed:
            return "killed";
        case Demonstration::Fate::Solution:
            return "solution";
    }
    return "open";
}

template <class Number>
Json or_null(const std::optional<Number>& number) {
    return number ? Json(*number) : Json(nullptr);
}

Json row_message(const Demonstration::Row& row) {
    Json items = Json::array();
    for (const auto& item : row.items) {
        items.push_back({{"text", item.text}, {"tone", tone_text(item.tone)}});
    }
    return {{"name", text_message(row.name)},
            {"items", std::move(items)},
            {"value", text_message(row.value)}};
}

Json step_message(const Demonstration::Step& step) {
    Json pieces = Json::array();
    for (const auto& piece : step.pieces) {
        pieces.push_back({{"cell", piece.cell}, {"side", to_text(piece.side)}});
    }
    Json figures = Json::array();
    for (const auto& figure : step.figures) {
        figures.push_back(
            {{"cell", figure.cell}, {"text", figure.text}, {"tone", tone_text(figure.tone)}});
    }
    Json rows = Json::array();
    for (const auto& row : step.rows) rows.push_back(row_message(row));
    return {{"says", text_message(step.says)},
            {"line", step.line},
            {"node", or_null(step.node)},
            {"position", step.position ? position_message(*step.position) : Json(nullptr)},
            {"pieces", std::move(pieces)},
            {"figures", std::move(figures)},
            {"rows", std::move(rows)}};
}

}  // namespace

Json demonstration_message(const Demonstration& told) {
    Json code = Json::array();
    for (const CodeLine& line : told.code) {
        code.push_back({{"name", line.step}, {"text", line.text}});
    }
    Json nodes = Json::array();
    for (const auto& node : told.tree) {
        nodes.push_back({{"node", nodes.size()},
                         {"parent", or_null(node.parent)},
                         {"name", node.name},
                         {"entered", node.entered},
                         {"left", or_null(node.left)},
                         {"while_open", node.while_open},
                         {"figure", node.figure},
                         {"fate", fate_text(node.fate)}});
    }
    Json steps = Json::array();
    for (const auto& step : told.steps) steps.push_back(step_message(step));
    return {{"position", position_message(told.position)},
            {"code", std::move(code)},
            {"nodes", std::move(nodes)},
            {"steps", std::move(steps)}};
}

Json tree_message(const KeptTree& tree) {
    const SearchLesson& lesson = tree.lesson;
    Json line = line_on(tree);
    Json best = line.empty() ? Json(nullptr) : line.front();
    return {{"tree", tree.number},
            {"value", lesson.value ? Json(lesson.value->points()) : Json(nullptr)},
            {"best", std::move(best)},
            {"line", std::move(line)},
            {"visited", lesson.nodes},
            {"recorded", lesson.tree.nodes.size()},
            {"steps", 2 * (lesson.tree.nodes.size() + lesson.tree.left_out)},
            {"counts", counts_message(lesson.counts)},
            {"seconds", lesson.time.count()},
            {"finished", lesson.finished},
            {"nodes", nodes_message(tree, 0, kFirstNodes)}};
}

Json row_message(const SearchLesson& lesson, const AnyPosition& position, const Json& run,
                 int depth) {
    Json row{
        {"run", run},
        {"value", lesson.value ? Json(lesson.value->points()) : Json(nullptr)},
        {"best", lesson.line.empty() ? Json(nullptr) : move_message(position, lesson.line.front())},
        {"line", line_message(position, lesson.line)},
        {"depth", lesson.finished ? depth : 0},
        {"nodes", lesson.nodes}};
    const Json counts = counts_message(lesson.counts);
    for (const char* name : {"cuts", "first_move_cuts", "table_hits", "searched_again", "probes"}) {
        row[name] = counts.at(name);
    }
    row["seconds"] = lesson.time.count();
    row["finished"] = lesson.finished;
    return row;
}

Json evolution_message(const EvolutionLesson& lesson, const AnyPosition& position,
                       const BotLesson& asked) {
    Json generations = Json::array();
    for (const Generation& each : lesson.generations) {
        Json individuals = Json::array();
        for (const Individual& individual : each.fittest) {
            individuals.push_back({{"fitness", individual.fitness},
                                   {"line", line_message(position, individual.line)}});
        }
        generations.push_back({{"number", generations.size()},
                               {"best", each.best},
                               {"mean", each.mean},
                               {"worst", each.worst},
                               {"individuals", std::move(individuals)}});
    }
    return {
        {"bot", to_text(asked.bot)},
        {"seed", asked.seed.value},
        {"best", move_message(position, lesson.thought.best)},
        {"value", value_message(ValueScale{position.score_unit()}.value(lesson.thought.valuation),
                                position.side_to_move())},
        {"generations", std::move(generations)},
        {"finished", lesson.finished}};
}

Json landscape_message(const LandscapeLesson& lesson, const AnyPosition& position,
                       const BotLesson& asked) {
    Json heights = Json::array();
    const auto moves = position.legal_moves();
    Score at_end{0};
    for (std::size_t i = 0; i < moves.size(); ++i) {
        Json height = move_message(position, moves[i]);
        height["height"] = lesson.heights[i].points();
        heights.push_back(std::move(height));
        if (moves[i] == lesson.thought.best) at_end = lesson.heights[i];
    }
    Json steps = Json::array();
    const auto add = [&](AnyMove move, Score height, const char* event) -> Json& {
        Json step = move_message(position, move);
        step["height"] = height.points();
        step["event"] = event;
        steps.push_back(std::move(step));
        return steps.back();
    };
    for (const WalkStep& each : lesson.steps) {
        Json& step = add(each.move, each.height, event_text(each.event));
        if (each.temperature) step["temperature"] = *each.temperature;
    }
    add(lesson.thought.best, at_end, "end");
    return {{"bot", to_text(asked.bot)},
            {"seed", asked.seed.value},
            {"sea_level", lesson.sea_level.points()},
            {"heights", std::move(heights)},
            {"steps", std::move(steps)},
            {"best", move_message(position, lesson.thought.best)},
            {"finished", lesson.finished}};
}

Json overlay_message(const std::string& name, const Overlay& overlay) {
    Json cells = Json::array();
    for (const auto& cell : overlay.cells) {
        cells.push_back(!cell ? Json(nullptr) : std::isinf(*cell) ? Json("inf") : Json(*cell));
    }
    Json totals = nullptr;
    if (overlay.totals) totals = {{"X", overlay.totals->x}, {"O", overlay.totals->o}};
    return {{"name", name}, {"cells", std::move(cells)}, {"totals", std::move(totals)}};
}

}  // namespace lawan::session
