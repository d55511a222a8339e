// A game may come in several types, one a size for instance: a bot is made for the one that is
// played.
#pragma once

#include <memory>
#include <stdexcept>

#include "core/game.hpp"
#include "play/any_game.hpp"
#include "play/bot.hpp"

namespace lawan {

// What `make` returns for the one of these types that the game has: make(const G&).
template <Game... Gs, class Make>
[[nodiscard]] std::unique_ptr<Bot> make_for(const AnyGame& game, const Make& make) {
    std::unique_ptr<Bot> bot;
    const auto try_type = [&](const auto* played) {
        if (played != nullptr) bot = make(*played);
    };
    (try_type(game.get<Gs>()), ...);
    if (!bot) throw std::logic_error{"a bot was asked for another game"};
    return bot;
}

}  // namespace lawan
