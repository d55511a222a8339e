#include "session/token_mark.hpp"

#include <cstddef>

#include <fmt/format.h>

#include "core/checksum.hpp"

namespace lawan::session {
namespace {

constexpr std::size_t kFigures = 8;
constexpr std::uint64_t kPersonBit = std::uint64_t{1} << 63U;

std::string figures(std::string_view text) {
    return fmt::format("{:0{}x}", static_cast<std::uint32_t>(checksum(text) >> 32U), kFigures);
}

}  // namespace

std::string mark_of(const std::string& address, const std::string& person) {
    if (address.empty()) return {};
    return kBeforeMark + figures(address) + (person.empty() ? "" : figures(person));
}

std::string_view mark_in(std::string_view token) {
    const auto at = token.find(kBeforeMark);
    return at == std::string_view::npos ? std::string_view{} : token.substr(at);
}

bool names_a_person(std::string_view mark) {
    return mark.size() == 1 + 2 * kFigures;
}

std::string_view address_in(std::string_view mark) {
    return mark.substr(0, 1 + kFigures);
}

std::uint64_t owner_of(const std::string& mark, std::uint64_t session) {
    return names_a_person(mark) ? checksum(mark) | kPersonBit : session;
}

bool is_a_person(std::uint64_t owner) {
    return (owner & kPersonBit) != 0;
}

}  // namespace lawan::session
