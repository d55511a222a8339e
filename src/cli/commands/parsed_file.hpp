// What is wrong in a file is told with its name.
#pragma once

#include <string>

#include "cli/words.hpp"
#include "core/input_error.hpp"
#include "core/named_file.hpp"
#include "core/text.hpp"

namespace lawan::cli {

// What PARSE makes of the file's text.
template <class Parse>
[[nodiscard]] auto parsed_file(const std::string& path, const Parse& parse) {
    const std::string text = read_named(path);
    try {
        return parse(text);
    } catch (const InputError& error) {
        throw InputError{words::kInFile, {in_quotes(path), error.phrase()}};
    }
}

}  // namespace lawan::cli
