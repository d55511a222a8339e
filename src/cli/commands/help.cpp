// lawan help: a topic, a manual page, or the reference. `lawan help COMMAND` is read before, as
// `lawan COMMAND --help`.
#include <memory>

#include <fmt/format.h>

#include "cli/called_as.hpp"
#include "cli/command_options.hpp"
#include "cli/commands/all.hpp"
#include "cli/help.hpp"
#include "cli/help_topics.hpp"
#include "cli/manual.hpp"
#include "cli/terminal/language.hpp"
#include "cli/terminal/streams.hpp"
#include "cli/terminal/terminal.hpp"
#include "cli/terminal/text.hpp"
#include "cli/words.hpp"
#include "core/input_error.hpp"
#include "core/nearest.hpp"

namespace lawan::cli {
namespace {

struct HelpArguments {
    std::string topic;
    CommandOptions options;
};

std::vector<std::string> names_of_topics() {
    std::vector<std::string> names;
    for (const HelpTopic& topic : help_topics()) names.push_back(topic.name);
    for (const Command& command : all_commands()) names.push_back(command.name);
    return names;
}

std::string manual_of(const std::string& name) {
    const std::vector<Command> commands = all_commands();
    if (name.empty()) return man_page(commands);
    std::vector<std::string> names;
    for (const Command& command : commands) {
        if (command.name == name) return man_page(command);
        names.push_back(command.name);
    }
    throw InputError{unknown_name(words::kKindCommand, name, names)};
}

std::string topic_text(const HelpTopic& topic, std::size_t width) {
    std::string text = topic.name + ": " + told(topic.summary) + '\n';
    for (const Phrase& each : topic.paragraphs) text += '\n' + paragraph(told(each), width);
    constexpr std::size_t kColumn = 6;
    if (!topic.rows.empty()) text += '\n';
    for (const auto& [left, right] : topic.rows) {
        text += beside("  " + left, told(right), kColumn, width);
    }
    return text;
}

constexpr const char* kTopics = "topics";

std::string list_of_topics(std::size_t width) {
    constexpr std::size_t kColumn = 16;
    std::string text;
    for (const HelpTopic& topic : help_topics()) {
        text += beside("  " + topic.name, told(topic.summary), kColumn, width);
    }
    return text + '\n' + paragraph(told(words::kTopicsAndCommands), width);
}

ExitCode help(const HelpArguments& arguments) {
    const Options options = arguments.options.checked();
    if (options.flag("markdown")) {
        fmt::print("{}", reference_markdown(all_commands()));
    } else if (options.flag("man")) {
        fmt::print("{}", manual_of(arguments.topic));
    } else if (arguments.topic.empty()) {
        print("{}", as_typed(help_text(all_commands(), terminal_width())));
    } else if (arguments.topic == kTopics) {
        print("{}", as_typed(list_of_topics(terminal_width())));
    } else if (const HelpTopic* const topic = find_topic(arguments.topic)) {
        print("{}", as_typed(topic_text(*topic, terminal_width())));
    } else {
        const std::vector<std::string> names = names_of_topics();
        const bool meant = nearest(arguments.topic, names).has_value();
        throw InputError{
            unknown_name(meant ? words::kKindCommand : words::kKindTopic, arguments.topic, names)};
    }
    return ExitCode::Done;
}

}  // namespace

Command help_command() {
    const auto arguments = std::make_shared<HelpArguments>();
    Command command{"help",
                    Words{"Explain a command or a topic.", "Jelaskan sebuah perintah atau topik."},
                    [arguments] { return help(*arguments); }};
    command.examples = {{"lawan help solve"},
                        {"lawan help topics"},
                        {"lawan help specs"},
                        {"lawan help --man solve"}};
    std::vector<std::string> topics{kTopics};
    std::string list{kTopics};
    for (const HelpTopic& topic : help_topics()) {
        topics.push_back(topic.name);
        list += ", " + topic.name;
    }
    command.words.push_back({words::kTopic,
                             Place::Optional,
                             {words::kTopicHelp, {list}},
                             Candidates::of(topics),
                             &arguments->topic});
    arguments->options.add_to(
        command, words::kGroupOutput,
        {flag_option("man", {"print the manual page of lawan, or of the command that TOPIC names",
                             "cetak halaman manual lawan, atau perintah yang disebut TOPIK"}),
         flag_option("markdown",
                     {"print the reference of all commands", "cetak acuan semua perintah"})});
    return command;
}

}  // namespace lawan::cli
