// What the bots of the papers share: as described or as published, and limits that always hold.
#pragma once

#include "core/options.hpp"
#include "module/choices.hpp"
#include "module/common_options.hpp"

namespace lawan {

// `As` is the papers' own type, with Described and Published.
template <class As>
inline constexpr Choices<As, 2> kAs{
    {{"described", As::Described, Words{"as described", "seperti diuraikan"}},
     {"published", As::Published, Words{"as published", "seperti diterbitkan"}}}};

template <class As>
[[nodiscard]] OptionSpec as_option(const Words& help) {
    return choice_option("as", {Words{"Version", "Versi"}, help}, kAs<As>);
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
