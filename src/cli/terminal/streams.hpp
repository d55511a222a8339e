// The standard streams: results that cannot be written are an error, what goes to stderr never is.
#pragma once

#include <string>
#include <string_view>

#include "core/input_error.hpp"

namespace lawan::cli {

// What was found could not be written to the standard output: ends with ExitCode::NoOutput.
class NoOutput : public SpokenError {
  public:
    explicit NoOutput(int error);  // as in errno; 0 where that is not known
};

// A stream that is closed from the start leaves its number to the next file that is opened, which
// would then get our output. From now on a closed stdout refuses what is written to it; a closed
// stdin is empty, a closed stderr takes everything.
void occupy_closed_streams();

// Brings out what was printed. Throws NoOutput.
void flush_output();

// Writes to stderr at once. Where that fails the work goes on; fmt::print would throw.
void say(std::string_view text);

}  // namespace lawan::cli
