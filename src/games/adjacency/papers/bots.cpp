#include "games/adjacency/parts.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>

#include "games/adjacency/papers/a_genetic.hpp"
#include "games/adjacency/papers/a_minimax.hpp"
#include "games/adjacency/papers/b_annealing.hpp"
#include "games/adjacency/papers/b_genetic.hpp"
#include "games/adjacency/papers/b_minimax.hpp"
#include "games/adjacency/papers/c_genetic.hpp"
#include "games/adjacency/papers/c_minimax.hpp"
#include "games/adjacency/papers/hillclimb.hpp"
#include "games/adjacency/papers/words.hpp"
#include "games/adjacency/rules/game.hpp"
#include "module/common_options.hpp"
#include "module/dependent_options.hpp"
#include "module/local_options.hpp"
#include "module/paper_options.hpp"
#include "play/game_bot.hpp"
#include "work/threads.hpp"

namespace lawan {
namespace {

namespace papers = adjacency::papers;
namespace text = adjacency::papers::words;
using papers::As;
using AdjacencyThinker = Thinker<adjacency::Game>;

// The published program of adjacency-a has no limit; that of adjacency-b stops earlier.
constexpr Seconds kBPublishedTime{4.7};

[[nodiscard]] As as_from(const Options& options) {
    return lawan::as_from<As>(options);
}

[[nodiscard]] int integer(const Options& options, std::string_view name) {
    return static_cast<int>(options.integer(name));
}

[[nodiscard]] BotLimits a_minimax_limits(const Options& options) {
    BotLimits limits = paper_limits(options);
    if (as_from(options) == As::Published && !options.given("move-time")) limits.own.time.reset();
    return limits;
}

[[nodiscard]] BotLimits b_minimax_limits(const Options& options) {
    BotLimits limits = paper_limits(options);
    if (as_from(options) == As::Published && !options.given("move-time")) {
        limits.own.time = kBPublishedTime;
    }
    return limits;
}

[[nodiscard]] AdjacencyThinker a_minimax(const Options& options) {
    return [o = papers::AMinimax{as_from(options), integer(options, "depth")}](
               const adjacency::Position& position, Budget& budget, Random& random) {
        return papers::a_minimax(position, o, budget, random);
    };
}

[[nodiscard]] AdjacencyThinker a_hillclimb(const Options& options) {
    return [o = climbing_from(options)](const adjacency::Position& position, Budget& budget,
                                        Random& random) {
        return papers::a_hillclimb(position, o, budget, random);
    };
}

[[nodiscard]] AdjacencyThinker a_genetic(const Options& options) {
    const auto changed = changed_by(options, genetic::MoveSequence{});
    return [o = papers::AGenetic{as_from(options), changed.population, changed.generations,
                                 changed.mutation}](const adjacency::Position& position,
                                                    Budget& budget, Random& random) {
        return papers::a_genetic(position, o, budget, random);
    };
}

[[nodiscard]] AdjacencyThinker b_minimax(const Options& options) {
    papers::BMinimax o;
    o.as = as_from(options);
    o.leaves = integer(options, "leaves");
    o.threads = options.has("threads") ? integer(options, "threads") : available_workers();
    return [o](const adjacency::Position& position, Budget& budget, Random&) {
        return papers::b_minimax(position, o, budget);
    };
}

[[nodiscard]] AdjacencyThinker b_annealing(const Options& options) {
    const local::Annealing annealing = annealing_from(options);
    if (as_from(options) == As::Published) {
        // The program's temperature outlives a move, so a bot has one of its own.
        auto program = std::make_shared<papers::BAnnealingPublished>(annealing);
        return [program](const adjacency::Position& position, Budget& budget, Random& random) {
            return program->think(position, budget, random);
        };
    }
    const papers::BAnnealing o{annealing,
                               {integer(options, "stable"), integer(options, "unstable")}};
    return [o](const adjacency::Position& position, Budget& budget, Random& random) {
        return papers::b_annealing(position, o, budget, random);
    };
}

[[nodiscard]] AdjacencyThinker b_genetic(const Options& options) {
    genetic::MovePairs pairs;
    if (as_from(options) == As::Published) {
        pairs.population = papers::kBPublishedPopulation;
        return [o = changed_by(options, pairs)](const adjacency::Position& position, Budget& budget,
                                                Random& random) {
            return papers::b_genetic_published(position, o.population, budget, random);
        };
    }
    return [o = changed_by(options, pairs)](const adjacency::Position& position, Budget& budget,
                                            Random& random) {
        return papers::b_genetic(position, o, budget, random);
    };
}

[[nodiscard]] AdjacencyThinker c_minimax(const Options& options) {
    return [o = papers::CMinimax{as_from(options), integer(options, "depth")}](
               const adjacency::Position& position, Budget& budget, Random& random) {
        return papers::c_minimax(position, o, budget, random);
    };
}

[[nodiscard]] AdjacencyThinker c_hillclimb(const Options& options) {
    return [o = papers::CHillclimb{as_from(options), integer(options, "plateau")}](
               const adjacency::Position& position, Budget& budget, Random& random) {
        return papers::c_hillclimb(position, o, budget, random);
    };
}

[[nodiscard]] AdjacencyThinker c_genetic(const Options& options) {
    if (as_from(options) == As::Published) {
        const int population = changed_by(options, genetic::TreeGenetic{}).population;
        return [o = papers::CGeneticPublished{population}](const adjacency::Position& position,
                                                           Budget& budget, Random& random) {
            return papers::c_genetic_published(position, o, budget, random);
        };
    }
    return [o = changed_by(options, genetic::TreeGenetic{})](const adjacency::Position& position,
                                                             Budget& budget, Random& random) {
        return papers::c_genetic(position, o, budget, random);
    };
}

using MakeThinker = std::function<AdjacencyThinker(const Options&)>;
using MakeLimits = std::function<BotLimits(const Options&)>;

// What the published programs do not have, or only they have.
[[nodiscard]] std::vector<DependentOption> dependent_options_of(std::string_view bot) {
    const auto described = [](std::string_view option) {
        return DependentOption{option, "as", "described"};
    };
    if (bot == "b-minimax") return {described("threads"), {"leaves", "as", "published"}};
    if (bot == "b-annealing") return {described("stable"), described("unstable")};
    if (bot == "b-genetic") {
        return {described("parents"), described("generations"), described("mutation")};
    }
    if (bot == "c-hillclimb") return {described("plateau")};
    if (bot == "c-genetic") {
        return {described("generations"), described("mutation"), described("crossover"),
                described("genes")};
    }
    return {};
}

// `as`, its own options, and those that all of them have.
[[nodiscard]] BotEntry entry(std::string name, Phrase summary, std::vector<OptionSpec> own,
                             MakeThinker thinker, MakeLimits limits = paper_limits) {
    std::string paper = std::string{"adjacency-"} + name.front();
    own.insert(own.begin(), as_option<As>(text::kAs));
    for (auto& option : {seed_option(), nodes_option(), move_time_option()}) {
        own.push_back(option);
    }
    auto make = [thinker = std::move(thinker), limits = std::move(limits),
                 dependent = dependent_options_of(name)](
                    const AnyGame& game, const Options& options) -> std::unique_ptr<Bot> {
        check_dependent(options, dependent);
        if (game.get<adjacency::Game>() == nullptr) {
            throw std::logic_error{"a bot was asked for another game"};
        }
        return std::make_unique<GameBot<adjacency::Game>>(thinker(options), limits(options),
                                                          seed_from(options));
    };
    return {std::move(name), std::move(summary), std::move(paper), std::move(own), make};
}

[[nodiscard]] Phrase described(const Phrase& help) {
    return {text::kDescribed, {help}};
}

[[nodiscard]] OptionSpec described(OptionSpec option) {
    option.help = described(option.help);
    return option;
}

[[nodiscard]] OptionSpec option(std::string name, OptionType type, const OptionWords& words,
                                std::optional<std::string> value, double min, double max) {
    return titled(words.title, {std::move(name), type, words.help, std::move(value), min, max});
}

[[nodiscard]] std::vector<OptionSpec> b_minimax_options() {
    return {option("leaves", OptionType::Integer, text::kLeaves, "1000000", 1, 1e9),
            described(option("threads", OptionType::Integer, text::kThreads, {}, 1, 256))};
}

[[nodiscard]] std::vector<OptionSpec> b_annealing_options() {
    auto options = cooling_options();
    options.push_back(
        described(option("stable", OptionType::Integer, text::kStable, "4", 0, 1000)));
    options.push_back(
        described(option("unstable", OptionType::Integer, text::kUnstable, "1", 0, 1000)));
    return options;
}

[[nodiscard]] std::vector<OptionSpec> a_genetic_options() {
    return {population_option(text::kAPopulation), generations_option(text::kAGenerations),
            mutation_option(text::kAMutation)};
}

[[nodiscard]] std::vector<OptionSpec> b_genetic_options() {
    return {population_option(text::kBPopulation),
            described(option("parents", OptionType::Integer, text::kParents, {}, 1, 1e5)),
            described(generations_option(text::kBGenerations)),
            described(mutation_option(text::kBMutation))};
}

[[nodiscard]] std::vector<OptionSpec> c_genetic_options() {
    return {population_option(text::kCPopulation),
            described(generations_option(text::kCGenerations)),
            described(mutation_option(text::kCMutation)),
            described(option("crossover", OptionType::Decimal, text::kCrossover, {}, 0, 1)),
            described(option("genes", OptionType::Integer, text::kGenes, {}, 1, 56))};
}

}  // namespace

std::vector<BotEntry> adjacency::paper_bots() {
    const OptionSpec depth = depth_option(3);
    return {
        entry("a-minimax", text::kAMinimax, {depth}, a_minimax, a_minimax_limits),
        entry("a-hillclimb", text::kAHillclimb, climbing_options(), a_hillclimb),
        entry("a-genetic", text::kAGenetic, a_genetic_options(), a_genetic),
        entry("b-minimax", text::kBMinimax, b_minimax_options(), b_minimax, b_minimax_limits),
        entry("b-annealing", text::kBAnnealing, b_annealing_options(), b_annealing),
        entry("b-genetic", text::kBGenetic, b_genetic_options(), b_genetic),
        entry("c-minimax", text::kCMinimax, {depth}, c_minimax),
        entry("c-hillclimb", text::kCHillclimb, {described(plateau_option())}, c_hillclimb),
        entry("c-genetic", text::kCGenetic, c_genetic_options(), c_genetic),
    };
}

}  // namespace lawan
