#include "training/othello_paper_weights.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <vector>

#include "core/budget.hpp"
#include "core/side.hpp"
#include "games/othello/position.hpp"
#include "search/move_ordering.hpp"
#include "search/negascout.hpp"
#include "training/least_squares.hpp"

namespace lawan::training {
namespace {

using othello::Position;
using Evaluation = othello::EdgeTablesEvaluation<8>;

// Random moves from the start, drawn anew in the rare case that they end the game.
[[nodiscard]] Position opening(int plies, Random& random) {
    for (;;) {
        Position position;
        for (int i = 0; i < plies && !is_over(position); ++i) {
            position = position.after(random.pick(position.legal_moves()));
        }
        if (!is_over(position)) return position;
    }
}

// Plays on to the end; visit(position) is called before each move. The last position.
template <class Visit>
[[nodiscard]] Position play_out(Position position, const PerSide<Evaluation>& evaluations,
                                int depth, Visit visit) {
    while (!is_over(position)) {
        visit(position);
        Budget budget{Limits::none()};
        NegaScout<Position, Evaluation> search{evaluations[position.side_to_move()], budget};
        position = position.after(search.search(position, depth)->line.front());
    }
    return position;
}

[[nodiscard]] Score score_for(Side side, const Position& end) {
    return end.side_to_move() == side ? end.final_score() : -end.final_score();
}

[[nodiscard]] EdgeTablesWeights whole(const std::array<double, 5>& discs) {
    constexpr double kUnitsADisc = 100;
    constexpr long kMost = 1000;  // what the options of the evaluator take
    const auto weight = [&](std::size_t i) {
        return static_cast<int>(std::clamp(std::lround(kUnitsADisc * discs[i]), -kMost, kMost));
    };
    return {weight(0), weight(1), weight(2), weight(3), weight(4)};
}

}  // namespace

WeightsFit fit_othello_paper_weights(const SelfPlay& play, const EdgeTablesWeights& first,
                                     const GamesDone& done) {
    const Evaluation evaluation{first};
    LeastSquares<5> regression;
    for (int game = 0; game < play.games; ++game) {
        Random random{play.seed.derive(static_cast<std::uint64_t>(game))};
        std::vector<Position> chosen_in;
        const Position end = play_out(opening(play.random_plies, random), {evaluation, evaluation},
                                      play.depth, [&](const Position& position) {
                                          if (move_count(position) > 1)
                                              chosen_in.push_back(position);
                                      });
        for (const Position& position : chosen_in) {
            const auto lead = Evaluation::leads(position, othello::edge_tables());
            regression.add(
                {lead.mobility, -lead.frontier, lead.corner, lead.x_square, lead.c_square},
                score_for(position.side_to_move(), end).points());
        }
        if (done && !done(game + 1)) break;
    }
    return {whole(regression.solution()), regression.samples()};
}

WeightsMatch match_othello_paper_weights(const SelfPlay& play, const EdgeTablesWeights& a,
                                         const EdgeTablesWeights& b) {
    const PerSide<Evaluation> evaluations{Evaluation{a}, Evaluation{b}};
    const PerSide<Evaluation> exchanged{Evaluation{b}, Evaluation{a}};
    WeightsMatch match;
    for (int pair = 0; pair < play.games / 2; ++pair) {
        Random random{play.seed.derive(static_cast<std::uint64_t>(pair))};
        const Position start = opening(play.random_plies, random);
        for (const Side side_of_a : {Side::X, Side::O}) {
            const Position end = play_out(start, side_of_a == Side::X ? evaluations : exchanged,
                                          play.depth, [](const Position&) {});
            const Score score = score_for(side_of_a, end);
            match.discs += score.points();
            ++(score > Score{0} ? match.wins : score < Score{0} ? match.losses : match.draws);
        }
    }
    return match;
}

}  // namespace lawan::training
