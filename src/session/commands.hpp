// Bots that run another program.
#pragma once

#include <string>

#include "core/spec.hpp"

namespace lawan::session {

// The one bot that starts whatever its options say; make_bot() does not know it.
inline constexpr const char* kCommandBot = "process";

[[nodiscard]] inline bool runs_a_command(const Spec& spec) {
    return spec.name == kCommandBot;
}

}  // namespace lawan::session
