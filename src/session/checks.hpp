// What several requests check before they do anything.
#pragma once

#include <cstddef>

#include "core/random.hpp"
#include "play/table.hpp"
#include "session/json.hpp"

namespace lawan::session {

// Games have this seed unless a request names another one.
inline constexpr Seed kUsualSeed{1};

// These throw Refusal.
void refuse_when_over(const Table& table);
void refuse_when_over(const AnyPosition& position);
// The number of a ply that the game has, those taken back included.
[[nodiscard]] std::size_t checked_ply(const Table& table, const Json& ply);

}  // namespace lawan::session
