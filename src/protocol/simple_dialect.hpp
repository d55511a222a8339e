// The protocol for students, docs/bots.md: one line a move, and nobody needs to know the rules.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "protocol/dialect.hpp"
#include "protocol/line_form.hpp"

namespace lawan {

class SimpleDialect final : public Dialect {
  public:
    void begin(Conversation& talk, const Introduction& introduction) override;
    [[nodiscard]] Thought<AnyMove> move(Conversation& talk, const Turn& turn,
                                        const std::optional<PerSide<Seconds>>& left) override;
    // Its bots are simple: they read when they have answered. And it has to be quick.
    [[nodiscard]] bool waits_for_rest() const override { return false; }

  private:
    std::optional<AnyPosition> told_;  // the position that the bot knows
    std::size_t told_moves_ = 0;
};

// All that is said to a program.
[[nodiscard]] std::vector<LineForm> simple_forms();
// What is said before the first move.
[[nodiscard]] std::string simple_introduction(const Introduction& introduction);

}  // namespace lawan
