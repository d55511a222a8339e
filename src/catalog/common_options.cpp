#include "catalog/common_options.hpp"

#include "core/physical_memory.hpp"
#include "work/threads.hpp"

namespace lawan {
namespace {

constexpr double kMostPlies = 400;
constexpr double kMostNodes = 1e15;
constexpr double kLongestMove = 86400;
constexpr double kGreatestSeed = 1e15;
constexpr double kMostThreads = 256;
constexpr double kMostMemory = 1 << 20;  // MiB

}  // namespace

OptionSpec depth_option(int default_depth) {
    return {"depth", OptionType::Integer, "plies to look ahead", std::to_string(default_depth),
            1,       kMostPlies};
}

OptionSpec nodes_option() {
    return {"nodes", OptionType::Integer, "positions to visit at most", {}, 1, kMostNodes};
}

// The papers give a bot five seconds.
OptionSpec move_time_option() {
    return {"move-time", OptionType::Decimal, "seconds a move at most", "5", 0.001, kLongestMove};
}

OptionSpec seed_option() {
    return {
        "seed", OptionType::Integer, "start of its random numbers; the match's unless given", {},
        0,      kGreatestSeed};
}

OptionSpec order_option() {
    return {"order",
            OptionType::Choice,
            "in which order moves are tried: by the evaluator's word on the next position, or as "
            "they come",
            "static",
            {},
            {},
            {"static", "none"}};
}

OptionSpec threads_option() {
    return {"threads", OptionType::Integer, "cores to search on; 0 for all there are", "1",
            0,         kMostThreads};
}

OptionSpec memory_option() {
    return {"memory", OptionType::Integer, "MiB to remember positions in", "64", 1, kMostMemory};
}

OptionSpec gives_way(OptionSpec option) {
    option.help += "; the default gives way to any limit that is given";
    return option;
}

OptionSpec iterations_option() {
    return {"iterations",
            OptionType::Integer,
            "games to play out at most",
            std::to_string(kDefaultIterations),
            1,
            kMostNodes};
}

OptionSpec exploration_option() {
    return {"exploration",
            OptionType::Decimal,
            "weight of moves that were tried little",
            "0.3",
            0,
            100};
}

BotLimits limits_from(const Options& options) {
    BotLimits limits;
    const auto place = [&](std::string_view name) -> Limits& {
        return options.given(name) ? limits.own : limits.fallback;
    };
    if (const auto depth = options.maybe_integer("depth")) {
        place("depth").depth = static_cast<int>(*depth);
    }
    if (const auto nodes = options.maybe_integer("nodes")) {
        place("nodes").nodes = static_cast<std::uint64_t>(*nodes);
    }
    if (const auto iterations = options.maybe_integer("iterations")) {
        place("iterations").nodes = static_cast<std::uint64_t>(*iterations);
    }
    if (const auto time = options.maybe_decimal("move-time")) {
        place("move-time").time = Seconds{*time};
    }
    return limits;
}

std::optional<Seed> seed_from(const Options& options) {
    const auto seed = options.maybe_integer("seed");
    return seed ? std::optional{Seed{static_cast<std::uint64_t>(*seed)}} : std::nullopt;
}

ChosenOrder order_from(const Options& options) {
    return options.text("order") == "static" ? ChosenOrder::by_static_score() : ChosenOrder::none();
}

int threads_from(const Options& options) {
    const auto threads = static_cast<int>(options.integer("threads"));
    return threads == 0 ? available_workers() : threads;
}

MebiBytes memory_from(const Options& options) {
    return checked_memory({static_cast<std::uint64_t>(options.integer("memory"))});
}

}  // namespace lawan
