// A result takes the place of an older one, but never of a file of another kind: whoever mistypes a
// name loses nothing.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "core/words.hpp"

namespace lawan::cli {

struct FileKind {
    Words name;                                // "a proof"
    std::vector<std::string_view> beginnings;  // any of them, in letters of either case
    std::string_view inside = {};              // and this, among its first lines
};

[[nodiscard]] FileKind proof_file();
[[nodiscard]] FileKind web_page();  // one of ours
[[nodiscard]] FileKind svg_picture();

// Throws InputError where there is a file of this name that does not begin as its kind does, or
// that cannot be read. Empty files, devices and pipes have no kind.
void check_replaceable(const std::string& path, const FileKind& kind);

// The same, where it takes more than a beginning to tell: of a longer file `is_of_kind` gets the
// first lines.
void check_replaceable(const std::string& path, const Words& kind,
                       const std::function<bool(std::string_view text)>& is_of_kind);

}  // namespace lawan::cli
