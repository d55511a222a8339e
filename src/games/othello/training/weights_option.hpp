// The weights that an option of an Othello trainer names.
#pragma once

#include <memory>

#include "core/input_error.hpp"
#include "core/options.hpp"
#include "games/othello/engine/weights.hpp"

namespace lawan::training {

// The shipped ones where it is left out. Throws InputError where they cannot be read.
[[nodiscard]] inline std::shared_ptr<const othello::Evaluation> weights_of(const Options& options,
                                                                           const char* option) {
    if (options.has(option)) {
        return othello::read_evaluation(options.text(option));
    }
    const othello::ShippedWeights& shipped = othello::shipped_weights();
    if (!shipped.evaluation) throw InputError{shipped.problem};
    return shipped.evaluation;
}

}  // namespace lawan::training
