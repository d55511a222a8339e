#include "formats/json_text.hpp"

#include <algorithm>
#include <vector>

#include "core/utf8.hpp"
#include "formats/json.hpp"
#include "formats/words.hpp"

namespace lawan {
namespace {

using Json = nlohmann::ordered_json;

constexpr auto kReplace = Json::error_handler_t::replace;

// People count lines where there are several.
Phrase place(std::string_view text, std::size_t byte) {
    text = text.substr(0, text.find_last_not_of(" \t\r\n") + 1);
    if (byte > text.size()) return words::kJsonCutShort;
    const auto end = std::find(text.begin(), text.end(), '\n');
    if (end == text.end()) return {words::kJsonAtByte, {byte}};
    const std::string_view before = text.substr(0, byte > 0 ? byte - 1 : 0);
    return {words::kJsonInLine, {1 + std::count(before.begin(), before.end(), '\n')}};
}

// The library keeps the keys of an object as a list, in which each new one is looked for, and with
// a callback it goes through a list again for each of its elements. So this is one pass of our own.
void check_shape(std::string_view text, int deepest) {
    std::vector<int> keys;  // of each object and list that is open
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (c == '"') {
            for (++i; i < text.size() && text[i] != '"'; ++i) {
                if (text[i] == '\\') ++i;
            }
        } else if (c == '{' || c == '[') {
            keys.push_back(0);
            if (keys.size() > static_cast<std::size_t>(deepest)) {
                throw JsonError{Phrase{words::kJsonTooDeep}};
            }
        } else if ((c == '}' || c == ']') && !keys.empty()) {
            keys.pop_back();
        } else if (c == ':' && !keys.empty() && ++keys.back() > kMostKeysInJson) {
            throw JsonError{Phrase{words::kJsonTooManyKeys, {kMostKeysInJson}}};
        }
    }
}

}  // namespace

Json parse_json(std::string_view text, int deepest) {
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos) {
        throw JsonError{Phrase{words::kJsonEmpty}};
    }
    // A binary file has brackets too: what is wrong with it is not how they are nested.
    if (!is_utf8(text)) throw JsonError{Phrase{words::kJsonNotText}};
    check_shape(text, deepest);
    try {
        return Json::parse(text);
    } catch (const Json::parse_error& error) {
        throw JsonError{place(text, error.byte)};
    } catch (const Json::exception&) {
        throw JsonError{Phrase{words::kJsonNumberTooLarge}};
    }
}

std::string json_line(const Json& json) {
    return json.dump(-1, ' ', false, kReplace);
}

std::string json_text(const Json& json) {
    return json.dump(2, ' ', false, kReplace) + '\n';
}

}  // namespace lawan
