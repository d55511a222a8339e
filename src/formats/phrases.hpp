// Phrases that are put together from numbers and from other phrases.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/words.hpp"

namespace lawan {

// "12.5", and "12,5" in Indonesian. A number that is rounded to 0 has no sign.
[[nodiscard]] Phrase decimal(double value, int digits);

// A number as it stands in a text, with the point of the language.
[[nodiscard]] Phrase decimal(const std::string& text);

// With a sign, but for 0: "+12.5".
[[nodiscard]] Phrase signed_decimal(double value, int digits);

// One after the other, with the separator between them.
[[nodiscard]] Phrase joined(const std::vector<Phrase>& phrases, std::string_view separator);

}  // namespace lawan
