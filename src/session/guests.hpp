// Who is at a game that people were invited to, and what each of them may do.
#pragma once

#include <map>
#include <optional>
#include <string>

#include "core/side.hpp"
#include "session/ask.hpp"
#include "session/board.hpp"
#include "session/handler.hpp"
#include "session/json.hpp"

namespace lawan::session {

class Guests {
  public:
    void join(ConnectionId id, std::optional<std::string> player) { here_[id] = std::move(player); }
    void leave(ConnectionId id) { here_.erase(id); }

    // Where somebody sits; after a rematch that may be the other side. None looks on.
    [[nodiscard]] std::optional<Side> seat(ConnectionId id, const Board& board) const;

    // Throws Refusal where a request is not for this game, or not for this guest.
    void check(const Handler& handler, const Ask& ask, const Board& board) const;

    // The message that tells who is there.
    [[nodiscard]] Json present(const Board& board) const;

  private:
    std::map<ConnectionId, std::optional<std::string>> here_;
};

}  // namespace lawan::session
