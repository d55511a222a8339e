// UGI, the Universal Game Interface: UCI for any game (github.com/kz04px/cutegames, ugi.md).
#pragma once

#include <string>

#include "protocol/dialect.hpp"

namespace lawan {

class UgiDialect final : public Dialect {
  public:
    void greet(Conversation& talk) override;
    void begin(Conversation& talk, const Introduction& introduction) override;
    [[nodiscard]] Thought<AnyMove> move(Conversation& talk, const Turn& turn,
                                        const std::optional<PerSide<Seconds>>& left) override;

  private:
    std::optional<AnyPosition> start_;
    Seconds increment_{0};
};

}  // namespace lawan
