#include "games/othello/evaluators/edge_tables.hpp"
#include "games/othello/evaluators/evaluators.hpp"
#include "games/othello/parts.hpp"

#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>

#include "games/othello/papers/mtdf.hpp"
#include "games/othello/papers/negascout.hpp"
#include "games/othello/rules/game.hpp"
#include "module/common_options.hpp"
#include "module/make_for.hpp"
#include "module/paper_options.hpp"
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

// The weights of edge-tables that nobody gives are the fitted ones; as published they are −60 and
// −3, as the paper prints them.
template <Game G>
[[nodiscard]] AnyEvaluator<typename G::Position> judge_from(const Options& options, As as) {
    const Spec named = parse_spec(options.text("eval"));
    const Spec printed = othello::edge_tables_spec(othello::kPrintedWeights);
    if (as == As::Described || named.name != printed.name) return evaluator_from<G>(options);
    Spec judge = named;
    for (const auto& [weight, value] : printed.options) {
        if (!is_among(named.options, weight)) judge.options.emplace_back(weight, value);
    }
    return evaluator_from<G>(
        Options{as_it_is("eval"), {evaluator_option<G>()}, {{"eval", to_text(judge)}}});
}

template <Game G>
[[nodiscard]] std::unique_ptr<Bot> make_paper_bot(Method method, const Options& options) {
    const papers::Search search = search_from(options);
    Thinker<G> thinker = [method, judge = judge_from<G>(options, search.as), search](
                             const auto& position, Budget& budget, Random&) {
        return method == Method::NegaScout ? papers::negascout(position, judge, search, budget)
                                           : papers::mtdf(position, judge, search, budget);
    };
    return std::make_unique<GameBot<G>>(std::move(thinker), limits_with_depth(options),
                                        std::nullopt);
}

[[nodiscard]] BotEntry entry(std::string name, Phrase summary, const Words& as_help,
                             Method method) {
    OptionSpec eval = evaluator_option<othello::Game>();
    eval.default_value = "edge-tables";
    return {
        std::move(name),
        std::move(summary),
        "othello",
        {as_option<As>(as_help), depth_option(papers::kPaperDepth), eval, order_option(),
         nodes_option(), move_time_option()},
        [method](const AnyGame& game, const Options& options) {
            return make_for<othello::BasicGame<8>, othello::BasicGame<6>, othello::BasicGame<4>>(
                game, [&]<class G>(const G&) { return make_paper_bot<G>(method, options); });
        }};
}

}  // namespace

std::vector<BotEntry> othello::paper_bots() {
    return {
        entry("othello-negascout",
              Words{"NegaScout, six plies, edge tables", "NegaScout, enam langkah, tabel tepi"},
              Words{"exact with fitted weights, or as printed: -60 and -3 beside corners, and it "
                    "rarely searches again what it has only tested",
                    "tepat dengan bobot yang dicocokkan, atau seperti tercetak: -60 dan -3 di "
                    "sebelah sudut, dan ia jarang mencari ulang yang baru diuji"},
              Method::NegaScout),
        entry(
            "othello-mtdf",
            Words{"MTD(f), six plies, edge tables", "MTD(f), enam langkah, tabel tepi"},
            Words{"exact with fitted weights, or as printed: -60 and -3 beside corners, and bounds "
                  "are remembered without their depth",
                  "tepat dengan bobot yang dicocokkan, atau seperti tercetak: -60 dan -3 di "
                  "sebelah sudut, dan batas diingat tanpa kedalamannya"},
            Method::Mtdf),
    };
}

}  // namespace lawan
