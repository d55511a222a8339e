#include "protocol/process_bot.hpp"

#include <algorithm>
#include <utility>

#include "core/text.hpp"
#include "play/bot_answer.hpp"
#include "play/bot_failure.hpp"
#include "protocol/words.hpp"

namespace lawan {
namespace {

// For a program to end by itself after "quit".
constexpr std::chrono::milliseconds kGoodbyePatience{300};
constexpr std::chrono::milliseconds kRestPatience{250};
constexpr std::size_t kLongLine = 200;  // of its stderr, in bytes

// As in_quotes() shows a text, but more of it, and of a long line its end: there an error message
// says what is wrong.
std::string shown(std::string_view line) {
    constexpr std::size_t kPiece = 48;
    const bool cut = line.size() > kLongLine;
    if (cut) line.remove_prefix(line.size() - kLongLine);
    while (cut && !line.empty() && (line.front() & 0xC0) == 0x80) line.remove_prefix(1);
    std::string text;
    while (!line.empty()) {
        std::size_t size = std::min(kPiece, line.size());
        // Not in the middle of a character.
        while (size < line.size() && size > 1 && (line[size] & 0xC0) == 0x80) --size;
        const std::string piece = in_quotes(line.substr(0, size));
        text += piece.substr(1, piece.size() - 2);
        line.remove_prefix(size);
    }
    return (cut ? "'…" : "'") + text + '\'';
}

}  // namespace

ProcessBot::ProcessBot(ProcessBotSettings settings, AnyGame game)
    : settings_{std::move(settings)}, game_{std::move(game)} {
    make_dialect(settings_.protocol)->check(game_);
}

ProcessBot::~ProcessBot() {
    say_goodbye();
}

void ProcessBot::say_goodbye() {
    if (!child_) return;
    try {
        const Listener nobody;
        Conversation talk{*child_, Seconds{0.1}, nullptr, nobody};
        talk.say(dialect_->farewell());
        child_->finish(kGoodbyePatience);
    } catch (const std::exception&) {
        // It is ended anyway.
    }
    child_.reset();
}

void ProcessBot::new_game(const NewGame& game) {
    left_.reset();
    start_ = game.start;
    side_ = game.side;
    number_ = game.number;
    seed_ = game.seed;
    introduce(game.stop);
}

void ProcessBot::introduce(const StopSignal* stop) {
    told_.clear();
    try {
        const bool fresh = child_ == nullptr;
        if (fresh) {
            dialect_ = make_dialect(settings_.protocol);
            child_ = std::make_unique<Child>(settings_.process);
        }
        if (!fresh) await_rest();
        Conversation talk{*child_, settings_.startup, stop, settings_.listener};
        if (fresh) dialect_->greet(talk);
        TimeControl control = control_;
        control.move = control.move.tightened_by(settings_.own);
        dialect_->begin(talk, {game_, {*start_, side_, number_, seed_}, control});
        if (!settings_.ponders) child_->freeze();
    } catch (const BotFailure& failure) {
        fail(failure);
    } catch (...) {
        child_.reset();
        throw;
    }
}

void ProcessBot::await_rest() {
    if (!settings_.ponders && dialect_->waits_for_rest()) child_->await_rest(kRestPatience);
}

// The program is ended. What it wrote last is often the reason: the last line of a Python traceback
// names the error.
void ProcessBot::fail(const BotFailure& failure) {
    const std::string last = child_ ? child_->last_error_line() : "";
    child_.reset();
    const bool misbehaved =
        failure.reason() != EndReason::Stopped && failure.reason() != EndReason::Resigned;
    if (!misbehaved || last.empty()) throw BotFailure{failure};
    throw BotFailure{failure.reason(), {words::kWithLastLine, {failure.phrase(), shown(last)}}};
}

Thought<AnyMove> ProcessBot::think(const Turn& turn) {
    // After moves were taken back, the program hears the game from its beginning.
    const bool goes_on = told_.size() <= turn.played.size() &&
                         std::equal(told_.begin(), told_.end(), turn.played.begin());
    if (!goes_on || !child_) introduce(turn.stop);
    told_ = turn.played;
    try {
        await_rest();
        Turn limited = turn;
        limited.limits = turn.limits.tightened_by(settings_.own);
        Conversation talk{*child_, limited.limits.time.value_or(settings_.patience), turn.stop,
                          settings_.listener};
        auto thought = dialect_->move(talk, limited, control_.game ? left_ : std::nullopt);
        // Where the time of a whole game runs, every delay of the machine would be taken off it.
        constexpr Seconds kWorthALook{0.002};
        const bool closely = control_.game.has_value() && talk.passed() > kWorthALook;
        cost_ = talk.cost(closely);
        if (!settings_.ponders) child_->freeze();
        if (!turn.position.is_legal(thought.best)) {
            throw BotFailure{EndReason::IllegalMove, what_is_illegal(turn.position, thought.best)};
        }
        return thought;
    } catch (const BotFailure& failure) {
        fail(failure);
    } catch (...) {
        child_.reset();
        throw;
    }
}

std::optional<int> ProcessBot::isolation() const {
    return child_ ? std::optional{child_->isolation()} : std::nullopt;
}

}  // namespace lawan
