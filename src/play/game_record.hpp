// A game as it was played: everything that is needed to replay it and to say why it ended.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/score.hpp"
#include "core/side.hpp"
#include "core/thought.hpp"
#include "core/words.hpp"

namespace lawan {

enum class EndReason : std::uint8_t {
    Finished,     // by the rules: the score decides
    Resigned,     // the loser gave up
    IllegalMove,  // the loser played what the rules forbid
    TimeOut,      // the loser took longer than allowed
    Crashed,      // the loser's program failed
    BadProtocol,  // the loser's program wrote what makes no sense
    OverLimit,    // the loser's program took too much memory, or too many processes
    Adjudicated,  // by the arena: what would come is clear enough
    Stopped,      // nobody's fault: the game was broken off and has no result
};

[[nodiscard]] std::string_view to_text(EndReason reason);  // "illegal-move"
[[nodiscard]] std::optional<EndReason> parse_end_reason(std::string_view text);

struct MoveRecord {
    std::string move;  // in the game's notation
    Seconds time{0};
    std::uint64_t nodes = 0;
    int depth = 0;
    std::optional<Valuation> valuation = std::nullopt;  // for the mover
    std::optional<Seconds> cpu = std::nullopt;  // of all processors, where somebody counted it
};

struct GameResult {
    EndReason reason = EndReason::Stopped;
    std::optional<Side> winner = std::nullopt;  // none: a draw, or stopped
    int score = 0;                              // X − O as players count it, when the game ended
    Phrase detail = {};                         // what happened, in a sentence, where that helps
};

struct GameRecord {
    std::string game;   // the catalog's name
    std::string start;  // one-line position
    PerSide<std::string> players;
    std::vector<MoveRecord> moves;
    std::optional<GameResult> result = std::nullopt;  // none while it goes on

    [[nodiscard]] std::string moves_text() const;  // with blanks between them
};

}  // namespace lawan
