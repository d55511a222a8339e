// A bot or an evaluator as a user writes it: alphabeta(depth=6,eval=volatile(stable=4)).
#pragma once

#include <string>
#include <string_view>

#include "core/options.hpp"

namespace lawan {

struct Spec {
    std::string name;
    OptionTexts options;

    friend bool operator==(const Spec&, const Spec&) = default;
};

// A value may hold commas and spaces inside parentheses or double quotes; \" and \\ stand for
// themselves in quotes. An option without '=' is a flag that is on. Throws InputError.
[[nodiscard]] Spec parse_spec(std::string_view text);

// Text that parse_spec() reads back to an equal spec.
[[nodiscard]] std::string to_text(const Spec& spec);

}  // namespace lawan
