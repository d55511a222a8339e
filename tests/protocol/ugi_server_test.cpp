// What our engine does with the limits that a line of UGI names.
#include "protocol/ugi_server.hpp"

#include <algorithm>
#include <cstdint>
#include <memory>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/protocol/asked_server.hpp"

namespace lawan::test {
namespace {

using testing::HasSubstr;

// A search to a depth visits a hundred nodes for each ply of it.
class Deepening final : public Bot {
  public:
    explicit Deepening(std::uint64_t& visited) : visited_{visited} {}

    [[nodiscard]] Thought<AnyMove> think(const Turn& turn) override {
        const int depth = turn.limits.depth.value_or(1);
        const std::uint64_t wanted = 100 * static_cast<std::uint64_t>(depth);
        const std::uint64_t nodes = std::min(wanted, turn.limits.nodes.value_or(wanted));
        visited_ += nodes;
        const int reached = nodes == wanted ? depth : depth - 1;
        return {turn.position.legal_moves().front(), {}, reached, nodes, Seconds{0}, {}, {}};
    }

  private:
    std::uint64_t& visited_;
};

class Ugi : public AskedServer<UgiServer> {
  protected:
    Ugi() : AskedServer{"deepening", [this] { return std::make_unique<Deepening>(visited); }} {}

    std::uint64_t visited = 0;
};

TEST_F(Ugi, TheNodesOfASearchAreThoseOfAllItsDepths) {
    (void)ask("position startpos");
    EXPECT_THAT(ask("go depth 5"), HasSubstr("info depth 5 nodes 1500 "));
    visited = 0;
    EXPECT_THAT(ask("go depth 5 nodes 250"), HasSubstr("bestmove "));
    EXPECT_EQ(visited, 250U);
}

}  // namespace
}  // namespace lawan::test
