#include "protocol/ugi_options.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "core/text.hpp"
#include "protocol/line_server.hpp"

namespace lawan {
namespace {

// UCI has no word for no value but this one.
constexpr std::string_view kEmpty = "<empty>";

[[nodiscard]] std::string spin_line(const OptionSpec& option) {
    std::string line = "spin";
    if (option.default_value) line += " default " + *option.default_value;
    if (option.min) line += fmt::format(" min {:.0f}", *option.min);
    if (option.max) line += fmt::format(" max {:.0f}", *option.max);
    return line;
}

[[nodiscard]] std::string type_text(const OptionSpec& option) {
    switch (option.type) {
        case OptionType::Integer:
            return spin_line(option);
        case OptionType::Flag:
            return fmt::format("check default {}",
                               option.default_value.value_or("off") == "on" ? "true" : "false");
        case OptionType::Choice: {
            std::string line = "combo";
            if (option.default_value) line += " default " + *option.default_value;
            for (const std::string& choice : option.choices) line += " var " + choice;
            return line;
        }
        default:  // UCI knows no decimal numbers, no sides and no names with options
            return fmt::format("string default {}",
                               option.default_value.value_or(std::string{kEmpty}));
    }
}

// What a check says, as our options say it.
[[nodiscard]] std::string value_of(const OptionSpec& option, std::string_view text) {
    if (option.type == OptionType::Flag && text == "true") return "on";
    if (option.type == OptionType::Flag && text == "false") return "off";
    return std::string{text};
}

}  // namespace

std::string ugi_option_line(const OptionSpec& option) {
    return fmt::format("option name {} type {}", option.name, type_text(option));
}

OptionTexts with_ugi_option(const std::vector<OptionSpec>& options, OptionTexts set,
                            std::string_view said) {
    constexpr std::string_view kName = "name ";
    constexpr std::string_view kValue = " value ";
    const auto value = said.find(kValue);
    if (said.substr(0, kName.size()) != kName || value == std::string_view::npos) {
        throw Refused{"setoption is 'setoption name NAME value VALUE'"};
    }
    const std::string name = lower(trimmed(said.substr(kName.size(), value - kName.size())));
    const auto option = std::find_if(options.begin(), options.end(), [&](const OptionSpec& each) {
        return lower(each.name) == name;
    });
    if (option == options.end())
        throw Refused{fmt::format("no option is called {}", in_quotes(name))};
    set.erase(std::remove_if(set.begin(), set.end(),
                             [&](const auto& each) { return each.first == option->name; }),
              set.end());
    const std::string_view text = trimmed(said.substr(value + kValue.size()));
    if (text != kEmpty) set.emplace_back(option->name, value_of(*option, text));
    return set;
}

}  // namespace lawan
