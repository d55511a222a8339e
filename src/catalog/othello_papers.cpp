#include "catalog/othello_papers.hpp"

#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>

#include "catalog/choices.hpp"
#include "catalog/common_options.hpp"
#include "engines/othello/papers/mtdf.hpp"
#include "engines/othello/papers/negascout.hpp"
#include "games/othello/game.hpp"
#include "play/game_bot.hpp"

namespace lawan {
namespace {

namespace papers = othello::papers;
using papers::As;

constexpr Choices<As, 2> kAs{{{"described", As::Described}, {"published", As::Published}}};

enum class Method : std::uint8_t { NegaScout, Mtdf };

[[nodiscard]] papers::Search search_from(const Options& options) {
    return {chosen(options, "as", kAs), order_from(options)};
}

// The depth is the bot's own, whatever else limits a move: the paper always looks six plies ahead.
[[nodiscard]] BotLimits paper_limits(const Options& options) {
    BotLimits limits;
    limits.own.depth = static_cast<int>(options.integer("depth"));
    limits.own.time = Seconds{options.decimal("move-time")};
    if (const auto nodes = options.maybe_integer("nodes")) {
        limits.own.nodes = static_cast<std::uint64_t>(*nodes);
    }
    return limits;
}

template <int Size>
[[nodiscard]] std::unique_ptr<Bot> bot_if(Method method, const AnyGame& game,
                                          const Options& options) {
    using G = othello::BasicGame<Size>;
    if (game.get<G>() == nullptr) return nullptr;
    Thinker<G> thinker = [method, judge = evaluator_from<G>(options),
                          search = search_from(options)](const auto& position, Budget& budget,
                                                         Random&) {
        return method == Method::NegaScout ? papers::negascout(position, judge, search, budget)
                                           : papers::mtdf(position, judge, search, budget);
    };
    return std::make_unique<GameBot<G>>(std::move(thinker), paper_limits(options), std::nullopt);
}

[[nodiscard]] BotEntry entry(std::string name, std::string summary, std::string as_help,
                             Method method) {
    OptionSpec eval = evaluator_option<othello::Game>();
    eval.default_value = "edge-tables";
    return {std::move(name),
            std::move(summary),
            "othello",
            {choice_option("as", std::move(as_help), kAs), depth_option(papers::kPaperDepth), eval,
             order_option(), nodes_option(), move_time_option()},
            [method](const AnyGame& game, const Options& options) {
                auto bot = bot_if<8>(method, game, options);
                if (!bot) bot = bot_if<6>(method, game, options);
                if (!bot) bot = bot_if<4>(method, game, options);
                if (!bot) throw std::logic_error{"a bot was asked for another game"};
                return bot;
            }};
}

}  // namespace

std::vector<BotEntry> othello_paper_bots() {
    return {
        entry("othello-negascout", "NegaScout, six plies, edge tables",
              "exact, or as printed: then it rarely searches again what it has only tested",
              Method::NegaScout),
        entry("othello-mtdf", "MTD(f), six plies, edge tables",
              "exact, or as printed: then bounds are remembered without their depth", Method::Mtdf),
    };
}

}  // namespace lawan
