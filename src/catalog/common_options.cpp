#include "catalog/common_options.hpp"

namespace lawan {
namespace {

constexpr double kMostPlies = 400;
constexpr double kMostNodes = 1e15;
constexpr double kLongestMove = 86400;
constexpr double kGreatestSeed = 1e15;

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
    if (const auto time = options.maybe_decimal("move-time")) {
        place("move-time").time = Seconds{*time};
    }
    return limits;
}

std::optional<Seed> seed_from(const Options& options) {
    const auto seed = options.maybe_integer("seed");
    return seed ? std::optional{Seed{static_cast<std::uint64_t>(*seed)}} : std::nullopt;
}

}  // namespace lawan
