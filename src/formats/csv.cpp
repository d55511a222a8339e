#include "formats/csv.hpp"

#include "core/text.hpp"

namespace lawan {
namespace {

bool may_be_formula(std::string_view text) {
    if (text.size() < 2) return false;
    if (std::string_view{"=+-@\t\r\n"}.find(text.front()) == std::string_view::npos) return false;
    const bool plus = text.front() == '+';
    return !parse_decimal(plus ? text.substr(1) : text) || (plus && text[1] == '-');
}

}  // namespace

std::string csv_cell(std::string_view text) {
    std::string safe;
    if (may_be_formula(text)) safe += '\'';
    safe += text;
    if (safe.find_first_of(",;\"\t\r\n") == std::string::npos) return safe;
    std::string quoted = "\"";
    for (const char c : safe) {
        if (c == '"') quoted += '"';
        quoted += c;
    }
    return quoted + '"';
}

}  // namespace lawan
