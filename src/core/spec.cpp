#include "core/spec.hpp"

#include <cstddef>

#include "core/input_error.hpp"
#include "core/input_words.hpp"
#include "core/text.hpp"
#include "core/utf8.hpp"

namespace lawan {
namespace {

constexpr bool is_name_char(char c) {
    return is_digit(c) || (lower(c) >= 'a' && lower(c) <= 'z') || c == '-' || c == '_' || c == '.';
}

class Reader {
  public:
    explicit Reader(std::string_view text) : text_{trimmed(text)} {}

    Spec spec() {
        Spec result{name(words::kAName), {}};
        if (take('(') && !take(')')) {
            do {
                std::string option = name(words::kNameOfOption);
                std::string value = take('=') ? this->value() : std::string{"true"};
                result.options.emplace_back(std::move(option), std::move(value));
            } while (take(','));
            if (!take(')')) fail(words::kCommaOrBracket);
        }
        if (at_ < text_.size()) fail(words::kEnd);
        return result;
    }

  private:
    void skip_spaces() {
        while (at_ < text_.size() && is_space(text_[at_])) ++at_;
    }

    bool take(char wanted) {
        skip_spaces();
        if (at_ >= text_.size() || text_[at_] != wanted) return false;
        ++at_;
        return true;
    }

    std::string name(const Words& what) {
        skip_spaces();
        const std::size_t begin = at_;
        while (at_ < text_.size() && is_name_char(text_[at_])) ++at_;
        if (begin == at_) fail(what);
        return std::string{text_.substr(begin, at_ - begin)};
    }

    std::string value() {
        skip_spaces();
        if (at_ < text_.size() && text_[at_] == '"') return quoted_value();
        const std::size_t begin = at_;
        int depth = 0;
        bool in_quotes = false;
        for (; at_ < text_.size(); ++at_) {
            const char c = text_[at_];
            if (in_quotes && c == '\\') {
                if (++at_ == text_.size()) break;
                continue;
            }
            if (c == '"') in_quotes = !in_quotes;
            if (in_quotes) continue;
            if (depth == 0 && (c == ',' || c == ')')) break;
            if (c == '(') ++depth;
            if (c == ')') --depth;
        }
        if (in_quotes) fail({words::kClosing, {"\""}});
        if (depth > 0) fail({words::kClosing, {")"}});
        return std::string{trimmed(text_.substr(begin, at_ - begin))};
    }

    std::string quoted_value() {
        std::string result;
        for (++at_; at_ < text_.size(); ++at_) {
            char c = text_[at_];
            if (c == '"') {
                ++at_;
                return result;
            }
            if (c == '\\' && at_ + 1 < text_.size()) c = text_[++at_];
            result += c;
        }
        fail({words::kClosing, {"\""}});
    }

    [[noreturn]] void fail(const Phrase& expected) const {
        const Phrase found =
            at_ < text_.size() ? as_it_is(in_quotes(text_.substr(at_))) : words::kNothingMore;
        throw InputError{words::kSpecNotRead, {in_quotes(text_), expected, found}};
    }

    std::string_view text_;
    std::size_t at_ = 0;
};

bool reads_back_bare(const std::string& value) {
    if (value.empty() || value.front() == '"' || trimmed(value) != value) return false;
    try {
        return parse_spec("a(b=" + value + ")") == Spec{"a", {{"b", value}}};
    } catch (const InputError&) {
        return false;
    }
}

std::string written(const std::string& value) {
    if (reads_back_bare(value)) return value;
    std::string result = "\"";
    for (char c : value) {
        if (c == '"' || c == '\\') result += '\\';
        result += c;
    }
    return result + '"';
}

}  // namespace

Spec parse_spec(std::string_view text) {
    check_utf8(text);
    return Reader{text}.spec();
}

std::string to_text(const Spec& spec) {
    if (spec.options.empty()) return spec.name;
    std::string text = spec.name + '(';
    for (std::size_t i = 0; i < spec.options.size(); ++i) {
        if (i > 0) text += ',';
        text += spec.options[i].first + '=' + written(spec.options[i].second);
    }
    return text + ')';
}

}  // namespace lawan
