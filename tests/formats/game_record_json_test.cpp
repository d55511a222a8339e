// Saved games: what is written is read back, and whatever else comes in is refused in a sentence.
#include "formats/game_record_json.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include "core/input_error.hpp"
#include "tests/support/complaint.hpp"

namespace lawan {
namespace {

using ::testing::HasSubstr;

GameRecord example() {
    GameRecord record;
    record.game = "adjacency";
    record.start = "6OO/6OO/8/8/8/8/XX6/XX6 X 8 8";
    record.players = {"Ann \"the fox\" Ünal", "minimax(depth=3)"};
    record.moves = {{"c4", Seconds{0.25}, 1234, 3, Valuation::estimated(Score{-2}), Seconds{0.125}},
                    {"pass", Seconds{0}, 0, 0, Valuation::proved(Score{7})},
                    {"d4"}};
    record.result = GameResult{EndReason::Resigned, Side::O, -3, as_it_is("Ann had enough")};
    return record;
}

std::string record_complaint(const std::string& text) {
    return test::complaint_of([&] { (void)parse_game_record(text); });
}

// The example with one piece of its text replaced.
std::string spoilt(const std::string& piece, const std::string& by) {
    std::string text = to_json(example());
    const auto at = text.find(piece);
    EXPECT_NE(at, std::string::npos) << piece;
    return text.replace(at, piece.size(), by);
}

TEST(GameRecordJson, ReadsBackWhatItWrote) {
    const GameRecord record = example();
    const GameRecord read = parse_game_record(to_json(record));
    EXPECT_EQ(read.game, record.game);
    EXPECT_EQ(read.start, record.start);
    EXPECT_EQ(read.players, record.players);
    ASSERT_EQ(read.moves.size(), 3U);
    for (std::size_t i = 0; i < 3; ++i) {
        EXPECT_EQ(read.moves[i].move, record.moves[i].move);
        EXPECT_EQ(read.moves[i].time, record.moves[i].time);
        EXPECT_EQ(read.moves[i].nodes, record.moves[i].nodes);
        EXPECT_EQ(read.moves[i].depth, record.moves[i].depth);
        EXPECT_EQ(read.moves[i].valuation, record.moves[i].valuation);
        EXPECT_EQ(read.moves[i].cpu, record.moves[i].cpu);
    }
    ASSERT_TRUE(read.result);
    EXPECT_EQ(read.result->reason, EndReason::Resigned);
    EXPECT_EQ(read.result->winner, Side::O);
    EXPECT_EQ(read.result->score, -3);
    EXPECT_EQ(read.result->detail.english(), "Ann had enough");
}

TEST(GameRecordJson, AGameThatGoesOnHasNoResult) {
    GameRecord record = example();
    record.result.reset();
    EXPECT_FALSE(parse_game_record(to_json(record)).result);
}

TEST(GameRecordJson, SaysWhatItIs) {
    EXPECT_THAT(to_json(example()), HasSubstr("\"format\": \"lawan-game\""));
    EXPECT_THAT(to_json(example()), HasSubstr("\"version\": 1"));
}

TEST(GameRecordJson, WritesNamesThatAreNotUtf8WithoutFailing) {
    GameRecord record = example();
    record.players.x = "\xff\xfe";
    EXPECT_NO_THROW((void)parse_game_record(to_json(record)));
}

TEST(GameRecordJson, RefusesWhatIsNoJson) {
    for (const char* text : {"", "{", "hello", "{\"format\": }", "[1,2", "{}{}"}) {
        EXPECT_THAT(record_complaint(text), HasSubstr("not a saved game: invalid JSON")) << text;
    }
    for (const std::string& text : {std::string{"\xff\xfe{}"}, spoilt("c4", "c\xe4")}) {
        EXPECT_EQ(record_complaint(text), "not a saved game: it is not UTF-8 text");
    }
    EXPECT_THAT(record_complaint(spoilt("0.25", "1e999")), HasSubstr("invalid JSON"));
}

TEST(GameRecordJson, RefusesDeepNesting) {
    EXPECT_THAT(record_complaint(std::string(1'000'000, '[')), HasSubstr("nested too deeply"));
    std::string deep =
        spoilt("\"Ann had enough\"", std::string(50'000, '[') + std::string(50'000, ']'));
    EXPECT_THAT(record_complaint(deep), HasSubstr("nested too deeply"));
}

TEST(GameRecordJson, RefusesWhatIsTooLong) {
    EXPECT_THAT(record_complaint(std::string((std::size_t{8} << 20U) + 1, ' ')),
                HasSubstr("8 MiB"));
    EXPECT_THAT(record_complaint(spoilt("\"c4\"", '"' + std::string(100, 'c') + '"')),
                HasSubstr("'move' of move 1 is not at most 16 bytes long"));
    std::string moves = "\"moves\": [";
    for (int i = 0; i < 10'000; ++i) moves += "0,";
    EXPECT_THAT(record_complaint(spoilt("\"moves\": [", moves)),
                HasSubstr("'moves' of it is not a list of at most"));
}

TEST(GameRecordJson, RefusesOtherDocuments) {
    EXPECT_THAT(record_complaint("[]"), HasSubstr("it is not an object"));
    EXPECT_THAT(record_complaint("null"), HasSubstr("it is not an object"));
    EXPECT_THAT(record_complaint("{}"), HasSubstr("it has no 'format'"));
    EXPECT_THAT(record_complaint(spoilt("lawan-game", "chess-game")), HasSubstr("'format'"));
    EXPECT_THAT(record_complaint(spoilt("\"version\": 1", "\"version\": 2")), HasSubstr("version"));
    EXPECT_THAT(record_complaint(spoilt("\"version\": 1", "\"version\": \"1\"")),
                HasSubstr("'version'"));
}

struct Wrong {
    const char* piece;
    const char* by;
    const char* complaint;
};

class GameRecordJsonField : public ::testing::TestWithParam<Wrong> {};

TEST_P(GameRecordJsonField, IsChecked) {
    EXPECT_THAT(record_complaint(spoilt(GetParam().piece, GetParam().by)),
                HasSubstr(GetParam().complaint));
}

INSTANTIATE_TEST_SUITE_P(
    All, GameRecordJsonField,
    ::testing::Values(
        Wrong{"\"adjacency\"", "7", "'game' of it is not a string"},
        Wrong{"\"game\"", "\"gane\"", "unknown field 'gane'"},
        Wrong{"\"start\"", "\"sart\"", "unknown field 'sart'"},
        Wrong{"Ann \\\"the", "Ann \\u001b[2J", "without control characters"},
        Wrong{"Ann \\\"the", "Ann\\nthe", "without control characters"},
        Wrong{"Ann \\\"the", "Ann\\u009bthe", "without control characters"},
        Wrong{"\"minimax(depth=3)\"", "null", "'o' of 'players' is not a string"},
        Wrong{"\"x\"", "\"y\"", "unknown field 'y'"},
        Wrong{"\"move\": \"c4\"", "\"mave\": \"c4\"", "move 1 has an unknown field 'mave'"},
        Wrong{"0.25", "-1", "'seconds' of move 1"}, Wrong{"0.25", "\"1\"", "'seconds' of move 1"},
        Wrong{"1234", "-1", "'nodes' of move 1"}, Wrong{"1234", "1.5", "'nodes' of move 1"},
        Wrong{"1234", "18446744073709551615", "'nodes' of move 1"},
        Wrong{"1234", "99999999999999999999999", "'nodes' of move 1"},
        Wrong{"\"depth\": 3", "\"depth\": 4294967299", "'depth' of move 1"},
        Wrong{"\"score\": -2", "\"score\": 4294967296", "'score' of move 1"},
        Wrong{"\"proved\": false", "\"proved\": 0", "'proved' of move 1"},
        Wrong{"\"score\": -2,", "", "move 1 has no 'score'"},
        Wrong{"\"resigned\"", "\"bored\"", "'reason' of the result"},
        Wrong{"\"winner\": \"O\"", "\"winner\": \"P\"", "'winner' of the result"},
        Wrong{"\"winner\": \"O\"", "\"winner\": null", "'winner' of the result"},
        Wrong{"\"winner\": \"O\",", "", "the result has no 'winner'"},
        Wrong{"\"score\": -3", "\"score\": 1e400", "invalid JSON"},
        Wrong{"\"score\": -3", "\"score\": 9e18", "'score' of the result"},
        Wrong{"\"result\": {", "\"result\": 3, \"more\": {", "unknown field 'more'"},
        Wrong{"\"result\": {", "\"result\": [{}], \"version\": 1, \"result\": {",
              test::kNoComplaint}));

TEST(GameRecordJson, AStoppedGameHasNoWinner) {
    EXPECT_THAT(record_complaint(spoilt("\"resigned\"", "\"stopped\"")), HasSubstr("'winner'"));
}

RC_GTEST_PROP(GameRecordJson, TruncatedTextIsRefused, ()) {
    const std::string text = to_json(example());
    // The last characters are the closing brace and the end of the line.
    const auto length = *rc::gen::inRange<std::size_t>(0, text.size() - 2);
    RC_ASSERT(record_complaint(text.substr(0, length)) != test::kNoComplaint);
}

RC_GTEST_PROP(GameRecordJson, SpoiltBytesNeverCrash, ()) {
    std::string text = to_json(example());
    for (int i = 0; i < 3; ++i) {
        text[*rc::gen::inRange<std::size_t>(0, text.size())] = *rc::gen::arbitrary<char>();
    }
    (void)record_complaint(text);
}

}  // namespace
}  // namespace lawan
