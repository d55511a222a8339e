#include "games/othello/evaluators/edge_tables.hpp"
#include "games/othello/parts.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>

#include "games/othello/engine/player.hpp"
#include "games/othello/engine/small_player.hpp"
#include "games/othello/engine/turn_weights.hpp"
#include "games/othello/engine/weight_file.hpp"
#include "games/othello/engine/weights.hpp"
#include "games/othello/papers/negascout.hpp"
#include "games/othello/rules/game.hpp"
#include "games/othello/words.hpp"
#include "module/choices.hpp"
#include "module/common_options.hpp"
#include "module/for_command_line.hpp"
#include "module/words.hpp"
#include "play/clock.hpp"
#include "play/game_bot.hpp"
#include "search/iterative_deepening.hpp"
#include "search/negascout.hpp"

namespace lawan {
namespace {

using othello::EngineSettings;
using othello::RootSearch;

constexpr Choices<RootSearch, 2> kRootSearches{
    {{"negascout", RootSearch::NegaScout}, {"mtdf", RootSearch::Mtdf}}};
template <std::size_t... I>
constexpr Choices<int, sizeof...(I)> confidence_choices(std::index_sequence<I...>) {
    return {{{othello::kConfidences[I].percent, static_cast<int>(I)}...}};
}
constexpr auto kConfidence =
    confidence_choices(std::make_index_sequence<othello::kConfidences.size()>{});

[[nodiscard]] EngineSettings settings_from(const Options& options) {
    return {threads_from(options), memory_from(options),
            chosen(options, "algorithm", kRootSearches)};
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

// What the bot judges by and knows of openings, once it is read.
struct Knowledge {
    othello::ShippedWeights weights;
    othello::ShippedBook book;
};
using Learns = std::function<Knowledge()>;

// Files that somebody names must be good, so they are read at once. Those that should be there may
// be missing, and a page without a server has to fetch them: they are read when the bot first has a
// game, before its clock runs. Weaker levels err in openings as elsewhere.
[[nodiscard]] std::function<othello::ShippedBook()> book_from(const Options& options) {
    const std::string name = options.has("book") ? options.text("book") : "";
    const auto none = [] { return othello::ShippedBook{}; };
    if (name == "off" || options.integer("level") != othello::kLevels) return none;
    if (!name.empty() && name != "on") {
        othello::ShippedBook named{
            std::make_shared<const othello::OpeningBook>(othello::OpeningBook::read(name))};
        return [named = std::move(named)] { return named; };
    }
    // Another evaluation is measured by what it finds itself.
    if (options.has("weights") && name != "on") return none;
    return othello::shipped_book;
}

[[nodiscard]] Learns knowledge_from(const Options& options) {
    auto book = book_from(options);
    if (!options.has("weights")) {
        return [book = std::move(book)] { return Knowledge{othello::shipped_weights(), book()}; };
    }
    othello::ShippedWeights named{othello::read_evaluation(options.text("weights"))};
    return [named = std::move(named), book = std::move(book)] { return Knowledge{named, book()}; };
}

// Chooses a move as the engine does. It keeps what it has learned of a game from one move to the
// next.
class Judge {
  public:
    virtual ~Judge() = default;
    virtual void new_game() {}
    [[nodiscard]] virtual Thought<othello::Move> think(const othello::Position& position,
                                                       Budget& budget, Random& random,
                                                       UnusedTime unused) = 0;
};

class EngineJudge final : public Judge {
  public:
    EngineJudge(const othello::ShippedWeights& weights, const Options& options)
        : no_network_{weights.problem},
          player_{weights.evaluation, settings_from(options),
                  othello::strength_of(static_cast<int>(options.integer("level"))),
                  chosen(options, "confidence", kConfidence)} {}

    void new_game() override { player_.new_game(); }
    [[nodiscard]] Thought<othello::Move> think(const othello::Position& position, Budget& budget,
                                               Random& random, UnusedTime unused) override {
        player_.set_unused_time(unused);
        auto thought = player_.think(position, budget, random);
        if (!no_network_.empty()) thought.reasons.push_back({words::kNoNetwork, {no_network_}});
        return thought;
    }

  private:
    Phrase no_network_;  // why; empty where there is one, or none was meant
    othello::Player player_;
};

// Without its weights the engine looks at positions as the paper does.
class PaperJudge final : public Judge {
  public:
    explicit PaperJudge(Phrase problem) : problem_{std::move(problem)} {}

    [[nodiscard]] Thought<othello::Move> think(const othello::Position& position, Budget& budget,
                                               Random& /*random*/, UnusedTime /*unused*/) override {
        using P = othello::Position;
        NegaScout<P, AnyEvaluator<P>, ChosenOrder> search{judge_, budget,
                                                          ChosenOrder::by_static_score()};
        Thought<othello::Move> thought =
            iterative_deepening(position, budget.limits().depth.value_or(60), budget,
                                [&](int depth) { return search.search(position, depth); });
        thought.reasons.push_back({words::kNoWeights, {problem_}});
        return thought;
    }

  private:
    Phrase problem_;
    AnyEvaluator<othello::Position> judge_{
        othello::EdgeTablesEvaluation<8>{othello::kFittedWeights}};
};

class LawanBot final : public Bot, public WatchesTheClock {
  public:
    LawanBot(Learns learns, const Options& options)
        : learns_{std::move(learns)},
          options_{options},
          limits_{engine_limits(options)},
          seed_{seed_from(options)} {}

    void new_game(const NewGame& game) override {
        random_ = Random{seed_ ? seed_->derive(game.number) : game.seed};
        judge().new_game();
    }

    [[nodiscard]] Thought<AnyMove> think(const Turn& turn) override {
        const auto* position = turn.position.get<othello::Game>();
        if (position == nullptr) throw std::logic_error{"a bot was given another game's position"};
        Judge& engine = judge();  // before its time begins
        const UnusedTime unused = left_ ? UnusedTime::Kept : UnusedTime::Lost;
        const Limits limits = limits_on(turn, position->empty_squares().count());
        Budget budget = Budget::for_move(limits, turn.stop, *turn.clock);
        budget.tell(turn.watcher);
        // A search that was asked for is made.
        if (!limits.depth && !limits.nodes) {
            if (const auto known = from_book(*position)) return erased(*known);
        }
        auto thought = engine.think(*position, budget, random_, unused);
        if (!book_.problem.empty()) thought.reasons.push_back({words::kNoBook, {book_.problem}});
        return erased(thought);
    }

    void told_of_control(const TimeControl& control) override {
        increment_ = control.game ? control.game->increment : Seconds{0};
    }
    void told_of_time_left(const PerSide<Seconds>& left) override { left_ = left; }

  private:
    [[nodiscard]] Judge& judge() {
        if (judge_ && (kForCommandLine || !lacks_)) return *judge_;
        const auto [weights, book] = learns_();
        lacks_ = !weights.problem.empty() || !book.problem.empty();
        if (weights.evaluation) {
            book_ = book;
            judge_ = std::make_unique<EngineJudge>(weights, options_);
        } else {
            judge_ = std::make_unique<PaperJudge>(weights.problem);
        }
        return *judge_;
    }

    // Whoever tells of the time left does so before each turn.
    [[nodiscard]] Limits limits_on(const Turn& turn, int empties) {
        Limits limits = limits_.on(turn);
        if (!left_) return limits;
        const Seconds left = (*left_)[turn.position.side_to_move()];
        left_.reset();
        return limits.tightened_by(
            Limits::of_time(time_for_move({left, increment_}, othello::share_of_turn(empties))));
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
        thought.reasons = {othello::words::kFromBook};
        return thought;
    }

    Learns learns_;
    Options options_;
    std::unique_ptr<Judge> judge_;  // none before the first game
    bool lacks_ = false;            // something could not be read
    othello::ShippedBook book_;
    BotLimits limits_;
    std::optional<Seed> seed_;
    Random random_{Seed{}};
    Seconds increment_{0};
    std::optional<PerSide<Seconds>> left_;  // of the time for the whole game
};

template <int Size>
[[nodiscard]] std::unique_ptr<Bot> small_bot_if(const AnyGame& game, const Options& options) {
    using G = othello::BasicGame<Size>;
    if (game.get<G>() == nullptr) return nullptr;
    auto player = std::make_shared<othello::SmallPlayer<Size>>(
        threads_from(options), memory_from(options),
        othello::strength_of(static_cast<int>(options.integer("level"))));
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
    return std::make_unique<LawanBot>(knowledge_from(options), options);
}

}  // namespace

BotEntry othello::engine_bot() {
    OptionSpec depth = depth_option(1);
    depth.default_value.reset();
    depth.help = words::kDepthAtMost;
    const auto file = [](const char* name, const OptionWords& words) {
        return titled(words.title, {name, OptionType::File, words.help});
    };
    return {"lawan",
            words::kEngine,
            std::nullopt,
            {titled(words::kLevel.title,
                    {"level", OptionType::Integer, words::kLevel.help, "10", 1, othello::kLevels}),
             move_time_option(), depth, nodes_option(), threads_option(), memory_option(),
             choice_option("algorithm", words::kAlgorithm, kRootSearches),
             choice_option("confidence", words::kConfidence, kConfidence),
             file("book", words::kBook), file("weights", words::kWeights), seed_option()},
            make};
}

}  // namespace lawan
