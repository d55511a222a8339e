// The protocol of the Gomocup tournament, as programs for five in a row speak it.
// (plastovicka.github.io/protocl2en.htm)
#pragma once

#include <cstddef>

#include "protocol/dialect.hpp"

namespace lawan {

// Columns and rows of the boards that it knows.
inline constexpr int kSmallestGomocup = 5;
inline constexpr int kLargestGomocup = 20;

class GomocupDialect final : public Dialect {
  public:
    void check(const AnyGame& game) const override;
    void begin(Conversation& talk, const Introduction& introduction) override;
    [[nodiscard]] Thought<AnyMove> move(Conversation& talk, const Turn& turn,
                                        const std::optional<PerSide<Seconds>>& left) override;
    [[nodiscard]] const char* farewell() const override { return "END\n"; }

  private:
    bool starts_empty_ = true;
    std::size_t known_moves_ = 0;  // of the game, to the program
};

}  // namespace lawan
