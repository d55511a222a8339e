#include "games/othello/engine/move_reasons.hpp"

#include <algorithm>
#include <string>

#include "games/othello/engine/line_story.hpp"
#include "games/othello/words.hpp"

namespace lawan::othello {
namespace {

constexpr std::size_t kMostMoveReasons = 3;

template <int Size>
class Explainer {
  public:
    using P = BasicPosition<Size>;

    Explainer(const P& position, const std::vector<Move>& line)
        : before_{position},
          line_{line},
          after_{position.after(line.front())},
          square_{line.front().square()},
          mover_{position.side_to_move()},
          story_{told(position, line, kStoryHorizon)},
          whole_story_{told(position, line, line.size())} {}

    [[nodiscard]] std::vector<Reason> reasons() {
        if (before_.move_count() == 1) return {words::kOnlyMove};
        corners();
        answers();
        parity();
        safety();
        mobility();
        if (reasons_.empty()) say(words::kTurns, {flipped()});
        if (reasons_.size() > kMostMoveReasons) reasons_.resize(kMostMoveReasons);
        return reasons_;
    }

  private:
    void say(const Words& words, PhraseArguments arguments = {}) {
        reasons_.emplace_back(words, std::move(arguments));
    }

    // The corners that the opponent can take now, and those he could have taken if it had been his
    // turn before the move.
    void corners() {
        const Bitboard now = after_.move_squares() & kCorners<Size>;
        const Bitboard could =
            P{{before_.discs(Side::X), before_.discs(Side::O)}, opponent_of(mover_)}
                .move_squares() &
            kCorners<Size>;
        if (kCorners<Size>.has(square_)) {
            say(words::kTakesCorner, {square_name(square_)});
        } else if (story_.corner_won) {
            say(words::kGetsCorner, {square_name(*story_.corner_won)});
        }
        if (story_.corner_lost) {
            say(words::kOpponentGetsCorner, {square_name(*story_.corner_lost)});
        }
        for (const Square corner : squares(now & ~could)) {
            if (story_.corner_lost == corner) continue;
            say(words::kOpensCorner, {square_name(corner)});
        }
        for (const Square corner : squares(could & ~now & after_.empty_squares())) {
            say(words::kDeniesCorner, {square_name(corner)});
        }
    }

    void answers() {
        constexpr int kFew = 3;
        const int answers = after_.move_squares().count();
        if (after_.move_count() == 0) {
            say(words::kEndsGame);
        } else if (answers == 0) {
            say(words::kMakesPass);
        } else if (answers <= kFew) {
            say(words::kLeavesFewMoves, {answers});
        }
    }

    // The last disc in a region cannot be answered there. Only a line to the end of the game tells
    // who puts it, unless the move fills the region.
    void parity() {
        const Bitboard region = empty_region(before_, square_);
        constexpr int kLargest = 6;  // in larger ones nobody counts
        const bool one_of_several = region != before_.empty_squares() && region.count() <= kLargest;
        if (one_of_several && (region.count() == 1 || whole_story_.to_the_end) &&
            last_to_fill(region) == mover_) {
            std::vector<PhraseArgument> cells;
            for (const Square each : squares(region)) cells.emplace_back(square_name(each));
            say(words::kLastInRegion, std::move(cells));
        }
        if (whole_story_.to_the_end && line_.size() > 1 && whole_story_.last == mover_) {
            say(words::kMakesLastMove);
        }
    }

    [[nodiscard]] Side last_to_fill(Bitboard region) const {
        Side side = mover_;
        Side last = mover_;
        for (const Move move : line_) {
            if (!move.is_pass() && region.has(move.square())) last = side;
            side = opponent_of(side);
        }
        return last;
    }

    void safety() {
        constexpr int kClear = 2;
        constexpr int kManyStable = 3;
        if constexpr (Size == 8) {
            const int gained = stable_discs_of(after_, mover_) - stable_discs_of(before_, mover_);
            if (gained >= kManyStable) say(words::kGainsStableDiscs, {gained});
        }
        const auto& positions = story_.positions;
        const auto turn = std::find_if(positions.begin(), positions.end(), [&](const P& each) {
            return each.side_to_move() == mover_ && each.move_squares().any();
        });
        if (turn == positions.end() || after_.move_squares().empty()) return;
        const int own = safe_moves(*turn);
        const int his = safe_moves(after_);
        if (own >= his + kClear) say(words::kKeepsSafeMoves, {own, his});
    }

    // As if the mover could go on at once.
    void mobility() {
        constexpr int kClear = 4;
        const P again{{after_.discs(Side::X), after_.discs(Side::O)}, mover_};
        const int own = again.move_squares().count();
        const int his = after_.move_squares().count();
        if (his > 0 && own >= his + kClear) say(words::kHasMoreMoves, {own, his});
    }

    [[nodiscard]] int flipped() const {
        return before_.opponent().count() - after_.player().count();
    }

    P before_;
    const std::vector<Move>& line_;
    P after_;
    Square square_;
    Side mover_;
    LineStory<Size> story_;
    LineStory<Size> whole_story_;
    std::vector<Reason> reasons_;
};

}  // namespace

template <int Size>
std::vector<Reason> reasons_for_move(const BasicPosition<Size>& position,
                                     const std::vector<Move>& line) {
    if (line.empty() || line.front().is_pass()) return {};
    return Explainer<Size>{position, line}.reasons();
}

template std::vector<Reason> reasons_for_move(const BasicPosition<8>&, const std::vector<Move>&);
template std::vector<Reason> reasons_for_move(const BasicPosition<6>&, const std::vector<Move>&);
template std::vector<Reason> reasons_for_move(const BasicPosition<4>&, const std::vector<Move>&);

}  // namespace lawan::othello
