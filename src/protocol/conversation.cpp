#include "protocol/conversation.hpp"

#include <fmt/format.h>

#include "core/text.hpp"
#include "play/bot_failure.hpp"
#include "play/turn.hpp"

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

std::string Conversation::hear(std::string_view wanted) {
    auto line = child_.read_line(deadline_, stop_);
    if (!line && stop_ != nullptr && stop_->raised()) {
        throw BotFailure{EndReason::Stopped, "was told to stop"};
    }
    if (!line) {
        throw BotFailure{EndReason::TimeOut,
                         fmt::format("did not give {} within {:.3f} s", wanted, time_.count())};
    }
    if (listener_) listener_(Speaker::Bot, *line);
    return *std::move(line);
}

void Conversation::expect_silence(const std::function<bool(const std::string&)>& harmless) {
    while (const auto line = child_.unread()) {
        if (listener_) listener_(Speaker::Bot, *line);
        if (harmless(*line)) continue;
        throw BotFailure{EndReason::BadProtocol,
                         fmt::format("wrote {} when it was not its turn", in_quotes(*line))};
    }
}

}  // namespace lawan
