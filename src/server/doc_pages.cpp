#include "server/doc_pages.hpp"

#include <algorithm>
#include <fstream>
#include <iterator>

#include "core/text.hpp"

namespace lawan::server {
namespace {

namespace fs = std::filesystem;

constexpr const char* kEnglish = "en";

bool is_plain(const std::string& name) {
    const auto fine = [](char c) {
        return is_digit(c) || (lower(c) >= 'a' && lower(c) <= 'z') || c == '-';
    };
    return !name.empty() && std::all_of(name.begin(), name.end(), fine);
}

std::optional<std::string> page_below(const std::vector<fs::path>& folders, const fs::path& below,
                                      const std::string& name) {
    for (const auto& folder : folders) {
        for (const char* where : {"algorithms", "."}) {
            std::ifstream file{folder / below / where / (name + ".md"), std::ios::binary};
            if (file) return std::string{std::istreambuf_iterator<char>{file}, {}};
        }
    }
    return std::nullopt;
}

}  // namespace

std::optional<session::DocPage> doc_page(const std::vector<fs::path>& folders,
                                         const std::string& name, const std::string& language) {
    if (!is_plain(name) || !is_plain(language)) return std::nullopt;
    if (language != kEnglish) {
        if (auto page = page_below(folders, language, name)) {
            return session::DocPage{language, std::move(*page)};
        }
    }
    auto page = page_below(folders, ".", name);
    if (!page) return std::nullopt;
    return session::DocPage{kEnglish, std::move(*page)};
}

}  // namespace lawan::server
