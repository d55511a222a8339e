// How the program ends, for scripts.
#pragma once

#include <cstdint>

#include "core/input_error.hpp"

namespace lawan::cli {

enum class ExitCode : std::uint8_t {
    Done = 0,
    Failed = 1,        // the program could not do it
    WrongInput = 2,    // wrong arguments, a wrong file
    NotSettled = 3,    // not within the limits given
    NoOutput = 4,      // what was found could not be written to stdout or to a file
    Interrupted = 130  // Ctrl-C
};

// The program could not do what was rightly asked for: ends with ExitCode::Failed.
class Failure : public SpokenError {
  public:
    using SpokenError::SpokenError;
};

}  // namespace lawan::cli
