#include "games/tictactoe/parts.hpp"

#include <functional>
#include <memory>
#include <stdexcept>

#include "games/tictactoe/engine/five/network_file.hpp"
#include "games/tictactoe/engine/five/player.hpp"
#include "games/tictactoe/engine/player/lawan.hpp"
#include "games/tictactoe/engine/player/line_board.hpp"
#include "games/tictactoe/engine/player/rules_of_thumb.hpp"
#include "games/tictactoe/evaluators/costs.hpp"
#include "games/tictactoe/papers/guarded.hpp"
#include "games/tictactoe/rules/game.hpp"
#include "games/tictactoe/words.hpp"
#include "module/common_options.hpp"
#include "play/game_bot.hpp"

namespace lawan {
namespace {

using SmallGame = tictactoe::Game;
using tictactoe::WideGame;
using tictactoe::five::Judge;
using tictactoe::player::LineBoard;
using tictactoe::player::RuleMove;

constexpr std::uint64_t kUsualNodes = 20'000;  // where nobody sets a limit: the same on any machine

// None for the shipped one.
[[nodiscard]] std::shared_ptr<const Judge> judge_from(const Options& options) {
    if (!options.has("weights")) return nullptr;
    return std::make_shared<const Judge>(
        tictactoe::five::read_network(options.text("weights")).network);
}

template <Game G>
[[nodiscard]] std::unique_ptr<Bot> lawan_if(const AnyGame& game, const Options& options) {
    if (game.get<G>() == nullptr) return nullptr;
    tictactoe::player::LawanSettings settings;
    settings.level = static_cast<int>(options.integer("level"));
    settings.memory = memory_from(options);
    settings.threads = threads_from(options);
    settings.means = std::make_shared<tictactoe::five::Means>(settings.threads, settings.memory,
                                                              judge_from(options));
    Thinker<G> thinker = [settings](const typename G::Position& position, Budget& budget,
                                    Random& random) {
        return tictactoe::player::think(position, settings, budget, random);
    };
    BotLimits limits = limits_from(options);
    limits.fallback = Limits::of_nodes(kUsualNodes);
    return std::make_unique<GameBot<G>>(std::move(thinker), limits, seed_from(options));
}

// Rules of thumb know nothing of forbidden moves: something else instead.
template <class P>
[[nodiscard]] Square allowed(const P& position, Square move) {
    using tictactoe::Forbidden;
    return position.forbidden(move) == Forbidden::No ? move : position.legal_moves()[0];
}

using Rule = std::function<RuleMove(const LineBoard&, Side)>;

template <Game G>
[[nodiscard]] std::unique_ptr<Bot> rule_if(const AnyGame& game, const Rule& rule) {
    if (game.get<G>() == nullptr) return nullptr;
    Thinker<G> thinker = [rule](const typename G::Position& position, Budget& budget, Random&) {
        const RuleMove move = rule(LineBoard::of(position), position.side_to_move());
        Thought<Square> thought;
        thought.best = allowed(position, Square{move.cell});
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
        thought.best = allowed(position, tictactoe::papers::move_by_guarded_costs(position));
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

[[nodiscard]] BotEntry rule_entry(std::string name, Phrase summary, const Rule& rule) {
    return {std::move(name),
            std::move(summary),
            std::nullopt,
            {},
            [rule](const AnyGame& game, const Options&) {
                return either(rule_if<SmallGame>(game, rule), rule_if<WideGame>(game, rule));
            }};
}

}  // namespace

std::vector<BotEntry> tictactoe::engine_bots() {
    const OptionSpec level = titled(
        Words{"Level", "Tingkat"}, {"level", OptionType::Integer,
                                    Words{"1 errs most, 10 never on purpose",
                                          "1 paling sering keliru, 10 tidak pernah dengan sengaja"},
                                    "10", 1, 10});
    return {{"lawan",
             Words{"perfect where it can solve the position in time, else threats and estimates",
                   "sempurna bila posisi dapat dipecahkan pada waktunya, jika tidak ancaman dan "
                   "perkiraan"},
             std::nullopt,
             {level, nodes_option(), move_time_option(), threads_option(), memory_option(),
              seed_option(),
              titled(tictactoe::words::kNetwork.title,
                     {"weights", OptionType::File, tictactoe::words::kNetwork.help})},
             [](const AnyGame& game, const Options& options) {
                 return either(lawan_if<SmallGame>(game, options),
                               lawan_if<WideGame>(game, options));
             }},
            {"ttt-bnb-guard",
             Words{"the paper's costs, but no move that lets the opponent make a fork",
                   "biaya milik makalah, tetapi tanpa langkah yang membiarkan lawan membuat garpu"},
             std::nullopt,
             {},
             [](const AnyGame& game, const Options&) {
                 return either(guarded_if<SmallGame>(game), guarded_if<WideGame>(game));
             }},
            rule_entry(
                "ttt-rules",
                Words{"the eight classic rules: win, block, fork, block a fork, centre, corners",
                      "delapan aturan klasik: menang, hadang, garpu, hadang garpu, pusat, sudut"},
                tictactoe::player::move_by_eight_rules),
            rule_entry("ttt-doubling",
                       Words{"lines count double for each mark; defends while the opponent's best "
                             "cell is worth at least as much",
                             "garis bernilai dua kali lipat untuk tiap tanda; bertahan selama "
                             "petak terbaik lawan bernilai paling sedikit sama"},
                       tictactoe::player::move_by_doubling)};
}

}  // namespace lawan
