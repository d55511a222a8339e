#include "protocol/nboard_dialect.hpp"

#include <cmath>
#include <vector>

#include <fmt/format.h>

#include "core/text.hpp"
#include "module/catalog.hpp"
#include "protocol/game_protocols.hpp"
#include "protocol/words.hpp"

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

// The game so far, in the format that the protocol asks for.
std::string game_so_far(const AnyPosition& start, const std::vector<AnyMove>& moves) {
    CollectedGame game;
    game.event = "Lawan";
    game.record = {std::string{start.game_name()}, start.text(), {"black", "white"}, {}};
    AnyPosition position = start;
    for (const AnyMove move : moves) {
        game.record.moves.push_back({position.move_text(move)});
        position = position.after(move);
    }
    return find_format(find_game(game.record.game).files, "ggf")->write(game);
}

}  // namespace

void NBoardDialect::check(const AnyGame& game) const {
    check_protocol(game, "nboard");
}

void NBoardDialect::greet(Conversation& talk) {
    talk.say("nboard 2\n");
}

// Lines that answer older questions have all been read when the pong is there.
void NBoardDialect::synchronise(Conversation& talk) {
    const std::string pong = fmt::format("pong {}", ++pings_);
    talk.say(fmt::format("ping {}\n", pings_));
    while (trimmed(talk.hear({words::kTheLine, {pong}})) != pong) {
    }
}

void NBoardDialect::begin(Conversation& talk, const Introduction& introduction) {
    start_ = introduction.new_game.start;
    if (const auto depth = introduction.control.move.depth) {
        talk.say(fmt::format("set depth {}\n", *depth));
    }
    talk.say("set game " + game_so_far(*start_, {}) + '\n');
    synchronise(talk);
}

Thought<AnyMove> NBoardDialect::move(Conversation& talk, const Turn& turn,
                                     const std::optional<PerSide<Seconds>>&) {
    talk.say("set game " + game_so_far(*start_, turn.played) + '\n');
    synchronise(talk);
    talk.say("go\n");
    for (;;) {
        const std::string line = talk.hear({words::kALine, {"=== MOVE"}});
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
