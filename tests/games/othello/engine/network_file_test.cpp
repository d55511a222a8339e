// Files of networks: what is no such file is refused in words, and the engine does without.
#include "games/othello/engine/network_file.hpp"

#include <fmt/format.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>

#include "core/checksum.hpp"
#include "games/othello/engine/weight_file.hpp"
#include "games/othello/engine/weights.hpp"
#include "tests/games/othello/engine/drawn_network.hpp"
#include "tests/support/complaint.hpp"
#include "tests/support/run_program.hpp"

namespace lawan::othello {
namespace {

using testing::HasSubstr;

const std::string& whole() {
    static const std::string text = DrawnNetwork{32, true, Seed{1}}.file();
    return text;
}

[[nodiscard]] std::string replaced(const std::string& what, const std::string& by) {
    std::string text = whole();
    return text.replace(text.find(what), what.size(), by);
}

[[nodiscard]] std::string complaint(const std::string& text) {
    return test::complaint_of([&] { (void)from_network_file(text, "some.network"); });
}

TEST(OthelloNetworkFile, IsRead) {
    const auto network = from_network_file(whole(), "some.network");
    EXPECT_NE(network->view.of_32, nullptr);
    EXPECT_EQ(network->origin, "chance");
    EXPECT_EQ(network->tempo[30], 3);
    EXPECT_DOUBLE_EQ(network->errors.factors[0], 2);
}

TEST(OthelloNetworkFile, KeepsAllButTheErrorsThatAreMeasured) {
    ErrorModel errors;
    errors.factors = {1.5, -0.25, 0, 3, 0, 0, 0.125, -7};
    Tempo tempo{};
    tempo[12] = -90;
    const std::string text = with_errors(whole(), "some.network", errors, tempo, "measured");
    const auto network = from_network_file(text, "some.network");
    EXPECT_EQ(network->errors.factors, errors.factors);
    EXPECT_EQ(network->tempo, tempo);
    EXPECT_EQ(network->origin, "chance && measured");
    const std::size_t kept = whole().size() / 2;
    EXPECT_EQ(text.substr(text.size() - kept), whole().substr(whole().size() - kept));
}

[[nodiscard]] bool same_rows(const Network& a, const Network& b) {
    const SizedNetwork<32>& first = *a.view.of_32;
    const SizedNetwork<32>& second = *b.view.of_32;
    for (std::size_t i = 0; i < static_cast<std::size_t>(kCentres.back()); ++i) {
        if (!std::equal(std::begin(first.contents[i].at), std::end(first.contents[i].at),
                        std::begin(second.contents[i].at))) {
            return false;
        }
    }
    return true;
}

TEST(OthelloNetworkFile, SaysTheSameWithAndWithoutParts) {
    const DrawnNetwork drawn{32, true, Seed{1}};
    const auto with_parts = from_network_file(drawn.file(), "some.network");
    const auto without = from_network_file(drawn.file_without_parts(), "old.network");
    EXPECT_TRUE(same_rows(*with_parts, *without));
    const std::string measured =
        with_errors(drawn.file_without_parts(), "old.network", {}, {}, "measured");
    EXPECT_TRUE(same_rows(*with_parts, *from_network_file(measured, "old.network")));
}

TEST(OthelloNetworkFile, RefusesRowsThatDoNotFit) {
    // Parts that are as large as can be, and rests too.
    std::string text = whole();
    const std::size_t payload = text.find('\n', text.find("checksum: ")) + 1;
    for (std::size_t i = payload + 4096; i < payload + 4'000'000; ++i) text[i] = 127;
    const std::string sum = fmt::format("{:016x}", checksum(text.substr(payload)));
    text.replace(payload - sum.size() - 1, sum.size(), sum);
    EXPECT_THAT(complaint(text), HasSubstr("a number that is too large"));
}

TEST(OthelloNetworkFile, RefusesWhatIsNone) {
    EXPECT_THAT(complaint(""), HasSubstr("some.network"));
    EXPECT_THAT(complaint("GIF89a"), HasSubstr("has no line"));
    EXPECT_THAT(complaint(to_weight_file(Evaluation{})), HasSubstr("has no line"));
    EXPECT_THAT(complaint(replaced("network 2", "network 0")),
                HasSubstr("a version that this program does not read"));
    EXPECT_THAT(complaint(replaced("network 2", "network 3")),
                HasSubstr("a version that this program does not read"));
    EXPECT_THAT(complaint(replaced("shape: 32", "shape: 33")), HasSubstr("shape"));
    EXPECT_THAT(complaint(replaced("patterns: a", "patterns: b")), HasSubstr("patterns"));
}

TEST(OthelloNetworkFile, RefusesWhatIsCutShortOrChanged) {
    for (const std::size_t size :
         {std::size_t{12}, std::size_t{30}, std::size_t{90}, whole().size() / 2}) {
        EXPECT_NE(complaint(whole().substr(0, size)), test::kNoComplaint) << size;
    }
    EXPECT_THAT(complaint(whole().substr(0, whole().size() - 1)), HasSubstr("bytes"));
    EXPECT_THAT(complaint(whole() + 'x'), HasSubstr("bytes"));
    std::string changed = whole();
    changed[whole().size() / 2] = static_cast<char>(changed[whole().size() / 2] ^ 1);
    EXPECT_THAT(complaint(changed), HasSubstr("checksum"));
}

// What is left of the two files when that of the network holds the text; nothing: there is none.
[[nodiscard]] ShippedWeights read_beside_weights(const std::string& text) {
    const test::ScratchFolder folder;
    Evaluation weights;
    weights.set_tempo(20, 77);
    weights.set_origin("chance");
    test::write_file(folder.path() / "w", to_weight_file(weights));
    if (!text.empty()) test::write_file(folder.path() / "n", text);
    return weights_in(folder.path() / "w", folder.path() / "n");
}

TEST(OthelloNetworkFile, IsUsedWithTheWeights) {
    const ShippedWeights read = read_beside_weights(whole());
    ASSERT_TRUE(read.evaluation);
    EXPECT_TRUE(read.evaluation->network());
    EXPECT_TRUE(read.problem.empty());
}

TEST(OthelloNetworkFile, IsDoneWithoutWhereItCannotBeUsed) {
    const std::pair<std::string, const char*> files[] = {
        {"", "/n"},
        {"GIF89a", "has no line"},
        {whole().substr(0, whole().size() / 2), "bytes"},
        {replaced("network 2", "network 0"), "a version that this program does not read"},
        {to_weight_file(Evaluation{}), "has no line"}};
    for (const auto& [text, why] : files) {
        const ShippedWeights read = read_beside_weights(text);
        ASSERT_TRUE(read.evaluation) << why;
        EXPECT_EQ(read.evaluation->tempo(20), 77);
        EXPECT_FALSE(read.evaluation->network()) << why;
        EXPECT_THAT(read.problem.english(), HasSubstr(why));
    }
}

TEST(OthelloNetworkFile, ComesWithTheProgram) {
    const ShippedWeights& shipped = shipped_weights();
    ASSERT_TRUE(shipped.evaluation) << shipped.problem.english();
    ASSERT_TRUE(shipped.evaluation->network()) << shipped.problem.english();
    EXPECT_THAT(shipped.evaluation->network()->origin,
                testing::AllOf(HasSubstr("training/othello_network"),
                               HasSubstr("lawan train othello-errors")));
}

}  // namespace
}  // namespace lawan::othello
