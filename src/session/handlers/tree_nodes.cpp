// More nodes of a tree that is kept.
#include <utility>

#include "formats/json.hpp"
#include "session/handlers/all.hpp"
#include "session/kept_tree.hpp"
#include "session/refusal.hpp"
#include "session/session.hpp"
#include "session/words.hpp"

namespace lawan::session {
namespace {

void handle_tree_nodes(Session& session, const Ask& ask) {
    const auto number = ask.request.at("tree").get<std::int64_t>();
    const auto tree = session.trees()->find(number);
    if (!tree) throw Refusal{ErrorKind::UnknownTree, words::kTreeNotKept};
    Json nodes;
    if (ask.request.contains("parent")) {
        const auto parent = ask.request.at("parent").get<std::size_t>();
        if (parent >= tree->children.size())
            throw Refusal{ErrorKind::NotPossible, words::kNoSuchNode};
        nodes = children_message(*tree, parent);
    } else {
        constexpr std::size_t kMostNodes = 1000;
        nodes = nodes_message(*tree, ask.request.value("from", std::size_t{0}),
                              ask.request.value("count", kMostNodes));
    }
    session.answer(ask, "tree-nodes", {{"tree", number}, {"nodes", std::move(nodes)}});
}

}  // namespace

const Handler kTreeNodesRequest{"tree-nodes", handle_tree_nodes};

}  // namespace lawan::session
