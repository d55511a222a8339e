#include "protocol/conversation.hpp"

#include "core/text.hpp"
#include "formats/phrases.hpp"
#include "play/bot_failure.hpp"
#include "play/table.hpp"
#include "protocol/words.hpp"

namespace lawan {

Conversation::Conversation(Child& child, Seconds time, const StopSignal* stop,
                           const Listener& listener)
    : child_{child},
      time_{time},
      // The referee allows this much; who takes still longer is given up.
      deadline_{Child::Clock::now() +
                std::chrono::duration_cast<Child::Clock::duration>(time + kTimeAllowance)},
      stop_{stop},
      listener_{listener} {
    child_.allow_output();
}

void Conversation::say(const std::string& lines) {
    if (listener_) {
        for (std::size_t at = 0; at < lines.size();) {
            const auto end = lines.find('\n', at);
            listener_(Speaker::Arena, lines.substr(at, end - at));
            at = end == std::string::npos ? lines.size() : end + 1;
        }
    }
    child_.write(lines, deadline_, stop_);
}

std::string Conversation::hear(const Phrase& wanted) {
    auto line = child_.read_line(deadline_, stop_);
    if (!line && stop_ != nullptr && stop_->raised()) {
        throw BotFailure{EndReason::Stopped, words::kToldToStop};
    }
    if (!line) {
        throw BotFailure{EndReason::TimeOut,
                         {words::kNotInTime, {wanted, decimal(time_.count(), 3)}}};
    }
    if (listener_) listener_(Speaker::Bot, *line);
    return *std::move(line);
}

void Conversation::expect_silence(const std::function<bool(const std::string&)>& harmless) {
    while (const auto line = child_.unread()) {
        if (listener_) listener_(Speaker::Bot, *line);
        if (harmless(*line)) continue;
        throw BotFailure{EndReason::BadProtocol, {words::kOutOfTurn, {in_quotes(*line)}}};
    }
}

}  // namespace lawan
