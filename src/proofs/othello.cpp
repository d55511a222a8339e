// Proofs in Othello.
#include "games/othello/settings.hpp"
#include "proofs/generic.hpp"
#include "proofs/kinds.hpp"

namespace lawan::proofs {

std::vector<Kind> othello_kinds() {
    const auto read = [](const std::string& text) { return othello::game_from_position(text); };
    return {strategy_kind("othello", read)};
}

}  // namespace lawan::proofs
