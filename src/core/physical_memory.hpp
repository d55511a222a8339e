// How much memory this machine has, for those who are asked to take some.
#pragma once

#include <optional>

#include "core/memory.hpp"

namespace lawan {

// None where the system does not say.
[[nodiscard]] std::optional<MebiBytes> physical_memory();

// The same amount. Throws InputError where the machine has less than that: the system would often
// promise it all the same, and end the program later.
[[nodiscard]] MebiBytes checked_memory(MebiBytes wanted);

}  // namespace lawan
