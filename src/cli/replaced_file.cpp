#include "cli/replaced_file.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <optional>
#include <system_error>

#include "cli/words.hpp"
#include "core/input_error.hpp"
#include "core/named_file.hpp"
#include "core/text.hpp"

namespace lawan::cli {
namespace {

// Whole lines, unless the first one is longer than all that is read. None where it cannot be read.
std::optional<std::string> first_lines(const std::string& path) {
    constexpr std::size_t kMost = std::size_t{1} << 16U;
    std::ifstream file{path, std::ios::binary};
    if (!file) return std::nullopt;
    std::string text(kMost, '\0');
    file.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(file.gcount()));
    if (text.size() == kMost) text.resize(std::min(text.size(), text.rfind('\n')));
    return text;
}

}  // namespace

FileKind proof_file() {
    return {words::kAProof, {"lawan-proof "}};
}

FileKind web_page() {
    return {words::kAWebPage, {"<!doctype html"}, "name=generator content=lawan"};
}

FileKind svg_picture() {
    return {words::kAPicture, {"<svg"}};
}

void check_replaceable(const std::string& path, const Words& kind,
                       const std::function<bool(std::string_view text)>& is_of_kind) {
    std::error_code ignored;
    if (!std::filesystem::is_regular_file(path, ignored)) return;
    const auto text = first_lines(path);
    if (text && (trimmed(*text).empty() || is_of_kind(without_byte_order_mark(*text)))) return;
    throw InputError{words::kIsOfAnotherKind, {in_quotes(path), kind}};
}

void check_replaceable(const std::string& path, const FileKind& kind) {
    check_replaceable(path, kind.name, [&](std::string_view text) {
        const std::string all = lower(trimmed(text));
        return all.find(kind.inside) != std::string::npos &&
               std::any_of(kind.beginnings.begin(), kind.beginnings.end(),
                           [&](std::string_view beginning) {
                               return all.compare(0, beginning.size(), beginning) == 0;
                           });
    });
}

}  // namespace lawan::cli
