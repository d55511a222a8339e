// What Othello's own engine knows, for those who do not know the game.
#include <string>

#include "games/othello/engine/book.hpp"
#include "games/othello/engine/mistake.hpp"
#include "games/othello/engine/move_reasons.hpp"
#include "games/othello/engine/player.hpp"
#include "games/othello/engine/weights.hpp"
#include "games/othello/parts.hpp"
#include "games/othello/rules/game.hpp"
#include "games/othello/words.hpp"
#include "module/legal_line.hpp"
#include "module/typed_position.hpp"

namespace lawan::othello {
namespace {

template <class Use>
[[nodiscard]] auto on_board(const AnyPosition& position, const Use& use) {
    return with_typed<BasicGame<8>, BasicGame<6>, BasicGame<4>>(position, use);
}

[[nodiscard]] bool is_standard(const AnyPosition& position) {
    return position.get<Game>() != nullptr;
}

int empties_of(const AnyPosition& position) {
    return on_board(position, [](const auto& board) { return board.empty_squares().count(); });
}

// The search to the end, which is another one, costs about as much as one that stops this many
// plies before it. On small boards the engine has no other search of its own, so the leap is
// larger.
int next_depth(const AnyPosition& position, int depth) {
    constexpr int kLeap = 8;
    constexpr int kLeapOnSmallBoards = 12;
    const int leap = is_standard(position) ? kLeap : kLeapOnSmallBoards;
    const int empties = empties_of(position);
    return depth < empties && depth + leap >= empties ? empties : depth + 1;
}

// What takes some seconds on one core; docs/othello-engine.md has the curve.
bool may_be_solved(const AnyPosition& position) {
    constexpr int kEmpties = 26;
    constexpr int kEmptiesOfSmallBoards = 24;
    return empties_of(position) <= (is_standard(position) ? kEmpties : kEmptiesOfSmallBoards);
}

std::optional<Reason> reason_from_book(const AnyPosition& position, AnyMove move) {
    for (const BookedMove& known : moves_in_book(position)) {
        if (known.move != move) continue;
        const Words& mover = position.side_to_move() == Side::X ? words::kBlack : words::kWhite;
        return Reason{words::kInBook, {known.score, mover}};
    }
    return std::nullopt;
}

}  // namespace

std::vector<BookedMove> moves_in_book(const AnyPosition& position) {
    const auto* board = position.get<Game>();
    const auto& book = shipped_book().book;
    if (board == nullptr || !book) return {};
    std::vector<BookedMove> moves;
    for (const BookMove& known : book->moves(board_of(*board))) {
        moves.push_back({AnyMove::of(move_of(known.square)), known.score});
    }
    return moves;
}

EngineTraits engine_traits() {
    EngineTraits traits;
    traits.next_depth = next_depth;
    traits.may_be_solved = may_be_solved;
    traits.swings_with_depth = is_standard;
    traits.estimates_final_scores = is_standard;
    return traits;
}

Explanations explanations() {
    using Line = Explanations::Line;
    Explanations explanations;
    explanations.of_move = [](const AnyPosition& position, const Line& line) {
        return on_board(position, [&](const auto& board) {
            return reasons_for_move(board, legal_line<Move>(position, line));
        });
    };
    explanations.why_worse = [](const AnyPosition& position, const Line& played,
                                const Line& better) {
        return on_board(position, [&](const auto& board) {
            return why_worse(
                board, {legal_line<Move>(position, played), legal_line<Move>(position, better)});
        });
    };
    explanations.from_book = reason_from_book;
    return explanations;
}

}  // namespace lawan::othello
