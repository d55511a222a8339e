#include "catalog/tictactoe_lawan.hpp"

#include <functional>
#include <memory>
#include <stdexcept>

#include "catalog/common_options.hpp"
#include "engines/tictactoe/papers/guarded.hpp"
#include "engines/tictactoe/player/lawan.hpp"
#include "engines/tictactoe/player/line_board.hpp"
#include "engines/tictactoe/player/rules_of_thumb.hpp"
#include "games/tictactoe/costs.hpp"
#include "games/tictactoe/game.hpp"
#include "play/game_bot.hpp"

namespace lawan {
namespace {

using SmallGame = tictactoe::Game;
using tictactoe::WideGame;
using tictactoe::player::LineBoard;
using tictactoe::player::RuleMove;

constexpr std::uint64_t kUsualNodes = 60'000;  // where nobody sets a limit: the same on any machine

template <Game G>
[[nodiscard]] std::unique_ptr<Bot> lawan_if(const AnyGame& game, const Options& options) {
    if (game.get<G>() == nullptr) return nullptr;
    tictactoe::player::LawanSettings settings;
    settings.level = static_cast<int>(options.integer("level"));
    settings.memory = memory_from(options);
    Thinker<G> thinker = [settings](const typename G::Position& position, Budget& budget,
                                    Random& random) {
        return tictactoe::player::think(position, settings, budget, random);
    };
    BotLimits limits = limits_from(options);
    limits.fallback = Limits::of_nodes(kUsualNodes);
    return std::make_unique<GameBot<G>>(std::move(thinker), limits, seed_from(options));
}

using Rule = std::function<RuleMove(const LineBoard&, Side)>;

template <Game G>
[[nodiscard]] std::unique_ptr<Bot> rule_if(const AnyGame& game, const Rule& rule) {
    if (game.get<G>() == nullptr) return nullptr;
    Thinker<G> thinker = [rule](const typename G::Position& position, Budget& budget, Random&) {
        const RuleMove move = rule(LineBoard::of(position), position.side_to_move());
        Thought<Square> thought;
        thought.best = Square{move.cell};
        thought.line = {thought.best};
        thought.depth = 1;
        thought.time = budget.elapsed();
        thought.reasons = {move.reason};
        return thought;
    };
    return std::make_unique<GameBot<G>>(std::move(thinker), BotLimits{}, std::nullopt);
}

template <Game G>
[[nodiscard]] std::unique_ptr<Bot> guarded_if(const AnyGame& game) {
    const G* played = game.get<G>();
    if (played == nullptr) return nullptr;
    tictactoe::check_costs(played->start().rules());
    Thinker<G> thinker = [](const typename G::Position& position, Budget& budget, Random&) {
        Thought<Square> thought;
        thought.best = tictactoe::papers::move_by_guarded_costs(position);
        thought.line = {thought.best};
        thought.depth = 1;
        thought.time = budget.elapsed();
        thought.reasons = tictactoe::player::reasons_for(
            LineBoard::of(position), position.side_to_move(), thought.best.index());
        return thought;
    };
    return std::make_unique<GameBot<G>>(std::move(thinker), BotLimits{}, std::nullopt);
}

// The first that knows the type of the game.
[[nodiscard]] std::unique_ptr<Bot> either(std::unique_ptr<Bot> bot, std::unique_ptr<Bot> wide) {
    if (!bot) bot = std::move(wide);
    if (!bot) throw std::logic_error{"a bot was asked for another game"};
    return bot;
}

[[nodiscard]] BotEntry rule_entry(std::string name, std::string summary, const Rule& rule) {
    return {std::move(name),
            std::move(summary),
            std::nullopt,
            {},
            [rule](const AnyGame& game, const Options&) {
                return either(rule_if<SmallGame>(game, rule), rule_if<WideGame>(game, rule));
            }};
}

}  // namespace

std::vector<BotEntry> tictactoe_lawan_bots() {
    const OptionSpec level{
        "level", OptionType::Integer, "1 errs most, 10 never on purpose", "10", 1, 10};
    OptionSpec memory = memory_option();
    return {
        {"lawan",
         "perfect where it can solve the position in time, else threats and estimates",
         std::nullopt,
         {level, nodes_option(), move_time_option(), memory, seed_option()},
         [](const AnyGame& game, const Options& options) {
             return either(lawan_if<SmallGame>(game, options), lawan_if<WideGame>(game, options));
         }},
        {"ttt-bnb-guard",
         "the paper's costs, but no move that lets the opponent make a fork",
         std::nullopt,
         {},
         [](const AnyGame& game, const Options&) {
             return either(guarded_if<SmallGame>(game), guarded_if<WideGame>(game));
         }},
        rule_entry("ttt-rules",
                   "the eight classic rules: win, block, fork, block a fork, centre, corners",
                   tictactoe::player::move_by_eight_rules),
        rule_entry("ttt-doubling",
                   "lines count double for each mark; defends while the opponent's best cell is "
                   "worth more",
                   tictactoe::player::move_by_doubling)};
}

}  // namespace lawan
