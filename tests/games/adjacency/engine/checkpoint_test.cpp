// Checkpoints that were changed, cut or cannot be written.
#include "games/adjacency/engine/checkpoint.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <map>
#include <string>

#include "core/input_error.hpp"
#include "core/whole_file.hpp"
#include "games/adjacency/engine/solver.hpp"
#include "tests/support/run_program.hpp"

namespace lawan::adjacency {
namespace {

class CheckpointFile : public testing::Test {
  protected:
    [[nodiscard]] std::string path() const { return (folder_.path() / "checkpoint").string(); }
    [[nodiscard]] std::string text() const { return *read_whole(path()); }
    void put_there(const std::string& text) const {
        std::ofstream{path(), std::ios::binary} << text;  // nobody waits for the disk
    }
    [[nodiscard]] const test::ScratchFolder& folder() const { return folder_; }

    void save_two_facts() const {
        Checkpoint checkpoint{path(), "subject"};
        checkpoint.put({1, 2}, {3, 0xFFFFFFFFFFFFFFFF});
        checkpoint.put({4}, {5});
        checkpoint.save();
    }
    // What the solver finds when somebody left this for it.
    [[nodiscard]] Solution solve_from(const Position& position, const Fact& key,
                                      const Fact& fact) const {
        Question question;
        question.position = position;
        question.memory = MebiBytes{1};
        question.at_most = 0;
        question.checkpoint = path();
        std::filesystem::remove(path());
        (void)solve(question);
        const std::string heading = text().substr(0, text().find('\n'));
        Checkpoint planted{path(), heading.substr(heading.find(' ') + 1)};
        planted.put(key, fact);
        planted.save();
        return solve(question);
    }

  private:
    test::ScratchFolder folder_;
};

TEST_F(CheckpointFile, IsReadBack) {
    save_two_facts();
    const Checkpoint again{path(), "subject"};
    const std::map<Fact, Fact> expected{{{1, 2}, {3, 0xFFFFFFFFFFFFFFFF}}, {{4}, {5}}};
    EXPECT_EQ(again.facts(), expected);
    EXPECT_THROW((Checkpoint{path(), "another"}), InputError);
}

TEST_F(CheckpointFile, IsRefusedWhereverItWasCutOrChanged) {
    save_two_facts();
    const std::string whole = text();
    for (std::size_t i = 0; i < whole.size(); ++i) {
        put_there(whole.substr(0, i));
        EXPECT_THROW((Checkpoint{path(), "subject"}), InputError) << "cut at " << i;
        std::string changed = whole;
        changed[i] = changed[i] == '1' ? '2' : '1';
        put_there(changed);
        EXPECT_THROW((Checkpoint{path(), "subject"}), InputError) << "changed at " << i;
    }
    const std::size_t line = whole.find('\n') + 1;
    put_there(whole.substr(0, line) + whole.substr(whole.find('\n', line) + 1));
    EXPECT_THROW((Checkpoint{path(), "subject"}), InputError) << "without a line";
}

TEST_F(CheckpointFile, ThatCannotBeReadOrWrittenIsNotTakenForNone) {
    EXPECT_THROW((Checkpoint{folder().path().string(), "subject"}), NotWritten);
    EXPECT_THROW((Checkpoint{(folder().path() / "no" / "file").string(), "subject"}), NotWritten);
}

TEST_F(CheckpointFile, WithFactsThatCannotBeIsRefused) {
    const Position fixed = Position::start({8, 8}, Side::X, 8);
    EXPECT_THROW((void)solve_from(fixed, {1, 2, 7}, {0, 127, 0, 0}), InputError);
    EXPECT_THROW((void)solve_from(fixed, {1, 2, 7}, {70, 60, 0, 0}), InputError);
    EXPECT_THROW((void)solve_from(fixed, {1, 2, 7}, {60, 70, 64, 0}), InputError);
    EXPECT_THROW((void)solve_from(fixed, {1, 1, 7}, {60, 70, 0, 0}), InputError);
    EXPECT_THROW((void)solve_from(fixed, {1, 2, 9}, {60, 70, 0, 0}), InputError);
    EXPECT_THROW((void)solve_from(fixed, {1, 2}, {60, 70, 0, 0}), InputError);
    EXPECT_NO_THROW((void)solve_from(fixed, {1, 2, 7}, {60, 70, 0, 0}));
    const Position full = Position::start({4, 4}, Side::X, 8);
    EXPECT_THROW((void)solve_from(full, {1, 0}, {1}), InputError);
    EXPECT_THROW((void)solve_from(full, {5, 0}, {0}), InputError);
    EXPECT_THROW((void)solve_from(full, {1, 0}, {1, 3 * 16}), InputError);
    EXPECT_NO_THROW((void)solve_from(full, {1, 0}, {1, 3 * 15 + 1}));
    EXPECT_THROW((void)solve_from(full, {1, 0}, {2, 2, 0}), InputError);
}

TEST_F(CheckpointFile, AboutAnOlderSubjectIsReadAndWrittenAnew) {
    save_two_facts();
    Checkpoint again{path(), "new subject", "subject"};
    EXPECT_TRUE(again.was_older());
    EXPECT_EQ(again.facts().size(), 2U);
    again.save();
    const Checkpoint renewed{path(), "new subject", "subject"};
    EXPECT_FALSE(renewed.was_older());
    EXPECT_EQ(renewed.facts(), again.facts());
    EXPECT_THROW((Checkpoint{path(), "subject"}), InputError);
}

// Before full-3 a checkpoint did not say why a set was not known to be won.
TEST_F(CheckpointFile, OfFullBoardsWithoutVerdictsIsRead) {
    const Position start = Position::start({5, 4}, Side::X, 12);
    Question question;
    question.position = start;
    question.memory = MebiBytes{1};
    question.at_most = -2;
    question.checkpoint = path();
    question.proof = (folder().path() / "proof").string();  // which needs the symmetric sets
    (void)solve(question);
    const std::string now = text();
    const std::string subject = "5x4 " + std::to_string(start.empty().bits());
    const Checkpoint saved{path(), "full-3 " + subject};
    std::filesystem::remove(path());
    Checkpoint older{path(), "full-2 " + subject};
    for (const auto& [key, fact] : saved.facts()) {
        Fact changed = fact;
        // Twice what it is more, plus one for F = 0, instead of three times.
        for (std::size_t i = 1; key.size() == 2 && i < fact.size(); ++i) {
            changed[i] = fact[i] / 3 * 2 + (fact[i] % 3 == 1 ? 1 : 0);
        }
        older.put(key, changed);
    }
    older.save();
    EXPECT_NE(text(), now);
    const Solution solution = solve(question);
    EXPECT_EQ(solution.bounds.upper, -2);
    EXPECT_EQ(text(), now);
}

// A full disk would do the same.
TEST_F(CheckpointFile, ThatCannotBeWrittenAnyMoreCostsNoResult) {
    for (const Position& position :
         {Position::start({8, 8}, Side::X, 6), Position::start({5, 4}, Side::X, 12)}) {
        const test::ScratchFolder doomed;
        Question question;
        question.position = position;
        question.memory = MebiBytes{16};
        question.checkpoint = (doomed.path() / "checkpoint").string();
        question.progress = [&](const SolverProgress&) {
            std::filesystem::remove_all(doomed.path());
        };
        const Solution solution = solve(question);
        EXPECT_TRUE(solution.bounds.settled());
        ASSERT_FALSE(solution.remarks.empty());
        EXPECT_EQ(solution.remarks.back().code(), "checkpoint-not-written");
    }
}

}  // namespace
}  // namespace lawan::adjacency
