// A game may come in several types, one a size for instance: from an erased position back to the
// one that it is.
#pragma once

#include <optional>
#include <stdexcept>
#include <utility>

#include "core/game.hpp"
#include "play/any_position.hpp"

namespace lawan {

// What `use` returns for the position in the one of these types that it has: use(position).
template <Game First, Game... Others, class Use>
[[nodiscard]] auto with_typed(const AnyPosition& position, const Use& use) {
    std::optional<decltype(use(std::declval<const typename First::Position&>()))> answer;
    const auto try_type = [&](const auto* typed) {
        if (typed != nullptr) answer = use(*typed);
    };
    try_type(position.get<First>());
    (try_type(position.get<Others>()), ...);
    if (!answer) throw std::logic_error{"a game was given a position of another game"};
    return *std::move(answer);
}

}  // namespace lawan
