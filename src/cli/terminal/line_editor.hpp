// A line typed at a prompt, with the cursor keys and the lines typed before (libedit). Only where a
// person types: what comes through a pipe is read as it is.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "core/budget.hpp"

namespace lawan::cli {

class LineEditor {
  public:
    // Nothing where input or output is no terminal, or where the program was built without libedit.
    [[nodiscard]] static std::unique_ptr<LineEditor> where_possible(const StopSignal& stop);

    // Whether the program was built with libedit.
    [[nodiscard]] static bool is_built_in();

    virtual ~LineEditor() = default;

    // A line without its end; nothing at the end of the input or when interrupted.
    [[nodiscard]] virtual std::optional<std::string> read(const std::string& question) = 0;
};

}  // namespace lawan::cli
