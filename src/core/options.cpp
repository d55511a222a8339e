#include "core/options.hpp"

#include <algorithm>
#include <functional>
#include <utility>

#include "core/input_error.hpp"
#include "core/input_words.hpp"
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

// "a whole number from 1 to 9".
Phrase with_range(const Words& kind, const OptionSpec& spec) {
    if (spec.min && spec.max) {
        return {words::kFromTo, {kind, shortest(*spec.min), shortest(*spec.max)}};
    }
    if (spec.min) return {words::kOfAtLeast, {kind, shortest(*spec.min)}};
    if (spec.max) return {words::kOfAtMost, {kind, shortest(*spec.max)}};
    return kind;
}

// "option 'depth' of bot minimax"; a command's own options are named as they are typed.
Phrase named(const Phrase& owner, std::string_view option) {
    if (owner.empty()) return {words::kOption, {"--" + std::string{option}}};
    return {words::kOptionNamedOf, {option, owner}};
}

// One option, of whom, and what was given for it.
struct Given {
    const Phrase& owner;
    const OptionSpec& spec;
    const std::string& text;

    [[noreturn]] void refuse_as_not(Phrase wanted) const {
        throw InputError{words::kOptionTakes,
                         {named(owner, spec.name), std::move(wanted), in_quotes(text)}};
    }
    void check_number(std::optional<double> number, const Words& kind) const {
        const bool fits =
            number && (!spec.min || *number >= *spec.min) && (!spec.max || *number <= *spec.max);
        if (!fits) refuse_as_not(with_range(kind, spec));
    }
    void check_choice(std::string_view chosen) const {
        const auto& choices = spec.choices;
        if (std::find(choices.begin(), choices.end(), chosen) != choices.end()) return;
        const Phrase what{words::kValueOf, {named(owner, spec.name)}};
        throw InputError{unknown_name(what, chosen, choices)};
    }
};

// Checks the text of one option and brings it to one spelling.
std::string checked(const Given& given) {
    const std::string& text = given.text;
    switch (given.spec.type) {
        case OptionType::Integer:
            given.check_number(parse_integer(text), words::kWholeNumber);
            return text;
        case OptionType::Decimal:
            given.check_number(parse_decimal(text), words::kNumber);
            return text;
        case OptionType::Flag: {
            const std::string value = lower(text);
            if (value == "" || value == "true" || value == "yes" || value == "on") return "true";
            if (value == "false" || value == "no" || value == "off") return "false";
            throw InputError{words::kOptionOnOrOff,
                             {named(given.owner, given.spec.name), in_quotes(text)}};
        }
        case OptionType::Choice:
            given.check_choice(text);
            return text;
        case OptionType::Spec:
            if (!given.spec.choices.empty()) given.check_choice(text.substr(0, text.find('(')));
            return text;
        case OptionType::Size:
            if (!parse_board_size(text)) given.refuse_as_not(words::kSize);
            return text;
        case OptionType::Side: {
            const std::string value = lower(text);
            if (value == "x" || value == "black") return "X";
            if (value == "o" || value == "white") return "O";
            given.refuse_as_not(words::kXOrO);
        }
        case OptionType::Text:
        case OptionType::File:
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
        case OptionType::File:
            return "file";
        case OptionType::Size:
            return "size";
        case OptionType::Side:
            return "side";
        case OptionType::Spec:
            return "spec";
    }
    return "text";
}

const OptionSpec* option_named(const std::vector<OptionSpec>& specs, std::string_view name) {
    const auto found = std::find_if(specs.begin(), specs.end(),
                                    [&](const OptionSpec& spec) { return spec.name == name; });
    return found != specs.end() ? &*found : nullptr;
}

bool is_among(const OptionTexts& given, std::string_view name) {
    return std::any_of(given.begin(), given.end(),
                       [&](const auto& option) { return option.first == name; });
}

Options::Options(const Phrase& owner, const std::vector<OptionSpec>& specs,
                 const OptionTexts& given) {
    for (const auto& [name, text] : given) {
        const OptionSpec* const spec = option_named(specs, name);
        if (spec == nullptr) {
            std::vector<std::string> names;
            for (const OptionSpec& s : specs) names.push_back(s.name);
            throw InputError{unknown_name(Phrase{words::kOptionOf, {owner}}, name, names)};
        }
        if (!values_.emplace(name, checked({owner, *spec, text})).second) {
            throw InputError{words::kOptionGivenTwice, {named(owner, name)}};
        }
    }
    for (const auto& [name, value] : values_) given_.insert(name);
    for (const OptionSpec& spec : specs) {
        if (spec.default_value) {
            values_.emplace(spec.name, checked({owner, spec, *spec.default_value}));
        }
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
    // Only commands have options that somebody has to give.
    if (found == values_.end()) throw InputError{words::kOptionMissing, {named({}, name)}};
    return found->second;
}

std::int64_t Options::integer(std::string_view name) const {
    return parse_integer(text(name)).value();
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
