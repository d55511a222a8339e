// The nine paper bots, in both modes: legal, in time, the same for the same seed.
#include <gtest/gtest.h>

#include <functional>
#include <string>
#include <vector>

#include "games/adjacency/papers/a_genetic.hpp"
#include "games/adjacency/papers/a_minimax.hpp"
#include "games/adjacency/papers/b_annealing.hpp"
#include "games/adjacency/papers/b_genetic.hpp"
#include "games/adjacency/papers/b_minimax.hpp"
#include "games/adjacency/papers/c_genetic.hpp"
#include "games/adjacency/papers/c_minimax.hpp"
#include "games/adjacency/papers/hillclimb.hpp"
#include "tests/search/wandering.hpp"

namespace lawan::adjacency::papers {
namespace {

struct PaperBot {
    std::string name;
    std::function<Thought<Move>(const Position&, Budget&, Random&)> think;
};

[[nodiscard]] std::vector<PaperBot> paper_bots() {
    std::vector<PaperBot> bots{
        {"a-hillclimb", [](const auto& p, auto& b, auto& r) { return a_hillclimb(p, {}, b, r); }},
        {"b-annealing", [](const auto& p, auto& b, auto& r) { return b_annealing(p, {}, b, r); }},
        {"b-annealing published",
         [](const auto& p, auto& b, auto& r) { return BAnnealingPublished{{}}.think(p, b, r); }},
        {"b-genetic", [](const auto& p, auto& b, auto& r) { return b_genetic(p, {}, b, r); }},
        {"b-genetic published",
         [](const auto& p, auto& b, auto& r) { return b_genetic_published(p, 50, b, r); }},
        {"c-genetic", [](const auto& p, auto& b, auto& r) { return c_genetic(p, {}, b, r); }},
        {"c-genetic published",
         [](const auto& p, auto& b, auto& r) { return c_genetic_published(p, {}, b, r); }}};
    for (const As as : {As::Described, As::Published}) {
        const std::string mode = as == As::Described ? "" : " published";
        bots.push_back({"a-minimax" + mode, [as](const auto& p, auto& b, auto& r) {
                            return a_minimax(p, {as}, b, r);
                        }});
        bots.push_back({"a-genetic" + mode, [as](const auto& p, auto& b, auto& r) {
                            return a_genetic(p, {as, 10, 5}, b, r);
                        }});
        bots.push_back({"b-minimax" + mode, [as](const auto& p, auto& b, auto&) {
                            return b_minimax(p, {as, 1000}, b);
                        }});
        bots.push_back({"c-minimax" + mode, [as](const auto& p, auto& b, auto& r) {
                            return c_minimax(p, {as}, b, r);
                        }});
        bots.push_back({"c-hillclimb" + mode, [as](const auto& p, auto& b, auto& r) {
                            return c_hillclimb(p, {as}, b, r);
                        }});
    }
    return bots;
}

TEST(PaperBots, AnswerLegallyWithinAnyBudget) {
    Random random{Seed{1}};
    for (int i = 0; i < 40; ++i) {
        const Position position = toys::adjacency_position(random);
        for (const PaperBot& bot : paper_bots()) {
            for (const std::uint64_t nodes : {1U, 3U, 100U, 3000U}) {
                Budget budget{Limits::of_nodes(nodes)};
                const auto thought = bot.think(position, budget, random);
                EXPECT_TRUE(position.is_legal(thought.best)) << bot.name;
                EXPECT_EQ(thought.line.front(), thought.best) << bot.name;
            }
        }
    }
}

TEST(PaperBots, AnswerLegallyOnTheLastPly) {
    Random random{Seed{2}};
    for (const int columns : {4, 8}) {
        for (const PaperBot& bot : paper_bots()) {
            const auto last = Position::start({columns, 4}, Side::O, 1);
            Budget budget{Limits::none()};
            EXPECT_TRUE(last.is_legal(bot.think(last, budget, random).best)) << bot.name;
            // A single empty cell.
            const auto full =
                Position::set_up({4, 4}, {Bitboard{0x0f0f0f0e}, Bitboard{}}, Side::O, 1);
            Budget again{Limits::none()};
            EXPECT_EQ(bot.think(full, again, random).best, Square{0}) << bot.name;
        }
    }
}

TEST(PaperBots, AreTheSameForTheSameSeed) {
    const Position position = Position::start({8, 8}, Side::O, 15);
    for (const PaperBot& bot : paper_bots()) {
        for (std::uint64_t seed = 0; seed < 3; ++seed) {
            Random one{Seed{seed}};
            Random other{Seed{seed}};
            Budget budget{Limits::of_nodes(20'000)};
            Budget again{Limits::of_nodes(20'000)};
            EXPECT_EQ(bot.think(position, budget, one).line, bot.think(position, again, other).line)
                << bot.name;
        }
    }
}

TEST(PaperBots, PlayWholeGamesOfAnyLength) {
    Random random{Seed{3}};
    for (const PaperBot& bot : paper_bots()) {
        for (const int rounds : {1, 2, 5, 28}) {
            Position position = Position::start({8, 8}, Side::X, 2 * rounds);
            while (!is_over(position)) {
                Budget budget{Limits::of_nodes(2000)};
                const Move move = bot.think(position, budget, random).best;
                ASSERT_TRUE(position.is_legal(move)) << bot.name;
                position = position.after(move);
            }
        }
    }
}

}  // namespace
}  // namespace lawan::adjacency::papers
