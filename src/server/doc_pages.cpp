#include "server/doc_pages.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>

#include "core/text.hpp"

namespace lawan::server {

std::optional<std::string> doc_page(const std::vector<std::filesystem::path>& folders,
                                    const std::string& name) {
    const auto fine = [](char c) {
        return is_digit(c) || (lower(c) >= 'a' && lower(c) <= 'z') || c == '-';
    };
    if (name.empty() || !std::all_of(name.begin(), name.end(), fine)) return std::nullopt;
    for (const auto& folder : folders) {
        for (const char* where : {"algorithms", "."}) {
            std::ifstream file{folder / where / (name + ".md"), std::ios::binary};
            if (file) return std::string{std::istreambuf_iterator<char>{file}, {}};
        }
    }
    return std::nullopt;
}

}  // namespace lawan::server
