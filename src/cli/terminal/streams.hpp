// The standard streams: results that cannot be written are an error, what goes to stderr never is.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include <fmt/format.h>

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

// The width of the screen that stdout goes to; none where it goes elsewhere.
[[nodiscard]] std::optional<std::size_t> screen_columns();

// Prints a text for people. On a terminal no word of it is broken at the screen's edge.
void print_text(std::string_view text);
template <class... Arguments>
void print(fmt::format_string<Arguments...> form, Arguments&&... arguments) {
    print_text(fmt::format(form, std::forward<Arguments>(arguments)...));
}

// Writes to stderr at once. Where that fails the work goes on; fmt::print would throw.
void say(std::string_view text);

// Whether a result can go to this file. Says why not, so that it is known before the work is done;
// the work goes on, for its result is still printed.
[[nodiscard]] bool can_be_written(const std::string& path);

}  // namespace lawan::cli
