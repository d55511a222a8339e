// The papers' worked examples, to be opened with one click.
#pragma once

#include "session/json.hpp"

namespace lawan::session {

[[nodiscard]] Json examples_message();

}  // namespace lawan::session
