#include "server/metrics.hpp"

#include <fmt/format.h>

namespace lawan::server {
namespace {

template <class Number>
std::string metric(const char* name, const char* type, const char* help, Number value) {
    return fmt::format("# HELP lawan_{0} {1}\n# TYPE lawan_{0} {2}\nlawan_{0} {3}\n", name, help,
                       type, value);
}

}  // namespace

std::string metrics_text(const session::Counters& sessions, const HttpCounters& http,
                         const Pool& pool) {
    const Pool::Load load = pool.load();
    return metric("connections", "gauge", "WebSocket connections open now",
                  sessions.connections.load()) +
           metric("sessions", "gauge", "sessions in memory", sessions.sessions.load()) +
           metric("thinking", "gauge", "jobs that think now", load.running) +
           metric("queue", "gauge", "jobs that wait for a thread", load.queued) +
           metric("messages_total", "counter", "messages received", sessions.messages.load()) +
           metric("errors_total", "counter", "messages answered by an error",
                  sessions.errors.load()) +
           metric("sessions_opened_total", "counter", "new sessions",
                  sessions.sessions_opened.load()) +
           metric("games_total", "counter", "games started", sessions.games_started.load()) +
           metric("moves_total", "counter", "moves played", sessions.moves_played.load()) +
           metric("tasks_total", "counter", "analyses, hints and lessons started",
                  sessions.tasks_started.load()) +
           metric("saves_failed_total", "counter", "boards that could not be saved",
                  sessions.saves_failed.load()) +
           metric("http_connections", "gauge", "connections open now, of any kind",
                  http.open.load()) +
           metric("http_requests_total", "counter", "HTTP requests", http.requests.load()) +
           metric("http_refused_total", "counter",
                  "requests refused: wrong host or origin, or too many connections",
                  http.refused.load()) +
           metric("slow_clients_total", "counter", "connections closed since nobody read them",
                  http.slow_clients.load());
}

}  // namespace lawan::server
