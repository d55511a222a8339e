#include "catalog/tictactoe_papers.hpp"

#include <memory>
#include <optional>
#include <stdexcept>

#include "catalog/choices.hpp"
#include "catalog/common_options.hpp"
#include "engines/tictactoe/papers/bnb.hpp"
#include "games/tictactoe/costs.hpp"
#include "games/tictactoe/game.hpp"
#include "play/game_bot.hpp"

namespace lawan {
namespace {

using tictactoe::papers::As;

constexpr Choices<As, 2> kAs{{{"described", As::Described}, {"published", As::Published}}};

// On boards that the paper's costs are not for it is refused at once.
template <Game G>
[[nodiscard]] std::unique_ptr<Bot> bnb_if(const AnyGame& game, const Options& options) {
    const G* played = game.get<G>();
    if (played == nullptr) return nullptr;
    tictactoe::check_costs(played->start().rules());
    const As as = chosen(options, "as", kAs);
    Thinker<G> thinker = [as](const typename G::Position& position, Budget& budget, Random&) {
        return tictactoe::papers::bnb(position, as, budget);
    };
    return std::make_unique<GameBot<G>>(std::move(thinker), limits_from(options), std::nullopt);
}

}  // namespace

std::vector<BotEntry> tictactoe_paper_bots() {
    const OptionSpec as = choice_option(
        "as", "infinite costs as the paper describes them, or large integers that add up", kAs);
    return {{"ttt-bnb",
             "wins if it can, else defends, else attacks; NxN boards with N in a row",
             "tictactoe",
             {as},
             [](const AnyGame& game, const Options& options) {
                 auto bot = bnb_if<tictactoe::Game>(game, options);
                 if (!bot) bot = bnb_if<tictactoe::WideGame>(game, options);
                 if (!bot) throw std::logic_error{"a bot was asked for another game"};
                 return bot;
             }}};
}

}  // namespace lawan
