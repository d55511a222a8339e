#include "cli/commands/option_json.hpp"

#include "cli/terminal/language.hpp"
#include "core/text.hpp"

namespace lawan::cli {
namespace {

using Json = nlohmann::ordered_json;

// Whole numbers as such: "min": 1, not 1.0.
Json number_or_null(const std::optional<double>& value) {
    if (!value) return nullptr;
    const auto whole = static_cast<std::int64_t>(*value);
    return static_cast<double>(whole) == *value ? Json(whole) : Json(*value);
}

// The default in the option's own type.
Json default_json(const OptionSpec& option) {
    if (!option.default_value) return nullptr;
    switch (option.type) {
        case OptionType::Integer:
        case OptionType::Decimal:
            return number_or_null(parse_decimal(*option.default_value));
        case OptionType::Flag:
            return *option.default_value == "true";
        default:
            return *option.default_value;
    }
}

}  // namespace

Json option_json(const OptionSpec& option) {
    Json json{{"name", option.name},
              {"type", to_text(option.type)},
              {"default", default_json(option)},
              {"min", number_or_null(option.min)},
              {"max", number_or_null(option.max)},
              {"help", told(option.help)}};
    if (!option.choices.empty()) json["choices"] = option.choices;
    return json;
}

Json options_json(const std::vector<OptionSpec>& options) {
    Json list = Json::array();
    for (const OptionSpec& option : options) list.push_back(option_json(option));
    return list;
}

}  // namespace lawan::cli
