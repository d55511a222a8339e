// The papers' worked examples, to be opened with one click.
#include <string>
#include <utility>

#include "formats/json.hpp"
#include "module/catalog.hpp"
#include "session/figure_tree.hpp"
#include "session/handlers/all.hpp"
#include "session/json.hpp"
#include "session/messages.hpp"
#include "session/session.hpp"

namespace lawan::session {
namespace {

Json example_message(const GameModule& game, const Example& example) {
    Json run = nullptr;
    Json depth = nullptr;
    Json evaluator = nullptr;
    Json lines = Json::array();
    if (example.run) {
        const std::string& order = example.run->order;
        const bool by_rule = order == "none" || order == "static";
        run = {{"algorithm", example.run->algorithm}, {"order", by_rule ? order : "none"}};
        if (!by_rule) lines = lines_of_figure(order);
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
