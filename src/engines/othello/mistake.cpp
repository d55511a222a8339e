#include "engines/othello/mistake.hpp"

#include <algorithm>
#include <bit>
#include <cstdint>
#include <optional>
#include <string>

#include "engines/othello/kernels.hpp"

namespace lawan::othello {
namespace {

constexpr std::uint64_t kCorners = 0x8100000000000081U;
constexpr std::size_t kMostReasons = 3;

struct Beside {
    std::uint64_t corner;
    std::uint64_t squares;
};
// The X and C squares of each corner.
constexpr Beside kBesideCorners[] = {{0x0000000000000001U, 0x0000000000000302U},
                                     {0x0000000000000080U, 0x000000000000C040U},
                                     {0x0100000000000000U, 0x0203000000000000U},
                                     {0x8000000000000000U, 0x40C0000000000000U}};

[[nodiscard]] std::string name_of(Square square) {
    return {static_cast<char>('a' + square.index() % 8),
            static_cast<char>('1' + square.index() / 8)};
}

// What happens along one line, for the side that moved first in it.
struct Story {
    std::vector<Position> positions;  // after each move
    std::optional<Square> corner_lost;
    std::optional<Square> corner_won;
    bool passes = false;       // the mover has to
    bool makes_pass = false;   // the opponent has to
    bool to_the_end = false;   // of the game
    std::optional<Side> last;  // who put the last disc
};

[[nodiscard]] Story told(const Position& start, const std::vector<Move>& line, std::size_t plies) {
    Story story;
    const Side mover = start.side_to_move();
    Position position = start;
    for (std::size_t i = 0; i < std::min(plies, line.size()); ++i) {
        const Side side = position.side_to_move();
        const Move move = line[i];
        if (move.is_pass()) {
            (side == mover ? story.passes : story.makes_pass) = true;
        } else {
            story.last = side;
            const bool corner = ((kCorners >> move.square().index()) & 1U) != 0;
            auto& taken = side == mover ? story.corner_won : story.corner_lost;
            if (corner && !taken) taken = move.square();
        }
        position = position.after(move);
        story.positions.push_back(position);
    }
    story.to_the_end = plies >= line.size() && position.move_count() == 0;
    return story;
}

// Moves that leave no empty corner to the opponent: not beside one that is empty, and after which
// he cannot take one.
[[nodiscard]] int safe_moves(const Position& position) {
    const std::uint64_t filled = (position.player() | position.opponent()).bits();
    int safe = 0;
    for (const Move move : position.legal_moves()) {
        if (move.is_pass()) continue;
        const std::uint64_t bit = std::uint64_t{1} << move.square().index();
        const bool beside = std::any_of(
            std::begin(kBesideCorners), std::end(kBesideCorners), [&](const Beside& each) {
                return (each.corner & filled) == 0 && (each.squares & bit) != 0;
            });
        const std::uint64_t answers = position.after(move).move_squares().bits();
        if (!beside && (answers & kCorners) == 0) ++safe;
    }
    return safe;
}

// The last position of a story in which the mover is to move; none where there is none.
[[nodiscard]] const Position* last_turn(const Story& story, Side mover) {
    for (std::size_t i = story.positions.size(); i > 0; --i) {
        const Position& position = story.positions[i - 1];
        if (position.side_to_move() == mover && position.move_count() > 0) return &position;
    }
    return nullptr;
}

// The moves that the mover has at his turns of a story, in the mean.
[[nodiscard]] std::optional<int> usual_moves(const Story& story, Side mover) {
    int moves = 0;
    int turns = 0;
    for (const Position& position : story.positions) {
        if (position.side_to_move() != mover) continue;
        moves += position.move_squares().count();
        ++turns;
    }
    return turns < 2 ? std::nullopt : std::optional{(2 * moves + turns) / (2 * turns)};
}

[[nodiscard]] int stable_discs_of(const Position& position, Side side) {
    const Side other = opponent_of(side);
    return std::popcount(portable_board_functions().stable_discs(position.discs(side).bits(),
                                                                 position.discs(other).bits()));
}

void compare_corners(const Story& played, const Story& better, std::vector<Reason>& reasons) {
    if (played.corner_lost && !better.corner_lost) {
        reasons.push_back({"othello-gives-up-corner", {name_of(*played.corner_lost)}});
    }
    if (better.corner_won && !played.corner_won) {
        reasons.push_back({"othello-misses-corner", {name_of(*better.corner_won)}});
    }
}

void compare_moves(const Position& start, const Story& played, const Story& better,
                   std::vector<Reason>& reasons) {
    constexpr int kFewSafe = 1;
    constexpr int kClear = 2;
    constexpr int kManyMore = 4;
    const Side mover = start.side_to_move();
    if (played.passes && !better.passes) reasons.push_back({"othello-has-to-pass", {}});
    if (better.makes_pass && !played.makes_pass) reasons.push_back({"othello-misses-pass", {}});
    const Position* after_played = last_turn(played, mover);
    const Position* after_better = last_turn(better, mover);
    if (after_played != nullptr && after_better != nullptr) {
        const int left = safe_moves(*after_played);
        const int could = safe_moves(*after_better);
        if (left <= kFewSafe && could >= left + kClear) {
            reasons.push_back(
                {"othello-runs-out-of-safe-moves", {std::to_string(left), std::to_string(could)}});
        }
    }
    const auto usual = usual_moves(played, mover);
    const auto before = usual_moves(better, mover);
    if (usual && before && *before >= *usual + kClear) {
        reasons.push_back(
            {"othello-has-fewer-moves", {std::to_string(*usual), std::to_string(*before)}});
    }
    const int answers = played.positions.front().move_squares().count();
    const int fewer = better.positions.front().move_squares().count();
    if (answers >= fewer + kManyMore) {
        reasons.push_back(
            {"othello-leaves-more-moves", {std::to_string(answers), std::to_string(fewer)}});
    }
}

}  // namespace

std::vector<Reason> why_worse(const Position& position, const ComparedLines& lines) {
    if (lines.played.empty() || lines.better.empty()) return {};
    const Side mover = position.side_to_move();
    // Both lines are followed equally far: the further one looks, the more happens.
    constexpr std::size_t kHorizon = 8;
    const std::size_t plies = std::min({lines.played.size(), lines.better.size(), kHorizon});
    const Story played = told(position, lines.played, plies);
    const Story better = told(position, lines.better, plies);
    std::vector<Reason> reasons;
    compare_corners(played, better, reasons);
    const Story played_out = told(position, lines.played, lines.played.size());
    const Story better_out = told(position, lines.better, lines.better.size());
    if (played_out.to_the_end && better_out.to_the_end && better_out.last == mover &&
        played_out.last == opponent_of(mover)) {
        reasons.push_back({"othello-loses-parity", {}});
    }
    compare_moves(position, played, better, reasons);
    constexpr int kMoreStable = 3;
    const Side other = opponent_of(mover);
    const int given = stable_discs_of(played.positions.back(), other);
    const int kept = stable_discs_of(better.positions.back(), other);
    if (given >= kept + kMoreStable) {
        reasons.push_back(
            {"othello-gives-stable-discs", {std::to_string(given), std::to_string(kept)}});
    }
    if (reasons.size() > kMostReasons) reasons.resize(kMostReasons);
    return reasons;
}

}  // namespace lawan::othello
