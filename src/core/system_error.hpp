// Why the system refused: what strerror() says, in every language that we speak.
#pragma once

#include <exception>
#include <system_error>

#include "core/words.hpp"

namespace lawan {

// An error that is rare enough to have no words here is told as the system tells it, in English.
[[nodiscard]] Phrase system_error(int number);

// The same of a file; that it is a folder is said as everywhere else.
[[nodiscard]] Phrase file_error(int number);

// The same of a code that a library gives; of one that is not the system's, what the library says.
[[nodiscard]] Phrase system_error(const std::error_code& code);

// A signal came while we waited for somebody to write into a pipe: whoever sent it knows why
// nothing was read.
class WaitInterrupted : public std::exception {
  public:
    [[nodiscard]] const char* what() const noexcept override { return "interrupted"; }
};

// Throws it where ERROR, an errno, says so.
void check_not_interrupted(int error);

}  // namespace lawan
