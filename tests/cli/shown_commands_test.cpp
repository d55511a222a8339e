// Command lines that the documentation and --help show: each names a command and options that there
// are. That they do what is said of them is tested where it is said what they do.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "cli/commands/all.hpp"
#include "tests/support/paths.hpp"
#include "tests/support/run_program.hpp"

namespace lawan::test {
namespace {

namespace fs = std::filesystem;

struct Shown {
    std::string where;
    std::string command;
    std::string rest;  // of the line
};

// In code: behind a backtick, or at the start of a line that is set apart.
std::vector<Shown> shown_in(const std::string& where, std::string text) {
    static const std::regex kJoined{"\\\\\n *"};
    static const std::regex kCommand{"(?:`|\n *|&& )(?:\\./)?lawan ([a-z-]+)([^`\n]*)"};
    text = '\n' + std::regex_replace(text, kJoined, "");
    std::vector<Shown> found;
    for (std::sregex_iterator each{text.begin(), text.end(), kCommand}, end; each != end; ++each) {
        found.push_back({where, (*each)[1], (*each)[2]});
    }
    return found;
}

std::vector<Shown> all_shown() {
    std::vector<Shown> all;
    const auto add = [&](const std::vector<Shown>& more) {
        all.insert(all.end(), more.begin(), more.end());
    };
    const fs::path root{source_dir()};
    for (const char* name : {"README.md", "CHANGELOG.md"}) {
        add(shown_in(name, read_file(root / name)));
    }
    for (const auto& entry : fs::recursive_directory_iterator{root / "docs"}) {
        if (entry.path().extension() == ".md") {
            add(shown_in(entry.path().filename().string(), read_file(entry.path())));
        }
    }
    for (const cli::Command& command : cli::all_commands()) {
        for (const cli::ExampleLine& example : command.examples) {
            add(shown_in(command.name + " --help", example.line));
        }
    }
    return all;
}

const cli::Command* command_of(const std::string& name) {
    static const std::vector<cli::Command> commands = cli::all_commands();
    for (const cli::Command& command : commands) {
        if (command.name == name) return &command;
    }
    return nullptr;
}

std::set<std::string> options_of(const cli::Command& command) {
    std::set<std::string> names{"--help", "--lang"};
    for (const cli::OptionLine& option : command.options) {
        names.insert(option.names.begin(), option.names.end());
    }
    return names;
}

// What stands in quotes belongs to another program; another command may follow in the line.
std::string own_part(std::string rest) {
    static const std::regex kQuoted{"'[^']*'|\"[^\"]*\""};
    rest = std::regex_replace(rest, kQuoted, "Q");
    return rest.substr(0, std::min(rest.find("&&"), rest.find('|')));
}

TEST(ShownCommands, NameCommandsAndOptionsThatThereAre) {
    const std::vector<Shown> all = all_shown();
    EXPECT_GT(all.size(), 150U);  // or they are not found any more
    static const std::regex kOption{" (--[a-z][a-z0-9-]*)"};
    const std::set<std::string> others{"--help", "--version", "python",
                                       "site"};  // those of ./lawan
    for (const Shown& shown : all) {
        const cli::Command* command = command_of(shown.command);
        if (command == nullptr) {
            EXPECT_EQ(others.count(shown.command), 1U)
                << shown.where << ": lawan " << shown.command << shown.rest;
            continue;
        }
        const std::set<std::string> options = options_of(*command);
        const std::string rest = own_part(shown.rest);
        for (std::sregex_iterator each{rest.begin(), rest.end(), kOption}, end; each != end;
             ++each) {
            EXPECT_EQ(options.count((*each)[1]), 1U)
                << shown.where << ": lawan " << shown.command << shown.rest << ": " << (*each)[1];
        }
    }
}

}  // namespace
}  // namespace lawan::test
