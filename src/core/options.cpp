#include "core/options.hpp"

#include <algorithm>
#include <cstdlib>
#include <functional>

#include "core/input_error.hpp"
#include "core/nearest.hpp"
#include "core/text.hpp"

namespace lawan {
namespace {

std::string shortest(double value) {
    std::string text = std::to_string(value);
    while (text.back() == '0') text.pop_back();
    if (text.back() == '.') text.pop_back();
    return text;
}

std::string range_text(const OptionSpec& spec) {
    if (spec.min && spec.max) return "from " + shortest(*spec.min) + " to " + shortest(*spec.max);
    if (spec.min) return "of at least " + shortest(*spec.min);
    if (spec.max) return "of at most " + shortest(*spec.max);
    return {};
}

// "option 'depth' of bot minimax"; a command's own options are just options.
std::string named(std::string_view owner, const OptionSpec& spec) {
    return "option '" + spec.name + '\'' + (owner.empty() ? "" : " of " + std::string{owner});
}

void check_number(std::string_view owner, const OptionSpec& spec, const std::string& text,
                  std::optional<double> number, std::string_view kind) {
    const bool fits =
        number && (!spec.min || *number >= *spec.min) && (!spec.max || *number <= *spec.max);
    if (fits) return;
    const std::string range = range_text(spec);
    throw InputError{named(owner, spec) + " takes " + std::string{kind} +
                     (range.empty() ? "" : ' ' + range) + ", not " + in_quotes(text)};
}

std::optional<double> parse_integer(std::string_view text) {
    if (text.find('.') != std::string_view::npos) return std::nullopt;
    return parse_decimal(text);
}

void check_choice(std::string_view owner, const OptionSpec& spec, std::string_view text) {
    const auto& choices = spec.choices;
    if (std::find(choices.begin(), choices.end(), text) != choices.end()) return;
    throw InputError{unknown_name("value of " + named(owner, spec) + ':', text, choices)};
}

// Checks the text of one option and brings it to one spelling.
std::string checked(std::string_view owner, const OptionSpec& spec, const std::string& text) {
    switch (spec.type) {
        case OptionType::Integer:
            check_number(owner, spec, text, parse_integer(text), "a whole number");
            return text;
        case OptionType::Decimal:
            check_number(owner, spec, text, parse_decimal(text), "a number");
            return text;
        case OptionType::Flag: {
            const std::string value = lower(text);
            if (value == "" || value == "true" || value == "yes" || value == "on") return "true";
            if (value == "false" || value == "no" || value == "off") return "false";
            throw InputError{named(owner, spec) + " is on or off, not " + in_quotes(text)};
        }
        case OptionType::Choice:
            check_choice(owner, spec, text);
            return text;
        case OptionType::Spec:
            if (!spec.choices.empty()) check_choice(owner, spec, text.substr(0, text.find('(')));
            return text;
        case OptionType::Size:
            if (parse_board_size(text)) return text;
            throw InputError{named(owner, spec) +
                             " takes a size such as 8 or 8x6 (columns x rows), not " +
                             in_quotes(text)};
        case OptionType::Side: {
            const std::string value = lower(text);
            if (value == "x" || value == "black") return "X";
            if (value == "o" || value == "white") return "O";
            throw InputError{named(owner, spec) + " takes X or O, not " + in_quotes(text)};
        }
        case OptionType::Text:
            return text;
    }
    return text;
}

}  // namespace

std::string_view to_text(OptionType type) {
    switch (type) {
        case OptionType::Integer:
            return "integer";
        case OptionType::Decimal:
            return "number";
        case OptionType::Flag:
            return "flag";
        case OptionType::Choice:
            return "choice";
        case OptionType::Text:
            return "text";
        case OptionType::Size:
            return "size";
        case OptionType::Side:
            return "side";
        case OptionType::Spec:
            return "spec";
    }
    return "text";
}

Options::Options(std::string_view owner, const std::vector<OptionSpec>& specs,
                 const OptionTexts& given) {
    for (const auto& [name, text] : given) {
        const auto spec =
            std::find_if(specs.begin(), specs.end(),
                         [&wanted = name](const OptionSpec& s) { return s.name == wanted; });
        if (spec == specs.end()) {
            std::vector<std::string> names;
            for (const OptionSpec& s : specs) names.push_back(s.name);
            throw InputError{unknown_name("option of " + std::string{owner}, name, names)};
        }
        if (!values_.emplace(name, checked(owner, *spec, text)).second) {
            throw InputError{named(owner, *spec) + " is given twice"};
        }
    }
    for (const auto& [name, value] : values_) given_.insert(name);
    for (const OptionSpec& spec : specs) {
        if (spec.default_value)
            values_.emplace(spec.name, checked(owner, spec, *spec.default_value));
    }
}

bool Options::given(std::string_view name) const {
    return given_.find(name) != given_.end();
}

bool Options::has(std::string_view name) const {
    return values_.find(name) != values_.end();
}

const std::string& Options::text(std::string_view name) const {
    const auto found = values_.find(name);
    if (found == values_.end()) throw InputError{"option '" + std::string{name} + "' is missing"};
    return found->second;
}

std::int64_t Options::integer(std::string_view name) const {
    return std::strtoll(text(name).c_str(), nullptr, 10);
}

double Options::decimal(std::string_view name) const {
    return parse_decimal(text(name)).value();
}

bool Options::flag(std::string_view name) const {
    return has(name) && text(name) == "true";
}

BoardSize Options::size(std::string_view name) const {
    return parse_board_size(text(name)).value();
}

std::optional<std::int64_t> Options::maybe_integer(std::string_view name) const {
    return has(name) ? std::optional{integer(name)} : std::nullopt;
}

std::optional<double> Options::maybe_decimal(std::string_view name) const {
    return has(name) ? std::optional{decimal(name)} : std::nullopt;
}

}  // namespace lawan
