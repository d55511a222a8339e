// The processor time that this program has used, all its threads together.
#pragma once

#include "core/limits.hpp"

namespace lawan {

[[nodiscard]] Seconds cpu_time();

}  // namespace lawan
