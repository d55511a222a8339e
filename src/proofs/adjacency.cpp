// Proofs in Adjacency.
#include <variant>

#include "games/adjacency/game.hpp"
#include "proofs/generic.hpp"
#include "proofs/kinds.hpp"

namespace lawan::proofs {

std::vector<Kind> adjacency_kinds() {
    const auto read = [](const std::string& text) {
        return std::variant<adjacency::Game>{
            adjacency::Game{adjacency::Game::parse_position(text)}};
    };
    return {strategy_kind("adjacency", read)};
}

}  // namespace lawan::proofs
