#include "protocol/nboard_dialect.hpp"

#include <cmath>
#include <vector>

#include <fmt/format.h>

#include "core/text.hpp"
#include "formats/ggf_writer.hpp"
#include "protocol/othello_only.hpp"

namespace lawan {
namespace {

std::vector<std::string> parts_of(std::string_view text) {
    std::vector<std::string> parts(1);
    for (const char c : text) {
        if (c == '/') {
            parts.emplace_back();
        } else {
            parts.back() += c;
        }
    }
    return parts;
}

}  // namespace

void NBoardDialect::check(const AnyGame& game) const {
    check_othello(game, "nboard", Start::Any);
}

void NBoardDialect::greet(Conversation& talk) {
    talk.say("nboard 2\n");
}

// Lines that answer older questions have all been read when the pong is there.
void NBoardDialect::synchronise(Conversation& talk) {
    const std::string pong = fmt::format("pong {}", ++pings_);
    talk.say(fmt::format("ping {}\n", pings_));
    while (trimmed(talk.hear(fmt::format("the line '{}'", pong))) != pong) {
    }
}

void NBoardDialect::begin(Conversation& talk, const Introduction& introduction) {
    start_ = introduction.new_game.start;
    if (const auto depth = introduction.control.move.depth) {
        talk.say(fmt::format("set depth {}\n", *depth));
    }
    talk.say("set game " + to_ggf(*start_, {}) + '\n');
    synchronise(talk);
}

Thought<AnyMove> NBoardDialect::move(Conversation& talk, const Turn& turn,
                                     const std::optional<PerSide<Seconds>>&) {
    talk.say("set game " + to_ggf(*start_, turn.played) + '\n');
    synchronise(talk);
    talk.say("go\n");
    for (;;) {
        const std::string line = talk.hear("a line '=== MOVE'");
        constexpr std::string_view kAnswer = "===";
        if (line.rfind(kAnswer, 0) != 0) continue;
        const auto parts = parts_of(trimmed(std::string_view{line}.substr(kAnswer.size())));
        Thought<AnyMove> thought{};
        thought.best = move_in(turn.position, parts.front(), line);
        if (parts.size() > 1) {
            // In discs; we keep hundredths, as its evaluations are written.
            if (const auto eval = parse_decimal(trimmed(parts[1])); eval && std::abs(*eval) < 1e6) {
                thought.valuation = Valuation::estimated(
                    Score{static_cast<std::int32_t>(std::lround(*eval * 100))});
            }
        }
        return thought;
    }
}

}  // namespace lawan
