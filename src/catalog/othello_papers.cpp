#include "catalog/othello_papers.hpp"

#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>

#include "catalog/common_options.hpp"
#include "catalog/make_for.hpp"
#include "catalog/paper_options.hpp"
#include "engines/othello/papers/mtdf.hpp"
#include "engines/othello/papers/negascout.hpp"
#include "games/othello/game.hpp"
#include "play/game_bot.hpp"

namespace lawan {
namespace {

namespace papers = othello::papers;
using papers::As;

enum class Method : std::uint8_t { NegaScout, Mtdf };

[[nodiscard]] papers::Search search_from(const Options& options) {
    return {as_from<As>(options), order_from(options)};
}

// The depth is the bot's own, whatever else limits a move: the paper always looks six plies ahead.
[[nodiscard]] BotLimits limits_with_depth(const Options& options) {
    BotLimits limits = paper_limits(options);
    limits.own.depth = static_cast<int>(options.integer("depth"));
    return limits;
}

template <Game G>
[[nodiscard]] std::unique_ptr<Bot> make_paper_bot(Method method, const Options& options) {
    Thinker<G> thinker = [method, judge = evaluator_from<G>(options),
                          search = search_from(options)](const auto& position, Budget& budget,
                                                         Random&) {
        return method == Method::NegaScout ? papers::negascout(position, judge, search, budget)
                                           : papers::mtdf(position, judge, search, budget);
    };
    return std::make_unique<GameBot<G>>(std::move(thinker), limits_with_depth(options),
                                        std::nullopt);
}

[[nodiscard]] BotEntry entry(std::string name, std::string summary, std::string as_help,
                             Method method) {
    OptionSpec eval = evaluator_option<othello::Game>();
    eval.default_value = "edge-tables";
    return {
        std::move(name),
        std::move(summary),
        "othello",
        {as_option<As>(std::move(as_help)), depth_option(papers::kPaperDepth), eval, order_option(),
         nodes_option(), move_time_option()},
        [method](const AnyGame& game, const Options& options) {
            return make_for<othello::BasicGame<8>, othello::BasicGame<6>, othello::BasicGame<4>>(
                game, [&]<class G>(const G&) { return make_paper_bot<G>(method, options); });
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
