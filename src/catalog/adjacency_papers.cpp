#include "catalog/adjacency_papers.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>

#include "catalog/common_options.hpp"
#include "catalog/local_options.hpp"
#include "catalog/meant.hpp"
#include "catalog/paper_options.hpp"
#include "engines/adjacency/papers/a_genetic.hpp"
#include "engines/adjacency/papers/a_minimax.hpp"
#include "engines/adjacency/papers/b_annealing.hpp"
#include "engines/adjacency/papers/b_genetic.hpp"
#include "engines/adjacency/papers/b_minimax.hpp"
#include "engines/adjacency/papers/c_genetic.hpp"
#include "engines/adjacency/papers/c_minimax.hpp"
#include "engines/adjacency/papers/hillclimb.hpp"
#include "games/adjacency/game.hpp"
#include "play/game_bot.hpp"
#include "work/threads.hpp"

namespace lawan {
namespace {

namespace papers = adjacency::papers;
using papers::As;
using AdjacencyThinker = Thinker<adjacency::Game>;
using adjacency::Position;

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
               const Position& position, Budget& budget, Random& random) {
        return papers::a_minimax(position, o, budget, random);
    };
}

[[nodiscard]] AdjacencyThinker a_hillclimb(const Options& options) {
    return [o = climbing_from(options)](const Position& position, Budget& budget, Random& random) {
        return papers::a_hillclimb(position, o, budget, random);
    };
}

[[nodiscard]] AdjacencyThinker a_genetic(const Options& options) {
    const auto changed = changed_by(options, genetic::MoveSequence{});
    return [o = papers::AGenetic{as_from(options), changed.population, changed.generations,
                                 changed.mutation}](const Position& position, Budget& budget,
                                                    Random& random) {
        return papers::a_genetic(position, o, budget, random);
    };
}

[[nodiscard]] AdjacencyThinker b_minimax(const Options& options) {
    papers::BMinimax o;
    o.as = as_from(options);
    o.leaves = integer(options, "leaves");
    o.threads = options.has("threads") ? integer(options, "threads") : available_workers();
    return [o](const Position& position, Budget& budget, Random&) {
        return papers::b_minimax(position, o, budget);
    };
}

[[nodiscard]] AdjacencyThinker b_annealing(const Options& options) {
    const local::Annealing annealing = annealing_from(options);
    if (as_from(options) == As::Published) {
        // The program's temperature outlives a move, so a bot has one of its own.
        auto program = std::make_shared<papers::BAnnealingPublished>(annealing);
        return [program](const Position& position, Budget& budget, Random& random) {
            return program->think(position, budget, random);
        };
    }
    const papers::BAnnealing o{annealing,
                               {integer(options, "stable"), integer(options, "unstable")}};
    return [o](const Position& position, Budget& budget, Random& random) {
        return papers::b_annealing(position, o, budget, random);
    };
}

[[nodiscard]] AdjacencyThinker b_genetic(const Options& options) {
    genetic::MovePairs pairs;
    if (as_from(options) == As::Published) {
        pairs.population = papers::kBPublishedPopulation;
        return [o = changed_by(options, pairs)](const Position& position, Budget& budget,
                                                Random& random) {
            return papers::b_genetic_published(position, o.population, budget, random);
        };
    }
    return
        [o = changed_by(options, pairs)](const Position& position, Budget& budget, Random& random) {
            return papers::b_genetic(position, o, budget, random);
        };
}

[[nodiscard]] AdjacencyThinker c_minimax(const Options& options) {
    return [o = papers::CMinimax{as_from(options), integer(options, "depth")}](
               const Position& position, Budget& budget, Random& random) {
        return papers::c_minimax(position, o, budget, random);
    };
}

[[nodiscard]] AdjacencyThinker c_hillclimb(const Options& options) {
    return [o = papers::CHillclimb{as_from(options), integer(options, "plateau")}](
               const Position& position, Budget& budget, Random& random) {
        return papers::c_hillclimb(position, o, budget, random);
    };
}

[[nodiscard]] AdjacencyThinker c_genetic(const Options& options) {
    if (as_from(options) == As::Published) {
        genetic::TreeGenetic program;
        program.mutation = papers::CGeneticPublished{}.mutation;
        program = changed_by(options, program);
        return [o = papers::CGeneticPublished{program.population, program.generations,
                                              program.mutation}](const Position& position,
                                                                 Budget& budget, Random& random) {
            return papers::c_genetic_published(position, o, budget, random);
        };
    }
    return [o = changed_by(options, genetic::TreeGenetic{})](const Position& position,
                                                             Budget& budget, Random& random) {
        return papers::c_genetic(position, o, budget, random);
    };
}

