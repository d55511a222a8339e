#include "games/connect4/engine/player/move_reasons.hpp"

#include <string>

#include "games/connect4/evaluators/threats.hpp"
#include "games/connect4/rules/cells.hpp"
#include "games/connect4/rules/follow_up.hpp"
#include "games/connect4/words.hpp"

namespace lawan::connect4::player {
namespace {

[[nodiscard]] std::string text_of(Square square, const Position& position) {
    return cell_text(square, position.size());
}

[[nodiscard]] std::vector<PhraseArgument> texts_of(Bitboard cells, const Position& position) {
    std::vector<PhraseArgument> texts;
    for (const Square square : squares(cells)) texts.emplace_back(text_of(square, position));
    return texts;
}

// Of these threats the first one, and the one right above it, where the opponent can stop one only.
[[nodiscard]] Bitboard one_above_another(Bitboard threats, BoardSize size) {
    const Bitboard above = threats & (threats << 1) & ~lowest_rows(size, 1);
    if (above.empty()) return {};
    const Square upper = above.first();
    return Bitboard::of(upper) | Bitboard::of(Square{upper.index() - 1});
}

// What the threats of the side that has just moved are good for.
[[nodiscard]] std::vector<Reason> reasons_from_threats(const Position& before,
                                                       const Position& after) {
    const Side side = before.side_to_move();
    const Bitboard threats = threats_of(after, side);
    const Bitboard fresh = threats & ~threats_of(before, side);
    const Bitboard at_once = threats & after.landing_cells();
    if (at_once.count() > 1) return {{words::kTwoThreats, texts_of(at_once, after)}};
    if (fresh.empty()) return {};
    const Bitboard stacked = one_above_another(threats, after.size());
    if ((stacked & fresh).any()) return {{words::kStackedThreats, texts_of(stacked, after)}};
    std::vector<Reason> reasons;
    for (const Square square : squares(fresh & at_once)) {
        reasons.push_back({words::kThreatens, {text_of(square, after)}});
    }
    for (const Square square : squares(fresh & ~at_once)) {
        const bool own_row = favourable_rows(after, side).has(square);
        const bool odd = height_of(square, after.size()) % 2 == 0;
        const Words& waits = !own_row ? words::kThreatWaits
                             : odd    ? words::kOddThreatWaits
                                      : words::kEvenThreatWaits;
        reasons.push_back({waits, {text_of(square, after)}});
    }
    return reasons;
}

// The cell above a move, where there is one.
[[nodiscard]] Bitboard above(Square move, BoardSize size) {
    if (height_of(move, size) + 1 == size.rows) return {};
    return Bitboard::of(Square{move.index() + 1});
}

}  // namespace

Bitboard wins_now(const Position& position) {
    return threats_of(position, position.side_to_move()) & position.landing_cells();
}

Bitboard wins_of_opponent(const Position& position) {
    return threats_of(position, opponent_of(position.side_to_move())) & position.landing_cells();
}

std::vector<Reason> reasons_for(const Position& position, Square move) {
    const Position after = position.after(move);
    if (after.winner()) return {words::kConnects};
    std::vector<Reason> reasons;
    if (wins_of_opponent(position).has(move)) reasons.push_back(words::kStopsLine);
    for (Reason& reason : reasons_from_threats(position, after)) {
        reasons.push_back(std::move(reason));
    }
    if (follow_up(after) != FollowUp::Nothing) {
        const bool wins = follow_up(after) == FollowUp::Wins;
        reasons.push_back(wins ? words::kWinsByFollowing : words::kHoldsByFollowing);
    }
    const BoardSize size = position.size();
    const int column = column_of(move, size);
    const bool middle = column == size.columns / 2 || column == (size.columns - 1) / 2;
    if (reasons.empty() && middle) reasons.push_back(words::kTakesMiddle);
    return reasons;
}

std::vector<Reason> reasons_for(const Position& position) {
    std::vector<Reason> reasons;
    for (const Side side : {Side::X, Side::O}) {
        const Bitboard waiting = threats_of(position, side) & favourable_rows(position, side) &
                                 ~position.landing_cells();
        if (waiting.empty()) continue;
        const bool odd = height_of(waiting.first(), position.size()) % 2 == 0;
        std::vector<PhraseArgument> arguments{words::kSides[side],
                                              text_of(waiting.first(), position)};
        reasons.push_back({odd ? words::kHasOddThreat : words::kHasEvenThreat, arguments});
    }
    const FollowUp worth = follow_up(position);
    if (worth != FollowUp::Nothing) {
        const Words& follower = words::kSides[opponent_of(position.side_to_move())];
        const bool wins = worth == FollowUp::Wins;
        reasons.push_back({wins ? words::kFollowUpWins : words::kFollowUpHolds, {follower}});
    }
    return reasons;
}

std::vector<Reason> why_worse(const Position& position, Square played, Square better) {
    const Bitboard wins = wins_now(position);
    if (wins.any() && !wins.has(played)) {
        return {{words::kMissesLine, {text_of(wins.first(), position)}}};
    }
    const Position after = position.after(played);
    const Bitboard answers = after.winner() ? Bitboard{} : wins_now(after);
    const Bitboard given = answers & above(played, position.size());
    if (given.any()) return {{words::kGivesCellAbove, {text_of(given.first(), after)}}};
    if (answers.any()) return {{words::kLeavesLineOpen, {text_of(answers.first(), after)}}};
    // Who plays below a threat of its own gives it up: the opponent takes the cell.
    const Side side = position.side_to_move();
    const Bitboard spoilt = threats_of(position, side) & above(played, position.size());
    if (spoilt.any()) return {{words::kSpoilsThreat, {text_of(spoilt.first(), position)}}};
    const Position after_better = position.after(better);
    if ((threats_of(after_better, side) & after_better.landing_cells()).count() > 1) {
        return {{words::kMissesTwoThreats, {text_of(better, position)}}};
    }
    return {};
}

}  // namespace lawan::connect4::player
