#include "module/proof_file.hpp"

#include <stdexcept>

#include "core/input_error.hpp"
#include "core/whole_file.hpp"
#include "module/words.hpp"

namespace lawan {

bool wants_proof(const SolveRequest& request, const ScoreBounds& bounds) {
    if (!request.proof) return false;
    if (!request.at_most && !request.at_least) return bounds.settled();
    const bool most =
        !request.at_most || bounds.upper <= *request.at_most || bounds.lower > *request.at_most;
    const bool least =
        !request.at_least || bounds.lower >= *request.at_least || bounds.upper < *request.at_least;
    return most && least;
}

std::optional<Reason> write_proof(const std::string& path,
                                  const std::optional<std::string>& proof) {
    if (!proof) return Reason{words::kProofNotWritten};
    try {
        write_whole(path, *proof);
        return std::nullopt;
    } catch (const std::runtime_error& error) {
        return Reason{words::kProofFileNotWritten, {said_by(error)}};
    }
}

}  // namespace lawan
