// For searches that end by themselves.
#pragma once

#include <cstdint>

#include "engines/othello/searcher.hpp"

namespace lawan::training {

class NoLimits final : public othello::Control {
  public:
    void look(std::uint64_t /*nodes*/) override {}
};

}  // namespace lawan::training
