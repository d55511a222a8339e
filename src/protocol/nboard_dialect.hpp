// NBoard, the protocol of Chris Welty's board of that name, version 2.
#pragma once

#include <string>

#include "protocol/dialect.hpp"

namespace lawan {

class NBoardDialect final : public Dialect {
  public:
    void check(const AnyGame& game) const override;
    void greet(Conversation& talk) override;
    void begin(Conversation& talk, const Introduction& introduction) override;
    [[nodiscard]] Thought<AnyMove> move(Conversation& talk, const Turn& turn,
                                        const std::optional<PerSide<Seconds>>& left) override;

  private:
    void synchronise(Conversation& talk);

    std::optional<AnyPosition> start_;
    int pings_ = 0;
};

}  // namespace lawan
