#include "protocol/gtp_dialect.hpp"

#include <cmath>

#include <fmt/format.h>

#include "core/text.hpp"
#include "play/bot_failure.hpp"
#include "protocol/game_protocols.hpp"
#include "protocol/words.hpp"

namespace lawan {
namespace {

struct Answer {
    bool good = false;
    std::string text;
};

// "= text" or "? text", then an empty line. What stands before it is a banner.
Answer ask(Conversation& talk, const std::string& command) {
    talk.say(command + '\n');
    const Phrase wanted{words::kAnAnswerTo, {command}};
    std::string line;
    do {
        line = talk.hear(wanted);
    } while (line.empty() || (line.front() != '=' && line.front() != '?'));
    Answer answer{line.front() == '=', std::string{trimmed(std::string_view{line}.substr(1))}};
    while (!trimmed(talk.hear(wanted)).empty()) {
    }
    return answer;
}

std::string must(Conversation& talk, const std::string& command) {
    const Answer answer = ask(talk, command);
    if (!answer.good) {
        throw BotFailure{EndReason::BadProtocol,
                         {words::kRefusedCommand, {command, in_quotes(answer.text)}}};
    }
    return answer.text;
}

const char* colour(Side side) {
    return side == Side::X ? "black" : "white";
}

}  // namespace

void GtpDialect::check(const AnyGame& game) const {
    check_protocol(game, "gtp");
}

void GtpDialect::begin(Conversation& talk, const Introduction& introduction) {
    told_ = introduction.new_game.start;
    told_moves_ = 0;
    // Some programs know only one size, and not this command.
    (void)ask(talk, fmt::format("boardsize {}", told_->board().size.columns));
    must(talk, "clear_board");
    const TimeControl& control = introduction.control;
    if (control.game) {
        (void)ask(talk,
                  fmt::format("time_settings {} 0 0", std::lround(control.game->time.count())));
    } else if (control.move.time) {
        const long whole = std::lround(std::ceil(control.move.time->count()));
        (void)ask(talk, fmt::format("time_settings 0 {} 1", whole));
    }
}

Thought<AnyMove> GtpDialect::move(Conversation& talk, const Turn& turn,
                                  const std::optional<PerSide<Seconds>>& left) {
    for (; told_moves_ < turn.played.size(); ++told_moves_) {
        const AnyMove move = turn.played[told_moves_];
        must(talk,
             fmt::format("play {} {}", colour(told_->side_to_move()), told_->move_text(move)));
        told_ = told_->after(move);
    }
    const Side side = turn.position.side_to_move();
    if (left) {
        (void)ask(talk, fmt::format("time_left {} {} 0", colour(side),
                                    static_cast<long>((*left)[side].count())));
    }
    const std::string answer = lower(must(talk, fmt::format("genmove {}", colour(side))));
    if (answer == "resign") throw BotFailure{EndReason::Resigned, words::kResigned};
    Thought<AnyMove> thought{};
    thought.best = move_in(turn.position, answer, answer);
    // The program has made this move on its own board.
    if (turn.position.is_legal(thought.best)) {
        told_ = turn.position.after(thought.best);
        ++told_moves_;
    }
    return thought;
}

}  // namespace lawan
