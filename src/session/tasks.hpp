// Work that takes time: done in the pool, told of while it goes on, and stopped when nobody
// listens.
#pragma once

#include <cstdint>
#include <exception>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>

#include "core/budget.hpp"
#include "session/ask.hpp"
#include "session/json.hpp"
#include "session/outbox.hpp"
#include "session/services.hpp"

namespace lawan::session {

// Whether a task has said its last word, or wants another turn of the pool.
enum class TaskEnd : std::uint8_t { Done, Again };

// What a task may do while it runs: ask whether it is to stop, or has done enough, and answer.
class TaskVoice {
  public:
    TaskVoice(std::shared_ptr<Outbox> outbox, ConnectionId to, std::optional<std::int64_t> re)
        : outbox_{std::move(outbox)}, to_{to}, re_{re} {}

    [[nodiscard]] const StopSignal& stop() const { return stop_; }
    // Raised where it is to end as well, and to tell what it has: only experiments listen to it.
    [[nodiscard]] const StopSignal& enough() const { return enough_; }
    void cancel() {
        stop_.raise();
        enough_.raise();
    }
    void conclude() { enough_.raise(); }
    // Says nothing any more once it was cancelled.
    void say(const char* type, Json message);
    void fail(const std::exception& error);

  private:
    std::shared_ptr<Outbox> outbox_;
    ConnectionId to_;
    std::optional<std::int64_t> re_;
    StopSignal stop_;
    StopSignal enough_;
};

using TaskBody = std::function<TaskEnd(TaskVoice&)>;

// The tasks of one session. A task is named by its connection and the id of its request.
class Tasks : public std::enable_shared_from_this<Tasks> {
  public:
    Tasks(const Services& services, Pool::Owner owner, std::shared_ptr<Outbox> outbox)
        : services_{services}, owner_{owner}, outbox_{std::move(outbox)} {}

    // Both throw Refusal where there are too many tasks, or this id is at work already.
    void check_room(const Ask& ask) const;
    void start(const Ask& ask, Urgency urgency, TaskBody body);
    // Starts work that takes minutes in one piece. To the pool it is the work of another owner, one
    // for all such work of this session: so the session's bots can move while it runs.
    void start_apart(const Ask& ask, TaskBody body);

    // False where there is no such task, or it is done.
    [[nodiscard]] bool cancel(ConnectionId connection, std::int64_t id);
    [[nodiscard]] bool conclude(ConnectionId connection, std::int64_t id);
    void cancel_all(ConnectionId connection);

  private:
    using Key = std::pair<ConnectionId, std::int64_t>;
    using Voice = std::shared_ptr<TaskVoice>;

    // What the pool goes by.
    struct Turn {
        Pool::Owner owner;
        Urgency urgency;
    };

    void check_room_for(const Key& key) const;
    void start(const Ask& ask, const Turn& turn, TaskBody body);
    void submit(const Key& key, const Voice& voice, const Turn& turn,
                const std::shared_ptr<const TaskBody>& body);
    // True where it is to go on.
    [[nodiscard]] bool goes_on(const Key& key, const Voice& voice, TaskEnd end);

    const Services& services_;
    Pool::Owner owner_;
    std::shared_ptr<Outbox> outbox_;
    mutable std::mutex mutex_;
    std::map<Key, Voice> running_;
};

}  // namespace lawan::session
