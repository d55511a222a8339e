#include "core/words.hpp"

#include <algorithm>
#include <stdexcept>
#include <utility>

namespace lawan {
namespace {

// One place of a sentence: the number of its argument, and how it is written.
struct Place {
    std::size_t argument;
    std::string_view form;  // "+", "ply|plies" or empty
};

[[nodiscard]] Place parse_place(std::string_view inside) {
    const auto argument = static_cast<std::size_t>(inside.front() - '0');
    return {argument, inside.size() > 2 ? inside.substr(2) : std::string_view{}};
}

[[nodiscard]] std::string written(const Place& place, const std::vector<PhraseArgument>& arguments,
                                  Language language) {
    const PhraseArgument& argument = arguments[place.argument];
    if (place.form == "+") return argument.with_sign();
    const auto bar = place.form.find('|');
    if (bar == std::string_view::npos) return argument.in(language);
    return std::string{argument.is_one() ? place.form.substr(0, bar) : place.form.substr(bar + 1)};
}

[[nodiscard]] std::string all_of(const std::vector<PhraseArgument>& arguments, Language language) {
    std::string text;
    for (const PhraseArgument& argument : arguments) {
        if (!text.empty()) text += ' ';
        text += argument.in(language);
    }
    return text;
}

// The text as a sentence without places.
[[nodiscard]] std::string without_places(const std::string& text) {
    std::string result;
    for (const char c : text) {
        result += c;
        if (c == '{' || c == '}') result += c;
    }
    return result;
}

[[nodiscard]] std::shared_ptr<const ToldPhrase> without_places(const ToldPhrase& told) {
    ToldPhrase plain = told;
    for (std::string* text :
         {&plain.english, &plain.indonesian, &plain.english_help, &plain.indonesian_help}) {
        *text = without_places(*text);
    }
    return std::make_shared<const ToldPhrase>(std::move(plain));
}

constexpr Words kAsItIs{"{0}", "{0}"};

}  // namespace

PhraseArgument::PhraseArgument(std::string text) : value_{std::move(text)} {}
PhraseArgument::PhraseArgument(std::string_view text) : value_{std::string{text}} {}
PhraseArgument::PhraseArgument(const char* text) : value_{std::string{text}} {}
PhraseArgument::PhraseArgument(char letter) : value_{std::string(1, letter)} {}
PhraseArgument::PhraseArgument(std::int64_t number) : value_{number} {}
PhraseArgument::PhraseArgument(Phrase phrase)
    : value_{std::make_shared<const Phrase>(std::move(phrase))} {}

PhraseArgument::PhraseArgument(const Words& words) : PhraseArgument{Phrase{words}} {}

PhraseArgument::PhraseArgument(const PhraseArgument&) = default;
PhraseArgument::PhraseArgument(PhraseArgument&&) noexcept = default;
PhraseArgument& PhraseArgument::operator=(const PhraseArgument&) = default;
PhraseArgument& PhraseArgument::operator=(PhraseArgument&&) noexcept = default;
PhraseArgument::~PhraseArgument() = default;

std::string PhraseArgument::in(Language language) const {
    if (const auto* text = std::get_if<std::string>(&value_)) return *text;
    if (const auto* number = std::get_if<std::int64_t>(&value_)) return std::to_string(*number);
    return std::get<std::shared_ptr<const Phrase>>(value_)->in(language);
}

bool PhraseArgument::is_one() const {
    return in(Language::English) == "1";
}

std::string PhraseArgument::with_sign() const {
    const std::string text = in(Language::English);
    return !text.empty() && text.front() != '-' && text != "0" ? '+' + text : text;
}

std::optional<std::int64_t> PhraseArgument::number() const {
    const auto* number = std::get_if<std::int64_t>(&value_);
    return number != nullptr ? std::optional{*number} : std::nullopt;
}

bool operator==(const PhraseArgument& a, const PhraseArgument& b) {
    const auto* left = std::get_if<std::shared_ptr<const Phrase>>(&a.value_);
    const auto* right = std::get_if<std::shared_ptr<const Phrase>>(&b.value_);
    if (left != nullptr && right != nullptr) return **left == **right;
    return a.value_ == b.value_;
}

PhraseArguments::PhraseArguments() = default;
PhraseArguments::PhraseArguments(std::initializer_list<PhraseArgument> arguments)
    : list_{arguments} {}
PhraseArguments::PhraseArguments(std::vector<PhraseArgument> arguments)
    : list_{std::move(arguments)} {}

PhraseArguments::PhraseArguments(const PhraseArguments&) = default;
PhraseArguments::PhraseArguments(PhraseArguments&&) noexcept = default;
PhraseArguments& PhraseArguments::operator=(const PhraseArguments&) = default;
PhraseArguments& PhraseArguments::operator=(PhraseArguments&&) noexcept = default;
PhraseArguments::~PhraseArguments() = default;

Phrase::Phrase() : Phrase{kAsItIs, {std::string{}}} {}

Phrase::Phrase(const Words& words) : Phrase{words, {}} {}

Phrase::Phrase(const Words& words, PhraseArguments arguments)
    : words_{words}, arguments_{std::move(arguments.list_)} {
    if (arguments_.size() < words_.arguments()) {
        throw std::logic_error{"a phrase has too few arguments: " + std::string{words_.code()} +
                               ' ' + std::string{words_.in(Language::English)}};
    }
}

Phrase::Phrase(const ToldPhrase& told) : words_{kAsItIs}, told_{without_places(told)} {
    words_ = Words{told_->code, told_->english, told_->indonesian};
    words_.english_help_ = told_->english_help;
    words_.indonesian_help_ = told_->indonesian_help;
    words_.about_ = told_->about;
    arguments_.assign(told_->arguments.begin(), told_->arguments.end());
}

Phrase::Phrase(const Phrase&) = default;
Phrase::Phrase(Phrase&&) noexcept = default;
Phrase& Phrase::operator=(const Phrase&) = default;
Phrase& Phrase::operator=(Phrase&&) noexcept = default;
Phrase::~Phrase() = default;

bool operator==(const Phrase& a, const Phrase& b) {
    return a.words_ == b.words_ && a.arguments_ == b.arguments_;
}

std::vector<std::string> Phrase::argument_texts() const {
    std::vector<std::string> texts;
    for (const PhraseArgument& argument : arguments_)
        texts.push_back(argument.in(Language::English));
    return texts;
}

std::string Phrase::in(Language language) const {
    return filled(words_.in(language), language);
}

std::string Phrase::help(Language language) const {
    return filled(words_.help(language), language);
}

std::string Phrase::filled(std::string_view text, Language language) const {
    std::string result;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const bool doubled = i + 1 < text.size() && text[i + 1] == text[i];
        if ((text[i] == '{' || text[i] == '}') && doubled) {
            result += text[i++];
        } else if (text[i] == '{') {
            const auto end = text.find('}', i);
            const std::string_view inside = text.substr(i + 1, end - i - 1);
            result += inside == "*" ? all_of(arguments_, language)
                                    : written(parse_place(inside), arguments_, language);
            i = end;
        } else {
            result += text[i];
        }
    }
    return result;
}

Phrase as_it_is(std::string text) {
    return {kAsItIs, {std::move(text)}};
}

std::string in_one_line(const std::vector<Phrase>& phrases, Language language) {
    std::vector<std::string> texts;
    for (const Phrase& phrase : phrases) {
        std::string text = phrase.in(language);
        if (std::find(texts.begin(), texts.end(), text) == texts.end()) {
            texts.push_back(std::move(text));
        }
    }
    std::string line;
    for (const std::string& text : texts) line += (line.empty() ? "" : "; ") + text;
    return line;
}

}  // namespace lawan
