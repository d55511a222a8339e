#include "protocol/process_bot.hpp"

#include <algorithm>
#include <utility>

#include "play/bot_failure.hpp"

namespace lawan {
namespace {

// For a program to end by itself after "quit".
constexpr std::chrono::milliseconds kGoodbyePatience{300};

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
    introduce();
}

void ProcessBot::introduce() {
    told_.clear();
    try {
        const bool fresh = child_ == nullptr;
        if (fresh) {
            dialect_ = make_dialect(settings_.protocol);
            child_ = std::make_unique<Child>(settings_.process);
        }
        Conversation talk{*child_, settings_.startup, stop_, settings_.listener};
        if (fresh) dialect_->greet(talk);
        TimeControl control = control_;
        control.move = control.move.tightened_by(settings_.own);
        dialect_->begin(talk, {game_, {*start_, side_, number_, seed_}, control});
    } catch (...) {
        child_.reset();
        throw;
    }
}

Thought<AnyMove> ProcessBot::think(const Turn& turn) {
    // After moves were taken back, the program hears the game from its beginning.
    const bool goes_on = told_.size() <= turn.played.size() &&
                         std::equal(told_.begin(), told_.end(), turn.played.begin());
    if (!goes_on || !child_) introduce();
    told_ = turn.played;
    try {
        Turn limited = turn;
        limited.limits = turn.limits.tightened_by(settings_.own);
        Conversation talk{*child_, turn.limits.time.value_or(settings_.patience), turn.stop,
                          settings_.listener};
        return dialect_->move(talk, limited, control_.game ? left_ : std::nullopt);
    } catch (...) {
        child_.reset();
        throw;
    }
}

std::optional<int> ProcessBot::isolation() const {
    return child_ ? std::optional{child_->isolation()} : std::nullopt;
}

}  // namespace lawan
