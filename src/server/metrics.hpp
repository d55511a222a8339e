// How the server is doing, as Prometheus reads it.
#pragma once

#include <atomic>
#include <cstdint>
#include <string>

#include "session/services.hpp"
#include "work/pool.hpp"

namespace lawan::server {

struct HttpCounters {
    std::atomic<std::uint64_t> requests{0};
    std::atomic<std::uint64_t> refused{0};       // wrong host, wrong origin, too many connections
    std::atomic<std::uint64_t> slow_clients{0};  // that did not read what was sent to them
    std::atomic<std::int64_t> open{0};           // connections, HTTP and WebSocket
    std::atomic<std::int64_t> unread{0};         // bytes that all clients together let wait
};

[[nodiscard]] std::string metrics_text(const session::Counters& sessions, const HttpCounters& http,
                                       const Pool& pool);

}  // namespace lawan::server
