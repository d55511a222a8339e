#include "catalog/othello_lawan.hpp"

#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>

#include "catalog/choices.hpp"
#include "catalog/common_options.hpp"
#include "engines/othello/papers/negascout.hpp"
#include "engines/othello/player.hpp"
#include "engines/othello/small_player.hpp"
#include "engines/othello/weight_file.hpp"
#include "engines/othello/weights.hpp"
#include "games/othello/game.hpp"
#include "play/game_bot.hpp"
#include "search/iterative_deepening.hpp"
#include "search/negascout.hpp"

namespace lawan {
namespace {

using othello::EngineSettings;
using othello::RootSearch;

constexpr Choices<RootSearch, 2> kAlgorithms{
    {{"negascout", RootSearch::NegaScout}, {"mtdf", RootSearch::Mtdf}}};
constexpr Choices<int, 6> kConfidence{
    {{"73", 0}, {"87", 1}, {"95", 2}, {"98", 3}, {"99", 4}, {"100", 5}}};

[[nodiscard]] EngineSettings settings_from(const Options& options) {
    return {threads_from(options), memory_from(options), chosen(options, "algorithm", kAlgorithms)};
}

[[nodiscard]] BotLimits engine_limits(const Options& options) {
    BotLimits limits;
    if (const auto depth = options.maybe_integer("depth")) {
        limits.own.depth = static_cast<int>(*depth);
    }
    if (const auto nodes = options.maybe_integer("nodes")) {
        limits.own.nodes = static_cast<std::uint64_t>(*nodes);
    }
    (options.given("move-time") ? limits.own : limits.fallback).time =
        Seconds{options.decimal("move-time")};
    return limits;
}

// The engine keeps what it has learned of a game from one move to the next.
class LawanBot final : public Bot {
  public:
    LawanBot(std::shared_ptr<const othello::Evaluation> evaluation, const Options& options)
        : player_{std::move(evaluation), settings_from(options),
                  othello::level_table(static_cast<int>(options.integer("level"))),
                  chosen(options, "confidence", kConfidence)},
          limits_{engine_limits(options)},
          seed_{seed_from(options)} {}

    void new_game(const NewGame& game) override {
        random_ = Random{seed_ ? seed_->derive(game.number) : game.seed};
        player_.new_game();
    }

    [[nodiscard]] Thought<AnyMove> think(const Turn& turn) override {
        const auto* position = turn.position.get<othello::Game>();
        if (position == nullptr) throw std::logic_error{"a bot was given another game's position"};
        Budget budget{limits_.on(turn), turn.stop};
        return erased_thought(player_.think(*position, budget, random_));
    }

  private:
    [[nodiscard]] static Thought<AnyMove> erased_thought(const Thought<othello::Move>& thought) {
        Thought<AnyMove> any{AnyMove::of(thought.best),
                             thought.valuation,
                             thought.depth,
                             thought.nodes,
                             thought.time,
                             {},
                             thought.reasons};
        for (const othello::Move move : thought.line) any.line.push_back(AnyMove::of(move));
        return any;
    }

    othello::Player player_;
    BotLimits limits_;
    std::optional<Seed> seed_;
    Random random_{Seed{}};
};

// Without its weights the engine looks at positions as the paper does.
[[nodiscard]] std::unique_ptr<Bot> paper_bot(const Options& options, const std::string& problem) {
    using P = othello::Position;
    OptionSpec eval = evaluator_option<othello::Game>();
    eval.default_value = "edge-tables";
    const Options chosen_eval{"bot lawan", {eval}, {}};
    Thinker<othello::Game> thinker = [judge = evaluator_from<othello::Game>(chosen_eval), problem](
                                         const P& position, Budget& budget, Random&) {
        NegaScout<P, AnyEvaluator<P>, ChosenOrder> search{judge, budget,
                                                          ChosenOrder::by_static_score()};
        Thought<othello::Move> thought =
            iterative_deepening(position, budget.limits().depth.value_or(60), budget,
                                [&](int depth) { return search.search(position, depth); });
        thought.reasons.push_back({"othello-no-weights", {problem}});
        return thought;
    };
    return std::make_unique<GameBot<othello::Game>>(std::move(thinker), engine_limits(options),
                                                    seed_from(options));
}

template <int Size>
[[nodiscard]] std::unique_ptr<Bot> small_bot_if(const AnyGame& game, const Options& options) {
    using G = othello::BasicGame<Size>;
    if (game.get<G>() == nullptr) return nullptr;
    auto player =
        std::make_shared<othello::SmallPlayer<Size>>(threads_from(options), memory_from(options));
    Thinker<G> thinker = [player](const auto& position, Budget& budget, Random&) {
        return player->think(position, budget);
    };
    return std::make_unique<GameBot<G>>(std::move(thinker), engine_limits(options),
                                        seed_from(options));
}

[[nodiscard]] std::unique_ptr<Bot> make(const AnyGame& game, const Options& options) {
    if (auto bot = small_bot_if<6>(game, options)) return bot;
    if (auto bot = small_bot_if<4>(game, options)) return bot;
    if (game.get<othello::Game>() == nullptr) {
        throw std::logic_error{"a bot was asked for another game"};
    }
    // Weights that somebody names must be good; those that should be there may be missing.
    if (options.has("weights")) {
        return std::make_unique<LawanBot>(std::make_shared<const othello::Evaluation>(
                                              othello::read_weight_file(options.text("weights"))),
                                          options);
    }
    const othello::ShippedWeights& shipped = othello::shipped_weights();
    if (!shipped.evaluation) return paper_bot(options, shipped.problem);
    return std::make_unique<LawanBot>(shipped.evaluation, options);
}

}  // namespace

BotEntry othello_lawan_bot() {
    OptionSpec depth = depth_option(1);
    depth.default_value.reset();
    depth.help = "plies to look ahead at most";
    return {"lawan",
            "our engine: learned patterns, selective search, exact endgames",
            std::nullopt,
            {{"level", OptionType::Integer, "strength, from 1 for beginners to 10", "10", 1,
              othello::kLevels},
             move_time_option(),
             depth,
             nodes_option(),
             threads_option(),
             memory_option(),
             choice_option("algorithm", "how the root looks for the score", kAlgorithms),
             choice_option("confidence",
                           "percent that a move cut on trust must be worth; 100 trusts nothing",
                           kConfidence),
             {"weights", OptionType::Text, "file of weights; those that come with it unless given"},
             seed_option()},
            make};
}

}  // namespace lawan
