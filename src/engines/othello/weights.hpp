// The weights that come with the program.
#pragma once

#include <memory>
#include <string>

#include "engines/othello/evaluation.hpp"

namespace lawan::othello {

struct ShippedWeights {
    std::shared_ptr<const Evaluation> evaluation;  // none where the file cannot be used
    std::string problem = {};                      // why not
};

// Read once, at the first call: from $LAWAN_DATA, else from where the program was installed, else
// from the source tree it was built from.
[[nodiscard]] const ShippedWeights& shipped_weights();

}  // namespace lawan::othello
