// Proofs in Othello.
#include "games/othello/proofs/kinds.hpp"

#include "games/othello/rules/settings.hpp"
#include "proofs/generic.hpp"

namespace lawan::proofs {

std::vector<Kind> othello_kinds() {
    const auto read = [](const std::string& text) { return othello::game_from_position(text); };
    return {strategy_kind(read)};
}

}  // namespace lawan::proofs
