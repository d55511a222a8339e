// The papers' worked examples, to be opened with one click.
#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "core/text.hpp"
#include "formats/json.hpp"
#include "module/catalog.hpp"
#include "session/handlers/all.hpp"
#include "session/json.hpp"
#include "session/messages.hpp"
#include "session/session.hpp"

namespace lawan::session {
namespace {

// The lines of play that a figure draws: "g3 b6 f1, g3 f2 f1".
Json lines_of(const std::string& order) {
    Json lines = Json::array();
    for (std::size_t start = 0; start < order.size();) {
        const std::size_t end = std::min(order.find(',', start), order.size());
        lines.push_back(std::string{trimmed(std::string_view{order}.substr(start, end - start))});
        start = end + 1;
    }
    return lines;
}

Json example_message(const GameModule& game, const Example& example) {
    Json run = nullptr;
    Json depth = nullptr;
    Json evaluator = nullptr;
    Json lines = Json::array();
    if (example.run) {
        const std::string& order = example.run->order;
        const bool by_rule = order == "none" || order == "static";
        run = {{"algorithm", example.run->algorithm}, {"order", by_rule ? order : "none"}};
        if (!by_rule) lines = lines_of(order);
        depth = example.run->depth;
        evaluator = example.run->evaluator;
    }
    return {{"name", example.name},
            {"paper", example.paper},
            {"title", phrase_message(example.title)},
            {"game", game.name},
            {"position", example.position},
            {"look", example.look},
            {"run", std::move(run)},
            {"depth", std::move(depth)},
            {"evaluator", std::move(evaluator)},
            {"lines", std::move(lines)},
            {"overlays", example.overlays}};
}

Json examples_message() {
    Json list = Json::array();
    for (const GameModule& game : catalog()) {
        for (const Example& example : game.examples) list.push_back(example_message(game, example));
    }
    return {{"examples", std::move(list)}};
}

void handle_examples(Session& session, const Ask& ask) {
    session.answer(ask, "examples", examples_message());
}

}  // namespace

const Handler kExamplesRequest{"examples", handle_examples};

}  // namespace lawan::session
