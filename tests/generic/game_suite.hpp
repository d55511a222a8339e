// What holds for every game, checked on random play: a new game gets all of it from one line.
#pragma once

#include <gtest/gtest.h>

#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/game.hpp"
#include "core/random.hpp"
#include "core/symmetry.hpp"
#include "core/words.hpp"

namespace lawan::test {

template <Game G>
void check_texts(const G& game, const typename G::Position& position) {
    const std::string text = game.position_text(position);
    const auto read = G::parse_position(text);
    ASSERT_EQ(read, position) << text;
    EXPECT_EQ(read.key(), position.key()) << text;
    for (const auto move : position.legal_moves()) {
        const auto again = game.parse_move(game.move_text(move));
        ASSERT_TRUE(again.has_value()) << text << ": " << game.move_text(move);
        EXPECT_EQ(*again, move) << text << ": " << game.move_text(move);
    }
}

// Playing and turning the board over may be done in either order.
template <class P>
void check_symmetries(const P& position) {
    if constexpr (Symmetric<P>) {
        const auto canonical = position.canonical();
        EXPECT_EQ(position.image(canonical.symmetry), canonical.position);
        for (int i = 0; i < symmetry_count(position); ++i) {
            const Symmetry symmetry = kSquareSymmetries[static_cast<std::size_t>(i)];
            const P image = position.image(symmetry);
            EXPECT_EQ(image.image(symmetry.inverse()), position);
            EXPECT_EQ(image.canonical().position, canonical.position);
            const auto moves = position.legal_moves();
            ASSERT_EQ(image.legal_moves().size(), moves.size());
            for (const auto move : moves) {
                const auto turned = position.image(move, symmetry);
                EXPECT_EQ(image.after(turned), position.after(move).image(symmetry));
            }
        }
    }
}

template <Game G>
void check_end(const G& game, const typename G::Position& end) {
    const Score score = end.final_score();
    EXPECT_GE(score, game.score_range().least);
    EXPECT_LE(score, game.score_range().greatest);
    // Both ways to count agree on who wins.
    const int shown = game.shown_score(end) * (end.side_to_move() == Side::X ? 1 : -1);
    EXPECT_EQ(shown > 0, score > Score{0}) << game.position_text(end);
    EXPECT_EQ(shown < 0, score < Score{0}) << game.position_text(end);
}

// The code of a fact is a line of its own in the protocol of bots, and a key on the page.
inline void check_facts(const std::vector<Phrase>& facts) {
    std::set<std::string_view> codes{"lawan", "game",     "size",   "side", "clock", "time",
                                     "seed",  "position", "ready?", "move", "go",    "quit"};
    for (const Phrase& fact : facts) {
        EXPECT_FALSE(fact.code().empty()) << fact.english();
        EXPECT_EQ(fact.code().find(' '), std::string_view::npos) << fact.code();
        EXPECT_TRUE(codes.insert(fact.code()).second) << fact.code() << " is taken";
    }
}

// Random games: every position of some, the moves of all.
template <Game G>
void check_game(const G& game, int games = 8) {
    Random random{Seed{2026}};
    for (int i = 0; i < games; ++i) {
        auto position = game.start();
        int plies = 0;
        for (auto moves = position.legal_moves(); !moves.empty(); moves = position.legal_moves()) {
            ASSERT_EQ(move_count(position), static_cast<int>(moves.size()));
            ASSERT_LE(moves.size(), G::Position::kMaxMoves);
            const bool look_closely = i == 0 || random.below(16) == 0;
            if (look_closely) {
                check_texts(game, position);
                check_symmetries(position);
                const BoardView board = game.board(position);
                EXPECT_EQ(board.marks.size(), static_cast<std::size_t>(board.size.cells()));
                // The same game set up from its own text stands as it stood.
                if (plies == 0) {
                    const G again{G::parse_position(game.position_text(position))};
                    EXPECT_EQ(again.standing(position).facts, game.standing(position).facts);
                    check_facts(game.standing(position).facts);
                }
            }
            const auto move = random.pick(moves);
            const auto next = position.after(move);
            ASSERT_NE(next, position);
            EXPECT_EQ(next.side_to_move(), opponent_of(position.side_to_move()));
            EXPECT_EQ(position.after(move), next);
            position = next;
            ASSERT_LE(++plies, game.longest_game());
        }
        EXPECT_TRUE(is_over(position));
        check_texts(game, position);
        check_end(game, position);
    }
}

}  // namespace lawan::test
