#include "proofs/kinds.hpp"

namespace lawan::proofs {

std::vector<Kind> all_kinds() {
    std::vector<Kind> all;
    for (const auto& kinds : {tictactoe_kinds(), adjacency_kinds(), othello_kinds()}) {
        all.insert(all.end(), kinds.begin(), kinds.end());
    }
    return all;
}

}  // namespace lawan::proofs
