// The mark of a token: behind what is secret it says whose it is, so that a store which is full can
// tell who filled it, and all sessions of a person share what the person gets.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace lawan::session {

inline constexpr char kBeforeMark = '.';  // in a token

// Eight figures for the address, and eight for the person where that is known. They tell these
// apart and do not give them away. Empty without an address.
[[nodiscard]] std::string mark_of(const std::string& address, const std::string& person);
[[nodiscard]] std::string_view mark_in(std::string_view token);  // empty where it has none

[[nodiscard]] bool names_a_person(std::string_view mark);
[[nodiscard]] std::string_view address_in(std::string_view mark);

// Who owns work and memory: a person by the mark, or one session by its number.
[[nodiscard]] std::uint64_t owner_of(const std::string& mark, std::uint64_t session);
[[nodiscard]] bool is_a_person(std::uint64_t owner);

}  // namespace lawan::session
