#include "cli/commands/asked_bot.hpp"

#include <utility>
#include <vector>

#include "cli/commands/analysis_words.hpp"
#include "cli/exit_code.hpp"
#include "core/limits.hpp"
#include "core/random.hpp"
#include "play/bot_failure.hpp"

namespace lawan::cli {
namespace {

constexpr std::uint64_t kBetweenChecks = 97;

}  // namespace

AskedBot::AskedBot(const AnyGame& game, std::unique_ptr<Bot> bot, Side side, bool is_program,
                   const StopSignal& stop)
    : bot_{std::move(bot)}, side_{side}, is_program_{is_program}, stop_{stop} {
    if (!is_program_) bot_->new_game({game.start(), side, 0, Seed{}});
}

AnyMove AskedBot::operator()(const AnyPosition& position) {
    const AnyMove move = ask(position);
    if (++asked_ % kBetweenChecks == 1 && ask(position) != move && !stop_.raised()) {
        throw Failure{words::kBotNotDeterministic, {position.text()}};
    }
    return move;
}

// A program is told each position as the start of a game: it may keep a board of its own.
AnyMove AskedBot::ask(const AnyPosition& position) {
    const std::vector<AnyMove> none;
    const AnyMove move = [&] {
        try {
            if (is_program_) bot_->new_game({position, side_, 0, Seed{}, &stop_});
            return bot_->think({position, none, Limits::none(), &stop_}).best;
        } catch (const BotFailure& failure) {
            if (stop_.raised()) return position.legal_moves().front();  // nobody counts it
            throw Failure{words::kBotFails, {position.text(), said_by(failure)}};
        }
    }();
    if (!position.is_legal(move)) {
        if (stop_.raised()) return position.legal_moves().front();
        throw Failure{words::kBotMovesIllegally, {position.text()}};
    }
    return move;
}

}  // namespace lawan::cli
