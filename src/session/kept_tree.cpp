#include "session/kept_tree.hpp"

#include <algorithm>
#include <utility>

#include "formats/json.hpp"
#include "session/messages.hpp"

namespace lawan::session {
namespace {

const char* visit_text(Visit visit) {
    switch (visit) {
        case Visit::Search:
            return "search";
        case Visit::NullWindow:
            return "null-window";
        case Visit::ReSearch:
            return "re-search";
        case Visit::Probe:
            return "probe";
        case Visit::LineTest:
            return "line-test";
    }
    return "search";
}

const char* ending_text(Ending ending) {
    switch (ending) {
        case Ending::AllMoves:
            return "all-moves";
        case Ending::Cut:
            return "cut";
        case Ending::Leaf:
            return "leaf";
        case Ending::Terminal:
            return "terminal";
        case Ending::TableLower:
            return "table-lower";
        case Ending::TableUpper:
            return "table-upper";
        case Ending::TableExact:
            return "table-exact";
        case Ending::Stopped:
            return "stopped";
    }
    return "stopped";
}

Json bound(Score score) {
    const bool infinite = score >= Score::infinity() || score <= -Score::infinity();
    return infinite ? Json(nullptr) : Json(score.points());
}

// The moves from the root to a node. The tests that look for the line of play after a search hang
// on no node: they start where the line has come to, and the depth left says where that is.
std::vector<AnyMove> way_to(const KeptTree& tree, std::size_t node) {
    const auto& nodes = tree.lesson.tree.nodes;
    std::vector<AnyMove> way;
    std::size_t top = node;
    for (std::optional<std::size_t> at = node; at; at = nodes[*at].parent) {
        if (const auto move = nodes[*at].entering.move) way.push_back(*move);
        top = *at;
    }
    if (nodes[top].entering.move) {
        const auto& line = tree.lesson.line;
        const int before = nodes.front().entering.depth - nodes[top].entering.depth - 1;
        for (int i = std::min(before, static_cast<int>(line.size())); i > 0; --i) {
            way.push_back(line[static_cast<std::size_t>(i - 1)]);
        }
    }
    std::reverse(way.begin(), way.end());
    return way;
}

Json cut_moves(const KeptTree& tree, std::size_t node, const std::vector<AnyMove>& way) {
    Json cut = Json::array();
    const auto& leaving = tree.lesson.tree.nodes[node].leaving;
    // Not all moves below a node at the edge of what was recorded are known.
    if (leaving.unsearched == 0) return cut;
    for (const AnyMove move : tree.ground.legal(way)) {
        const auto& children = tree.children[node];
        const bool searched = std::any_of(children.begin(), children.end(), [&](std::size_t child) {
            return tree.lesson.tree.nodes[child].entering.move == move;
        });
        if (!searched) cut.push_back(tree.ground.move(way, move));
    }
    if (cut.size() > leaving.unsearched) return Json::array();
    return cut;
}

AnyPosition after(const AnyPosition& root, const std::vector<AnyMove>& way) {
    AnyPosition position = root;
    for (const AnyMove move : way) {
        if (position.is_legal(move)) position = position.after(move);
    }
    return position;
}

}  // namespace

KeptTree kept_tree(std::int64_t number, SearchLesson lesson, KeptTree::Ground ground) {
    KeptTree tree{number, std::move(lesson), {}, std::move(ground)};
    const auto& nodes = tree.lesson.tree.nodes;
    tree.children.resize(nodes.size());
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        if (nodes[i].parent) tree.children[*nodes[i].parent].push_back(i);
    }
    return tree;
}

KeptTree::Ground ground_of(const AnyPosition& root) {
    return {[root](const std::vector<AnyMove>& way) { return after(root, way).side_to_move(); },
            [root](const std::vector<AnyMove>& way, AnyMove move) {
                return move_message(after(root, way), move);
            },
            [root](const std::vector<AnyMove>& way) { return after(root, way).legal_moves(); }};
}

Json node_message(const KeptTree& tree, std::size_t number) {
    const TreeNode<AnyMove>& node = tree.lesson.tree.nodes[number];
    std::vector<AnyMove> way = way_to(tree, number);
    Json move = nullptr;
    if (node.entering.move) {
        const std::vector<AnyMove> before{way.begin(), way.end() - 1};
        move = tree.ground.move(before, *node.entering.move);
    }
    return {{"node", number},
            {"parent", node.parent ? Json(*node.parent) : Json(nullptr)},
            {"move", std::move(move)},
            {"side", to_text(tree.ground.side(way))},
            {"depth", node.entering.depth},
            {"alpha", bound(node.entering.alpha)},
            {"beta", bound(node.entering.beta)},
            {"visit", visit_text(node.entering.visit)},
            {"value", node.leaving.value.points()},
            {"ending", ending_text(node.leaving.ending)},
            {"searched", node.leaving.searched},
            {"cut", cut_moves(tree, number, way)},
            {"entered", node.entered_at},
            {"left", node.left_at},
            {"children", tree.children[number].size()}};
}

Json nodes_message(const KeptTree& tree, std::size_t from, std::size_t count) {
    Json nodes = Json::array();
    const std::size_t size = tree.lesson.tree.nodes.size();
    for (std::size_t i = from; i < size && i - from < count; ++i) {
        nodes.push_back(node_message(tree, i));
    }
    return nodes;
}

Json children_message(const KeptTree& tree, std::size_t parent) {
    Json nodes = Json::array();
    for (const std::size_t child : tree.children[parent]) {
        nodes.push_back(node_message(tree, child));
    }
    return nodes;
}

}  // namespace lawan::session
