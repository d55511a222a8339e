#include "cli/layout.hpp"

#include <algorithm>

#include "core/text.hpp"

namespace lawan::cli {

std::string beside(const std::string& left, std::string_view right, std::size_t column,
                   std::size_t width) {
    constexpr std::size_t kNarrow = 60;  // where a wide left column would leave single words
    if (width < kNarrow) column = std::min(column, width / 3);
    std::string text;
    std::string line = left;
    if (line.size() + 1 > column) {
        text = line + '\n';
        line.clear();
    }
    line.resize(column, ' ');
    bool begun = false;
    for (const std::string_view word : words(right)) {
        if (begun && line.size() + 1 + word.size() > width) {
            text += line + '\n';
            line.assign(column, ' ');
            begun = false;
        }
        line += (begun ? " " : "") + std::string{word};
        begun = true;
    }
    return text + line + '\n';
}

}  // namespace lawan::cli
