#include "training/whole_file.hpp"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>

#include "core/input_error.hpp"
#include "core/text.hpp"

namespace lawan::training {
namespace {

[[nodiscard]] std::string complaint(const std::string& what, const std::string& path) {
    return "cannot " + what + ' ' + in_quotes(path) + ": " + std::strerror(errno);
}

}  // namespace

void write_whole(const std::string& path, std::string_view bytes) {
    const std::string beside = path + ".part";
    {
        std::ofstream file{beside, std::ios::binary | std::ios::trunc};
        file.write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
        file.close();
        if (!file) {
            const std::string message = complaint("write", path);
            std::remove(beside.c_str());
            throw std::runtime_error{message};
        }
    }
    if (std::rename(beside.c_str(), path.c_str()) != 0) {
        throw std::runtime_error{complaint("write", path)};
    }
}

std::optional<std::string> read_whole(const std::string& path) {
    std::error_code ignored;
    if (!std::filesystem::exists(path, ignored)) return std::nullopt;
    std::ifstream file{path, std::ios::binary};
    std::ostringstream bytes;
    bytes << file.rdbuf();
    if (!file) throw std::runtime_error{complaint("read", path)};
    return bytes.str();
}

void check_writable(const std::string& path) {
    std::error_code ignored;
    if (std::filesystem::is_directory(path, ignored)) {
        throw InputError{"cannot write " + in_quotes(path) + ": it is a folder"};
    }
    const std::string beside = path + ".part";
    std::ofstream file{beside, std::ios::binary | std::ios::app};
    if (!file) throw InputError{complaint("write", path)};
    file.close();
    std::remove(beside.c_str());
}

}  // namespace lawan::training
