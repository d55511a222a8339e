// lawan serve: the page in the browser. What a bare `lawan` does.
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <system_error>

#include <fmt/format.h>

#include "cli/command_options.hpp"
#include "cli/commands.hpp"
#include "cli/data_folder.hpp"
#include "cli/installed.hpp"
#include "cli/streams.hpp"
#include "core/input_error.hpp"
#include "core/text.hpp"
#include "server/server.hpp"
#include "work/threads.hpp"

namespace lawan::cli {
namespace {

namespace fs = std::filesystem;

struct ServeArguments {
    CommandOptions options;
};

std::vector<std::string> names_in(const std::string& list) {
    std::vector<std::string> names;
    std::string name;
    for (const char c : list + ',') {
        if (c != ',') {
            name += c;
            continue;
        }
        if (!trimmed(name).empty()) names.emplace_back(trimmed(name));
        name.clear();
    }
    return names;
}

fs::path page_folder(const Options& options) {
    std::error_code error;
    if (options.given("page")) {
        if (!fs::is_directory(options.text("page"), error)) {
            throw InputError{
                fmt::format("option 'page': {} is no folder", in_quotes(options.text("page")))};
        }
        return options.text("page");
    }
    const auto folders = page_folders();
    for (const fs::path& folder : folders) {
        if (fs::exists(folder / "index.html", error)) return folder;
    }
    return folders.front();
}

fs::path store_file(const Options& options) {
    std::error_code error;
    if (options.given("store")) {
        // SQLite would keep the games in a file without a name, and forget them.
        if (options.text("store").empty()) throw InputError{"--store needs the name of a file"};
        if (fs::is_directory(options.text("store"), error)) {
            throw InputError{fmt::format("cannot keep games in {}: it is a folder",
                                         in_quotes(options.text("store")))};
        }
        return options.text("store");
    }
    return made_data_folder("", "name a file with --store FILE") / "page.sqlite";
}

bool has_desktop() {
    const auto set = [](const char* name) {
        const char* value = std::getenv(name);
        return value != nullptr && *value != '\0';
    };
    return (set("DISPLAY") || set("WAYLAND_DISPLAY")) && ::isatty(STDOUT_FILENO) != 0;
}

// The grandchild is nobody's to wait for.
void open_browser(const std::string& url) {
    const pid_t child = ::fork();
    if (child > 0) ::waitpid(child, nullptr, 0);
    if (child != 0) return;
    if (::fork() == 0) {
        (void)std::freopen("/dev/null", "r", stdin);
        (void)std::freopen("/dev/null", "w", stdout);
        (void)std::freopen("/dev/null", "w", stderr);
        ::execlp("xdg-open", "xdg-open", url.c_str(), static_cast<char*>(nullptr));
    }
    ::_exit(0);
}

// Every browser tab is an open file.
void allow_many_files() {
    rlimit limit{};
    if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) return;
    limit.rlim_cur = limit.rlim_max;
    (void)::setrlimit(RLIMIT_NOFILE, &limit);
}

// A server that nobody reads the output of serves all the same.
void tell_address(const std::string& url) {
    const std::string text = fmt::format("Lawan is at {}  (Ctrl-C ends it)\n", url);
    const bool written = std::fputs(text.c_str(), stdout) >= 0 && std::fflush(stdout) == 0;
    if (written) return;
    std::clearerr(stdout);
    say(text);
}

ExitCode serve(const ServeArguments& arguments) {
    const Options options = arguments.options.checked();
    if (options.flag("open") && options.flag("no-open")) {
        throw InputError{"--open and --no-open do not go together: choose one"};
    }
    std::signal(SIGPIPE, SIG_IGN);
    allow_many_files();

    server::ServerOptions settings;
    settings.host = options.text("host");
    settings.port = static_cast<std::uint16_t>(options.integer("port"));
    if (options.given("allow-host")) settings.allowed_hosts = names_in(options.text("allow-host"));
    settings.page = page_folder(options);
    settings.docs = doc_folders();
    settings.store = store_file(options);
    const auto threads = static_cast<int>(options.integer("threads"));
    settings.thinkers = std::max(2, threads == 0 ? available_workers() : threads);
    settings.threads = std::max(2, available_workers());
    settings.allow_commands = options.flag("allow-commands");
    if (options.given("tournament")) settings.tournaments = options.text("tournament");

    const std::uint16_t wished = settings.port;
    server::Server server{std::move(settings)};
    if (!server.page_is_built()) {
        say("lawan: the page is not built: run 'npm install && npm run build' in web/ (./lawan "
            "does it where npm is installed). The protocol is served all the same.\n");
    }
    if (wished != 0 && server.port() != wished) {
        say(fmt::format("lawan: port {} is taken; the next free one is {}\n", wished,
                        server.port()));
    }
    tell_address(server.url());
    const bool open = options.flag("open") || (!options.flag("no-open") && has_desktop());
    if (open) open_browser(server.url());
    server.run();
    return ExitCode::Done;
}

}  // namespace

Command serve_command() {
    const auto arguments = std::make_shared<ServeArguments>();
    Command command{"serve", "Open the board in the browser: play, analyse, learn, watch.",
                    "  lawan                                     the same as serve\n"
                    "  lawan serve --port 9000 --no-open\n"
                    "  lawan serve --host 0.0.0.0 --allow-host lab.example    for a classroom\n"
                    "  lawan serve --tournament cup.db           watch a tournament while it runs",
                    [arguments] { return serve(*arguments); }};
    arguments->options.add_to(
        command, "Serving",
        {{{"host", OptionType::Text, "the address to listen on [127.0.0.1: this machine only]",
           "127.0.0.1"},
          "ADDRESS"},
         {{"port", OptionType::Integer, "the port; the next free one if it is taken [8017]", "8017",
           0, 65535}},
         {{"allow-host", OptionType::Text,
           "further names that the server goes by, with commas between them"},
          "NAMES"},
         {{"open", OptionType::Flag, "open a browser; done anyway where there is a desktop"}},
         {{"no-open", OptionType::Flag, "open no browser"}},
         {{"allow-commands", OptionType::Flag,
           "let the page start bots that are programs of their own"}},
         {{"tournament", OptionType::Text,
           "show this tournament live: its store, or a folder of stores"},
          "PATH",
          {},
          {Candidates::Kind::File}},
         {{"threads", OptionType::Integer, "cores to think on; 0 for all there are [0]", "0", 0,
           256}},
         {{"store", OptionType::Text, "where games are kept [page.sqlite in the data folder]"},
          "FILE",
          {},
          {Candidates::Kind::File}},
         {{"page", OptionType::Text, "the folder of the built page"},
          "FOLDER",
          {},
          {Candidates::Kind::File}}});
    return command;
}

}  // namespace lawan::cli
