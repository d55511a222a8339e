// Why the system refused: what strerror() says, in every language that we speak.
#pragma once

#include <system_error>

#include "core/words.hpp"

namespace lawan {

// An error that is rare enough to have no words here is told as the system tells it, in English.
[[nodiscard]] Phrase system_error(int number);

// The same of a file; that it is a folder is said as everywhere else.
[[nodiscard]] Phrase file_error(int number);

// The same of a code that a library gives; of one that is not the system's, what the library says.
[[nodiscard]] Phrase system_error(const std::error_code& code);

}  // namespace lawan
