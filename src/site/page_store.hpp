// The games of the page: all of them in memory, and every change handed to the page to keep.
#pragma once

#include <map>
#include <string>
#include <vector>

#include "session/memory_store.hpp"
#include "site/page.hpp"

namespace lawan::site {

class PageStore final : public session::Store {
  public:
    explicit PageStore(Page& page) : page_{page} {}

    // What was kept before; at the start.
    void remember(const std::string& token, session::StoredBoard board);
    // The page's answer.
    void kept(Ticket ticket, bool safe);

    [[nodiscard]] std::vector<session::StoredBoard> load(const std::string& token) override;
    void save(const std::string& token, session::StoredBoard board, Done done) override;
    void forget(const std::string& token, const std::string& board, Done done) override;

  private:
    [[nodiscard]] Ticket ticket_for(Done done);

    Page& page_;
    session::MemoryStore memory_;
    std::map<Ticket, Done> waiting_;
    Ticket next_ = 1;
};

}  // namespace lawan::site
