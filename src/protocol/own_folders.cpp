// Which files and folders a command needs: those that its words name, where its interpreter is, and
// the libraries of whoever starts it.
#include <algorithm>
#include <cstdlib>
#include <optional>
#include <sstream>
#include <string>

#include "protocol/command_words.hpp"
#include "protocol/sandbox_plan.hpp"
#include "protocol/system_folders.hpp"

namespace lawan {
namespace {

namespace fs = std::filesystem;

fs::path whole_path(const fs::path& path) {
    std::error_code ignored;
    fs::path whole = fs::absolute(path, ignored).lexically_normal();
    return whole.has_filename() ? whole : whole.parent_path();  // without a slash at its end
}

bool is_folder(const fs::path& path) {
    std::error_code ignored;
    return fs::is_directory(path, ignored);
}

// "./tool/bin/python" needs what lies beside its bin.
fs::path prefix_of(const fs::path& program) {
    const fs::path folder = program.parent_path();
    const std::string name = folder.filename().string();
    const bool beside = name == "bin" || name == "sbin" || name == "shims";
    return beside && !is_wide(folder.parent_path()) ? folder.parent_path() : folder;
}

class Shown {
  public:
    void add_program(const fs::path& program) { add(program, prefix_of(program)); }
    void add_named(const fs::path& path) { add(path, is_folder(path) ? path : path.parent_path()); }
    [[nodiscard]] std::vector<fs::path> take() { return std::move(paths_); }

  private:
    // Of a folder that holds much else, the file alone.
    void add(const fs::path& path, const fs::path& folder) {
        if (!is_wide(folder)) {
            add(folder);
        } else if (path != folder) {
            add(path);
        }
    }
    void add(const fs::path& path) {
        if (is_of_system(path)) return;
        if (std::find(paths_.begin(), paths_.end(), path) == paths_.end()) paths_.push_back(path);
    }

    std::vector<fs::path> paths_;
};

// What may be paths in a word: "--weights=a.bin", "a.jar:b.jar", a script for sh -c.
std::vector<std::string> pieces_of(const std::string& word) {
    std::vector<std::string> pieces{word};
    std::string piece;
    for (const char c : word + ' ') {
        if (std::string_view{" \t\n;&|<>()'\"`$=:,"}.find(c) == std::string_view::npos) {
            piece += c;
        } else if (!piece.empty()) {
            pieces.push_back(std::move(piece));
            piece.clear();
        }
    }
    return pieces;
}

std::optional<fs::path> real(const fs::path& path) {
    std::error_code missing;
    fs::path real = fs::canonical(path, missing);
    return missing ? std::nullopt : std::optional{std::move(real)};
}

// As they are written, and where links lead.
std::vector<fs::path> arguments_of(const std::vector<std::string>& command) {
    std::vector<fs::path> paths;
    for (std::size_t i = 1; i < command.size(); ++i) {
        for (const std::string& piece : pieces_of(command[i])) {
            const auto target = real(piece);
            if (!target) continue;
            paths.push_back(whole_path(piece));
            paths.push_back(*target);
        }
    }
    return paths;
}

// Where runtimes look for libraries that do not belong to the system: a program would miss a module
// that it finds when it is started by hand.
std::vector<fs::path> library_folders() {
    std::vector<fs::path> folders;
    for (const char* variable :
         {"PYTHONPATH", "NODE_PATH", "LD_LIBRARY_PATH", "JAVA_HOME", "GOROOT"}) {
        const char* value = std::getenv(variable);
        std::stringstream list{value == nullptr ? "" : value};
        for (std::string folder; std::getline(list, folder, ':');) {
            if (folder.starts_with('/')) folders.emplace_back(folder);
        }
    }
    if (const auto home = home_folder()) folders.push_back(*home / ".local/lib");
    return folders;
}

}  // namespace

std::vector<fs::path> shown_for(const std::vector<std::string>& command) {
    Shown shown;
    if (const auto program = program_path(command.empty() ? "" : command.front())) {
        shown.add_program(whole_path(*program));
        if (const auto target = real(*program)) shown.add_program(*target);
    }
    for (const fs::path& path : arguments_of(command)) shown.add_named(path);
    for (const fs::path& folder : library_folders()) {
        if (!is_folder(folder)) continue;
        shown.add_named(whole_path(folder));
        if (const auto target = real(folder)) shown.add_named(*target);
    }
    return shown.take();
}

std::vector<fs::path> named_by(const std::vector<std::string>& command) {
    std::vector<fs::path> named = arguments_of(command);
    if (const auto program = program_path(command.empty() ? "" : command.front())) {
        named.push_back(whole_path(*program));
    }
    named.erase(std::remove_if(named.begin(), named.end(), is_of_system), named.end());
    return named;
}

}  // namespace lawan
