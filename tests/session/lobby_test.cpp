// Who comes with a token finds the session of that token, whoever comes at the same moment.
#include "session/lobby.hpp"

#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "tests/session/support.hpp"

namespace lawan::session {
namespace {

using namespace testing_support;

// Somebody else comes while boards are read: after they were, before the reader knows them.
class SlowStore final : public Store {
  public:
    [[nodiscard]] std::vector<StoredBoard> load(const std::string& token) override {
        std::vector<StoredBoard> boards = boards_.load(token);
        if (const auto what = std::exchange(meanwhile, {})) what();
        return boards;
    }
    void save(const std::string& token, StoredBoard board, Done done) override {
        boards_.save(token, std::move(board), std::move(done));
    }
    void forget(const std::string& token, const std::string& board, Done done) override {
        boards_.forget(token, board, std::move(done));
    }

    std::function<void()> meanwhile;

  private:
    MemoryStore boards_;
};

class Entering : public testing::Test {
  protected:
    SlowStore store;
    World world{store};
    Json hello;

    void SetUp() override {
        Tab tab{world};
        hello = {{"type", "hello"}, {"token", tab.ask({{"type", "hello"}})["token"]}};
        tab.ask(new_game("tictactoe", human(), human()));
    }
};

TEST_F(Entering, FindsTheMovesOfOneWhoCameAndWentMeanwhile) {
    store.meanwhile = [&] {
        Tab other{world};
        other.ask(hello);
        EXPECT_EQ(other.ask(on_board("move", {{"move", "b2"}}))["ply"], 1);
    };
    Tab tab{world};
    EXPECT_EQ(tab.ask(hello)["type"], "welcome");
    EXPECT_EQ(tab.ask(on_board("state"))["ply"], 1);
}

TEST_F(Entering, JoinsTheSessionOfOneWhoCameMeanwhile) {
    Tab other{world};
    store.meanwhile = [&] { other.ask(hello); };
    Tab tab{world};
    EXPECT_EQ(tab.ask(hello)["type"], "welcome");
    tab.ask(on_board("move", {{"move", "b2"}}));
    EXPECT_EQ(other.last("state")["ply"], 1);
}

}  // namespace
}  // namespace lawan::session
