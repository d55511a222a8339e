// Sentences for people, in every language that we speak.
//
// What leaves the engine is a Phrase: words with a code, and arguments. Whoever shows it chooses
// the language. The words themselves stand in tables, a words.hpp in each folder.
//
// Nearly every file makes phrases, and none makes so many that a call would matter: copying them
// and taking them apart is compiled once, in words.cpp.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

namespace lawan {

enum class Language : std::uint8_t { English, Indonesian };

// What a reason speaks of: the move, the position whatever is played there, or how a search knows.
enum class About : std::uint8_t { Move, Position, Search };

// A sentence with places for arguments: {0}, {1}, … {*} writes all of them with blanks between, and
// {0:+} a number with its sign; {0:ply|plies} writes the first word where the argument is 1 and the
// second elsewhere. {{ and }} are braces. Both languages have places for the same arguments: the
// compiler checks that, and that no language is left out.
class Words {
  public:
    // A code names the sentence for programs; what only people read has none.
    consteval Words(const char* code, const char* english, const char* indonesian)
        : code_{text(code)}, english_{text(english)}, indonesian_{text(indonesian)} {
        if (english_.empty() || indonesian_.empty()) throw "a language has no words";
        if (places_of(english) != places_of(indonesian)) throw "the arguments differ";
    }
    consteval Words(const char* english, const char* indonesian) : Words{"", english, indonesian} {}

    // The same sentence with a text that explains its terms to those who do not know them.
    [[nodiscard]] consteval Words explained(const char* english, const char* indonesian) const {
        Words words = *this;
        words.english_help_ = text(english);
        words.indonesian_help_ = text(indonesian);
        return words;
    }

    // The same sentence, as one that speaks of something else than a move.
    [[nodiscard]] consteval Words speaking_of(About about) const {
        Words words = *this;
        words.about_ = about;
        return words;
    }

    [[nodiscard]] constexpr std::string_view code() const { return code_; }
    [[nodiscard]] constexpr About about() const { return about_; }
    [[nodiscard]] constexpr std::string_view in(Language language) const {
        return language == Language::English ? english_ : indonesian_;
    }
    // Empty where the sentence explains itself.
    [[nodiscard]] constexpr std::string_view help(Language language) const {
        return language == Language::English ? english_help_ : indonesian_help_;
    }

    // How many arguments the sentence needs at least.
    [[nodiscard]] constexpr std::size_t arguments() const {
        return static_cast<std::size_t>(std::bit_width(places_of(english_.data()) & ~kAll));
    }

    friend constexpr bool operator==(const Words& a, const Words& b) {
        return a.code_ == b.code_ && a.english_ == b.english_;
    }

  private:
    friend class Phrase;

    // For words that are not in the program: whoever makes them keeps the texts alive, which end
    // with a zero.
    Words(std::string_view code, std::string_view english, std::string_view indonesian)
        : code_{code}, english_{english}, indonesian_{indonesian} {}

    static constexpr std::uint32_t kAll = std::uint32_t{1} << 31;

    // The compiler reads some thousand sentences in every file that includes them, and going from
    // letter to letter takes it long. So built-in functions find the end, and the first brace.
    [[nodiscard]] static constexpr std::string_view text(const char* letters) {
        return {letters, __builtin_strlen(letters)};
    }
    [[nodiscard]] static constexpr const char* first_brace(const char* text) {
        const char* const opened = __builtin_strchr(text, '{');
        const char* const closed = __builtin_strchr(text, '}');
        if (opened == nullptr || closed == nullptr) return opened == nullptr ? closed : opened;
        return opened < closed ? opened : closed;
    }

    // Bit i: the sentence has a place for argument i; kAll: for all of them.
    [[nodiscard]] static constexpr std::uint32_t places_of(const char* text) {
        std::uint32_t places = 0;
        const char* at = first_brace(text);
        if (at == nullptr) return places;
        for (; *at != 0; ++at) {
            if (*at != '{' && *at != '}') continue;
            const char which = at[1];
            if (which == *at) {
                ++at;
            } else if (*at == '}') {
                throw "a brace is closed that was not opened";
            } else {
                if (which != '*' && (which < '0' || which > '9')) {
                    throw "a place begins with the number of its argument";
                }
                places |= which == '*' ? kAll : std::uint32_t{1} << (which - '0');
                while (*at != '}') {
                    if (*at++ == 0) throw "a place is not closed";
                }
            }
        }
        return places;
    }

