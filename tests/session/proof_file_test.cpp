// Proof files: written of a solved position, and checked.
#include "tests/session/support.hpp"
#include "tests/support/fake_clock.hpp"

namespace lawan::session {
namespace {

using namespace testing_support;

class ProofFile : public OneTab {
  protected:
    std::string proof_of(const std::string& game, const std::string& position) {
        const Json proved = tab.ask_and_wait({{"type", "prove"}, {"where", at(game, position)}});
        EXPECT_EQ(proved["type"], "proved") << proved.dump();
        EXPECT_EQ(proved["name"], game + ".proof");
        return proved.value("text", "");
    }
    Json verified(const std::string& text) {
        return tab.ask_and_wait({{"type", "verify"}, {"text", text}});
    }
};

TEST_F(ProofFile, ProvesTheValueThatTheSolverFound) {
    const Json checked = verified(proof_of("tictactoe", "3/3/3 X 3"));
    ASSERT_EQ(checked["done"], true) << checked.dump();
    const Json& report = checked["report"];
    EXPECT_EQ(report["game"], "tictactoe");
    EXPECT_EQ(report["position"], "3/3/3 X 3");
    EXPECT_EQ(report["holds"], true);
    EXPECT_EQ(report["in_part"], false);
    ASSERT_EQ(report["proved"].size(), 1U);
    EXPECT_EQ(report["proved"][0]["en"], "proved: the value is 0");
    EXPECT_EQ(report["claims"].size(), 2U);
}

TEST_F(ProofFile, ThatClaimsTooMuchDoesNotHold) {
    std::string proof = proof_of("tictactoe", "3/3/3 X 3");
    const std::string claim = "claim at-least 0";
    const auto at = proof.find(claim);
    ASSERT_NE(at, std::string::npos) << proof;
    proof.replace(at, claim.size(), "claim at-least 1");
    const Json checked = verified(proof);
    ASSERT_EQ(checked["type"], "verified") << checked.dump();
    EXPECT_EQ(checked["report"]["holds"], false);
    EXPECT_TRUE(checked["report"]["proved"].empty());
}

TEST_F(ProofFile, ThatMakesNoSenseIsRefusedWithItsLine) {
    const Json refused =
        verified("lawan-proof 1\ngame nothing\nposition 3\nclaim at-least 0\nby x\n");
    EXPECT_EQ(refused["type"], "error");
    EXPECT_EQ(refused["why"], "proof-line");
    EXPECT_EQ(verified("no proof")["why"], "proof-line-cut");
}

// However seldom its checker tells how far it is.
TEST(ProofFileLimit, ACheckEndsAfterAMinute) {
    MemoryStore store;
    const test::FakeClock clock{Seconds{61}};  // passes each time somebody looks at it
    World world{store, false, {2048}, nullptr, true, nullptr, {}, clock};
    Tab tab{world};
    ASSERT_EQ(tab.ask({{"type", "hello"}})["type"], "welcome");
    const Json proved =
        tab.ask_and_wait({{"type", "prove"}, {"where", at("tictactoe", "4/4/4/4 X 4")}});
    ASSERT_EQ(proved["type"], "proved") << proved.dump();
    const Json refused = tab.ask_and_wait({{"type", "verify"}, {"text", proved["text"]}});
    EXPECT_EQ(refused["type"], "error") << refused.dump();
    EXPECT_EQ(refused["why"], "proof-takes-long");
}

TEST_F(ProofFile, IsNotThereForEveryGameAndPosition) {
    const Json over =
        tab.ask_and_wait({{"type", "prove"}, {"where", at("tictactoe", "XXX/OO1/3 O 3")}});
    EXPECT_EQ(over["code"], "game-over") << over.dump();
    const Json none =
        tab.ask_and_wait({{"type", "prove"}, {"where", at("othello", "-----OX--XO----- X")}});
    EXPECT_EQ(none["type"], "error") << none.dump();
}

TEST_F(ProofFile, NeedsAFolderThatIsThere) {
    const char* const set = std::getenv("TMPDIR");
    const std::optional<std::string> before = set ? std::optional<std::string>{set} : std::nullopt;
    setenv("TMPDIR", "/nowhere", 1);
    const Json refused =
        tab.ask_and_wait({{"type", "prove"}, {"where", at("tictactoe", "3/3/3 X 3")}});
    before ? setenv("TMPDIR", before->c_str(), 1) : unsetenv("TMPDIR");
    EXPECT_EQ(refused["type"], "error");
    EXPECT_EQ(refused["code"], "not-possible") << refused.dump();
}

}  // namespace
}  // namespace lawan::session
