#include "core/named_file.hpp"

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <memory>

#include "core/input_words.hpp"
#include "core/system_error.hpp"
#include "core/text.hpp"

namespace lawan {
namespace {

struct Close {
    void operator()(std::FILE* file) const { (void)std::fclose(file); }
};

[[noreturn]] void fail(const Phrase& name, const Phrase& why) {
    throw InputError{words::kCannotRead, {name, why}};
}

[[nodiscard]] std::string rest_of(std::FILE* file, const Phrase& name, std::size_t longest) {
    std::string text;
    std::string piece(std::size_t{1} << 16U, '\0');
    while (const std::size_t got = std::fread(piece.data(), 1, piece.size(), file)) {
        text.append(piece, 0, got);
        if (text.size() > longest) fail(name, words::kTooLong);
    }
    if (std::ferror(file) != 0) {
        check_not_interrupted(errno);
        fail(name, file_error(errno));
    }
    text.erase(0, text.size() - without_byte_order_mark(text).size());
    return text;
}

}  // namespace

std::string_view without_byte_order_mark(std::string_view text) {
    constexpr std::string_view kMark = "\xEF\xBB\xBF";
    return text.substr(0, kMark.size()) == kMark ? text.substr(kMark.size()) : text;
}

InputError unreadable(const std::string& path, int error) {
    return InputError{words::kCannotRead, {in_quotes(path), file_error(error)}};
}

void check_plain_file(const std::string& path) {
    std::error_code error;
    const auto status = std::filesystem::status(path, error);
    if (std::filesystem::is_directory(status)) throw unreadable(path, EISDIR);
    if (!std::filesystem::exists(status)) throw unreadable(path, error ? error.value() : ENOENT);
    if (!std::filesystem::is_regular_file(status)) {
        fail(as_it_is(in_quotes(path)), words::kNoPlainFile);
    }
}

std::string read_named(const std::string& path, std::size_t longest) {
    const Phrase name = as_it_is(in_quotes(path));
    std::error_code ignored;
    if (std::filesystem::is_directory(path, ignored)) throw unreadable(path, EISDIR);
    const std::unique_ptr<std::FILE, Close> file{std::fopen(path.c_str(), "rb")};
    if (!file) {
        check_not_interrupted(errno);
        throw unreadable(path, errno);
    }
    return rest_of(file.get(), name, longest);
}

std::string read_named_or_standard_input(const std::string& path, std::size_t longest) {
    if (path == "-") return rest_of(stdin, words::kStandardInput, longest);
    return read_named(path, longest);
}

}  // namespace lawan
