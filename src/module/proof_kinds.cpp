#include "module/proof_kinds.hpp"

#include "module/catalog.hpp"

namespace lawan {

std::vector<proofs::Kind> proof_kinds_of(std::string_view game) {
    for (const GameModule& each : catalog()) {
        if (each.name == game) return each.proof_kinds;
    }
    return {};
}

}  // namespace lawan