using MakeThinker = std::function<AdjacencyThinker(const Options&)>;
using MakeLimits = std::function<BotLimits(const Options&)>;

// What the published programs do not have, or only they have.
[[nodiscard]] std::vector<Meant> meant_of(std::string_view bot) {
    const auto described = [](std::string_view option) {
        return Meant{option, "as", {"described"}};
    };
    if (bot == "b-minimax") return {described("threads"), {"leaves", "as", {"published"}}};
    if (bot == "b-annealing") return {described("stable"), described("unstable")};
    if (bot == "b-genetic") {
        return {described("parents"), described("generations"), described("mutation")};
    }
    if (bot == "c-hillclimb") return {described("plateau")};
    if (bot == "c-genetic") return {described("crossover"), described("genes")};
    return {};
}

// `as`, its own options, and those that all of them have.
[[nodiscard]] BotEntry entry(std::string name, std::string summary, std::vector<OptionSpec> own,
                             MakeThinker thinker, MakeLimits limits = paper_limits) {
    std::string paper = std::string{"adjacency-"} + name.front();
    own.insert(own.begin(),
               as_option<As>("as the paper describes it, or as its program was published"));
    for (auto& option : {seed_option(), nodes_option(), move_time_option()}) {
        own.push_back(option);
    }
    auto make = [thinker = std::move(thinker), limits = std::move(limits), meant = meant_of(name)](
                    const AnyGame& game, const Options& options) -> std::unique_ptr<Bot> {
        check_meant(options, meant);
        if (game.get<adjacency::Game>() == nullptr) {
            throw std::logic_error{"a bot was asked for another game"};
        }
        return std::make_unique<GameBot<adjacency::Game>>(thinker(options), limits(options),
                                                          seed_from(options));
    };
    return {std::move(name), std::move(summary), std::move(paper), std::move(own), make};
}

[[nodiscard]] std::vector<OptionSpec> b_annealing_options() {
    auto options = cooling_options();
    options.push_back({"stable", OptionType::Integer,
                       "described: weight of a mark that cannot be flipped", "4", 0, 1000});
    options.push_back({"unstable", OptionType::Integer,
                       "described: weight of a mark that can be flipped", "1", 0, 1000});
    return options;
}

}  // namespace

std::vector<BotEntry> adjacency_paper_bots() {
    const OptionSpec depth = depth_option(3);
    const OptionSpec leaves{"leaves",
                            OptionType::Integer,
                            "published: leaves of the tree that the first depth is chosen for",
                            "1000000",
                            1,
                            1e9};
    const OptionSpec threads{"threads",
                             OptionType::Integer,
                             "described: that share the root's moves; all cores unless given",
                             {},
                             1,
                             256};
    const OptionSpec parents{
        "parents", OptionType::Integer, "described: drawn in a generation; 4 unless given", {}, 1,
        1e5};
    const OptionSpec crossover{"crossover",
                               OptionType::Decimal,
                               "described: probability for a pair; 0.8 unless given",
                               {},
                               0,
                               1};
    const OptionSpec genes{
        "genes", OptionType::Integer, "described: plies in a chromosome; 7 unless given", {}, 1,
        56};
    OptionSpec plateau = plateau_option();
    plateau.help = "described: " + plateau.help;
    return {
        entry("a-minimax", "alpha-beta, three plies, mark difference", {depth}, a_minimax,
              a_minimax_limits),
        entry("a-hillclimb", "steepest ascent over the mark difference", climbing_options(),
              a_hillclimb),
        entry("a-genetic", "lines of play that exchange halves",
              {population_option("lines; 100 unless given"), generations_option("100 unless given"),
               mutation_option("of a gene, besides cells that stand twice; 0 unless given")},
              a_genetic),
        entry("b-minimax", "alpha-beta as deep as time allows, linear volatility",
              {leaves, threads}, b_minimax, b_minimax_limits),
        entry("b-annealing", "simulated annealing with a greedy reply", b_annealing_options(),
              b_annealing),
        entry("b-genetic", "rounds of play, ordered crossover",
              {population_option("chromosomes; 8, published 50, unless given"), parents,
               generations_option("described: at most; 200 unless given"),
               mutation_option("described: of a child; 0.1 unless given")},
              b_genetic),
        entry("c-minimax", "alpha-beta, three plies, sorted successors", {depth}, c_minimax),
        entry("c-hillclimb", "the best successor, ties at random", {plateau_option()}, c_hillclimb),
        entry("c-genetic", "a reservation tree of lines of play",
              {population_option("chromosomes; 8 unless given"),
               generations_option("35 unless given"),
               mutation_option("of a gene; 0.005, published 0.03, unless given"), crossover, genes},
              c_genetic),
    };
}

}  // namespace lawan
