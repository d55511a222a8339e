#include "module/blunders.hpp"

#include <memory>
#include <utility>

#include "module/common_options.hpp"
#include "play/blundering_bot.hpp"

namespace lawan {
namespace {

OptionSpec blunder_option() {
    return titled(
        Words{"Blunders", "Kekeliruan"},
        {"blunder", OptionType::Decimal,
         Words{"how likely it plays any legal move instead of its own",
               "seberapa mungkin ia memainkan sembarang langkah sah alih-alih langkahnya sendiri"},
         "0", 0, 1});
}

void let_blunder(BotEntry& entry) {
    const bool draws_already = option_named(entry.options, "seed") != nullptr;
    entry.options.push_back(blunder_option());
    if (!draws_already) entry.options.push_back(seed_option());
    entry.make = [make = entry.make](const AnyGame& game,
                                     const Options& options) -> std::unique_ptr<Bot> {
        auto bot = make(game, options);
        const double probability = options.decimal("blunder");
        if (probability == 0) return bot;
        return std::make_unique<BlunderingBot>(std::move(bot), probability, seed_from(options));
    };
}

}  // namespace

std::vector<GameModule> with_blunders(std::vector<GameModule> games) {
    for (GameModule& game : games) {
        for (BotEntry& bot : game.bots) {
            if (bot.name != "random") let_blunder(bot);  // which plays nothing else
        }
    }
    return games;
}

}  // namespace lawan
