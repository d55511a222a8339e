// All tabs of a page that has no server, on one thread; searches may have helpers.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "session/lobby.hpp"
#include "site/attentive_clock.hpp"
#include "site/page.hpp"
#include "site/page_store.hpp"
#include "site/page_timer.hpp"
#include "work/pool.hpp"

namespace lawan::site {

class Engine {
  public:
    // With so many threads for one search: its own, and those that the page keeps. A light engine
    // is slow, or the page stands still while it thinks: there a bot has less time.
    explicit Engine(Page& page, int threads = 1, const TimeSource& clock = TimeSource::of_machine(),
                    std::optional<Seconds> longest_thought = {});

    // Before anybody opens: what was kept.
    void remember(const std::string& token, session::StoredBoard board);

    void open(TabId tab);
    void receive(TabId tab, std::string_view text);
    void close(TabId tab);
    void kept(Ticket ticket, bool safe);

    // Does what is due and one job; called by nobody whom a job has called. Says how long the page
    // may wait before it calls again: not at all while there is work, and until something comes
    // where there is none.
    [[nodiscard]] std::optional<Seconds> work();
    // While a search waits for its helpers: what its clock does otherwise.
    void attend() { (void)thinking_clock_.now(); }

  private:
    // In the middle of a search: what has come, and a move that is waited for while the search
    // is not.
    void attend_to_others();

    Page& page_;
    AttentiveClock thinking_clock_;
    PageTimer timer_;
    PageStore store_;
    session::Counters counters_;
    Pool pool_;
    session::Lobby lobby_;
    std::map<TabId, std::unique_ptr<session::Connection>> tabs_;
};

}  // namespace lawan::site
