// The supervisor at work, in its own process: starts the program, watches it, ends everything.
#pragma once

#include "protocol/supervisor.hpp"

namespace lawan {

// In the copy of our process, as the reaper of its descendants or the first of the namespaces that
// it was made with.
[[noreturn]] void supervise(const SupervisorOrders& orders);

}  // namespace lawan
