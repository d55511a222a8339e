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
#include "engines/othello/time_plan.hpp"
#include "engines/othello/weight_file.hpp"
#include "engines/othello/weights.hpp"
#include "games/othello/game.hpp"
#include "play/clock.hpp"
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

struct BookToUse {
    std::shared_ptr<const othello::OpeningBook> book;
    std::string problem = {};  // with the one that comes with the program
};

// A book that somebody names must be good. Weaker levels err in openings as elsewhere.
[[nodiscard]] BookToUse book_from(const Options& options) {
    const std::string name = options.has("book") ? options.text("book") : "";
    if (name == "off" || options.integer("level") != othello::kLevels) return {nullptr};
    if (!name.empty() && name != "on") {
        return {std::make_shared<const othello::OpeningBook>(othello::OpeningBook::read(name))};
    }
    // Another evaluation is measured by what it finds itself.
    if (options.has("weights") && name != "on") return {nullptr};
    const othello::ShippedBook& shipped = othello::shipped_book();
    return {shipped.book, shipped.problem};
}

// The engine keeps what it has learned of a game from one move to the next.
class LawanBot final : public Bot, public WatchesTheClock {
  public:
    LawanBot(std::shared_ptr<const othello::Evaluation> evaluation, BookToUse book,
             const Options& options)
        : book_{std::move(book)},
          player_{std::move(evaluation), settings_from(options),
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
        player_.set_unused_time(left_ ? othello::UnusedTime::Kept : othello::UnusedTime::Lost);
        const Limits limits = limits_on(turn, position->empty_squares().count());
        Budget budget{limits, turn.stop};
        // A search that was asked for is made.
        if (!limits.depth && !limits.nodes) {
            if (auto known = from_book(*position)) return erased_thought(*std::move(known));
        }
        auto thought = player_.think(*position, budget, random_);
        if (!book_.problem.empty()) thought.reasons.push_back({"othello-no-book", {book_.problem}});
        return erased_thought(thought);
    }

    void told_of_control(const TimeControl& control) override {
        increment_ = control.game ? control.game->increment : Seconds{0};
    }
    void told_of_time_left(const PerSide<Seconds>& left) override { left_ = left; }

  private:
    // Whoever tells of the time left does so before each turn.
    [[nodiscard]] Limits limits_on(const Turn& turn, int empties) {
        Limits limits = limits_.on(turn);
        if (!left_) return limits;
        const Seconds left = (*left_)[turn.position.side_to_move()];
        left_.reset();
        return limits.tightened_by(
            Limits::of_time(othello::time_for_turn(left, increment_, empties)));
    }

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

    [[nodiscard]] std::optional<Thought<othello::Move>> from_book(
        const othello::Position& position) const {
        if (!book_.book) return std::nullopt;
        const auto moves = book_.book->moves(othello::board_of(position));
        if (moves.empty()) return std::nullopt;
        Thought<othello::Move> thought{};
        thought.best = othello::move_of(moves.front().square);
        thought.valuation = Valuation::estimated(Score{moves.front().score});
        thought.line = {thought.best};
        thought.reasons = {{"othello-from-book", {}}};
        return thought;
    }

    BookToUse book_;
    othello::Player player_;
    BotLimits limits_;
    std::optional<Seed> seed_;
    Random random_{Seed{}};
    Seconds increment_{0};
    std::optional<PerSide<Seconds>> left_;  // of the time for the whole game
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
    auto player = std::make_shared<othello::SmallPlayer<Size>>(
        threads_from(options), memory_from(options),
        othello::level_table(static_cast<int>(options.integer("level"))));
    Thinker<G> thinker = [player](const auto& position, Budget& budget, Random& random) {
        return player->think(position, budget, random);
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
                                          book_from(options), options);
    }
    const othello::ShippedWeights& shipped = othello::shipped_weights();
    if (!shipped.evaluation) return paper_bot(options, shipped.problem);
    return std::make_unique<LawanBot>(shipped.evaluation, book_from(options), options);
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
             {"book", OptionType::Text,
              "opening book: off, on (the one that comes with it) or a file; on unless weights are "
              "given"},
             {"weights", OptionType::Text, "file of weights; those that come with it unless given"},
             seed_option()},
            make};
}

}  // namespace lawan
