#include "protocol/ugi_dialect.hpp"

#include <cmath>
#include <vector>

#include <fmt/format.h>

#include "core/text.hpp"
#include "play/bot_failure.hpp"
#include "protocol/words.hpp"

namespace lawan {
namespace {

long at_least_one_millisecond(Seconds time) {
    return std::lround(std::max(0.001, time.count()) * 1000);
}

void wait_for(Conversation& talk, std::string_view word) {
    while (trimmed(talk.hear({words::kTheLine, {word}})) != word) {
    }
}

// "info depth 4 score cp 200 nodes 473 pv f1 b1": what we can use of it.
void take_info(const std::vector<std::string_view>& said, Thought<AnyMove>& thought) {
    for (std::size_t i = 1; i + 1 < said.size(); ++i) {
        if (said[i] == "pv") return;
        const auto number = parse_whole_number(said[i + 1]);
        if (said[i] == "depth" && number) thought.depth = static_cast<int>(*number % 10'000);
        if (said[i] == "nodes" && number) thought.nodes = static_cast<std::uint64_t>(*number);
        if (said[i] == "cp") {
            if (const auto score = parse_decimal(said[i + 1]); score && std::abs(*score) < 1e9) {
                thought.valuation = Valuation::estimated(Score{static_cast<std::int32_t>(*score)});
            }
        }
    }
}

}  // namespace

void UgiDialect::greet(Conversation& talk) {
    talk.say("ugi\n");
    wait_for(talk, "ugiok");
}

void UgiDialect::begin(Conversation& talk, const Introduction& introduction) {
    start_ = introduction.new_game.start;
    increment_ = introduction.control.game ? introduction.control.game->increment : Seconds{0};
    talk.say("uginewgame\nisready\n");
    wait_for(talk, "readyok");
}

Thought<AnyMove> UgiDialect::move(Conversation& talk, const Turn& turn,
                                  const std::optional<PerSide<Seconds>>& left) {
    std::string text = "position fen " + start_->text();
    AnyPosition position = *start_;
    for (std::size_t i = 0; i < turn.played.size(); ++i) {
        text += (i == 0 ? " moves " : " ") + position.move_text(turn.played[i]);
        position = position.after(turn.played[i]);
    }
    text += "\ngo";
    if (left) {
        // p1 is who moves first in the game that the program was started for: X in every game as
        // it is usually set up. Where O moves first, nobody knows whether the program was told so:
        // then both clocks are its own, which is the one that it needs.
        const bool usual = start_->side_to_move() == Side::X;
        const Side mover = turn.position.side_to_move();
        text += fmt::format(" p1time {} p2time {} p1inc {} p2inc {}",
                            at_least_one_millisecond((*left)[usual ? Side::X : mover]),
                            at_least_one_millisecond((*left)[usual ? Side::O : mover]),
                            std::lround(increment_.count() * 1000),
                            std::lround(increment_.count() * 1000));
    } else if (turn.limits.time) {
        text += fmt::format(" movetime {}", at_least_one_millisecond(*turn.limits.time));
    }
    if (turn.limits.nodes) text += fmt::format(" nodes {}", *turn.limits.nodes);
    if (turn.limits.depth) text += fmt::format(" depth {}", *turn.limits.depth);
    talk.say(text + '\n');

    Thought<AnyMove> thought{};
    for (;;) {
        const std::string line = talk.hear({words::kALine, {"bestmove MOVE"}});
        const auto said = split_words(line);
        if (said.empty()) continue;
        if (said.front() == "info") take_info(said, thought);
        if (said.front() != "bestmove") continue;
        if (said.size() < 2) {
            throw BotFailure{EndReason::BadProtocol, words::kBestMoveEmpty};
        }
        if (said[1] == "resign") throw BotFailure{EndReason::Resigned, words::kResigned};
        thought.best = move_in(turn.position, said[1], line);
        return thought;
    }
}

}  // namespace lawan
