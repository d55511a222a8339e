#include "formats/phrases.hpp"

#include <string>

#include <fmt/format.h>

#include "play/words.hpp"

namespace lawan {
namespace {

constexpr Words kChain{"{0}{1}{2}", "{0}{1}{2}"};

bool is_zero(const std::string& number) {
    return number.find_first_not_of("-0.") == std::string::npos;
}

}  // namespace

Phrase decimal(const std::string& text) {
    const auto point = text.find('.');
    if (point == std::string::npos) return as_it_is(text);
    return {words::kDecimal, {text.substr(0, point), text.substr(point + 1)}};
}

Phrase decimal(double value, int digits) {
    std::string text = fmt::format("{:.{}f}", value, digits);
    if (is_zero(text) && text.front() == '-') text.erase(0, 1);
    return decimal(text);
}

Phrase signed_decimal(double value, int digits) {
    const std::string text = fmt::format("{:+.{}f}", value, digits);
    return decimal(is_zero(text.substr(1)) ? text.substr(1) : text);
}

Phrase joined(const std::vector<Phrase>& phrases, std::string_view separator) {
    if (phrases.empty()) return {};
    Phrase all = phrases.front();
    for (std::size_t i = 1; i < phrases.size(); ++i) all = {kChain, {all, separator, phrases[i]}};
    return all;
}

}  // namespace lawan