    std::string_view code_;
    std::string_view english_;
    std::string_view indonesian_;
    std::string_view english_help_ = {};
    std::string_view indonesian_help_ = {};
    About about_ = About::Move;
};

class Phrase;

// What stands in a place: a text, a number, another phrase. Each becomes one unsaid, hence NOLINT.
class PhraseArgument {
  public:
    PhraseArgument(std::string text);       // NOLINT
    PhraseArgument(std::string_view text);  // NOLINT
    PhraseArgument(const char* text);       // NOLINT
    PhraseArgument(char letter);            // NOLINT
    PhraseArgument(std::int64_t number);    // NOLINT
    template <class Number>
    requires(std::is_integral_v<Number>) PhraseArgument(Number number)  // NOLINT
        : PhraseArgument{static_cast<std::int64_t>(number)} {}
    PhraseArgument(Phrase phrase);       // NOLINT
    PhraseArgument(const Words& words);  // NOLINT

    PhraseArgument(const PhraseArgument& other);
    PhraseArgument(PhraseArgument&& other) noexcept;
    PhraseArgument& operator=(const PhraseArgument& other);
    PhraseArgument& operator=(PhraseArgument&& other) noexcept;
    ~PhraseArgument();

    [[nodiscard]] std::string in(Language language) const;
    [[nodiscard]] bool is_one() const;  // singular
    [[nodiscard]] std::string with_sign() const;
    [[nodiscard]] std::optional<std::int64_t> number() const;  // none where it is a text

    friend bool operator==(const PhraseArgument& a, const PhraseArgument& b);

  private:
    std::variant<std::string, std::int64_t, std::shared_ptr<const Phrase>> value_;
};

// The arguments of a phrase. A list in braces and a vector become some unsaid, hence NOLINT.
class PhraseArguments {
  public:
    PhraseArguments();
    PhraseArguments(std::initializer_list<PhraseArgument> arguments);
    PhraseArguments(std::vector<PhraseArgument> arguments);  // NOLINT

    PhraseArguments(const PhraseArguments& other);
    PhraseArguments(PhraseArguments&& other) noexcept;
    PhraseArguments& operator=(const PhraseArguments& other);
    PhraseArguments& operator=(PhraseArguments&& other) noexcept;
    ~PhraseArguments();

  private:
    friend class Phrase;

    std::vector<PhraseArgument> list_;
};

// A phrase as it was told once and then kept in a file: whole sentences, without places.
struct ToldPhrase {
    std::string code;
    std::vector<std::string> arguments = {};
    std::string english;
    std::string indonesian;
    std::string english_help = {};
    std::string indonesian_help = {};
    About about = About::Move;
};

// Words with their arguments. Words without become a phrase unsaid, hence NOLINT.
class Phrase {
  public:
    Phrase();                    // says nothing
    Phrase(const Words& words);  // NOLINT
    Phrase(const Words& words, PhraseArguments arguments);
    explicit Phrase(const ToldPhrase& told);

    Phrase(const Phrase& other);
    Phrase(Phrase&& other) noexcept;
    Phrase& operator=(const Phrase& other);
    Phrase& operator=(Phrase&& other) noexcept;
    ~Phrase();

    [[nodiscard]] bool empty() const { return in(Language::English).empty(); }
    [[nodiscard]] const Words& words() const { return words_; }
    [[nodiscard]] std::string_view code() const { return words_.code(); }
    [[nodiscard]] About about() const { return words_.about(); }
    [[nodiscard]] bool says(const Words& words) const { return words_ == words; }
    [[nodiscard]] const std::vector<PhraseArgument>& arguments() const { return arguments_; }
    [[nodiscard]] std::vector<std::string> argument_texts() const;  // in English, for programs
    [[nodiscard]] std::string in(Language language) const;
    // What explains the sentence; empty where it needs no explanation.
    [[nodiscard]] std::string help(Language language) const;
    [[nodiscard]] std::string english() const { return in(Language::English); }

    friend bool operator==(const Phrase& a, const Phrase& b);

  private:
    [[nodiscard]] std::string filled(std::string_view text, Language language) const;

    Words words_;
    std::vector<PhraseArgument> arguments_;
    std::shared_ptr<const ToldPhrase> told_ = {};  // the texts of words that were read from a file
};

// A text that is the same in every language: a file's name, what another program said.
[[nodiscard]] Phrase as_it_is(std::string text);

// "…; …": what two of the phrases say in the same words is said once.
[[nodiscard]] std::string in_one_line(const std::vector<Phrase>& phrases, Language language);

}  // namespace lawan
