// The weights and the opening book that come with the program.
#pragma once

#include <memory>
#include <string>

#include "core/words.hpp"
#include "games/othello/engine/book.hpp"
#include "games/othello/engine/evaluation.hpp"

namespace lawan::othello {

struct ShippedWeights {
    std::shared_ptr<const Evaluation> evaluation;  // none where the file cannot be used
    Phrase problem = {};                           // why not, or why there is no network in it
};

// From two files. The network is what the engine judges by; without it, the weights do.
[[nodiscard]] ShippedWeights weights_in(const std::string& weights, const std::string& network);

// Read once, at the first call: from $LAWAN_DATA, else from where the program was installed, else
// from the source tree it was built from.
[[nodiscard]] const ShippedWeights& shipped_weights();

// From a file that somebody names: of weights, or of a network, which goes with the shipped
// weights. Throws InputError where it cannot be used.
[[nodiscard]] std::shared_ptr<const Evaluation> read_evaluation(const std::string& path);

struct ShippedBook {
    std::shared_ptr<const OpeningBook> book = nullptr;  // none where there is none to use
    Phrase problem = {};  // what is wrong with the file; empty where there is none
};

// The same for the book, which may be missing.
[[nodiscard]] const ShippedBook& shipped_book();

}  // namespace lawan::othello
