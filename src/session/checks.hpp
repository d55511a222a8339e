// What several requests check before they do anything.
#pragma once

#include <cstddef>
#include <string>

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

// What somebody is called, without spaces around it. Throws InputError where nothing is left of it,
// or it has characters that nobody sees or that turn the text around it.
[[nodiscard]] std::string checked_name(const std::string& text);

}  // namespace lawan::session
