// The kinds of proof that any game has.
#pragma once

#include <string>
#include <variant>

#include "proofs/kind.hpp"
#include "proofs/strategy.hpp"
#include "proofs/words.hpp"

namespace lawan::proofs {

// A table of moves. `read` makes of the position's text a variant of the game's types, as the
// game's own game_from_position() does.
template <class Read>
[[nodiscard]] Kind strategy_kind(Read read) {
    const auto check = [read](const std::string& text, const Claim& claim, Body& body,
                              const Means& means) {
        return std::visit(
            [&]<class G>(const G& started) {
                return StrategyCheck<G>{started.start(), claim, means}.check(body);
            },
            read(text));
    };
    return {"strategy", words::kStrategy, check};
}

}  // namespace lawan::proofs
