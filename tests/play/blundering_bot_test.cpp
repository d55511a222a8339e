// A bot that blunders: as often as asked, legally, and the same from the same seed.
#include "play/blundering_bot.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <vector>

#include "games/adjacency/rules/game.hpp"
#include "games/adjacency/rules/settings.hpp"
#include "play/any_game.hpp"

namespace lawan {
namespace {

AnyGame game() {
    return AnyGame{adjacency::game_from(Options{as_it_is("adjacency"), adjacency::settings(), {}})};
}

// Plays the first legal move and says that it is worth 7.
class FirstMove final : public Bot {
  public:
    Thought<AnyMove> think(const Turn& turn) override {
        Thought<AnyMove> thought;
        thought.best = turn.position.legal_moves().front();
        thought.valuation = Valuation::estimated(Score{7});
        return thought;
    }
};

std::vector<Thought<AnyMove>> thoughts(double probability, std::optional<Seed> seed,
                                       const NewGame& new_game, int count) {
    BlunderingBot bot{std::make_unique<FirstMove>(), probability, seed};
    bot.new_game(new_game);
    std::vector<Thought<AnyMove>> result;
    for (int i = 0; i < count; ++i) result.push_back(bot.think({new_game.start, {}, {}, nullptr}));
    return result;
}

class Blunders : public testing::Test {
  protected:
    AnyPosition start_ = game().start();
    NewGame new_game_{start_, Side::X, 0, Seed{5}};
};

TEST_F(Blunders, ComeAsOftenAsAsked) {
    constexpr int kMoves = 10'000;
    for (const double probability : {0.0, 0.25, 1.0}) {
        const auto all = thoughts(probability, Seed{1}, new_game_, kMoves);
        const auto blunders = std::count_if(all.begin(), all.end(),
                                            [](const auto& thought) { return !thought.valuation; });
        EXPECT_NEAR(static_cast<double>(blunders), probability * kMoves, 200) << probability;
    }
}

TEST_F(Blunders, AreLegalAndOfEveryKind) {
    const auto legal = start_.legal_moves();
    std::vector<int> times(legal.size(), 0);
    for (const auto& thought : thoughts(1, Seed{1}, new_game_, 5000)) {
        const auto at = std::find(legal.begin(), legal.end(), thought.best);
        ASSERT_NE(at, legal.end());
        ASSERT_EQ(thought.line, std::vector{thought.best});
        ++times[static_cast<std::size_t>(at - legal.begin())];
    }
    EXPECT_GT(*std::min_element(times.begin(), times.end()), 0);
}

TEST_F(Blunders, RepeatFromTheSameSeed) {
    const auto moves = [&](std::optional<Seed> seed, const NewGame& new_game) {
        std::vector<AnyMove> result;
        for (const auto& thought : thoughts(0.5, seed, new_game, 50)) {
            result.push_back(thought.best);
        }
        return result;
    };
    NewGame second = new_game_;
    second.number = 1;
    second.seed = Seed{6};
    EXPECT_EQ(moves(Seed{3}, new_game_), moves(Seed{3}, new_game_));
    EXPECT_NE(moves(Seed{3}, new_game_), moves(Seed{4}, new_game_));
    EXPECT_NE(moves(Seed{3}, new_game_), moves(Seed{3}, second));  // another game of the match
    EXPECT_EQ(moves({}, new_game_), moves({}, new_game_));         // the match's seed
    EXPECT_NE(moves({}, new_game_), moves({}, second));
}

}  // namespace
}  // namespace lawan
