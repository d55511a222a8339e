#include "games/adjacency/training/play.hpp"

#include "work/jobs.hpp"

namespace lawan::training {

using adjacency::Position;

Position after_chance(Position position, OpeningPlies plies, Random& random) {
    const auto choices = static_cast<std::uint64_t>(plies.most - plies.fewest + 1);
    const auto count = plies.fewest + static_cast<int>(random.below(choices));
    for (int i = 0; i < count && position.plies_left() > 2; ++i) {
        position = position.after(random.pick(position.legal_moves()));
    }
    return position;
}

AdjacencyMatch match_of(const AdjacencyPlay& play, const AdjacencyOpening& opening,
                        const AdjacencyChoice& choice) {
    AdjacencyMatch match;
    run_jobs(
        play.workers, GameNumbers{play},
        [&](int, std::uint64_t number) {
            Random random{play.seed.derive(number / 2)};
            Position position = opening(random);
            const Side side = number % 2 == 0 ? Side::X : Side::O;  // of the first weights
            while (position.plies_left() > 0) {
                const bool own = position.side_to_move() == side;
                position = position.after(choice(position, own ? Weighed::First : Weighed::Second));
            }
            return position.marks(side).count() - position.marks(opponent_of(side)).count();
        },
        [&](int score) {
            ++(score > 0 ? match.wins : score < 0 ? match.losses : match.draws);
        });
    return match;
}

}  // namespace lawan::training
