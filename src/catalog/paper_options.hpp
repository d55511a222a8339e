// What the bots of the papers share: as described or as published, and limits that always hold.
#pragma once

#include <string>
#include <utility>

#include "catalog/choices.hpp"
#include "catalog/common_options.hpp"
#include "core/options.hpp"

namespace lawan {

// `As` is the papers' own type, with Described and Published.
template <class As>
inline constexpr Choices<As, 2> kAs{{{"described", As::Described}, {"published", As::Published}}};

template <class As>
[[nodiscard]] OptionSpec as_option(std::string help) {
    return choice_option("as", std::move(help), kAs<As>);
}

template <class As>
[[nodiscard]] As as_from(const Options& options) {
    return chosen(options, "as", kAs<As>);
}

// The papers' five seconds, and their depth where they have one, hold whatever else limits a move.
[[nodiscard]] inline BotLimits paper_limits(const Options& options) {
    BotLimits limits;
    limits.own.time = Seconds{options.decimal("move-time")};
    if (const auto nodes = options.maybe_integer("nodes")) {
        limits.own.nodes = static_cast<std::uint64_t>(*nodes);
    }
    return limits;
}

}  // namespace lawan
