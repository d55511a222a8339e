// Weight files: what is written is read again, and what is no such file is refused in words.
#include "games/othello/engine/weight_file.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/input_error.hpp"
#include "core/random.hpp"
#include "games/othello/engine/weights.hpp"

namespace lawan::othello {
namespace {

Evaluation drawn() {
    Evaluation evaluation;
    Random random{Seed{5}};
    auto weights = evaluation.weights();
    for (auto& weight : weights) {
        if (random.chance(0.4)) weight = static_cast<std::int16_t>(random.next());
    }
    evaluation.set_weights(weights);
    for (int empties = 0; empties <= 60; ++empties)
        evaluation.set_tempo(empties, 7 * empties - 200);
    ErrorModel errors;
    errors.factors = {1.5, -0.25, 0, 3, 0, 0, 0.125, -7};
    evaluation.set_errors(errors);
    evaluation.set_origin("lawan train othello --seed 5");
    return evaluation;
}

std::string message_of(const std::string& text) {
    try {
        (void)from_weight_file(text, "some.weights");
    } catch (const InputError& error) {
        return error.what();
    }
    return "no error";
}

TEST(OthelloWeightFile, HoldsEverything) {
    const Evaluation evaluation = drawn();
    const Evaluation read = from_weight_file(to_weight_file(evaluation), "some.weights");
    EXPECT_EQ(read.weights(), evaluation.weights());
    EXPECT_EQ(read.tempo(17), evaluation.tempo(17));
    EXPECT_EQ(read.errors().factors, evaluation.errors().factors);
    EXPECT_EQ(read.origin(), evaluation.origin());
}

TEST(OthelloWeightFile, RefusesWhatIsNone) {
    EXPECT_THAT(message_of("GIF89a"), testing::HasSubstr("does not begin with"));
    EXPECT_THAT(message_of(""), testing::HasSubstr("some.weights"));
    EXPECT_THROW((void)read_weight_file("/no/such/folder/file"), InputError);
}

TEST(OthelloWeightFile, RefusesWhatIsCutShortOrChanged) {
    const std::string whole = to_weight_file(drawn());
    for (const std::size_t size :
         {std::size_t{30}, std::size_t{90}, whole.size() / 2, whole.size() - 1}) {
        EXPECT_NE(message_of(whole.substr(0, size)), "no error") << size;
    }
    EXPECT_THAT(message_of(whole.substr(0, whole.size() - 1)), testing::HasSubstr("bytes"));
    std::string changed = whole;
    changed[whole.size() / 2] = static_cast<char>(changed[whole.size() / 2] ^ 1);
    EXPECT_THAT(message_of(changed), testing::HasSubstr("checksum"));
    EXPECT_THAT(message_of(whole + 'x'), testing::HasSubstr("bytes"));
}

TEST(OthelloWeightFile, RefusesErrorsThatNoNumberHasRoomFor) {
    Evaluation evaluation = drawn();
    ErrorModel errors;
    errors.factors[2] = 9000;
    evaluation.set_errors(errors);
    EXPECT_EQ(message_of(to_weight_file(evaluation)), "no error");
    for (const double factor : {20000.0, -1e12}) {
        errors.factors[2] = factor;
        evaluation.set_errors(errors);
        EXPECT_THAT(message_of(to_weight_file(evaluation)), testing::HasSubstr("too large"));
    }
}

TEST(OthelloWeightFile, ComesWithTheProgram) {
    const ShippedWeights& shipped = shipped_weights();
    ASSERT_TRUE(shipped.evaluation) << shipped.problem.english();
    EXPECT_THAT(shipped.evaluation->origin(), testing::StartsWith("lawan train othello"));
}

}  // namespace
}  // namespace lawan::othello
