#include "protocol/sandbox_plan.hpp"

#include <algorithm>
#include <set>
#include <string_view>

#include <unistd.h>

#include "protocol/system_folders.hpp"

namespace lawan {
namespace {

namespace fs = std::filesystem;

using Kind = SandboxStepKind;

// Of /etc, what programs and their runtimes read; the rest is nobody's business.
bool is_of_use(const std::string& name) {
    constexpr std::string_view kNames[] = {
        "alternatives", "debian_version", "fonts",         "group",        "host.conf",
        "ld.so.cache",  "ld.so.conf",     "ld.so.conf.d",  "locale.alias", "locale.conf",
        "localtime",    "mono",           "nsswitch.conf", "os-release",   "passwd",
        "timezone",     "dotnet"};
    constexpr std::string_view kBeginnings[] = {"java", "python", "ld-musl"};
    return std::find(std::begin(kNames), std::end(kNames), name) != std::end(kNames) ||
           std::any_of(std::begin(kBeginnings), std::end(kBeginnings),
                       [&](std::string_view begin) { return name.rfind(begin, 0) == 0; });
}

bool is_passed_on(std::string_view variable) {
    constexpr std::string_view kNames[] = {"PATH",      "HOME",   "LANG",  "LANGUAGE",
                                           "TZ",        "TERM",   "USER",  "LOGNAME",
                                           "JAVA_HOME", "GOROOT", "SHELL", "LD_LIBRARY_PATH"};
    constexpr std::string_view kBeginnings[] = {"LC_",  "PYTHON", "PYENV", "NODE_PATH",
                                                "MONO", "DOTNET", "OMP_",  "OPENBLAS_"};
    const std::string_view name = variable.substr(0, variable.find('='));
    return std::find(std::begin(kNames), std::end(kNames), name) != std::end(kNames) ||
           std::any_of(std::begin(kBeginnings), std::end(kBeginnings),
                       [&](std::string_view begin) { return name.rfind(begin, 0) == 0; });
}

class Planner {
  public:
    explicit Planner(const SandboxWishes& wishes) : wishes_{wishes} {}

    SandboxPlan plan() {
        for (const char* folder : kSystemFolders) show_as_it_is(folder);
        settings();
        devices();
        add(Kind::Folder, {}, "/proc");
        add(Kind::Processes, {}, "/proc");
        show("/sys/devices/system/cpu");
        scratch("/tmp");
        if (const auto home = home_folder()) scratch(*home);
        own();
        cover();
        std::error_code ignored;
        plan_.folder = fs::current_path(ignored).string();
        if (plan_.folder.empty()) plan_.folder = "/";
        make_folders(plan_.folder);
        environment();
        for (const char* folder : {"/tmp", "/mnt", "/usr"}) {
            if (plan_.root.empty() && fs::is_directory(folder, ignored)) plan_.root = folder;
        }
        return std::move(plan_);
    }

  private:
    struct ShownPath {
        fs::path at;
        fs::path real;  // where links lead
    };

    void add(Kind kind, const fs::path& from, const fs::path& at) {
        plan_.steps.push_back({kind, from.string(), at.string()});
    }

    // All that lead to it, and it.
    void make_folders(const fs::path& folder) {
        fs::path at;
        for (const fs::path& part : folder) {
            at /= part;
            if (at != "/" && made_.insert(at.string()).second && !is_shown(at)) {
                add(Kind::Folder, {}, at);
            }
        }
    }

    [[nodiscard]] bool is_shown(const fs::path& path) const {
        return std::any_of(shown_.begin(), shown_.end(),
                           [&](const ShownPath& shown) { return is_within(path, shown.at); });
    }

    void show(const fs::path& path) {
        std::error_code missing;
        if (is_shown(path) || !fs::exists(path, missing)) return;
        make_folders(path.parent_path());
        add(fs::is_directory(path, missing) ? Kind::Folder : Kind::File, {}, path);
        // Links on the way to it lead out of the folder that the old root lies in by then.
        const fs::path real = fs::canonical(path, missing);
        if (missing) return;
        add(Kind::Shown, kOutside + real.string(), path);
        shown_.push_back({path, real});
    }

    // A link stays a link: "/bin" is "usr/bin" on most systems.
    void show_as_it_is(const fs::path& path) {
        std::error_code failed;
        if (!fs::is_symlink(path, failed)) return show(path);
        if (const fs::path target = fs::read_symlink(path, failed); !failed) {
            add(Kind::Link, target, path);
        }
    }

    void settings() {
        add(Kind::Folder, {}, "/etc");
        std::error_code failed;
        for (const auto& entry : fs::directory_iterator{"/etc", failed}) {
            if (is_of_use(entry.path().filename().string())) show_as_it_is(entry.path());
        }
    }

    void devices() {
        add(Kind::Folder, {}, "/dev");
        for (const char* name : {"null", "zero", "full", "random", "urandom"}) {
            const fs::path path = fs::path{"/dev"} / name;
            add(Kind::File, {}, path);
            add(Kind::Device, kOutside + path.string(), path);
        }
        add(Kind::Link, "/proc/self/fd", "/dev/fd");
        add(Kind::Link, "/proc/self/fd/0", "/dev/stdin");
        add(Kind::Link, "/proc/self/fd/1", "/dev/stdout");
        add(Kind::Link, "/proc/self/fd/2", "/dev/stderr");
        scratch("/dev/shm");
    }

    void scratch(const fs::path& folder) {
        make_folders(folder);
        add(Kind::Scratch, {}, folder);
    }

    // Outer folders first: what lies in them is seen then already.
    void own() {
        std::vector<fs::path> paths = shown_for(wishes_.words);
        paths.insert(paths.end(), wishes_.folders.begin(), wishes_.folders.end());
        std::sort(paths.begin(), paths.end());
        for (const fs::path& path : paths) show(path);
    }

    // Wherever it is seen: a folder may be shown by several names. Not what the program was started
    // with.
    void cover() {
        std::set<fs::path> covered;
        for (const fs::path& path : wishes_.hidden) {
            std::error_code missing;
            const fs::path real = fs::canonical(path, missing);
            if (missing) continue;
            for (const ShownPath& shown : shown_) {
                if (real == shown.real || !is_within(real, shown.real)) continue;
                const fs::path at = shown.at / real.lexically_relative(shown.real);
                if (shows_by_itself(at) || !covered.insert(at).second) continue;
                add(Kind::Covered, fs::is_directory(real, missing) ? "/" : "", at);
            }
        }
    }

    [[nodiscard]] bool shows_by_itself(const fs::path& path) const {
        return std::any_of(shown_.begin(), shown_.end(),
                           [&](const ShownPath& shown) { return shown.at == path; });
    }

    void environment() {
        for (char** each = environ; each != nullptr && *each != nullptr; ++each) {
            if (is_passed_on(*each)) plan_.environment.emplace_back(*each);
        }
        plan_.environment.emplace_back("TMPDIR=/tmp");
    }

    const SandboxWishes& wishes_;
    SandboxPlan plan_;
    std::vector<ShownPath> shown_;
    std::set<std::string> made_;
};

}  // namespace

SandboxPlan plan_sandbox(const SandboxWishes& wishes) {
    return Planner{wishes}.plan();
}

}  // namespace lawan
