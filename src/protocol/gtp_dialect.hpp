// GTP, the Go Text Protocol (Farnebäck, version 2), for games of black and white on a board.
#pragma once

#include <cstddef>
#include <string>

#include "protocol/dialect.hpp"

namespace lawan {

class GtpDialect final : public Dialect {
  public:
    void check(const AnyGame& game) const override;
    void begin(Conversation& talk, const Introduction& introduction) override;
    [[nodiscard]] Thought<AnyMove> move(Conversation& talk, const Turn& turn,
                                        const std::optional<PerSide<Seconds>>& left) override;

  private:
    std::optional<AnyPosition> told_;
    std::size_t told_moves_ = 0;
};

}  // namespace lawan
