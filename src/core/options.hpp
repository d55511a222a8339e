// Options of games, bots and evaluators: stated once, checked once, read by name.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/coordinate.hpp"
#include "core/words.hpp"

namespace lawan {

enum class OptionType : std::uint8_t {
    Integer,
    Decimal,
    Flag,
    Choice,
    Text,
    File,
    Size,
    Side,
    Spec
};

[[nodiscard]] std::string_view to_text(OptionType type);

// An option without a default may be left out altogether.
struct OptionSpec {
    std::string name;
    OptionType type = OptionType::Text;
    Phrase help;
    std::optional<std::string> default_value = std::nullopt;
    std::optional<double> min = std::nullopt;
    std::optional<double> max = std::nullopt;
    std::vector<std::string> choices = {};   // of a Choice; of a Spec, the names it may start with
    Phrase title = {};                       // a word or two above a field of a form
    std::vector<Phrase> choice_titles = {};  // of the choices, in their order
};

// The words of an option that stands in a form: above its field, and what it is for.
struct OptionWords {
    Words title;
    Words help;
};

// The option with a title.
[[nodiscard]] inline OptionSpec titled(const Words& title, OptionSpec spec) {
    spec.title = title;
    return spec;
}

using OptionTexts = std::vector<std::pair<std::string, std::string>>;

// None where no option has that name.
[[nodiscard]] const OptionSpec* option_named(const std::vector<OptionSpec>& specs,
                                             std::string_view name);
// Whether one of the texts is for the option of that name.
[[nodiscard]] bool is_among(const OptionTexts& given, std::string_view name);

// The values of one thing's options, each known to be of its type and in its range.
class Options {
  public:
    Options() = default;

    // Throws InputError that names the option and, where there is one, the nearest valid name.
    // `owner` is what the options belong to, for the message: "bot minimax"; empty for a command.
    Options(const Phrase& owner, const std::vector<OptionSpec>& specs, const OptionTexts& given);

    [[nodiscard]] bool has(std::string_view name) const;
    [[nodiscard]] bool given(std::string_view name) const;  // rather than filled in
    [[nodiscard]] std::int64_t integer(std::string_view name) const;
    [[nodiscard]] double decimal(std::string_view name) const;
    [[nodiscard]] bool flag(std::string_view name) const;  // an option left out is off
    [[nodiscard]] const std::string& text(std::string_view name) const;
    [[nodiscard]] BoardSize size(std::string_view name) const;

    [[nodiscard]] std::optional<std::int64_t> maybe_integer(std::string_view name) const;
    [[nodiscard]] std::optional<double> maybe_decimal(std::string_view name) const;

  private:
    std::map<std::string, std::string, std::less<>> values_;
    std::set<std::string, std::less<>> given_;
};

}  // namespace lawan
