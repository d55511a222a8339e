#include "games/tictactoe/training/five_games.hpp"

#include <cstdlib>

#include "games/tictactoe/engine/five/board.hpp"
#include "games/tictactoe/engine/five/search.hpp"

namespace lawan::tictactoe::five {
namespace {

constexpr std::uint64_t kShortestOpening = 3;
constexpr std::uint64_t kOpenings = 7;     // lengths there are
constexpr int kBalanced = Network::kUnit;  // an opening is worth no more to either side

[[nodiscard]] Side turn(std::size_t moves) {
    return moves % 2 == 0 ? Side::X : Side::O;
}

void draw_opening(PlayedGame& game, Board& board, Random& random) {
    const std::uint64_t length = kShortestOpening + random.below(kOpenings);
    const BoardSize size = board.rules().size;
    while (game.moves.size() < length) {
        std::vector<Point> points;
        board.near().for_each([&](Point point) { points.push_back(point); });
        if (points.empty())
            points = {board.point(Square{size.rows / 2 * size.columns + size.columns / 2})};
        const Point point = random.pick(points);
        board.play(point, turn(game.moves.size()));
        game.moves.push_back(point);
    }
    game.opening = game.moves.size();
}

}  // namespace

PlayedGame play_game(const GamePlan& plan, const Judge& judge, Random& random,
                     const StopSignal* stop) {
    for (;;) {
        PlayedGame game;
        Board board{plan.rules, judge};
        draw_opening(game, board, random);
        while (board.empty_cells() > 0) {
            const Side side = turn(game.moves.size());
            Budget budget{Limits::of_nodes(plan.nodes), stop};
            const Choice choice = Search{board, side, budget}.think({});
            if (stop != nullptr && stop->raised()) return game;
            if (choice.moves.empty()) break;
            const auto [point, score] = choice.moves.front();
            const bool begins = game.moves.size() == game.opening;
            if (begins && std::abs(score) > kBalanced) {
                game.moves.clear();
                break;
            }
            // What is proved need not be played.
            if (is_proved_win(score) || is_proved_win(-score)) {
                game.result = (side == Side::X) == (score > 0) ? 1 : -1;
                break;
            }
            board.play(point, side);
            game.moves.push_back(point);
            game.scores.push_back(score);
        }
        if (!game.moves.empty()) return game;
    }
}

}  // namespace lawan::tictactoe::five
