// What tic-tac-toe's own engine knows, for those who do not know the game.
#include <array>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "games/tictactoe/engine/five/board.hpp"
#include "games/tictactoe/engine/five/network.hpp"
#include "games/tictactoe/engine/five/player.hpp"
#include "games/tictactoe/engine/line_pairing.hpp"
#include "games/tictactoe/engine/player/line_board.hpp"
#include "games/tictactoe/engine/player/rules_of_thumb.hpp"
#include "games/tictactoe/parts.hpp"
#include "games/tictactoe/rules/game.hpp"
#include "games/tictactoe/words.hpp"
#include "module/typed_position.hpp"

namespace lawan::tictactoe {
namespace {

template <class Board>
[[nodiscard]] std::vector<Reason> explained(const BasicPosition<Board>& position, Square move) {
    constexpr int kPairingTries = 24;
    const Side side = position.side_to_move();
    if (position.rules().rule != RowRule::Free) return player::reasons_by_rules(position, move);
    std::vector<Reason> reasons =
        player::reasons_for(player::LineBoard::of(position), side, move.index());
    const auto after = position.after(move);
    if (after.move_count() == 0) return reasons;
    const auto pairs = line_pairing(position.rules(), after.marks(opponent_of(side)),
                                    after.marks(side), kPairingTries);
    if (pairs) reasons.push_back(words::kHoldsPairing);
    return reasons;
}

template <class Board>
[[nodiscard]] std::optional<Reason> forbidden_as(const BasicPosition<Board>& position,
                                                 Square move) {
    switch (position.forbidden(move)) {
        case Forbidden::Overline:
            return words::kForbiddenOverline;
        case Forbidden::DoubleFour:
            return words::kForbiddenFours;
        case Forbidden::DoubleThree:
            return words::kForbiddenThrees;
        case Forbidden::No:
            break;
    }
    return std::nullopt;
}

struct Kind {
    const Words& says;
    std::string sign;
    int rank = 0;
};

void add(std::vector<Threats>& all, Side side, const Kind& kind, const std::vector<Square>& cells) {
    if (cells.empty()) return;
    Threats threats{side, kind.says, kind.sign, kind.rank, {}};
    for (const Square cell : cells) threats.cells.push_back(AnyMove::of(cell));
    all.push_back(std::move(threats));
}

// Where a mark would complete a row, by the rules alone.
template <class Board>
[[nodiscard]] std::vector<Square> completing(const BasicPosition<Board>& position, Side side) {
    std::vector<Square> cells;
    for (const Square cell : squares(position.empty_cells())) {
        Board marks = position.marks(side);
        marks.add(cell);
        if (completes_run(marks, position.rules().of_side(side), cell)) cells.push_back(cell);
    }
    return cells;
}

// Each cell once, with the gravest that a mark there does.
void add_shapes(std::vector<Threats>& all, const five::Board& board, Side side) {
    const int row = board.rules().in_a_row;
    const std::string four = std::to_string(row - 1);
    const std::array<std::pair<five::Threat, Kind>, five::kThreats> kinds{
        {{five::Threat::Five, {words::kThreatRow, std::to_string(row)}},
         {five::Threat::WinningFour, {words::kThreatOpenFour, four + "+", 1}},
         {five::Threat::Four, {words::kThreatFour, four, 2}},
         {five::Threat::Three, {words::kThreatThree, std::to_string(row - 2), 3}}}};
    five::PointSet told;
    for (const auto& [threat, kind] : kinds) {
        std::vector<Square> cells;
        board.cells(side, threat).for_each([&](five::Point point) {
            if (!told.has(point)) cells.push_back(board.square(point));
        });
        told |= board.cells(side, threat);
        add(all, side, kind, cells);
    }
    std::vector<Square> forbidden;
    board.forbidden(side).for_each(
        [&](five::Point point) { forbidden.push_back(board.square(point)); });
    add(all, side, {words::kThreatForbidden, "×", 4}, forbidden);
}

template <class Board>
[[nodiscard]] std::vector<Threats> threats_in(const BasicPosition<Board>& position) {
    std::vector<Threats> all;
    if (position.winner()) return all;
    const Rules rules = position.rules();
    if (five::plays(rules)) {
        const five::Board board = five::Board::of(position);
        for (const Side side : {Side::X, Side::O}) add_shapes(all, board, side);
        return all;
    }
    for (const Side side : {Side::X, Side::O}) {
        add(all, side, {words::kThreatRow, std::to_string(rules.in_a_row)},
            completing(position, side));
    }
    return all;
}

}  // namespace

// The player of four and five in a row estimates odds; others do not.
EngineTraits engine_traits() {
    EngineTraits traits;
    traits.points_of_odds = [](const AnyPosition& position) {
        return with_typed<Game, WideGame>(position, [](const auto& own) {
            return five::plays(own.rules()) ? std::optional{double{five::Network::kUnit}}
                                            : std::nullopt;
        });
    };
    return traits;
}

Explanations explanations() {
    using Line = Explanations::Line;
    Explanations explanations;
    explanations.of_move = [](const AnyPosition& position, const Line& line) {
        return with_typed<Game, WideGame>(
            position, [&](const auto& own) { return explained(own, line.front().as<Square>()); });
    };
    explanations.why_worse = [](const AnyPosition& position, const Line& played,
                                const Line& better) {
        return with_typed<Game, WideGame>(position, [&](const auto& own) -> std::vector<Reason> {
            if (own.rules().rule != RowRule::Free) return {};
            return player::why_worse(
                player::LineBoard::of(own), own.side_to_move(),
                {played.front().as<Square>().index(), better.front().as<Square>().index()});
        });
    };
    explanations.why_forbidden = [](const AnyPosition& position,
                                    AnyMove move) -> std::optional<Reason> {
        return with_typed<Game, WideGame>(
            position, [&](const auto& own) { return forbidden_as(own, move.as<Square>()); });
    };
    explanations.threats = [](const AnyPosition& position) {
        return with_typed<Game, WideGame>(position,
                                          [](const auto& own) { return threats_in(own); });
    };
    return explanations;
}

}  // namespace lawan::tictactoe
