// Growing the Othello book: the same on any number of workers and over breaks, and never half.
#include <filesystem>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/input_error.hpp"
#include "games/othello/engine/book.hpp"
#include "games/othello/engine/engine.hpp"
#include "games/othello/engine/weight_file.hpp"
#include "module/trainers.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/complaint.hpp"
#include "tests/support/run_program.hpp"

namespace lawan::training {
namespace {

using testing::EndsWith;
using testing::HasSubstr;

class OthelloBookTrainer : public testing::Test {
  protected:
    TrainingReport grow(const Training& training, const OptionTexts& more) const {
        OptionTexts given{{"out", out()}, {"plies", "8"}};
        given.insert(given.end(), more.begin(), more.end());
        const Trainer trainer = find_trainer("othello-book");
        return trainer.run(Options{as_it_is(trainer.name), trainer.options, given}, training);
    }
    std::string message_of(const Training& training, const OptionTexts& more) const {
        return test::complaint_of([&] { (void)grow(training, more); });
    }
    [[nodiscard]] std::string out() const { return (folder_.path() / "my.book").string(); }
    [[nodiscard]] const std::filesystem::path& folder() const { return folder_.path(); }
    [[nodiscard]] std::string book() const { return test::read_file(out()); }

  private:
    test::ScratchFolder folder_;
};

TEST_F(OthelloBookTrainer, GrowsTheSameOnAnyNumberOfWorkers) {
    const OptionTexts plan{{"positions", "100"}, {"depth", "2"}};
    EXPECT_TRUE(grow(Training{Seed{3}, 1}, plan).complete);
    const std::string once = book();
    EXPECT_EQ(othello::OpeningBook::from_file(once, "once").size(), 100U);
    EXPECT_TRUE(grow(Training{Seed{3}, 2}, plan).complete);
    EXPECT_EQ(book(), once);
    EXPECT_TRUE(grow(Training{Seed{4}, 2}, plan).complete);
    EXPECT_NE(book(), once);
}

// The answer to a parallel opening is nobody's book move, but opponents play it.
TEST_F(OthelloBookTrainer, KnowsSurprises) {
    constexpr int kF5 = 37;
    constexpr int kF4 = 29;
    const othello::Board start{0x0000000810000000U, 0x0000001008000000U};
    const othello::Board parallel = othello::after(othello::after(start, kF5), kF4);
    const auto knows = [&](const char* surprise) {
        const OptionTexts plan{
            {"positions", "64"}, {"depth", "4"}, {"margin", "1"}, {"surprise", surprise}};
        (void)grow(Training{Seed{3}, 2}, plan);
        return othello::OpeningBook::read(out()).has(parallel);
    };
    EXPECT_FALSE(knows("0"));
    EXPECT_TRUE(knows("0.3"));
}

// Wherever it is broken off: what is kept is what would have been there without a break, and not a
// batch whose last searches were under way and found nothing.
TEST_F(OthelloBookTrainer, GoesOnWhereItWasBrokenOff) {
    const OptionTexts plan{{"positions", "80"}, {"depth", test::kSanitized ? "4" : "6"}};
    OptionTexts further = plan;
    further.push_back({"resume", ""});
    (void)grow(Training{Seed{3}, 2}, plan);
    const std::string once = book();
    for (const int workers : {1, 2}) {
        for (const std::uint64_t last : {5U, 40U, 79U}) {
            StopSignal stop;
            const TrainingListener listener{[&](const TrainingProgress& progress) {
                                                if (progress.done >= last) stop.raise();
                                            },
                                            {}};
            const auto report =
                grow(Training{Seed{3}, workers, &stop, std::nullopt, listener}, plan);
            const std::size_t kept = othello::OpeningBook::read(out()).size();
            EXPECT_EQ(report.complete, kept == 80);
            EXPECT_TRUE(grow(Training{Seed{3}, 2}, further).complete);
            EXPECT_EQ(book(), once) << workers << " workers, stopped after " << last;
        }
    }
}

TEST_F(OthelloBookTrainer, ResumesBooksOfTheSamePlanOnly) {
    const auto with = [](const char* name, const char* value) {
        OptionTexts plan{{"positions", "64"}, {"depth", "2"}, {"margin", "3"}, {"stray", "1"}};
        for (auto& [option, text] : plan) {
            if (option == name) text = value;
        }
        plan.push_back({"resume", ""});
        return plan;
    };
    EXPECT_NE(message_of(Training{Seed{3}, 1}, with("depth", "2")),
              test::kNoComplaint);  // no file yet
    (void)grow(Training{Seed{3}, 1}, {{"positions", "64"}, {"depth", "2"}});
    const std::string once = book();
    EXPECT_EQ(message_of(Training{Seed{3}, 1}, with("depth", "2")), test::kNoComplaint);
    EXPECT_THAT(message_of(Training{Seed{4}, 1}, with("depth", "2")),
                HasSubstr("--seed '3', not '4'"));
    EXPECT_THAT(message_of(Training{Seed{3}, 1}, with("depth", "4")), HasSubstr("--depth '2'"));
    EXPECT_THAT(message_of(Training{Seed{3}, 1}, with("margin", "4")), HasSubstr("--margin '3'"));
    EXPECT_THAT(message_of(Training{Seed{3}, 1}, with("stray", "2")), HasSubstr("--stray '1'"));
    OptionTexts surprised = with("depth", "2");
    surprised.push_back({"surprise", "0.5"});
    EXPECT_THAT(message_of(Training{Seed{3}, 1}, surprised), HasSubstr("made without --surprise"));
    EXPECT_EQ(book(), once);
    EXPECT_EQ(message_of(Training{Seed{3}, 1}, with("positions", "70")), test::kNoComplaint);
    EXPECT_EQ(othello::OpeningBook::read(out()).size(), 70U);

    const std::string weights = (folder() / "zero.weights").string();
    othello::write_weight_file(othello::Evaluation{}, weights);
    OptionTexts others = with("positions", "70");
    others.push_back({"weights", weights});
    EXPECT_THAT(message_of(Training{Seed{3}, 1}, others), HasSubstr("other weights"));
    others.pop_back();
    others.pop_back();
    others.push_back({"weights", weights});
    EXPECT_EQ(message_of(Training{Seed{3}, 1}, others), test::kNoComplaint);
    EXPECT_THAT(othello::OpeningBook::read(out()).origin(), EndsWith(" --weights zero.weights"));
}

// What --generations 0 measures is written when it is a measurement.
class OthelloErrorsTrainer : public OthelloBookTrainer {
  protected:
    void SetUp() override { othello::write_weight_file(othello::Evaluation{}, out()); }

    [[nodiscard]] TrainingReport measure(const Training& training, const char* positions) const {
        const OptionTexts given{{"generations", "0"},
                                {"error-positions", positions},
                                {"weights", out()},
                                {"out", out()}};
        const Trainer trainer = find_trainer("othello");
        return trainer.run(Options{as_it_is(trainer.name), trainer.options, given}, training);
    }
};

TEST_F(OthelloErrorsTrainer, RefusesTooFewPositions) {
    const std::string before = book();
    EXPECT_THROW((void)measure(Training{Seed{3}, 1}, "1"), InputError);
    EXPECT_EQ(book(), before);
}

TEST_F(OthelloErrorsTrainer, WritesNothingWhenStopped) {
    const std::string before = book();
    StopSignal stop;
    const TrainingListener listener{[&](const TrainingProgress&) { stop.raise(); }, {}};
    EXPECT_FALSE(measure(Training{Seed{3}, 1, &stop, std::nullopt, listener}, "1000000").complete);
    EXPECT_EQ(book(), before);
}

}  // namespace
}  // namespace lawan::training
