#include "core/named_file.hpp"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>

#include "core/input_error.hpp"
#include "core/text.hpp"

namespace lawan {
namespace {

struct Close {
    void operator()(std::FILE* file) const { (void)std::fclose(file); }
};

}  // namespace

std::string read_named(const std::string& path, std::size_t longest) {
    const auto fail = [&](const std::string& why) {
        throw InputError{"cannot read " + in_quotes(path) + ": " + why};
    };
    std::error_code ignored;
    if (std::filesystem::is_directory(path, ignored)) fail("it is a folder");
    const std::unique_ptr<std::FILE, Close> file{std::fopen(path.c_str(), "rb")};
    if (!file) fail(std::strerror(errno));
    std::string text;
    std::string piece(std::size_t{1} << 16U, '\0');
    while (const std::size_t got = std::fread(piece.data(), 1, piece.size(), file.get())) {
        text.append(piece, 0, got);
        if (text.size() > longest) fail("it is too long");
    }
    if (std::ferror(file.get()) != 0) fail(std::strerror(errno));
    return text;
}

}  // namespace lawan
