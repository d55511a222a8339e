#include "catalog/tictactoe_papers.hpp"

#include <memory>
#include <optional>
#include <stdexcept>

#include "catalog/common_options.hpp"
#include "catalog/make_for.hpp"
#include "catalog/paper_options.hpp"
#include "engines/tictactoe/papers/bnb.hpp"
#include "games/tictactoe/costs.hpp"
#include "games/tictactoe/game.hpp"
#include "play/game_bot.hpp"

namespace lawan {
namespace {

using tictactoe::papers::As;

// On boards that the paper's costs are not for it is refused at once.
template <Game G>
[[nodiscard]] std::unique_ptr<Bot> make_bnb(const G& game, const Options& options) {
    tictactoe::check_costs(game.start().rules());
    const As as = as_from<As>(options);
    Thinker<G> thinker = [as](const typename G::Position& position, Budget& budget, Random&) {
        return tictactoe::papers::bnb(position, as, budget);
    };
    return std::make_unique<GameBot<G>>(std::move(thinker), limits_from(options), std::nullopt);
}

}  // namespace

std::vector<BotEntry> tictactoe_paper_bots() {
    const OptionSpec as =
        as_option<As>("infinite costs as the paper describes them, or large integers that add up");
    return {{"ttt-bnb",
             "wins if it can, else defends, else attacks; NxN boards with N in a row",
             "tictactoe",
             {as},
             [](const AnyGame& game, const Options& options) {
                 return make_for<tictactoe::Game, tictactoe::WideGame>(
                     game, [&](const auto& played) { return make_bnb(played, options); });
             }}};
}

}  // namespace lawan
