// lawan serve: the page in the browser. What a bare `lawan` does.
#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <memory>
#include <optional>
#include <system_error>

#include <fmt/format.h>

#include "cli/command_options.hpp"
#include "cli/commands/all.hpp"
#include "cli/data_folder.hpp"
#include "cli/terminal/language.hpp"
#include "cli/terminal/streams.hpp"
#include "cli/terminal/text.hpp"
#include "cli/words.hpp"
#include "core/input_error.hpp"
#include "core/named_file.hpp"
#include "core/text.hpp"
#include "server/server.hpp"
#include "server/words.hpp"
#include "work/threads.hpp"

namespace lawan::cli {
namespace {

namespace fs = std::filesystem;

struct ServeArguments {
    CommandOptions options;
};

// What a browser can send as the name of a host, with a port or without; IPv6 has brackets.
bool is_host_name(std::string_view name) {
    constexpr std::string_view kOthers = ".-_:[]";
    return std::all_of(name.begin(), name.end(), [&](char c) {
        return is_digit(c) || (lower(c) >= 'a' && lower(c) <= 'z') ||
               kOthers.find(c) != std::string_view::npos;
    });
}

std::vector<std::string> host_names_in(const std::string& list) {
    std::vector<std::string> names = names_between_commas(list);
    if (names.empty() || !std::all_of(names.begin(), names.end(), is_host_name)) {
        throw InputError{words::kHostNames, {in_quotes(list)}};
    }
    return names;
}

fs::path page_folder(const Options& options) {
    std::error_code error;
    if (options.given("page")) {
        if (!fs::is_directory(options.text("page"), error)) {
            throw InputError{words::kPageIsNoFolder, {in_quotes(options.text("page"))}};
        }
        return options.text("page");
    }
    const auto folders = places_of(fs::path{"web"} / "dist", "page");
    for (const fs::path& folder : folders) {
        if (fs::exists(folder / "index.html", error)) return folder;
    }
    return folders.front();
}

fs::path store_file(const Options& options) {
    std::error_code error;
    if (options.given("store")) {
        // SQLite would keep the games in a file without a name, and forget them.
        if (options.text("store").empty()) throw InputError{words::kStoreNeedsFile, {}};
        if (fs::is_directory(options.text("store"), error)) {
            throw unreadable(options.text("store"), EISDIR);
        }
        return options.text("store");
    }
    return made_data_folder("", words::kNameAFileWithStore) / "page.sqlite";
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
        if (const int nowhere = ::open("/dev/null", O_RDWR); nowhere >= 0) {
            for (const int stream : {STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO})
                ::dup2(nowhere, stream);
        }
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

// "K7QM-2XPD": easier to read from a wall.
std::string spaced(const std::string& code) {
    return code.substr(0, code.size() / 2) + '-' + code.substr(code.size() / 2);
}

std::string address_text(const server::Server& server) {
    std::string text = told(words::kLawanIsAt, {server.url()}) + '\n';
    for (const std::string& url : server.other_urls()) text += told(words::kOthersAt, {url}) + '\n';
    if (!server.code().empty()) text += told(words::kJoinCode, {spaced(server.code())}) + '\n';
    const std::string teacher = server.teacher_url();
    if (!teacher.empty()) text += told(words::kTeacherAt, {teacher}) + '\n';
    return text;
}

// A server that nobody reads the output of serves all the same.
void tell(const std::string& text) {
    const bool written = std::fputs(text.c_str(), stdout) >= 0 && std::fflush(stdout) == 0;
    if (written) return;
    std::clearerr(stdout);
    say(text);
}

ExitCode serve(const ServeArguments& arguments) {
    const Options options = arguments.options.checked();
    if (options.flag("open") && options.flag("no-open")) {
        throw InputError{words::kNotBoth, {"open", "no-open"}};
    }
    std::signal(SIGPIPE, SIG_IGN);
    allow_many_files();

    server::ServerOptions settings;
    settings.host = options.text("host");
    settings.port = static_cast<std::uint16_t>(options.integer("port"));
    if (options.given("allow-host"))
        settings.allowed_hosts = host_names_in(options.text("allow-host"));
    settings.page = page_folder(options);
    settings.docs = places_of("docs", "docs");
    settings.store = store_file(options);
    settings.thinkers = std::max(2, command_threads(options));
    settings.threads = std::max(2, available_workers());
    settings.allow_commands = options.flag("allow-commands");
    if (options.given("certificate") != options.given("key")) {
        throw InputError{words::kCertificateAndKey, {}};
    }
    if (options.given("certificate")) {
        settings.certificate =
            server::CertificateFiles{options.text("certificate"), options.text("key")};
    }
    settings.open_door = options.flag("open-door");
    settings.teacher = options.flag("teacher");
    settings.invites = !options.flag("no-invites");
    if (options.given("tournament")) settings.tournaments = options.text("tournament");
    settings.leaves_out = [](const std::string& name, const Phrase& why) {
        say(told(lawan::words::kLeftOutOfWatch, {in_quotes(name), why}) + '\n');
    };

    const std::uint16_t wished = settings.port;
    server::Server server{std::move(settings)};
    if (!server.page_is_built()) {
        say(told(words::kPageIsNotBuilt) + '\n');
    }
    if (wished != 0 && server.port() != wished) {
        say(told(words::kPortIsTaken, {wished, server.port()}) + '\n');
    }
    tell(address_text(server));
    const bool open = options.flag("open") || (!options.flag("no-open") && has_desktop());
    if (open) open_browser(options.flag("teacher") ? server.teacher_url() : server.url());
    server.run();
    return ExitCode::Done;
}

}  // namespace

Command serve_command() {
    constexpr double kLastPort = 65535;
    const auto arguments = std::make_shared<ServeArguments>();
    Command command{"serve",
                    Words{"Open the board in the browser: play, analyse, learn, watch.",
                          "Buka papan di peramban: main, analisis, belajar, tonton."},
                    [arguments] { return serve(*arguments); }};
    command.examples = {
        {"lawan", Words{"the same as serve", "sama dengan serve"}},
        {"lawan serve --port 9000 --no-open"},
        {"lawan serve --host 0.0.0.0 --teacher", Words{"for a classroom", "untuk sebuah kelas"}},
        {"lawan serve --tournament cup.db",
         Words{"watch a tournament while it runs", "tonton turnamen selagi berlangsung"}}};
    arguments->options.add_to(
        command, {"Serving", "Pelayanan"},
        {text_option("host", {"the address to listen on; the default is for this machine only",
                              "alamat server; nilai bawaannya hanya untuk komputer ini"})
             .written({"ADDRESS", "ALAMAT"})
             .usually("127.0.0.1"),
         integer_option("port", {"the port; the next free one if it is taken",
                                 "porta; yang bebas berikutnya bila terpakai"})
             .between(0, kLastPort)
             .usually("8017"),
         text_option("allow-host",
                     {"further names that the server goes by, with commas between them",
                      "nama lain server ini, dengan koma di antaranya"})
             .written({"NAMES", "NAMA"}),
         file_option("certificate", {"encrypt (https): the certificate, in PEM",
                                     "enkripsi (https): sertifikatnya, dalam PEM"}),
         file_option("key", {"the certificate's private key, in PEM",
                             "kunci privat sertifikat itu, dalam PEM"}),
         flag_option("open", {"open a browser; done anyway where there is a desktop",
                              "buka peramban; dilakukan juga bila ada desktop"}),
         flag_option("no-open", {"open no browser", "jangan buka peramban"}),
         flag_option("allow-commands",
                     {"let the page start bots that are programs of their own",
                      "izinkan halaman menjalankan bot yang berupa program sendiri"}),
         flag_option("open-door", {"let others in without the code that is printed otherwise",
                                   "izinkan orang lain masuk tanpa kode yang biasanya dicetak"}),
         flag_option("teacher",
                     {"print a secret link for the teacher: who is here, their boards and scores",
                      "cetak tautan rahasia untuk guru: siapa yang hadir, papan dan nilainya"}),
         flag_option("no-invites", {"let nobody invite others to a game on two devices",
                                    "jangan izinkan undangan bermain di dua perangkat"}),
         file_option("tournament",
                     {"show this tournament live: its store, or a folder of stores",
                      "tampilkan turnamen ini: berkasnya, atau folder berisi berkas turnamen"})
             .written({"PATH", "JALUR"}),
         threads_option(),
         file_option("store", {"where games are kept [page.sqlite in the data folder]",
                               "tempat menyimpan permainan [page.sqlite di folder data]"}),
         file_option("page", {"the folder of the built page", "folder halaman yang sudah dibangun"})
             .written(words::kFolder)});
    return command;
}

}  // namespace lawan::cli
