// The file of a proof that a solver was asked for.
#pragma once

#include <optional>
#include <string>

#include "core/reason.hpp"
#include "play/solver.hpp"

namespace lawan {

// Whether a proof was asked for and is due: a file about other bounds than the question's would be
// taken for an answer.
[[nodiscard]] bool wants_proof(const SolveRequest& request, const ScoreBounds& bounds);

// What there is to remark: nothing when the file was written. A proof that cannot be written is no
// reason to lose the result.
[[nodiscard]] std::optional<Reason> write_proof(const std::string& path,
                                                const std::optional<std::string>& proof);

}  // namespace lawan
