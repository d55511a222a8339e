// Time: a program thinks in its own and no longer than it may.
#include <cctype>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "protocol/process_bot.hpp"
#include "tests/protocol/shell_bots.hpp"
#include "tests/support/run_program.hpp"

namespace lawan::test {
namespace {

// Is there a process with this text in its command line that stands still ('T'), or one in another
// state? The states of all of them.
std::string states_of(const std::string& text) {
    std::string states;
    std::error_code gone;
    for (const auto& entry : std::filesystem::directory_iterator{"/proc", gone}) {
        if (std::isdigit(entry.path().filename().string().front()) == 0) continue;
        if (read_file(entry.path() / "cmdline").find(text) == std::string::npos) continue;
        const std::string stat = read_file(entry.path() / "stat");
        const auto name_end = stat.rfind(')');
        if (name_end != std::string::npos) states += stat[name_end + 2];
    }
    return states;
}

// The opponent: looks at the program in its own turn, until what it waits for has come.
class Looks final : public Bot {
  public:
    explicit Looks(std::string mark, bool still) : mark_{std::move(mark)}, still_{still} {}

    [[nodiscard]] Thought<AnyMove> think(const Turn& turn) override {
        do {
            states_ = states_of(mark_);
        } while (still_ && states_ != "TT");
        return {turn.position.legal_moves().front(), {}, 0, 0, Seconds{0}, {}, {}};
    }
    [[nodiscard]] const std::string& states() const { return states_; }

  private:
    std::string mark_;
    bool still_;
    std::string states_;
};

// The program and one that it has started, which never rests.
GameRecord play_watched(Isolation isolation, bool ponders, Looks& looks, const std::string& mark) {
    ProcessBotSettings settings =
        shell_bot("sh -c 'while :; do :; done' " + mark + " & " + well_behaved());
    settings.process.words.push_back(mark);
    settings.process.isolation = isolation;
    settings.startup = settings.patience = Seconds{60};
    settings.ponders = ponders;
    ProcessBot bot{settings, tic_tac_toe()};
    return play_game(tic_tac_toe(), {{&bot, "it"}, {&looks, "looks"}}, {});
}

TEST(FairTime, AProgramStandsStillInItsOpponentsTurn) {
    for (const Isolation isolation : {Isolation::WherePossible, Isolation::None}) {
        const std::string mark =
            "still-" + std::to_string(getpid()) + "-" + std::to_string(static_cast<int>(isolation));
        Looks looks{mark, true};  // waits for both of them to stand still, without end if need be
        const GameRecord record = play_watched(isolation, false, looks, mark);
        EXPECT_EQ(record.result->reason, EndReason::Finished) << record.result->detail.english();
        EXPECT_EQ(looks.states(), "TT");
        EXPECT_FALSE(runs(mark));
    }
}

TEST(FairTime, AProgramThatMayPonderDoesNotStandStill) {
    const std::string mark = "ponders-" + std::to_string(getpid());
    Looks looks{mark, false};
    const GameRecord record = play_watched(Isolation::WherePossible, true, looks, mark);
    EXPECT_EQ(record.result->reason, EndReason::Finished) << record.result->detail.english();
    EXPECT_EQ(looks.states().size(), 2U);
    EXPECT_THAT(looks.states(), ::testing::Not(::testing::HasSubstr("T")));
}

TEST(FairTime, AProgramsOwnMoveTimeIsEnforced) {
    ProcessBotSettings slow = shell_bot(well_behaved("sleep 100; echo $1"));
    slow.own = Limits::of_time(Seconds{0.05});
    expect_loss(play_against(slow), EndReason::TimeOut, "did not give a move within 0.050 s");
}

}  // namespace
}  // namespace lawan::test
