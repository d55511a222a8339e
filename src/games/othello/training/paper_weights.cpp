#include "games/othello/training/paper_weights.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <optional>
#include <vector>

#include "core/budget.hpp"
#include "core/side.hpp"
#include "games/othello/rules/position.hpp"
#include "search/move_ordering.hpp"
#include "search/negascout.hpp"
#include "training/least_squares.hpp"
#include "work/jobs.hpp"

namespace lawan::training {
namespace {

using othello::Position;
using Evaluation = othello::EdgeTablesEvaluation<8>;

// In each game; later ones depend on them.
constexpr std::size_t kPositionsAGame = 4;

// Random moves from the start, drawn anew in the rare case that they end the game.
[[nodiscard]] Position opening(const SelfPlay& play, Random& random) {
    const int choices = play.most_random_plies - play.fewest_random_plies + 1;
    for (;;) {
        Position position;
        const int plies = play.fewest_random_plies +
                          static_cast<int>(random.below(static_cast<std::uint64_t>(choices)));
        for (int i = 0; i < plies && !is_over(position); ++i) {
            position = position.after(random.pick(position.legal_moves()));
        }
        if (!is_over(position)) return position;
    }
}

// Plays on to the end; visit(position, line) is called before each move. The last position.
template <class Visit>
[[nodiscard]] Position play_out(Position position, const PerSide<Evaluation>& evaluations,
                                int depth, Visit visit) {
    while (!is_over(position)) {
        Budget budget{Limits::none()};
        NegaScout<Position, Evaluation> search{evaluations[position.side_to_move()], budget};
        const auto found = search.search(position, depth);
        visit(position, found->line);
        position = position.after(found->line.front());
    }
    return position;
}

[[nodiscard]] Score score_for(Side side, const Position& end) {
    return end.side_to_move() == side ? end.final_score() : -end.final_score();
}

[[nodiscard]] EdgeTablesWeights whole(const std::array<double, 5>& fitted) {
    constexpr double kLargest = 1000;
    double largest = 0;
    for (const double weight : fitted) largest = std::max(largest, std::abs(weight));
    const double scale = largest > 0 ? kLargest / largest : 0;
    const auto weight = [&](std::size_t i) {
        return static_cast<int>(std::lround(scale * fitted[i]));
    };
    return {weight(0), weight(1), weight(2), weight(3), weight(4)};
}

// Where the lines end that the bot had in mind at its first moves, and the end of the game.
struct Game {
    std::vector<Position> judged;
    Position end;
};

[[nodiscard]] Game self_play(const Position& start, const Evaluation& evaluation, int depth) {
    Game game;
    std::size_t moves = 0;
    game.end = play_out(start, {evaluation, evaluation}, depth,
                        [&](const Position& position, const std::vector<othello::Move>& line) {
                            if (moves++ >= kPositionsAGame) return;
                            Position last = position;
                            for (const othello::Move move : line) last = last.after(move);
                            if (!is_over(last)) game.judged.push_back(last);
                        });
    return game;
}

// play(0) … play(games − 1) on the workers, each result brought to take(), which says whether to go
// on. The sums are whole numbers, so the order in which games end changes nothing.
template <class Play, class Take>
void each_game(int workers, int games, bool& going_on, Play play, Take take) {
    int next = 0;
    run_jobs(
        workers,
        [&]() -> std::optional<int> {
            if (next == games || !going_on) return std::nullopt;
            return next++;
        },
        [&](int, int number) { return play(number); },
        [&](const auto& result) { going_on = take(result) && going_on; });
}

}  // namespace

WeightsFit fit_othello_paper_weights(const WeightsPlan& plan, const GamesDone& done) {
    WeightsFit fit{plan.first, 0};
    bool going_on = true;
    int games = 0;
    for (int round = 0; round < plan.rounds && going_on; ++round) {
        const Evaluation evaluation{fit.weights};
        const Seed seed{plan.play.seed.value + static_cast<std::uint64_t>(round)};
        LeastSquares<5> regression;
        each_game(
            plan.workers, plan.play.games, going_on,
            [&](int number) {
                Random random{seed.derive(static_cast<std::uint64_t>(number))};
                return self_play(opening(plan.play, random), evaluation, plan.play.depth);
            },
            [&](const Game& game) {
                for (const Position& position : game.judged) {
                    const auto lead = Evaluation::leads(position, othello::edge_tables());
                    regression.add(
                        {lead.mobility, -lead.frontier, lead.corner, lead.x_square, lead.c_square},
                        score_for(position.side_to_move(), game.end).points());
                }
                return !done || done(++games);
            });
        fit = {whole(regression.solution()), regression.samples()};
    }
    return fit;
}

WeightsMatch match_othello_paper_weights(const SelfPlay& play, const EdgeTablesWeights& a,
                                         const EdgeTablesWeights& b, const GamesDone& done,
                                         int workers) {
    const PerSide<Evaluation> evaluations{Evaluation{a}, Evaluation{b}};
    const PerSide<Evaluation> exchanged{Evaluation{b}, Evaluation{a}};
    WeightsMatch match;
    bool going_on = true;
    each_game(
        workers, play.games / 2, going_on,
        [&](int pair) {
            Random random{play.seed.derive(static_cast<std::uint64_t>(pair))};
            const Position start = opening(play, random);
            PerSide<Score> scores{};
            for (const Side side_of_a : {Side::X, Side::O}) {
                const Position end =
                    play_out(start, side_of_a == Side::X ? evaluations : exchanged, play.depth,
                             [](const Position&, const std::vector<othello::Move>&) {});
                scores[side_of_a] = score_for(side_of_a, end);
            }
            return scores;
        },
        [&](const PerSide<Score>& scores) {
            for (const Side side : {Side::X, Side::O}) {
                const Score score = scores[side];
                match.discs += score.points();
                ++(score > Score{0} ? match.wins : score < Score{0} ? match.losses : match.draws);
            }
            return !done || done(match.wins + match.draws + match.losses);
        });
    return match;
}

}  // namespace lawan::training
