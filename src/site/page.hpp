// What the engine asks of the page that it runs in.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "session/services.hpp"

namespace lawan::site {

using TabId = std::uint32_t;   // a tab that shows the page
using Ticket = std::uint32_t;  // of something that the page keeps for us

class Page {
  public:
    virtual ~Page() = default;
    virtual void send(TabId tab, const std::string& text) = 0;
    // Keeps a board, or forgets it where there is no text. Answers with Engine::kept(), after this
    // has returned.
    virtual void keep(Ticket ticket, const std::string& token, const std::string& board,
                      const std::optional<std::string>& text) = 0;
    // Called while a search is at work, now and then: brings what has come meanwhile, with
    // Engine::receive() and the like.
    virtual void attend() = 0;
    [[nodiscard]] virtual std::optional<session::DocPage> doc(const std::string& name,
                                                              const std::string& language) = 0;
};

}  // namespace lawan::site
