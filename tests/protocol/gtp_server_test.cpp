// How our engine takes a clock that it is told of in GTP.
#include "protocol/gtp_server.hpp"

#include <gtest/gtest.h>

#include <memory>
#include <optional>
#include <sstream>
#include <string>

#include "games/othello/rules/game.hpp"

namespace lawan::test {
namespace {

// Remembers what it was given for its last move.
class Patient final : public Bot {
  public:
    explicit Patient(std::optional<Seconds>& given) : given_{given} {}
    [[nodiscard]] Thought<AnyMove> think(const Turn& turn) override {
        given_ = turn.limits.time;
        return {turn.position.legal_moves().front(), {}, 0, 0, Seconds{0}, {}, {}};
    }

  private:
    std::optional<Seconds>& given_;
};

class Gtp : public testing::Test {
  protected:
    std::optional<Seconds> given;
    std::ostringstream out;
    GtpServer server{
        {AnyGame{othello::Game{}}, "patient",
         [this](const AnyGame&) { return std::make_unique<Patient>(given); }, nullptr, nullptr},
        out};

    std::optional<Seconds> given_after(const std::string& line) {
        EXPECT_EQ(server.handle("clear_board"), Served::GoOn);
        EXPECT_EQ(server.handle(line), Served::GoOn);
        EXPECT_EQ(server.handle("genmove black"), Served::GoOn);
        EXPECT_EQ(out.str().find('?'), std::string::npos) << out.str();
        return given;
    }
};

TEST_F(Gtp, SharesTheTimeOfAPeriodAmongItsStones) {
    EXPECT_EQ(given_after("time_left black 30 10"), Seconds{3});
    EXPECT_EQ(given_after("time_left black 30 1"), Seconds{30});
}

TEST_F(Gtp, SharesMainTimeAmongTheMovesOfTheGame) {
    const auto a_move = given_after("time_left black 30 0");
    ASSERT_TRUE(a_move);
    EXPECT_GT(*a_move, Seconds{0});
    EXPECT_LT(*a_move, Seconds{5});
}

TEST_F(Gtp, RefusesLessThanNoStones) {
    EXPECT_EQ(server.handle("time_left black 30 -1"), Served::GoOn);
    EXPECT_EQ(out.str(), "? syntax error\n\n");
}

}  // namespace
}  // namespace lawan::test
