#include "arena/tightened.hpp"

#include <string>

#include <fmt/format.h>

#include "core/text.hpp"

namespace lawan {

Spec tightened(Spec spec, const Limits& limits) {
    const auto hold = [](std::string& text, auto limit) {
        const auto own = parse_decimal(text);
        if (own && *own > static_cast<double>(limit)) text = fmt::format("{}", limit);
    };
    for (auto& [option, text] : spec.options) {
        if (option == "depth" && limits.depth) hold(text, *limits.depth);
        if (option == "nodes" && limits.nodes) hold(text, *limits.nodes);
        if (option == "move-time" && limits.time) hold(text, limits.time->count());
    }
    return spec;
}

PlannedBot tightened(const PlannedBot& bot, const Limits& limits) {
    std::string spec = to_text(tightened(parse_spec(bot.spec), limits));
    return {bot.name == bot.spec ? spec : bot.name, spec};
}

TournamentPlan tightened(TournamentPlan plan) {
    for (PlannedBot& bot : plan.bots) bot = tightened(bot, plan.time.move);
    return plan;
}

}  // namespace lawan
