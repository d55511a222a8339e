// Files of games with bytes cut off and changed: every one is read or refused in words, and what is
// read can be written and read again.
#include <gtest/gtest.h>

#include <variant>

#include "core/input_error.hpp"
#include "core/random.hpp"
#include "core/text.hpp"
#include "formats/game_record_json.hpp"
#include "games/othello/formats/games.hpp"
#include "games/othello/formats/ggf.hpp"
#include "games/othello/formats/ggf_writer.hpp"
#include "games/othello/rules/settings.hpp"
#include "play/any_game.hpp"
#include "tests/games/othello/formats/wthor_bytes.hpp"

namespace lawan {
namespace {

const std::string kStart = "---------------------------OX------XO--------------------------- X";
const std::string kGgfSeed =
    "(;GM[Othello]PC[Praha]DT[2003.12.15]PB[Żółć]PW[b\xE9]TY[8]RE[+12.000:r]BO[8 "
    "-------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]"
    "B[f5//1.25]W[d6/3.5/2]B[C3];)\n(;GM[Othello]TY[4]BO[4 -----O*--*O----- *]B[a2]W[a1]B[PA];)";

[[nodiscard]] CollectedGame small_game() {
    CollectedGame game;
    game.record.game = "othello";
    game.record.start = kStart;
    game.record.players = {"a", "b"};
    for (const char* move : {"f5", "d6", "c3", "d3", "c4"}) game.record.moves.push_back({move});
    return game;
}

void expect_sound(const CollectedGame& game) {
    if (!game.is_playable()) {
        EXPECT_TRUE(game.problem);
        EXPECT_TRUE(game.record.moves.empty());
        return;
    }
    const auto rules = std::visit([](const auto& each) { return AnyGame{each}; },
                                  othello::game_from_position(game.record.start));
    const CollectedGame again = parse_ggf(to_ggf(rules, game.record, {game.event})).front();
    EXPECT_FALSE(again.problem);
    EXPECT_EQ(again.record.start, game.record.start);
    ASSERT_EQ(again.record.moves.size(), game.record.moves.size());
    for (std::size_t i = 0; i < game.record.moves.size(); ++i) {
        EXPECT_EQ(again.record.moves[i].move, game.record.moves[i].move);
    }
}

// How many games there were; none where the bytes were refused.
std::size_t read(const std::string& bytes) {
    PackedGames games;
    try {
        games = parse_othello_games(bytes);
    } catch (const InputError& error) {
        EXPECT_FALSE(std::string_view{error.what()}.empty());
        EXPECT_FALSE(has_control_characters(error.what())) << error.what();
        return 0;
    }
    for (std::size_t i = 0; i < games.size(); ++i) {
        const GameHeading heading = games.heading(i);
        for (const std::string* name : {&heading.x, &heading.o, &heading.event}) {
            EXPECT_FALSE(has_control_characters(*name));
        }
        expect_sound(games[i]);
    }
    return games.size();
}

class DamagedGames : public testing::TestWithParam<std::string> {};

TEST_P(DamagedGames, AreReadOrRefused) {
    const std::string& whole = GetParam();
    ASSERT_GT(read(whole), 0U);
    for (std::size_t length = 0; length < whole.size(); ++length) {
        SCOPED_TRACE(length);
        (void)read(whole.substr(0, length));
    }
    constexpr std::uint64_t kSeed = 20;
    Random random{Seed{kSeed}};
    for (int round = 0; round < 1500; ++round) {
        SCOPED_TRACE(round);
        std::string bytes = whole;
        for (auto changes = 1 + random.below(4); changes > 0; --changes) {
            const auto at = random.below(bytes.size());
            const auto other = random.below(bytes.size());
            switch (random.below(4)) {
                case 0:
                    bytes[at] = static_cast<char>(random.below(256));
                    break;
                case 1:
                    bytes[at] = static_cast<char>(bytes[at] ^ (1 << random.below(8)));
                    break;
                case 2:
                    std::swap(bytes[at], bytes[other]);
                    break;
                default:
                    bytes.insert(at, bytes.substr(other, random.below(20)));
            }
        }
        (void)read(bytes);
    }
}

[[nodiscard]] std::string wthor() {
    WthorNames names;
    return test::wthor_bytes({small_game(), small_game()}, names, 1999);
}

INSTANTIATE_TEST_SUITE_P(EveryFormat, DamagedGames,
                         testing::Values(kGgfSeed, wthor(), to_json(small_game().record),
                                         "# games\nf5d6c3d3c4\n1. f5 f6 2. e6 --\n",
                                         kStart + "; D3:+0;\n-----OX--XO----- X\n"));

TEST(DamagedNames, AreReadOrRefused) {
    std::string bytes{"\x14\x1A\x01\x01\0\0\0\0\x02\0\0\0\0\0\0\0", 16};
    bytes += std::string(40, '\xE9');
    EXPECT_EQ(parse_wthor_players(bytes).size(), 2U);
    for (std::size_t length = 0; length < bytes.size(); ++length) {
        EXPECT_THROW((void)parse_wthor_players(bytes.substr(0, length)), InputError) << length;
    }
    Random random{Seed{21}};
    for (int round = 0; round < 2000; ++round) {
        std::string changed = bytes;
        changed[random.below(changed.size())] = static_cast<char>(random.below(256));
        try {
            for (const std::string& name : parse_wthor_players(changed)) {
                EXPECT_FALSE(has_control_characters(name));
            }
        } catch (const InputError& error) {
            EXPECT_NE(std::string_view{error.what()}, "");
        }
    }
}

}  // namespace
}  // namespace lawan
