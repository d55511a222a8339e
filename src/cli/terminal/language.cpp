#include "cli/terminal/language.hpp"

#include <algorithm>
#include <cstdlib>
#include <optional>
#include <string_view>
#include <utility>

#include "cli/words.hpp"
#include "core/input_error.hpp"
#include "core/text.hpp"

namespace lawan::cli {
namespace {

// "id", "id_ID.UTF-8", "id@latin"; not "idk".
[[nodiscard]] bool is_indonesian(std::string_view locale) {
    constexpr std::string_view kCode = "id";
    if (lower(locale.substr(0, kCode.size())) != kCode) return false;
    return locale.size() == kCode.size() || locale[kCode.size()] == '_' ||
           locale[kCode.size()] == '.' || locale[kCode.size()] == '@';
}

// The first of the variables that is set decides, as in POSIX.
[[nodiscard]] Language language_of_environment() {
    for (const char* name : {"LC_ALL", "LC_MESSAGES", "LANG"}) {
        // Nobody writes to the environment while this program runs.
        const char* const locale = std::getenv(name);
        if (locale == nullptr || *locale == '\0') continue;
        return is_indonesian(locale) ? Language::Indonesian : Language::English;
    }
    return Language::English;
}

// One for the whole process, as the locale is.
[[nodiscard]] std::optional<Language>& chosen_language() {
    static std::optional<Language> chosen;
    return chosen;
}

[[nodiscard]] Language parse_language(const std::string& text) {
    if (text == "en") return Language::English;
    if (text == "id") return Language::Indonesian;
    throw InputError{words::kUnknownLanguage, {in_quotes(text)}};
}

}  // namespace

Language language() {
    return chosen_language() ? *chosen_language() : language_of_environment();
}

void choose_language(std::vector<std::string>& arguments) {
    constexpr std::string_view kOption = "--lang";
    constexpr std::string_view kWithValue = "--lang=";
    const auto end_of_options = [&] { return std::find(arguments.begin(), arguments.end(), "--"); };
    for (auto each = arguments.begin(); each != end_of_options();) {
        if (*each == kOption) {
            if (each + 1 == end_of_options()) {
                throw InputError{words::kOptionNeedsValue, {kOption}};
            }
            chosen_language() = parse_language(*(each + 1));
            each = arguments.erase(each, each + 2);
        } else if (each->rfind(kWithValue, 0) == 0) {
            chosen_language() = parse_language(each->substr(kWithValue.size()));
            each = arguments.erase(each);
        } else {
            ++each;
        }
    }
}

std::string told(const Phrase& phrase) {
    return phrase.in(language());
}

std::string told(const Words& words, PhraseArguments arguments) {
    return told(Phrase{words, std::move(arguments)});
}

}  // namespace lawan::cli
