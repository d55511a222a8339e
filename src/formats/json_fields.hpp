// An object of JSON from outside, whose fields are asked for by name.
#pragma once

#include <cstddef>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>

#include <nlohmann/json_fwd.hpp>

#include "core/words.hpp"

namespace lawan {

// Whatever is wrong throws InputError.
class JsonFields {
  public:
    // `where` names the object: "move 3", "the result". `complaint` has a place for what is wrong:
    // "not a saved game: {0}". Both `json` and `complaint` must outlive this.
    JsonFields(const nlohmann::ordered_json& json, Phrase where, const Words& complaint);

    // No field has another name.
    void only(std::initializer_list<std::string_view> known) const;

    [[nodiscard]] bool has(const char* name) const;  // also where it is null
    // None where it is missing or null.
    [[nodiscard]] const nlohmann::ordered_json* find(const char* name) const;
    [[nodiscard]] const nlohmann::ordered_json& at(const char* name) const;

    [[nodiscard]] std::string text(const char* name) const;
    // Shown on terminals and in pages: of one line, without control characters.
    [[nodiscard]] std::string plain_text(const char* name, std::size_t longest) const;
    [[nodiscard]] std::int64_t whole(const char* name, std::int64_t least, std::int64_t most) const;
    [[nodiscard]] double number(const char* name, double least, double most) const;
    [[nodiscard]] double not_negative(const char* name) const;
    [[nodiscard]] bool truth(const char* name) const;

    // "'games' of the tournament is not a whole number".
    [[noreturn]] void wrong(const char* name, const Phrase& wanted) const;
    [[noreturn]] void fail(const Phrase& what) const;

  private:
    const nlohmann::ordered_json& json_;
    Phrase where_;
    const Words& complaint_;
};

}  // namespace lawan
