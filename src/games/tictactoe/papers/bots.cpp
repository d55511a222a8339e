#include "games/tictactoe/parts.hpp"

#include <memory>
#include <optional>
#include <stdexcept>

#include "games/tictactoe/evaluators/costs.hpp"
#include "games/tictactoe/papers/bnb.hpp"
#include "games/tictactoe/rules/game.hpp"
#include "module/common_options.hpp"
#include "module/make_for.hpp"
#include "module/paper_options.hpp"
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

std::vector<BotEntry> tictactoe::paper_bots() {
    const OptionSpec as = as_option<As>(
        Words{"infinite costs as the paper describes them, or large integers that add up",
              "biaya tak hingga seperti diuraikan makalah, atau bilangan besar yang dijumlahkan"});
    return {{"ttt-bnb",
             Words{"wins if it can, else defends, else attacks; NxN boards with N in a row",
                   "menang bila bisa, jika tidak bertahan, jika tidak menyerang; papan NxN dengan "
                   "N berderet"},
             "tictactoe",
             {as},
             [](const AnyGame& game, const Options& options) {
                 return make_for<tictactoe::Game, tictactoe::WideGame>(
                     game, [&](const auto& played) { return make_bnb(played, options); });
             }}};
}

}  // namespace lawan
