#include "session/outbox.hpp"

#include <algorithm>
#include <utility>

namespace lawan::session {

void Outbox::join(ConnectionId id, Listener listener, bool looks_on) {
    const std::lock_guard lock{mutex_};
    listeners_[id] = std::move(listener);
    if (looks_on) onlookers_.insert(id);
}

void Outbox::leave(ConnectionId id) {
    const std::lock_guard lock{mutex_};
    listeners_.erase(id);
    onlookers_.erase(id);
}

std::size_t Outbox::listeners() const {
    const std::lock_guard lock{mutex_};
    return listeners_.size() - onlookers_.size();
}

void Outbox::post(Mail mail) {
    const std::lock_guard lock{mutex_};
    entries_.push_back({next_++, {std::move(mail)}, true});
    flush();
}

Outbox::Slot Outbox::hold(std::vector<Mail> mails) {
    const std::lock_guard lock{mutex_};
    entries_.push_back({next_, std::move(mails), false});
    return next_++;
}

void Outbox::release(Slot slot, const std::optional<std::string>& warning) {
    const std::lock_guard lock{mutex_};
    const auto entry = std::find_if(entries_.begin(), entries_.end(),
                                    [&](const Entry& each) { return each.slot == slot; });
    if (entry == entries_.end()) return;
    if (warning) entry->mails.insert(entry->mails.begin(), Mail{*warning});
    entry->ready = true;
    flush();
}

void Outbox::flush() {
    while (!entries_.empty() && entries_.front().ready) {
        for (Mail& mail : entries_.front().mails) {
            const auto text = std::make_shared<const std::string>(std::move(mail.text));
            for (const auto& [id, listener] : listeners_) {
                if (mail.to ? *mail.to == id : mail.except != id) listener(text);
            }
        }
        entries_.pop_front();
    }
}

}  // namespace lawan::session
