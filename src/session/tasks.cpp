#include "session/tasks.hpp"

#include "formats/json.hpp"
#include "session/outgoing.hpp"
#include "session/refusal.hpp"
#include "session/words.hpp"

namespace lawan::session {
namespace {

constexpr std::size_t kMostTasks = 4;
constexpr Pool::Owner kApartBit = Pool::Owner{1} << 62U;

std::pair<ConnectionId, std::int64_t> key_of(const Ask& ask) {
    return {ask.connection, ask.id.value_or(-1)};
}

}  // namespace

void TaskVoice::say(const char* type, Json message) {
    if (stop_.raised()) return;
    outbox_->post({written(type, re_, std::move(message)), to_, {}});
}

void TaskVoice::fail(const std::exception& error) {
    say("error", error_message(error));
}

void Tasks::check_room(const Ask& ask) const {
    const std::lock_guard lock{mutex_};
    check_room_for(key_of(ask));
}

void Tasks::check_room_for(const Key& key) const {
    if (running_.size() >= kMostTasks) {
        throw Refusal{ErrorKind::Busy, words::kTooManyTasks, {kMostTasks}};
    }
    if (running_.count(key) > 0) {
        throw Refusal{ErrorKind::NotPossible, words::kTaskRunsAlready};
    }
}

void Tasks::start(const Ask& ask, Urgency urgency, TaskBody body) {
    start(ask, Turn{owner_, urgency}, std::move(body));
}

void Tasks::start_apart(const Ask& ask, TaskBody body) {
    start(ask, Turn{owner_ ^ kApartBit, Urgency::WhenFree}, std::move(body));
}

void Tasks::start(const Ask& ask, const Turn& turn, TaskBody body) {
    const Key key = key_of(ask);
    const auto voice = std::make_shared<TaskVoice>(outbox_, ask.connection, ask.id);
    {
        const std::lock_guard lock{mutex_};
        check_room_for(key);
        running_[key] = voice;
    }
    ++services_.counters.tasks_started;
    submit(key, voice, turn, std::make_shared<const TaskBody>(std::move(body)));
}

bool Tasks::cancel(ConnectionId connection, std::int64_t id) {
    const std::lock_guard lock{mutex_};
    const auto task = running_.find({connection, id});
    if (task == running_.end()) return false;
    task->second->cancel();
    running_.erase(task);
    return true;
}

bool Tasks::conclude(ConnectionId connection, std::int64_t id) {
    const std::lock_guard lock{mutex_};
    const auto task = running_.find({connection, id});
    if (task == running_.end()) return false;
    task->second->conclude();
    return true;
}

void Tasks::cancel_all(ConnectionId connection) {
    const std::lock_guard lock{mutex_};
    for (auto task = running_.begin(); task != running_.end();) {
        if (task->first.first != connection) {
            ++task;
            continue;
        }
        task->second->cancel();
        task = running_.erase(task);
    }
}

bool Tasks::goes_on(const Key& key, const Voice& voice, TaskEnd end) {
    const std::lock_guard lock{mutex_};
    const auto task = running_.find(key);
    const bool cancelled = task == running_.end() || task->second != voice;
    if (cancelled) return false;
    if (end == TaskEnd::Again && !voice->stop().raised()) return true;
    running_.erase(task);
    return false;
}

void Tasks::submit(const Key& key, const Voice& voice, const Turn& turn,
                   const std::shared_ptr<const TaskBody>& body) {
    const auto job = [self = weak_from_this(), key, voice, turn, body] {
        TaskEnd end = TaskEnd::Done;
        if (!voice->stop().raised()) {
            try {
                end = (*body)(*voice);
            } catch (const std::exception& error) {
                voice->fail(error);
            }
        }
        const auto tasks = self.lock();
        if (tasks && tasks->goes_on(key, voice, end)) tasks->submit(key, voice, turn, body);
    };
    if (services_.pool.submit(turn.owner, turn.urgency, job)) return;
    (void)goes_on(key, voice, TaskEnd::Done);
    voice->fail(Refusal{ErrorKind::Busy, words::kTooManyThink});
}

}  // namespace lawan::session
