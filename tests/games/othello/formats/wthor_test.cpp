// Games in WTHOR: whole files, cut ones and foreign ones.
#include "games/othello/formats/wthor.hpp"

#include <gtest/gtest.h>

#include "core/input_error.hpp"
#include "games/othello/formats/games.hpp"
#include "tests/games/othello/formats/samples.hpp"
#include "tests/games/othello/formats/wthor_bytes.hpp"
#include "tests/support/complaint.hpp"

namespace lawan {
namespace {

using test::complaint_of_file;
using test::moves_of;
using test::played;
using test::wthor_bytes;

[[nodiscard]] PackedGames parse_wthor(std::string_view bytes, const WthorNames& names) {
    PackedGames games;
    add_wthor(games, bytes, names);
    return games;
}

TEST(Wthor, ReadsBackWhatWasWritten) {
    std::vector<CollectedGame> games;
    for (std::uint64_t seed = 1; seed < 40; ++seed) games.push_back(played(seed));
    WthorNames names;
    const std::string bytes = wthor_bytes(games, names, 1999);
    ASSERT_TRUE(looks_like_wthor(bytes));
    const auto read = parse_othello_games(bytes, names);
    ASSERT_EQ(read.size(), games.size());
    for (std::size_t i = 0; i < games.size(); ++i) {
        EXPECT_EQ(moves_of(read[i]), moves_of(games[i]));  // passes were put in again
        EXPECT_EQ(read[i].score(), games[i].score());
        EXPECT_EQ(read[i].record.players, games[i].record.players);
        EXPECT_EQ(read[i].event, "Cup");
        EXPECT_EQ(read[i].year, 1999);
        EXPECT_FALSE(read[i].problem);
    }
    EXPECT_EQ(parse_wthor(bytes, {}).front().record.players.o, "player 1");
    EXPECT_EQ(read.front().theoretical_score, 0);
    EXPECT_EQ(read.front().solved_from, 22);
}

TEST(Wthor, RefusesWhatIsCutShortOrForeign) {
    WthorNames names;
    const std::string bytes = wthor_bytes({played(1), played(2)}, names, 2001);
    for (std::size_t length = 0; length < bytes.size(); ++length) {
        EXPECT_THROW((void)parse_wthor(bytes.substr(0, length), names), InputError) << length;
    }
    EXPECT_EQ(complaint_of_file(bytes.substr(0, 100)),
              "the file ends too early: it has 1 games of 2");
    EXPECT_EQ(complaint_of_file(bytes + "x"), "the file is longer than the 2 games it announces");
    std::string ten = bytes;
    ten[12] = 10;
    EXPECT_EQ(complaint_of_file(ten), "the file is for boards of 10×10");
    std::string many = bytes;
    many[7] = '\xFF';  // four thousand million games
    EXPECT_NE(complaint_of_file(many), test::kNoComplaint);
    std::string wrong = bytes;
    wrong[16 + 8 + 3] = '\xFF';
    EXPECT_EQ(parse_wthor(wrong, names).front().problem.value().english(),
              "move 4, '255', is not legal there");
    EXPECT_FALSE(parse_wthor(wrong, names).back().problem);
}

TEST(Wthor, ReadsAnyBytesOrSaysWhyNot) {
    Random random{Seed{3}};
    WthorNames names;
    const std::string good = wthor_bytes({played(1), played(2), played(3)}, names, 2001);
    for (int i = 0; i < 2000; ++i) {
        std::string bytes = good;
        for (int changes = 0; changes < 4; ++changes) {
            bytes[random.below(bytes.size())] = static_cast<char>(random.below(256));
        }
        try {
            (void)parse_wthor(bytes, names);
            (void)parse_othello_games(bytes);
        } catch (const InputError&) {
            // Said why.
        }
    }
}

}  // namespace
}  // namespace lawan
