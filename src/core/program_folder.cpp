#include "core/program_folder.hpp"

#include <system_error>

namespace lawan {

namespace fs = std::filesystem;

fs::path program_folder() {
    std::error_code error;
    const fs::path program = fs::read_symlink("/proc/self/exe", error);
    return error ? fs::path{} : program.parent_path();
}

fs::path data_installed_with_program() {
    return program_folder().parent_path() / "share" / "lawan";
}

}  // namespace lawan
