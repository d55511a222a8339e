// What the fields of --json mean, for the reference. A test compares this list with what the
// commands print: no field is missing here, and none is left over.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/words.hpp"

namespace lawan::cli {

// "moves[].score": the field of each object of a list. A star stands for names that depend on what
// is asked: moves, games, rows of a table.
struct JsonField {
    std::string path;
    Words about;
};

// The fields of a command, in the order of its output; none where it prints no JSON.
[[nodiscard]] std::vector<JsonField> json_fields(std::string_view command);

// A kind of file in JSON.
struct JsonFile {
    Words title;
    std::vector<JsonField> fields;
};
[[nodiscard]] std::vector<JsonFile> json_files();

}  // namespace lawan::cli
