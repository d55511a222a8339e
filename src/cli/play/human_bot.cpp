#include "cli/play/human_bot.hpp"

#include <chrono>
#include <thread>

#include <fmt/format.h>

#include "cli/play/typed.hpp"
#include "cli/play/words.hpp"
#include "cli/results.hpp"
#include "cli/terminal/interrupt.hpp"
#include "cli/terminal/language.hpp"
#include "cli/terminal/streams.hpp"
#include "play/table.hpp"

namespace lawan::cli {
namespace {

Thought<AnyMove> playing(AnyMove move) {
    Thought<AnyMove> thought;
    thought.best = move;
    thought.line = {move};
    return thought;
}

// Whoever runs the game notices an interruption a moment later and then takes no more moves.
void wait_for_the_end(const Turn& turn) {
    while (turn.stop != nullptr && !turn.stop->raised()) {
        std::this_thread::sleep_for(std::chrono::milliseconds{5});
    }
}

}  // namespace

void HumanBot::new_game(const NewGame& game) {
    names_[game.side] = you();
    names_[opponent_of(game.side)] = told(words::kTheBot);
    print("\n{}\n",
          told(words::kNewGameOfSeries, {side_name(game_, game.side),
                                         game.start.move_text(game.start.legal_moves().front())}));
}

void HumanBot::show(const Turn& turn) const {
    std::optional<Coordinate> last;  // where a mark was put, also after a pass
    for (const AnyMove move : turn.played) {
        if (const auto cell = turn.position.cell(move)) last = cell;
    }
    const std::optional<GameResult> none;
    print("{}", screen_.text({game_, turn.position, names_, last, none}));
}

Thought<AnyMove> HumanBot::think(const Turn& turn) {
    show(turn);
    if (const auto pass = forced_pass(turn.position)) return playing(*pass);
    while (const auto line = prompt_.ask("> ")) {
        const Typed typed = parse_typed(*line);
        if (typed.verb == Verb::Nothing) continue;
        if (typed.verb == Verb::Quit) break;
        const auto move = turn.position.parse_move(typed.rest);
        if (typed.verb == Verb::Move && move && turn.position.is_legal(*move)) {
            return playing(*move);
        }
        print("{}\n", why_no_move(turn.position, *line));
    }
    interrupt();
    wait_for_the_end(turn);
    return playing(turn.position.legal_moves().front());
}

}  // namespace lawan::cli
