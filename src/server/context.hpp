// What all connections of a server share.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <memory>
#include <mutex>

#include "server/door.hpp"
#include "server/hosts.hpp"
#include "server/metrics.hpp"
#include "server/page_files.hpp"
#include "server/server.hpp"
#include "session/lobby.hpp"

namespace lawan::server {

// How the server ends what is still open when it stops.
class OpenSockets {
  public:
    using Close = std::function<void()>;

    [[nodiscard]] std::size_t add(Close close) {
        const std::lock_guard lock{mutex_};
        open_[next_] = std::move(close);
        return next_++;
    }
    void remove(std::size_t number) {
        const std::lock_guard lock{mutex_};
        open_.erase(number);
    }
    // Without the lock: a socket that nobody else holds any more goes as soon as it was told to,
    // and comes back to remove itself.
    void close_all() {
        std::map<std::size_t, Close> open;
        {
            const std::lock_guard lock{mutex_};
            open = open_;
        }
        for (const auto& [number, close] : open) close();
    }
    [[nodiscard]] bool empty() const {
        const std::lock_guard lock{mutex_};
        return open_.empty();
    }

  private:
    mutable std::mutex mutex_;
    std::map<std::size_t, Close> open_;
    std::size_t next_ = 1;
};

struct Context {
    const ServerOptions& options;
    const Hosts& hosts;
    PageFiles& page;
    HttpCounters& counters;
    const Pool& pool;
    session::Lobby& lobby;
    Door& door;
    OpenSockets sockets = {};
};

}  // namespace lawan::server
