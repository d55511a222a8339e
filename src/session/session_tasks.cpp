// Work that takes time: done in the pool, told of while it goes on, and stopped when nobody
// listens.
#include <fmt/format.h>

#include "formats/json.hpp"
#include "session/refusal.hpp"
#include "session/session.hpp"

namespace lawan::session {
namespace {

constexpr std::size_t kMostTasks = 4;

}  // namespace

void TaskVoice::say(const char* type, Json message) {
    if (stop_.raised()) return;
    outbox_->post({written(type, re_, std::move(message)), to_, {}});
}

void TaskVoice::fail(const std::exception& error) {
    say("error", error_message(error));
}

void Session::check_room_for_task(const Ask& ask) const {
    if (tasks_.size() >= kMostTasks) {
        throw Refusal{"busy", fmt::format("{} tasks run already; stop one first", kMostTasks)};
    }
    if (tasks_.count({ask.connection, ask.id.value_or(-1)}) > 0) {
        throw Refusal{"not-possible", "a task with this id runs already"};
    }
}

void Session::start_task(const Ask& ask, Urgency urgency, TaskBody body) {
    check_room_for_task(ask);
    const TaskKey key{ask.connection, ask.id.value_or(-1)};
    const auto voice = std::make_shared<TaskVoice>(outbox_, ask.connection, ask.id);
    tasks_[key] = voice;
    ++services_.counters.tasks_started;
    submit_task(key, voice, urgency, std::make_shared<const TaskBody>(std::move(body)));
}

void Session::submit_task(const TaskKey& key, const std::shared_ptr<TaskVoice>& voice,
                          Urgency urgency, const std::shared_ptr<const TaskBody>& body) {
    const auto job = [self = weak_from_this(), key, voice, urgency, body] {
        TaskEnd end = TaskEnd::Done;
        if (!voice->stop().raised()) {
            try {
                end = (*body)(*voice);
            } catch (const std::exception& error) {
                voice->fail(error);
            }
        }
        const auto session = self.lock();
        if (!session) return;
        const std::lock_guard lock{session->mutex_};
        const auto task = session->tasks_.find(key);
        const bool cancelled = task == session->tasks_.end() || task->second != voice;
        if (cancelled) return;
        if (end == TaskEnd::Again && !voice->stop().raised()) {
            session->submit_task(key, voice, urgency, body);
        } else {
            session->tasks_.erase(task);
        }
    };
    if (!services_.pool.submit(owner_, urgency, job)) {
        tasks_.erase(key);
        voice->fail(Refusal{"busy", "too many are thinking just now; try again in a moment"});
    }
}

}  // namespace lawan::session
