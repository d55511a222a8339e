// A search tree that a session keeps for a while, to be looked at piece by piece.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "lessons/lessons.hpp"
#include "play/any_position.hpp"
#include "session/json.hpp"

namespace lawan::session {

struct KeptTree {
    std::int64_t number = 0;
    SearchLesson lesson;
    std::vector<std::vector<std::size_t>> children = {};  // of each node
    // What a tree of any kind says of a node, by the moves that lead there.
    struct Ground {
        std::function<Side(const std::vector<AnyMove>&)> side;
        // All moves there, as the protocol writes them.
        std::function<Json(const std::vector<AnyMove>&, AnyMove)> move;
        std::function<std::vector<AnyMove>(const std::vector<AnyMove>&)> legal;
    } ground;
};

[[nodiscard]] KeptTree kept_tree(std::int64_t number, SearchLesson lesson, KeptTree::Ground ground);

// The ground of a search on a game's position.
[[nodiscard]] KeptTree::Ground ground_of(const AnyPosition& root);

[[nodiscard]] Json node_message(const KeptTree& tree, std::size_t node);
// Nodes in the order of entering.
[[nodiscard]] Json nodes_message(const KeptTree& tree, std::size_t from, std::size_t count);
[[nodiscard]] Json children_message(const KeptTree& tree, std::size_t parent);

}  // namespace lawan::session
