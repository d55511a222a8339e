#include "games/adjacency/engine/player/move_reasons.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "games/adjacency/engine/full/geometry.hpp"
#include "games/adjacency/engine/player/player.hpp"
#include "games/adjacency/engine/solver.hpp"
#include "games/adjacency/words.hpp"

namespace lawan::adjacency::player {
namespace {

constexpr std::size_t kMostReasons = 3;

// The enemy marks that a move of the side to move turns.
[[nodiscard]] int flips_of(const Position& position, Square move) {
    return (beside(move) & position.enemy()).count();
}

[[nodiscard]] int most_flips(const Position& position) {
    int most = 0;
    for (const Square move : position.legal_moves()) {
        most = std::max(most, flips_of(position, move));
    }
    return most;
}

// The cells that nobody can change any more once this move is made; all of them are the mover's.
[[nodiscard]] Bitboard settled_by(const Position& position, Square move) {
    const Bitboard board = whole_board(position.size());
    const Bitboard closed = (beside(move) | Bitboard::of(move)) & board;
    return closed & full::ClosedCounts{position.empty()}.exactly_one();
}

[[nodiscard]] std::optional<Reason> last_moves(const Position& position, Square move) {
    const Bitboard settled = settled_by(position, move);
    if (settled.empty()) return std::nullopt;
    std::vector<PhraseArgument> cells;
    for (const Square cell : squares(settled)) cells.emplace_back(to_text(coordinate_of(cell)));
    return Reason{cells.size() > 1 ? words::kTakesTheLastMove : words::kSettlesMark,
                  std::move(cells)};
}

// What the side that moves first in a line settles in the first plies of it.
[[nodiscard]] int settled_in(const Position& start, const std::vector<Square>& line,
                             std::size_t plies) {
    Position position = start;
    int settled = 0;
    for (std::size_t i = 0; i < plies; ++i) {
        if (i % 2 == 0) settled += settled_by(position, line[i]).count();
        position = position.after(line[i]);
    }
    return settled;
}

}  // namespace

std::vector<Reason> reasons_for_move(const Position& position, Square move) {
    std::vector<Reason> reasons;
    const auto mirror = mirror_move(position);
    if (mirror && *mirror == move) reasons.push_back(words::kKeepsTheMirror);
    if (auto reason = last_moves(position, move)) reasons.push_back(*std::move(reason));
    const int flips = flips_of(position, move);
    if (flips > 0) reasons.push_back({words::kFlips, {flips}});
    const Position after = position.after(move);
    if (after.plies_left() == 0) {
        reasons.push_back(words::kEndsGame);
    } else {
        const int answer = most_flips(after);
        reasons.push_back(answer == 0 ? Reason{words::kNothingToFlip}
                                      : Reason{words::kAnswerFlips, {answer}});
    }
    // True of all moves alike, so said where there is room.
    if (second_player_can_mirror(position)) reasons.push_back(words::kMirrorBound);
    if (reasons.size() > kMostReasons) reasons.resize(kMostReasons);
    return reasons;
}

std::vector<Reason> why_worse(const Position& position, const ComparedLines& lines) {
    const auto& [played, better] = lines;
    if (played.empty() || better.empty()) return {};
    std::vector<Reason> reasons;
    const auto mirror = mirror_move(position);
    if (mirror && *mirror != played.front()) reasons.push_back(words::kLeavesMirror);
    const int flips = flips_of(position, played.front());
    const int could_flip = flips_of(position, better.front());
    if (could_flip > flips) reasons.push_back({words::kFlipsFewer, {flips, could_flip}});
    if (played.size() > 1 && better.size() > 1) {
        const int answer = flips_of(position.after(played.front()), played[1]);
        const int other = flips_of(position.after(better.front()), better[1]);
        if (answer > other) reasons.push_back({words::kLetsFlip, {answer, other}});
    }
    // Both are followed equally far, and to moves of the same side.
    constexpr std::size_t kHorizon = 8;
    constexpr int kClear = 2;
    const std::size_t plies = std::min({played.size(), better.size(), kHorizon});
    const int settled = settled_in(position, played, plies);
    const int could_settle = settled_in(position, better, plies);
    if (could_settle >= settled + kClear) {
        reasons.push_back({words::kSettlesFewer, {settled, could_settle}});
    }
    if (reasons.size() > kMostReasons) reasons.resize(kMostReasons);
    return reasons;
}

}  // namespace lawan::adjacency::player
