// The messages of a session on their way out: in order, and none before what it says is safe.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace lawan::session {

using ConnectionId = std::uint64_t;
using Listener = std::function<void(std::shared_ptr<const std::string>)>;

struct Mail {
    std::string text;
    std::optional<ConnectionId> to = {};      // nobody named: all
    std::optional<ConnectionId> except = {};  // but this one
};

class Outbox {
  public:
    using Slot = std::uint64_t;

    // A listener hands the message on and returns at once; it must not call back.
    // Who looks on hears what is told to all, and does not count.
    void join(ConnectionId id, Listener listener, bool looks_on = false);
    void leave(ConnectionId id);
    [[nodiscard]] std::size_t listeners() const;

    void post(Mail mail);

    // Mails that wait until release(), and what is posted after them waits behind them. When what
    // they tell could not be saved, `warning` goes out before them.
    [[nodiscard]] Slot hold(std::vector<Mail> mails);
    void release(Slot slot, const std::optional<std::string>& warning = {});

  private:
    struct Entry {
        Slot slot;
        std::vector<Mail> mails;
        bool ready;
    };

    void flush();

    mutable std::mutex mutex_;
    std::map<ConnectionId, Listener> listeners_;
    std::set<ConnectionId> onlookers_;  // of them
    std::deque<Entry> entries_;
    Slot next_ = 1;
};

}  // namespace lawan::session
