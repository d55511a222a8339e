#include "formats/json_text.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "formats/json.hpp"

namespace lawan {
namespace {

using Json = nlohmann::ordered_json;

constexpr auto kReplace = Json::error_handler_t::replace;

// People count lines where there are several.
std::string place(std::string_view text, std::size_t byte) {
    text = text.substr(0, text.find_last_not_of(" \t\r\n") + 1);
    if (byte > text.size()) return "at the end: it is cut short";
    const auto end = std::find(text.begin(), text.end(), '\n');
    if (end == text.end()) return fmt::format("at byte {}", byte);
    const std::string_view before = text.substr(0, byte > 0 ? byte - 1 : 0);
    return fmt::format("in line {}", 1 + std::count(before.begin(), before.end(), '\n'));
}

}  // namespace

Json parse_json(std::string_view text, int deepest) {
    const auto check_depth = [deepest](int depth, Json::parse_event_t, const Json&) {
        if (depth > deepest) throw JsonError{"it is nested too deeply"};
        return true;
    };
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos) {
        throw JsonError{"wrong JSON: it is empty"};
    }
    try {
        return Json::parse(text, check_depth);
    } catch (const Json::parse_error& error) {
        throw JsonError{"wrong JSON " + place(text, error.byte)};
    } catch (const Json::exception&) {
        throw JsonError{"wrong JSON: a number is too large"};
    }
}

std::string json_line(const Json& json) {
    return json.dump(-1, ' ', false, kReplace);
}

std::string json_text(const Json& json) {
    return json.dump(2, ' ', false, kReplace) + '\n';
}

}  // namespace lawan
