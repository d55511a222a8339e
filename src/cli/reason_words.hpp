// English words for the reasons that engines give; docs/reasons.md lists the codes.
#pragma once

#include <string>
#include <vector>

#include "core/reason.hpp"

namespace lawan::cli {

// A code without words of its own is shown as it is, with its arguments.
[[nodiscard]] std::string reason_text(const Reason& reason);
[[nodiscard]] std::string reasons_text(const std::vector<Reason>& reasons);  // "…; …"

}  // namespace lawan::cli
