#include "games/othello/engine/mistake.hpp"

#include <algorithm>
#include <optional>
#include <string>

#include "games/othello/engine/line_story.hpp"
#include "games/othello/words.hpp"

namespace lawan::othello {
namespace {

constexpr std::size_t kMostReasons = 3;

template <int Size>
using Story = LineStory<Size>;

// The last position of a story in which the mover is to move; none where there is none.
template <int Size>
[[nodiscard]] const BasicPosition<Size>* last_turn(const Story<Size>& story, Side mover) {
    for (std::size_t i = story.positions.size(); i > 0; --i) {
        const BasicPosition<Size>& position = story.positions[i - 1];
        if (position.side_to_move() == mover && position.move_count() > 0) return &position;
    }
    return nullptr;
}

// The moves that the mover has at his turns of a story, in the mean.
template <int Size>
[[nodiscard]] std::optional<int> usual_moves(const Story<Size>& story, Side mover) {
    int moves = 0;
    int turns = 0;
    for (const BasicPosition<Size>& position : story.positions) {
        if (position.side_to_move() != mover) continue;
        moves += position.move_squares().count();
        ++turns;
    }
    return turns < 2 ? std::nullopt : std::optional{(2 * moves + turns) / (2 * turns)};
}

template <int Size>
void compare_corners(const Story<Size>& played, const Story<Size>& better,
                     std::vector<Reason>& reasons) {
    if (played.corner_lost && !better.corner_lost) {
        reasons.push_back({words::kGivesUpCorner, {square_name(*played.corner_lost)}});
    }
    if (better.corner_won && !played.corner_won) {
        reasons.push_back({words::kMissesCorner, {square_name(*better.corner_won)}});
    }
}

template <int Size>
void compare_moves(const BasicPosition<Size>& start, const Story<Size>& played,
                   const Story<Size>& better, std::vector<Reason>& reasons) {
    constexpr int kFewSafe = 1;
    constexpr int kClear = 2;
    constexpr int kManyMore = 4;
    const Side mover = start.side_to_move();
    if (played.passes && !better.passes) reasons.push_back(words::kHasToPass);
    if (better.makes_pass && !played.makes_pass) reasons.push_back(words::kMissesPass);
    const BasicPosition<Size>* after_played = last_turn(played, mover);
    const BasicPosition<Size>* after_better = last_turn(better, mover);
    if (after_played != nullptr && after_better != nullptr) {
        const int left = safe_moves(*after_played);
        const int could = safe_moves(*after_better);
        if (left <= kFewSafe && could >= left + kClear) {
            reasons.push_back({words::kRunsOutOfSafeMoves, {left, could}});
        }
    }
    const auto usual = usual_moves(played, mover);
    const auto before = usual_moves(better, mover);
    if (usual && before && *before >= *usual + kClear) {
        reasons.push_back({words::kHasFewerMoves, {*usual, *before}});
    }
    const int answers = played.positions.front().move_squares().count();
    const int fewer = better.positions.front().move_squares().count();
    if (answers >= fewer + kManyMore) {
        reasons.push_back({words::kLeavesMoreMoves, {answers, fewer}});
    }
}

}  // namespace

template <int Size>
std::vector<Reason> why_worse(const BasicPosition<Size>& position, const ComparedLines& lines) {
    if (lines.played.empty() || lines.better.empty()) return {};
    const Side mover = position.side_to_move();
    // Both lines are followed equally far.
    const std::size_t plies = std::min({lines.played.size(), lines.better.size(), kStoryHorizon});
    const Story<Size> played = told(position, lines.played, plies);
    const Story<Size> better = told(position, lines.better, plies);
    std::vector<Reason> reasons;
    compare_corners(played, better, reasons);
    const Story<Size> played_out = told(position, lines.played, lines.played.size());
    const Story<Size> better_out = told(position, lines.better, lines.better.size());
    if (played_out.to_the_end && better_out.to_the_end && better_out.last == mover &&
        played_out.last == opponent_of(mover)) {
        reasons.push_back(words::kLosesParity);
    }
    compare_moves(position, played, better, reasons);
    if constexpr (Size == 8) {
        constexpr int kMoreStable = 3;
        const Side other = opponent_of(mover);
        const int given = stable_discs_of(played.positions.back(), other);
        const int kept = stable_discs_of(better.positions.back(), other);
        if (given >= kept + kMoreStable) {
            reasons.push_back({words::kGivesStableDiscs, {given, kept}});
        }
    }
    if (reasons.size() > kMostReasons) reasons.resize(kMostReasons);
    return reasons;
}

template std::vector<Reason> why_worse(const BasicPosition<8>&, const ComparedLines&);
template std::vector<Reason> why_worse(const BasicPosition<6>&, const ComparedLines&);
template std::vector<Reason> why_worse(const BasicPosition<4>&, const ComparedLines&);

}  // namespace lawan::othello
