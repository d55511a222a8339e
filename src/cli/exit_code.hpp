// How the program ends, for scripts.
#pragma once

#include <cstdint>
#include <stdexcept>
#include <string>

namespace lawan::cli {

enum class ExitCode : std::uint8_t {
    Done = 0,
    Failed = 1,        // the program could not do it
    WrongInput = 2,    // wrong arguments, a wrong file
    NotSettled = 3,    // not within the limits given
    NoOutput = 4,      // what was found could not be written to stdout
    Interrupted = 130  // Ctrl-C
};

// The program could not do what was rightly asked for: ends with ExitCode::Failed.
class Failure : public std::runtime_error {
  public:
    explicit Failure(const std::string& message) : std::runtime_error{message} {}
};

}  // namespace lawan::cli
