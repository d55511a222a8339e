#include "core/program_folder.hpp"

#include <system_error>

#if __has_include(<sys/auxv.h>)
#include <sys/auxv.h>
#endif

namespace lawan {

namespace fs = std::filesystem;

namespace {

// Where /proc is not mounted, as in a bare chroot: the path that the system was told to start.
fs::path started_as() {
#if __has_include(<sys/auxv.h>)
    const auto* const path = reinterpret_cast<const char*>(::getauxval(AT_EXECFN));
    std::error_code error;
    if (path != nullptr) return fs::canonical(path, error);
#endif
    return {};
}

}  // namespace

fs::path program_folder() {
    std::error_code error;
    const fs::path program = fs::read_symlink("/proc/self/exe", error);
    return (error ? started_as() : program).parent_path();
}

fs::path data_installed_with_program() {
    return program_folder().parent_path() / "share" / "lawan";
}

}  // namespace lawan
