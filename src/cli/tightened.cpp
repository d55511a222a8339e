#include "cli/tightened.hpp"

#include <optional>
#include <string>
#include <utility>

#include <fmt/format.h>

#include "core/text.hpp"

namespace lawan::cli {

Spec tightened(Spec spec, const Limits& limits) {
    const auto hold = [](std::string& text, const auto& limit) {
        const auto own = parse_decimal(text);
        if (own && limit && *own > static_cast<double>(*limit)) text = fmt::format("{}", *limit);
    };
    const auto seconds = limits.time ? std::optional{limits.time->count()} : std::nullopt;
    for (auto& [option, text] : spec.options) {
        if (option == "depth") hold(text, limits.depth);
        if (option == "nodes") hold(text, limits.nodes);
        if (option == "move-time") hold(text, seconds);
    }
    return spec;
}

PlannedBot tightened(const PlannedBot& bot, const Limits& limits) {
    std::string spec = to_text(tightened(parse_spec(bot.spec), limits));
    return {bot.name == bot.spec ? spec : bot.name, spec};
}

}  // namespace lawan::cli
