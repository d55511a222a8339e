#include "games/tictactoe/training/five_samples.hpp"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/budget.hpp"
#include "games/tictactoe/engine/five/board.hpp"
#include "games/tictactoe/engine/five/four_search.hpp"
#include "games/tictactoe/engine/five/scores.hpp"

namespace lawan::tictactoe::five {
namespace {

constexpr int kNodesToBeQuiet = 200;
constexpr float kOfResult = 0.5F;  // the rest of a target is what the search said

[[nodiscard]] bool is_quiet(Board& board, Side side, FourSearch& fours) {
    const Side enemy = opponent_of(side);
    if (board.count(side, Threat::Five) + board.count(enemy, Threat::Five) > 0) return false;
    if (board.count(side, Threat::WinningFour) > 0) return false;
    Budget budget{Limits::none()};
    return !fours.win(side, kNodesToBeQuiet, budget);
}

[[nodiscard]] float chance_by_search(int score) {
    if (is_win(score)) return 1;
    if (is_loss(score)) return 0;
    return chance(static_cast<float>(score) / Network::kUnit);
}

}  // namespace

float chance(float odds) {
    return 1 / (1 + std::exp(-odds));
}

void Samples::add(const Samples& others) {
    count += others.count;
    const std::size_t shift = cells.size();
    const auto shifted = [&](Position position) {
        position.first += shift;
        position.end += shift;
        position.played += shift;
        return position;
    };
    cells.insert(cells.end(), others.cells.begin(), others.cells.end());
    for (const Position& position : others.learned_from) learned_from.push_back(shifted(position));
    for (const Position& position : others.held_out) held_out.push_back(shifted(position));
}

Samples samples_of(const PlayedGame& game, const GamePlan& plan, bool held_out) {
    Samples samples;
    samples.count = 1;
    Board board{plan.rules};
    FourSearch fours{board, 1 << 10};
    for (std::size_t i = 0; i < game.moves.size(); ++i) {
        const Side side = i % 2 == 0 ? Side::X : Side::O;
        if (i >= game.opening && is_quiet(board, side, fours)) {
            Samples::Position position{};
            position.first = samples.cells.size();
            position.played = std::numeric_limits<std::size_t>::max();
            board.near().for_each([&](Point point) {
                const Side enemy = opponent_of(side);
                if (point == game.moves[i]) position.played = samples.cells.size();
                samples.cells.push_back(
                    {board.lines(point, side), board.lines(point, enemy),
                     static_cast<std::uint16_t>(combination(board.shapes(point, side))),
                     static_cast<std::uint16_t>(combination(board.shapes(point, enemy)))});
            });
            position.end = samples.cells.size();
            position.played = std::min(position.played, position.end);
            const int own = side == Side::X ? game.result : -game.result;
            position.result = static_cast<float>(own + 1) / 2;
            position.target = kOfResult * position.result +
                              (1 - kOfResult) * chance_by_search(game.scores[i - game.opening]);
            (held_out ? samples.held_out : samples.learned_from).push_back(position);
        }
        board.play(game.moves[i], side);
    }
    return samples;
}

}  // namespace lawan::tictactoe::five
