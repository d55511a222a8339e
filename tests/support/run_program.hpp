// Runs the program of this build as a user would: arguments, standard input, environment.
#pragma once

#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

#include <sys/wait.h>
#include <unistd.h>

#include "tests/support/paths.hpp"

namespace lawan::test {

// A folder of its own that goes away with it.
class ScratchFolder {
  public:
    ScratchFolder() {
        std::string pattern =
            (std::filesystem::temp_directory_path() / "lawan-test-XXXXXX").string();
        if (mkdtemp(pattern.data()) == nullptr) throw std::runtime_error{"no scratch folder"};
        path_ = pattern;
    }
    ScratchFolder(const ScratchFolder&) = delete;
    ScratchFolder& operator=(const ScratchFolder&) = delete;
    ~ScratchFolder() {
        std::error_code ignored;
        std::filesystem::remove_all(path_, ignored);
    }

    [[nodiscard]] const std::filesystem::path& path() const { return path_; }

  private:
    std::filesystem::path path_;
};

[[nodiscard]] inline std::string read_file(const std::filesystem::path& path) {
    std::ifstream file{path, std::ios::binary};
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
}

inline void write_file(const std::filesystem::path& path, const std::string& text) {
    std::ofstream{path, std::ios::binary} << text;
}

struct Ran {
    int code = 0;  // 128 + number where a signal ended it
    std::string out;
    std::string err;
};

// A shell command line in a scratch folder; $LAWAN is the program. The locale is UTF-8, there is no
// colour, and nothing is read from or written to the user's own folders.
[[nodiscard]] inline Ran run_shell(const std::string& command, const std::string& input = {}) {
    const ScratchFolder folder;
    const auto in = folder.path() / "stdin";
    const auto out = folder.path() / "stdout";
    const auto err = folder.path() / "stderr";
    const auto work = folder.path() / "work";
    std::filesystem::create_directory(work);
    write_file(in, input);
    std::fflush(nullptr);  // or the child writes what waits to be written a second time
    const pid_t child = fork();
    if (child < 0) throw std::runtime_error{"cannot fork"};
    if (child == 0) {
        const bool ready = std::freopen(in.c_str(), "rb", stdin) != nullptr &&
                           std::freopen(out.c_str(), "wb", stdout) != nullptr &&
                           std::freopen(err.c_str(), "wb", stderr) != nullptr &&
                           chdir(work.c_str()) == 0;
        setenv("LAWAN", program().c_str(), 1);
        setenv("LC_ALL", "C.UTF-8", 1);
        setenv("HOME", folder.path().c_str(), 1);
        setenv("NO_COLOR", "1", 1);
        unsetenv("XDG_DATA_HOME");
        if (ready) execl("/bin/bash", "bash", "-c", command.c_str(), nullptr);
        _exit(127);
    }
    int status = 0;
    waitpid(child, &status, 0);
    const int code = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    return {code, read_file(out), read_file(err)};
}

// For run_shell: `until_it_listens PID` waits until that program catches interrupts. One that comes
// earlier would end it, or be lost where the shell started it deaf to them. Until the program is
// there the process is a shell, which may catch interrupts itself.
inline constexpr const char* kUntilItListens =
    "until_it_listens() { while kill -0 $1 && ! { grep -q '^lawan$' /proc/$1/comm && "
    "grep -q '^SigCgt.*[2367abef]$' /proc/$1/status; }; do sleep 0.01; done; }\n";

[[nodiscard]] inline Ran run_lawan(const std::string& arguments, const std::string& input = {}) {
    return run_shell("exec \"$LAWAN\" " + arguments, input);
}

}  // namespace lawan::test
