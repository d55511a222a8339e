// The opponent: exact where it says so, within its limits, and never worse than the mirror.
#include "games/adjacency/engine/player/player.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "games/adjacency/engine/full/full_game.hpp"
#include "games/adjacency/engine/full/set_search.hpp"
#include "games/adjacency/engine/player/endgame.hpp"
#include "games/adjacency/engine/player/marks_tree.hpp"
#include "games/adjacency/engine/player/opening.hpp"
#include "games/adjacency/engine/player/pv_search.hpp"
#include "games/adjacency/engine/player/sets_tree.hpp"
#include "games/adjacency/engine/solver.hpp"
#include "games/adjacency/words.hpp"
#include "tests/games/adjacency/engine/plain_minimax.hpp"

namespace lawan::adjacency::player {
namespace {

const SolvingTime kWithTraps{Limits::none(), Traps::Set};

[[nodiscard]] std::optional<SolvedEnd> solved(const Position& position, Budget& budget,
                                              const SolvingTime& time, MebiBytes memory,
                                              int threads = 1) {
    Tables tables{memory};
    return solve_within(position, budget, time, tables, threads);
}

[[nodiscard]] Thought<Square> thought_of(const Position& position, const Settings& settings,
                                         Budget& budget, Random& random) {
    return Player{settings}.think(position, budget, random);
}

TEST(Player, SolvesTheEndAndPlaysAMoveThatKeepsTheValue) {
    Random random{Seed{1}};
    for (const BoardSize size : {BoardSize{3, 3}, BoardSize{4, 4}, BoardSize{5, 4}}) {
        PlainMinimax plain;
        for (int i = 0; i < 150; ++i) {
            const Position position = random_position(size, 7, random);
            if (position.plies_left() == 0) continue;
            Budget budget{Limits::none()};
            const auto exact = solved(position, budget, kWithTraps, MebiBytes{1});
            ASSERT_TRUE(exact);
            EXPECT_EQ(exact->score, plain.value(position));
            ASSERT_TRUE(position.is_legal(exact->best));
            EXPECT_EQ(-plain.value(position.after(exact->best)), exact->score);
        }
    }
}

// Whatever was proved before the budget ended has to be true.
TEST(Player, ClaimsNoMoreThanItProved) {
    Random random{Seed{4}};
    PlainMinimax plain;
    int unsettled = 0;
    for (int i = 0; i < 1500; ++i) {
        const Position position = random_position({5, 4}, 8, random);
        if (position.plies_left() == 0) continue;
        // As in a game: the rest of the move's budget is enough to ask the table for the move.
        Budget budget{Limits::of_nodes(1000)};
        const SolvingTime part{Limits::of_nodes(1 + random.below(600)), Traps::Set};
        const auto exact = solved(position, budget, part, MebiBytes{1});
        if (!exact) continue;
        const int value = plain.value(position);
        EXPECT_GE(-plain.value(position.after(exact->best)), exact->score);
        if (exact->settled) {
            EXPECT_EQ(exact->score, value);
        } else {
            EXPECT_GT(exact->score, 0);
            EXPECT_LE(exact->score, value);
            ++unsettled;
        }
    }
    EXPECT_GT(unsettled, 0);
}

TEST(Player, SetsTrapsWhereTheGameIsNotWon) {
    Random random{Seed{5}};
    PlainMinimax plain;
    double with_traps = 0;
    double without = 0;
    const auto share_of_errors = [&](const Position& position) {
        const int value = plain.value(position);
        int errors = 0;
        for (const Square reply : position.legal_moves()) {
            if (-plain.value(position.after(reply)) < value) ++errors;
        }
        return static_cast<double>(errors) / position.empty().count();
    };
    for (int i = 0; i < 300; ++i) {
        const Position position = random_position({4, 4}, 8, random);
        if (position.plies_left() < 2 || plain.value(position) > 0) continue;
        Budget budget{Limits::none()};
        const auto trap = solved(position, budget, kWithTraps, MebiBytes{1});
        const auto any = solved(position, budget, {}, MebiBytes{1});
        ASSERT_TRUE(trap && any);
        with_traps += share_of_errors(position.after(trap->best));
        without += share_of_errors(position.after(any->best));
    }
    EXPECT_GT(with_traps, 1.1 * without);
}

// Many plies before the end a move that keeps the value is chosen in the order that is preferred.
TEST(Player, ChoosesAsIsPreferredAmongTheMovesThatKeepTheValue) {
    Random random{Seed{11}};
    int chosen_otherwise = 0;
    for (int i = 0; i < 12; ++i) {
        Position position = Position::start({5, 5}, Side::X, 14);
        while (position.plies_left() > 11 + i % 2) {
            position = position.after(random.pick(position.legal_moves()));
        }
        std::vector<Square> wanted;
        for (const Square move : position.legal_moves()) wanted.push_back(move);
        std::reverse(wanted.begin(), wanted.end());
        SolvingTime time = kWithTraps;
        Budget budget{Limits::none()};
        const auto trap = solved(position, budget, time, MebiBytes{16});
        time.preferred = [&] { return wanted; };
        const auto end = solved(position, budget, time, MebiBytes{16});
        ASSERT_TRUE(trap && end);
        if (trap->score > 0) continue;
        EXPECT_EQ(end->score, trap->score);
        for (const Square move : wanted) {
            const auto after = solved(position.after(move), budget, {}, MebiBytes{16});
            ASSERT_TRUE(after);
            EXPECT_LE(-after->score, end->score);
            if (-after->score < end->score) continue;
            EXPECT_EQ(move, end->best);  // the first that keeps it
            break;
        }
        chosen_otherwise += end->best != trap->best ? 1 : 0;
    }
    EXPECT_GT(chosen_otherwise, 0);
}

TEST(Player, BeginsAsItHasLearned) {
    Random random{Seed{12}};
    for (const Side side : {Side::X, Side::O}) {
        for (const int rounds : {8, 9, 10, 11, 12}) {
            const Position start = Position::start({8, 8}, side, 2 * rounds);
            const auto opening = learned_opening(start);
            EXPECT_EQ(opening.has_value(), rounds >= 9 && rounds <= 11) << rounds;
            if (!opening) continue;
            // Beside the own block, where the other side could flip a mark.
            EXPECT_TRUE((beside(*opening) & start.own()).any());
            Budget budget{Limits::of_nodes(2000)};
            EXPECT_EQ(thought_of(start, {}, budget, random).best, *opening);
            EXPECT_FALSE(learned_opening(start.after(*opening)));
        }
    }
    EXPECT_FALSE(learned_opening(Position::start({6, 6}, Side::X, 20)));
}

TEST(Player, AnswersLegallyWithinItsLimits) {
    Random random{Seed{2}};
    for (int level = kWeakestLevel; level <= kStrongestLevel; ++level) {
        Position position = Position::start({6, 6}, Side::X, 12);
        while (position.plies_left() > 0) {
            Settings settings;
            settings.level = level;
            settings.memory = MebiBytes{1};
            Limits limits = Limits::of_nodes(300);
            limits.depth = 3;
            Budget budget{limits};
            const Thought<Square> thought = thought_of(position, settings, budget, random);
            ASSERT_TRUE(position.is_legal(thought.best));
            EXPECT_LE(thought.nodes, 300U);
            EXPECT_LE(thought.depth, 3);
            EXPECT_EQ(thought.line.front(), thought.best);
            position = position.after(thought.best);
        }
    }
}

TEST(Player, IsNeverBeatenAsSecondPlayerFromTheStart) {
    for (const BoardSize size :
         {BoardSize{4, 4}, BoardSize{6, 6}, BoardSize{5, 4}, BoardSize{8, 8}}) {
        for (std::uint64_t seed = 1; seed <= 12; ++seed) {
            Random random{Seed{seed}};
            const int most = (size.cells() - 8) / 2;
            const int rounds = 1 + static_cast<int>(random.below(static_cast<std::uint64_t>(most)));
            Position position = Position::start(size, Side::X, 2 * rounds);
            while (position.plies_left() > 0) {
                Square move = random.pick(position.legal_moves());
                if (position.side_to_move() == Side::O) {
                    Settings settings;
                    settings.memory = MebiBytes{1};
                    Limits limits = Limits::of_nodes(3000);
                    limits.depth = 6;
                    Budget budget{limits};
                    move = thought_of(position, settings, budget, random).best;
                }
                position = position.after(move);
            }
            EXPECT_GE(position.marks(Side::O).count(), position.marks(Side::X).count());
        }
    }
}

// The second player can answer by the mirror: no estimate may be above nought (theorem 1).
TEST(Player, ExpectsNoWinFromAPositionThatCanBeMirrored) {
    WeightTable hopeful = shipped_weights();
    for (Weights& stage : hopeful) stage[8] = 2000;  // twenty marks for the right to move
    bool was_capped = false;
    for (int depth = 1; depth <= 4; ++depth) {
        Settings settings;
        settings.weights = &hopeful;
        Budget budget{Limits::to_depth(depth)};
        Random random{Seed{1}};
        const auto thought =
            thought_of(Position::start({8, 8}, Side::X, 16), settings, budget, random);
        ASSERT_TRUE(thought.valuation);
        EXPECT_LE(thought.valuation->score, Score{0}) << depth;
        for (const Reason& reason : thought.reasons) {
            was_capped = was_capped || reason.says(words::kMirrorBound);
        }
    }
    EXPECT_TRUE(was_capped);
}

// At 8 rounds the second player wins. After a quiet first move the image of it gives the win away,
// and a move at the first player's marks keeps it.
TEST(Player, DoesNotMirrorAQuietFirstMoveWhereItCanWin) {
    const Square c3{18};
    const Position position = Position::start({8, 8}, Side::X, 16).after(c3);
    ASSERT_TRUE(mirror_move(position));
    Budget budget{Limits::of_nodes(2'000'000)};
    Random random{Seed{1}};
    const Thought<Square> thought = thought_of(position, {}, budget, random);
    EXPECT_NE(thought.best, *mirror_move(position));
    ASSERT_TRUE(thought.valuation);
    EXPECT_GE(thought.valuation->score, Score{2});
    EXPECT_LE(thought.nodes, 2'000'000U);
}

TEST(Player, KeepsTheMirrorAlsoWhenBothMarksOfAPairAreItsOwn) {
    Random random{Seed{3}};
    Position position = Position::start({6, 6}, Side::X, 28);
    while (position.plies_left() > 0) {
        ASSERT_TRUE(second_player_can_mirror(position));
        position = position.after(random.pick(position.legal_moves()));
        const auto answer = mirror_move(position);
        ASSERT_TRUE(answer);
        position = position.after(*answer);
    }
    EXPECT_GE(position.marks(Side::O).count(), position.marks(Side::X).count());
}

// A game to the full board, some moves of which were drawn by chance.
[[nodiscard]] Position full_game(int empty, Random& random) {
    Position position = Position::start({8, 8}, Side::X, 56);
    while (position.plies_left() > empty) {
        position = position.after(random.pick(position.legal_moves()));
    }
    return position;
}

TEST(Player, SolvesFullBoardsByTheTableAsTheSearchOfSetsDoes) {
    Random random{Seed{6}};
    for (int i = 0; i < 6; ++i) {
        const Position position = full_game(17 + i % 2, random);
        Budget budget{Limits::none()};
        const auto exact = solved(position, budget, kWithTraps, MebiBytes{1});
        ASSERT_TRUE(exact && exact->settled);
        const full::Geometry geometry{position.size()};
        full::SetTable table{MebiBytes{4}};
        Budget of_search{Limits::none()};
        full::SetSearch search{geometry, table, of_search};
        const auto score = [&](const Position& at) {
            const Bitboard settled = full::final_cells(geometry.board(), at.empty());
            return (at.own() & settled).count() - (at.enemy() & settled).count() +
                   search.value(at.empty());
        };
        EXPECT_EQ(exact->score, score(position));
        // A line of best play to the end.
        EXPECT_EQ(exact->line.front(), exact->best);
        Position end = position;
        int sign = 1;
        for (const Square move : exact->line) {
            end = end.after(move);
            sign = -sign;
            EXPECT_EQ(sign * score(end), exact->score);
        }
        EXPECT_EQ(end.plies_left(), 0);
    }
}

TEST(Player, ThreadsFindTheSame) {
    Random random{Seed{7}};
    for (int i = 0; i < 6; ++i) {
        Position position = full_game(18, random);
        if (i % 2 == 0) {
            position = Position::set_up(position.size(),
                                        {position.marks(Side::X), position.marks(Side::O)},
                                        position.side_to_move(), 9);
        }
        Budget budget{Limits::none()};
        const auto one = solved(position, budget, {}, MebiBytes{4});
        const auto three = solved(position, budget, {}, MebiBytes{4}, 3);
        ASSERT_TRUE(one && three);
        EXPECT_EQ(one->score, three->score);
        const auto after = solved(position.after(three->best), budget, {}, MebiBytes{4});
        ASSERT_TRUE(after);
        EXPECT_EQ(-after->score, one->score);
    }
}

// Threads do more in as much time, not with as many nodes.
TEST(Player, ThreadsReachFurtherByTheClockAlone) {
    Random random{Seed{10}};
    const Limits in_nodes = Limits::of_nodes(400'000);
    const Limits by_clock = Limits::of_time(Seconds{0.1});
    int further = 0;
    for (int empty = 22; empty <= 30; ++empty) {
        const Position position = full_game(empty, random);
        const auto reaches = [&](const Limits& limits, int threads) {
            return within_reach(position, limits, MebiBytes{1024}, threads);
        };
        EXPECT_EQ(reaches(in_nodes, 8), reaches(in_nodes, 1)) << empty;
        EXPECT_EQ(reaches(in_nodes, 1), reaches(by_clock, 1)) << empty;
        further += reaches(by_clock, 8) && !reaches(by_clock, 1) ? 1 : 0;
    }
    EXPECT_GE(further, 2);
}

TEST(Player, CountsMomentsInNodesWhereThoseAreLimited) {
    const Budget in_nodes{Limits::of_nodes(1000)};
    EXPECT_EQ(as_long_as(Seconds{0.002}, in_nodes), Limits::of_nodes(8000));
    const Budget by_clock{Limits::of_time(Seconds{5})};
    EXPECT_EQ(as_long_as(Seconds{1}, by_clock), Limits::of_time(Seconds{1}));
    EXPECT_EQ(core_time(Limits::of_time(Seconds{2}), 3), Seconds{6});
    EXPECT_EQ(core_time({{}, 4'000'000, Seconds{2}}, 3), Seconds{1});
}

// An attempt to solve that fails leaves nodes to look ahead with.
TEST(Player, KeepsNodesForASearch) {
    Random random{Seed{8}};
    for (const int rounds : {8, 28}) {
        Position position = Position::start({8, 8}, Side::X, 2 * rounds);
        while (position.plies_left() > (rounds == 8 ? 11 : 25)) {
            position = position.after(random.pick(position.legal_moves()));
        }
        Budget budget{Limits::of_nodes(6000)};
        const auto thought = thought_of(position, {}, budget, random);
        EXPECT_LE(thought.nodes, 6000U);
        EXPECT_GE(thought.depth, 3);
    }
}

// Late moves are searched less deeply, but not in the last two plies.
TEST(PvSearch, IsExactInTheLastTwoPliesOfAFullBoard) {
    Random random{Seed{9}};
    PlainMinimax plain;
    for (int i = 0; i < 200; ++i) {
        const Position any = random_position({5, 4}, 5, random);
        if (any.empty().empty()) continue;
        const Position position =
            Position::set_up(any.size(), {any.marks(Side::X), any.marks(Side::O)},
                             any.side_to_move(), any.empty().count());
        Budget budget{Limits::none()};
        EstimateTable table{MebiBytes{1}};
        const SetsTree tree{position.size()};
        const Foresight found =
            PvSearch{tree, table, budget}.search(position.empty(), position.plies_left());
        if (position.plies_left() <= 2) {
            const int value = plain.value(position) - full::final_difference(position);
            EXPECT_EQ(found.moves.front().score, kHundredths * value);
        }
        ASSERT_TRUE(position.is_legal(found.moves.front().move));
        EXPECT_EQ(found.line.front(), found.moves.front().move);
    }
}

// To the end of a game with fixed rounds, every move of the root scored, whatever is remembered.
TEST(PvSearch, ScoresEachMoveOfTheLastPlies) {
    Random random{Seed{10}};
    PlainMinimax plain;
    const MarksTree tree{{4, 4}};
    EstimateTable table{MebiBytes{1}};
    for (int i = 0; i < 200; ++i) {
        const Position position = random_position({4, 4}, 2, random);
        if (position.plies_left() == 0) continue;
        Budget budget{Limits::none()};
        const Foresight found = PvSearch{tree, table, budget}.search(MarksTree::node_of(position),
                                                                     2, RootScores::OfEach);
        ASSERT_EQ(found.moves.size(), static_cast<std::size_t>(position.empty().count()));
        for (const ScoredMove& move : found.moves) {
            EXPECT_EQ(move.score, -kHundredths * plain.value(position.after(move.move)));
        }
    }
}

// Games with a fixed number of rounds and games to the full board, by one player: two tables that
// may each take half of the memory or all of it.
TEST(Tables, AreNeverLargerThanTheMemoryTogether) {
    constexpr MebiBytes kMemory{4};
    Tables tables{kMemory};
    const auto key = fixed::TableKey::of(Bitboard{1}, Bitboard{2}, 5);
    fixed::Proved proved;
    tables.proofs(kMemory).store(key, proved);
    ASSERT_TRUE(tables.proofs(kMemory).find(key, proved));
    (void)tables.subsets(kMemory).take(kMemory.bytes() / sizeof(full::ByteLanes));
    ASSERT_EQ(tables.subsets(kMemory).size().count, kMemory.count);
    EXPECT_FALSE(tables.proofs(kMemory).find(key, proved));
    EXPECT_EQ(tables.subsets(kMemory).size().count, 0U);
}

TEST(SetEstimate, HasARowForEverySet) {
    for (int cells = 0; cells <= 64; ++cells) {
        EXPECT_LT(set_stage_of(cells), kSetStages);
        EXPECT_EQ(set_stage_of(cells) % 2, static_cast<std::size_t>(cells % 2));
    }
}

}  // namespace
}  // namespace lawan::adjacency::player
