// How much memory a bot may take.
#pragma once

#include "core/memory.hpp"
#include "core/spec.hpp"
#include "module/game_module.hpp"

namespace lawan {

inline constexpr const char* kMemoryOption = "memory";

// What the bot's options let it take; none where it has no such option.
[[nodiscard]] MebiBytes memory_of(const GameModule& entry, const Spec& spec);

}  // namespace lawan
