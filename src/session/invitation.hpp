// Games of people on several devices: a session of its own for each, and secret keys that lead to
// it. Whoever has a key sits at the game or looks on; whoever has none sees nothing of it.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include "session/services.hpp"

namespace lawan::session {

// The board of such a session; it has no other.
inline constexpr const char* kInvitedBoard = "game";

// What a key opens.
struct Invitation {
    std::string session;                // the token of the game's session, which nobody is told
    std::optional<std::string> player;  // the name of a seat; who has none looks on
};

// Tokens with this are never a visitor's own: hello with such a token opens nothing.
[[nodiscard]] bool is_reserved(const std::string& token);

// A token for the session of a game.
[[nodiscard]] std::string invited_session(const Services& services);

// Makes a key for it and keeps it; also to keep one that is used from being forgotten.
void keep_key(const Services& services, const std::string& key, const Invitation& invitation,
              Store::Done done);

// None where there is no such key.
[[nodiscard]] std::optional<Invitation> find_key(const Services& services, const std::string& key);

}  // namespace lawan::session
