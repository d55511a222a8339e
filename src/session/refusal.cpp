#include "session/refusal.hpp"

#include <array>
#include <cstddef>

namespace lawan::session {

std::string_view to_text(ErrorKind kind) {
    constexpr std::array<std::string_view, 20> kTexts{
        "bad-json",      "too-long",     "unknown-type", "bad-field",    "hello-first",
        "unknown-board", "unknown-task", "unknown-tree", "illegal-move", "stale",
        "not-your-turn", "game-over",    "not-possible", "bad-input",    "unreadable",
        "busy",          "too-fast",     "not-allowed",  "not-found",    "internal"};
    static_assert(kTexts.size() == static_cast<std::size_t>(ErrorKind::Internal) + 1);
    return kTexts[static_cast<std::size_t>(kind)];
}

}  // namespace lawan::session
