// What the terminal can do, and lines typed into it.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "cli/terminal/line_editor.hpp"
#include "core/budget.hpp"
#include "formats/diagram.hpp"

namespace lawan::cli {

[[nodiscard]] bool input_is_terminal();

// Columns to write texts in: what COLUMNS or the terminal says, between 60 and 120; 88 where there
// is no terminal.
[[nodiscard]] std::size_t terminal_width();

// UTF-8 where the locale says so.
[[nodiscard]] Charset terminal_charset();

// "always", "never", or "auto": where the output is a terminal that has colours and NO_COLOR
// (no-color.org) is not set.
[[nodiscard]] Colour terminal_colour(std::string_view choice);

// Asks and reads a line; nothing at the end of the input or when interrupted. A line that was not
// typed here is shown after the question, so that a transcript can be read.
class Prompt {
  public:
    explicit Prompt(const StopSignal& stop);

    [[nodiscard]] std::optional<std::string> ask(const std::string& question) const;

  private:
    const StopSignal& stop_;
    bool echo_;
    std::unique_ptr<LineEditor> editor_;  // where a person types
};

}  // namespace lawan::cli
