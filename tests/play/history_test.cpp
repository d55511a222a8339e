// Undo, redo, and playing a record once more.
#include "play/history.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/input_error.hpp"
#include "tests/play/support.hpp"

namespace lawan::test {
namespace {

PlayedMove played(const History& history, const char* text) {
    return {move_of(history.position(), text), {text}};
}

std::vector<std::string> texts(const History& history) {
    std::vector<std::string> moves;
    for (const MoveRecord& record : history.records()) moves.push_back(record.move);
    return moves;
}

using Texts = std::vector<std::string>;

TEST(History, GoesBackAndForth) {
    History history{three_in_a_row()};
    EXPECT_FALSE(history.can_undo());
    EXPECT_FALSE(history.can_redo());
    history.play(played(history, "b2"));
    history.play(played(history, "a1"));
    EXPECT_EQ(history.position().text(), "O2/1X1/3 X 3");

    history.undo();
    EXPECT_EQ(history.position().text(), "3/1X1/3 O 3");
    EXPECT_EQ(texts(history), Texts{"b2"});
    EXPECT_EQ(history.moves().size(), 1U);
    ASSERT_TRUE(history.can_redo());
    history.redo();
    EXPECT_EQ(history.position().text(), "O2/1X1/3 X 3");
    EXPECT_EQ(texts(history), (Texts{"b2", "a1"}));
    EXPECT_FALSE(history.can_redo());
}

TEST(History, AMoveForgetsWhatWasTakenBack) {
    History history{three_in_a_row()};
    history.play(played(history, "b2"));
    history.play(played(history, "a1"));
    history.undo();
    history.undo();
    history.play(played(history, "c3"));
    EXPECT_FALSE(history.can_redo());
    EXPECT_EQ(texts(history), Texts{"c3"});
    EXPECT_EQ(history.position().text(), "3/3/2X O 3");
}

TEST(History, ReplaysARecord) {
    GameRecord record;
    record.moves = {{"b2"}, {"A1"}, {"9"}};
    const History history = replay(three_in_a_row(), record);
    EXPECT_EQ(texts(history), (Texts{"b2", "a1", "c3"}));  // in the game's own spelling
}

TEST(History, ReplayStopsAtWhatIsNotLegal) {
    for (const char* wrong : {"b2", "d9", "", "pass", "🙂"}) {
        GameRecord record;
        record.moves = {{"b2"}, {wrong}};
        try {
            (void)replay(three_in_a_row(), record);
            FAIL() << wrong;
        } catch (const InputError& error) {
            EXPECT_THAT(error.what(), ::testing::HasSubstr("move 2, "));
        }
    }
}

TEST(EndReason, RoundTrips) {
    for (const EndReason reason : {EndReason::Finished, EndReason::Resigned, EndReason::IllegalMove,
                                   EndReason::TimeOut, EndReason::Crashed, EndReason::Stopped}) {
        EXPECT_EQ(parse_end_reason(to_text(reason)), reason);
    }
    EXPECT_FALSE(parse_end_reason("bored"));
}

}  // namespace
}  // namespace lawan::test
