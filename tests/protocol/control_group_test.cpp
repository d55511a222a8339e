// Control groups of the kernel, where this machine lets us make some.
#include "protocol/control_group.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/text.hpp"
#include "protocol/held.hpp"
#include "tests/protocol/shell_bots.hpp"
#include "tests/support/run_program.hpp"

namespace lawan::test {
namespace {

using ::testing::HasSubstr;

class ControlGroups : public ::testing::Test {
  protected:
    void SetUp() override {
        if (!GroupFolder::of_system()) GTEST_SKIP() << "no control group can be made here";
    }
    [[nodiscard]] static const GroupFolder& folder() { return *GroupFolder::of_system(); }
};

TEST(GroupFolders, AreNotWhereNoGroupsAre) {
    const ScratchFolder folder;
    EXPECT_FALSE(GroupFolder::at(folder.path()));
    EXPECT_FALSE(GroupFolder::at(folder.path() / "missing"));
}

TEST_F(ControlGroups, GoWithTheirOwner) {
    std::filesystem::path path;
    {
        const auto group = ControlGroup::in(folder(), {});
        ASSERT_TRUE(group);
        path = group->path();
        EXPECT_TRUE(std::filesystem::exists(path / "cgroup.procs"));
    }
    EXPECT_FALSE(std::filesystem::exists(path));
}

// The program and what it starts are in a group that nobody else is in, and that is gone
// afterwards.
TEST_F(ControlGroups, HoldAProgramAndWhatItStarts) {
    ProcessBotSettings settings =
        shell_bot(well_behaved("grep -h ^0:: /proc/self/cgroup /proc/$$/cgroup >&2; exit 1"));
    const ScratchFolder scratch;
    settings.process.errors_to = (scratch.path() / "errors").string();
    expect_loss(play_against(settings), EndReason::Crashed, "lawan-" + std::to_string(getpid()));
    const std::string said = read_file(scratch.path() / "errors");
    const auto lines = split_words(said);
    ASSERT_EQ(lines.size(), 2U) << said;
    EXPECT_EQ(lines[0], lines[1]);
    const auto name = std::filesystem::path{std::string{lines[0]}}.filename();
    EXPECT_FALSE(std::filesystem::exists(folder().path() / name));
}

TEST_F(ControlGroups, AreToldOf) {
    ProcessBot bot{shell_bot(well_behaved()), tic_tac_toe()};
    (void)play_against(bot);
    ASSERT_TRUE(bot.isolation());
    EXPECT_NE(*bot.isolation() & kOwnGroup, 0);
    EXPECT_THAT(names_of(*bot.isolation()), HasSubstr("group"));
    EXPECT_EQ((*bot.isolation() & kGroupLimits) != 0, folder().bounds());
}

TEST_F(ControlGroups, BoundMemoryAndTasks) {
    if (!folder().bounds()) GTEST_SKIP() << "no controllers for memory and tasks here";
    const auto group = ControlGroup::in(folder(), {64, 100});
    ASSERT_TRUE(group);
    EXPECT_TRUE(group->bounds());
    EXPECT_EQ(read_file(group->path() / "memory.max"), std::to_string(64U << 20U) + "\n");
    EXPECT_EQ(read_file(group->path() / "pids.max"), "100\n");
    ProcessBotSettings hungry =
        shell_bot(well_behaved("x=$(head -c 400000000 /dev/zero | tr '\\0' x); echo $1"));
    hungry.process.limits.memory_mib = 64;
    expect_loss(play_against(hungry), EndReason::OverLimit, "64 MiB");
}

}  // namespace
}  // namespace lawan::test
