#include "protocol/conversation.hpp"

#include <utility>

#include "core/text.hpp"
#include "formats/phrases.hpp"
#include "play/bot_failure.hpp"
#include "play/table.hpp"
#include "protocol/words.hpp"

namespace lawan {

namespace {

// A thread that works is seen to have worked more after a while, whenever the kernel counts.
constexpr std::chrono::milliseconds kALook{12};

Seconds seconds(std::uint64_t nanoseconds) {
    return Seconds{static_cast<double>(nanoseconds) * 1e-9};
}

Deadline::Time moment(Seconds time) {
    return Deadline::Time{std::chrono::ceil<Deadline::Time::duration>(time)};
}

}  // namespace

ProgramTime::ProgramTime(CountsTurns& program, Seconds time, const TimeSource& clock)
    : Deadline{moment(clock.now() + time + usual_allowance())},
      program_{program},
      clock_{clock},
      time_{time},
      allowance_{usual_allowance()},
      began_{clock.now()} {
    program_.begin_turn();
}

Seconds ProgramTime::passed() const {
    return clock_.now() - began_;
}

// Until it went on, and after it had answered, it was we who waited in line.
TurnCost ProgramTime::cost_of(const TurnUse& use) const {
    const Seconds asleep = Seconds{program_.turn_began().time_since_epoch()} - began_;
    return {seconds(use.worked_ns), seconds(use.waited_ns) + asleep + program_.heard_late()};
}

// What a thread waits is counted when the wait is over. One that is ready may be in line still: if
// it has worked since we last looked, for no longer than since then; and we ourselves may have
// stood in line so long that it got to work and is in line again.
bool ProgramTime::moved() {
    const Seconds now = passed();  // what comes until it is counted is counted
    const auto use = program_.use_of_turn();
    if (!use) return false;
    const Seconds left = time_ + allowance_ - charged(now, cost_of(*use));
    const std::optional<Look> before = std::exchange(look_, Look{use->worked_ns, now});
    if (left.count() > 0) {
        move_to(moment(clock_.now() + left));
        return true;
    }
    if (!use->ready || seconds(use->worked_ns) > time_ + allowance_) return false;
    const bool has_worked = before && before->worked_ns != use->worked_ns;
    if (has_worked && left + (now - before->at) <= Seconds{0}) return false;
    move_to(moment(clock_.now() + kALook));
    return true;
}

// What we do after we have heard its answer, such as counting, takes a while that is not its own:
// we may stand in line for long then.
TurnCost ProgramTime::cost(bool closely) {
    const Seconds heard = Seconds{program_.heard_at().time_since_epoch()} - began_;
    const Seconds passed = heard > Seconds{0} ? heard : this->passed();
    const auto use = closely || passed > time_ ? program_.use_of_turn() : std::nullopt;
    TurnCost cost = use ? cost_of(*use) : TurnCost{program_.worked_in_turn(), Seconds{0}};
    cost.passed = passed;
    return cost;
}

Conversation::Conversation(Child& child, Seconds time, const StopSignal* stop,
                           const Listener& listener)
    : child_{child}, deadline_{child, time}, stop_{stop}, listener_{listener} {
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
                         {words::kNotInTime, {wanted, decimal(deadline_.allowed().count(), 3)}}};
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
