#include "formats/json_text.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

namespace lawan {
namespace {

using Json = nlohmann::ordered_json;

constexpr auto kReplace = Json::error_handler_t::replace;

}  // namespace

Json parse_json(std::string_view text, int deepest) {
    const auto check_depth = [deepest](int depth, Json::parse_event_t, const Json&) {
        if (depth > deepest) throw JsonError{"it is nested too deeply"};
        return true;
    };
    try {
        return Json::parse(text, check_depth);
    } catch (const Json::parse_error& error) {
        throw JsonError{fmt::format("wrong JSON at byte {}", error.byte)};
    } catch (const Json::exception&) {  // a number that no type holds
        throw JsonError{"wrong JSON"};
    }
}

std::string json_line(const Json& json) {
    return json.dump(-1, ' ', false, kReplace);
}

std::string json_text(const Json& json) {
    return json.dump(2, ' ', false, kReplace) + '\n';
}

}  // namespace lawan
