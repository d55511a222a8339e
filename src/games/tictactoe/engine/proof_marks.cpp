#include "games/tictactoe/engine/proof_marks.hpp"

#include "games/tictactoe/engine/periodic_pairing.hpp"
#include "games/tictactoe/engine/player/line_board.hpp"
#include "games/tictactoe/engine/player/threat_search.hpp"

namespace lawan::tictactoe {
namespace {

constexpr int kThreatSteps = 5'000;
constexpr int kPairingTries = 200;

[[nodiscard]] std::optional<ThreatLine> win_of(player::LineBoard board, Side side, Budget& budget) {
    if (board.can_complete(side)) {
        return ThreatLine{side, {{Square{board.completing(side).front()}, {}}}};
    }
    const Side enemy = opponent_of(side);
    if (board.can_complete(enemy)) return std::nullopt;
    const auto win = player::win_by_threats(board, side, kThreatSteps, budget);
    if (!win) return std::nullopt;
    ThreatLine line{side, {}};
    for (const int attack : win->attacks) {
        board.play(attack, side);
        const std::vector<int> answers = board.completing(side);
        line.threats.push_back({Square{attack}, {}});
        if (answers.size() != 1) break;
        line.threats.back().answer = Square{answers.front()};
        board.play(answers.front(), enemy);
    }
    return line;
}

template <class Board>
[[nodiscard]] std::optional<HeldPairs> pairs_of(const BasicPosition<Board>& position, Side holder) {
    const auto pairs = any_pairing(position.rules(), position.marks(opponent_of(holder)),
                                   position.marks(holder), kPairingTries);
    if (!pairs) return std::nullopt;
    HeldPairs held{holder, {}};
    for (Board pair : *pairs) {
        const Square one = pair.first();
        pair.drop_first();
        held.pairs.emplace_back(one, pair.first());
    }
    return held;
}

}  // namespace

template <class Board>
ProofMarks proof_marks(const BasicPosition<Board>& position, Budget& budget) {
    ProofMarks marks;
    if (position.move_count() == 0) return marks;
    marks.win = win_of(player::LineBoard::of(position), position.side_to_move(), budget);
    if (marks.win) return marks;
    for (const Side holder : {opponent_of(position.side_to_move()), position.side_to_move()}) {
        if (auto held = pairs_of(position, holder)) marks.holds.push_back(*std::move(held));
    }
    return marks;
}

template ProofMarks proof_marks(const BasicPosition<Bitboard>&, Budget&);
template ProofMarks proof_marks(const BasicPosition<WideBitboard>&, Budget&);

}  // namespace lawan::tictactoe
