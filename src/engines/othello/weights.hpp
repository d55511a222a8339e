// The weights and the opening book that come with the program.
#pragma once

#include <memory>
#include <string>

#include "engines/othello/book.hpp"
#include "engines/othello/evaluation.hpp"

namespace lawan::othello {

struct ShippedWeights {
    std::shared_ptr<const Evaluation> evaluation;  // none where the file cannot be used
    std::string problem = {};                      // why not
};

// Read once, at the first call: from $LAWAN_DATA, else from where the program was installed, else
// from the source tree it was built from.
[[nodiscard]] const ShippedWeights& shipped_weights();

struct ShippedBook {
    std::shared_ptr<const OpeningBook> book = nullptr;  // none where there is none to use
    std::string problem = {};  // what is wrong with the file; nothing where there is none
};

// The same for the book, which may be missing.
[[nodiscard]] const ShippedBook& shipped_book();

}  // namespace lawan::othello
