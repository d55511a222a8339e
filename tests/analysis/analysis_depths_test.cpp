// Which depths the estimates of an analysis are of.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdlib>
#include <string>

#include "analysis/analysis.hpp"
#include "core/random.hpp"
#include "module/catalog.hpp"

namespace lawan {
namespace {

struct Depths {
    int last = 0;
    int before = 0;
};

// How far what analyses show is from searches of the last depth, and from their mean with the one
// before, summed over moves. What a search has seen before may change it a little, but not by that.
struct Distances {
    double from_last = 0;
    double from_mean = 0;

    void add(const std::string& position, Depths depths) {
        const GameModule& othello = find_game("othello");
        const Spec bot = parse_spec("lawan");
        const AnyGame game = othello.set_up(position);
        const AnyPosition start = game.start();
        Analysis analysis{othello, game, start, {}, {bot, depths.last, {}}};
        while (analysis.go_on(Seconds{10}, nullptr)) {
        }
        for (const AnalysedMove& shown : analysis.moves()) {
            if (shown.value->is_proved()) continue;
            const auto searched_to = [&](int depth) {
                const auto thinker = make_bot(othello, game, bot);
                thinker->new_game({start, start.side_to_move(), 0, Seed{}});
                const AnyPosition next = start.after(shown.move);
                const auto found = thinker->think({next, {}, Limits::to_depth(depth - 1), nullptr});
                const bool same = next.side_to_move() == start.side_to_move();
                return (same ? 1 : -1) * found.valuation->score.points();
            };
            const int last = searched_to(depths.last);
            const double mean = (last + searched_to(depths.before)) / 2.0;
            const int score = shown.value->score.points();
            from_last += std::abs(score - last);
            from_mean += std::abs(score - mean);
        }
    }
};

// Whoever moves last in a search looks better to it: two depths together say more than one.
TEST(AnalysedDepths, AreTheLastTwoInOthello) {
    Distances distances;
    for (const char* position :
         {"-------------------X-------XX------XO--------------------------- O",
          "---------------------------OX------XXX-----XO-------O----------- X",
          "------------------XX-------XX------XO------O-------------------- O"}) {
        distances.add(position, {6, 5});
    }
    EXPECT_LT(distances.from_mean, distances.from_last);
}

std::string with_empties(std::ptrdiff_t empties, Seed seed) {
    Random random{seed};
    AnyPosition position =
        find_game("othello")
            .set_up("---------------------------OX------XO--------------------------- X")
            .start();
    const auto left = [&] {
        const std::string text = position.text();
        return std::count(text.begin(), text.end(), '-');
    };
    while (left() > empties && !position.is_over()) {
        position = position.after(random.pick(position.legal_moves()));
    }
    return position.text();
}

// With 16 empty squares, depth 8 is followed by the end of the game, or by what was asked for.
TEST(AnalysedDepths, AreTheLastAloneWhereOneWasLeftOut) {
    Distances distances;
    for (const std::uint64_t seed : {1U, 2U, 3U}) {
        distances.add(with_empties(16, Seed{seed}), {10, 8});
    }
    EXPECT_LT(distances.from_last, distances.from_mean);
}

}  // namespace
}  // namespace lawan
