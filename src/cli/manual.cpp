#include "cli/manual.hpp"

#include <algorithm>
#include <cctype>
#include <sstream>

#include <fmt/format.h>

#include "cli/help.hpp"
#include "cli/help_topics.hpp"
#include "cli/json_reference.hpp"
#include "cli/terminal/language.hpp"
#include "cli/terminal/text.hpp"
#include "cli/words.hpp"
#include "core/text.hpp"
#include "core/version.hpp"
#include "module/catalog.hpp"
#include "module/words.hpp"
#include "store/database.hpp"
#include "tournaments/store.hpp"

namespace lawan::cli {
namespace {

// A hyphen that is typed, a backslash, and a dot or quote that would begin a request.
[[nodiscard]] std::string roff(std::string_view text) {
    std::string safe;
    for (const char c : text) {
        if (c == '\\') {
            safe += "\\e";
        } else if (c == '-') {
            safe += "\\-";
        } else if ((c == '.' || c == '\'') && (safe.empty() || safe.back() == '\n')) {
            safe += std::string{"\\&"} + c;
        } else {
            safe += c;
        }
    }
    return safe;
}

// A cell of a table ends at a bar, and what stands between angle brackets is a tag.
[[nodiscard]] std::string markdown(std::string_view text) {
    std::string safe;
    for (const char c : text) {
        if (c == '|' || c == '<') safe += '\\';
        safe += c;
    }
    return safe;
}

// The lines without the blanks that all of them begin with, and without empty ones.
[[nodiscard]] std::string without_indent(std::string_view text) {
    std::vector<std::string> lines;
    std::size_t indent = std::string::npos;
    std::istringstream in{std::string{text}};
    for (std::string line; std::getline(in, line);) {
        if (trimmed(line).empty()) continue;
        indent = std::min(indent, line.find_first_not_of(' '));
        lines.push_back(line);
    }
    std::string result;
    for (const std::string& line : lines) result += line.substr(indent) + '\n';
    return result;
}

[[nodiscard]] std::string heading_of_page(const std::string& name) {
    std::string title = name;
    for (char& c : title) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
    return fmt::format(".TH {} 1 \"\" \"lawan {}\" \"{}\"\n", roff(title), version(),
                       roff(told(words::kManualTitle)));
}

[[nodiscard]] std::string section(const Words& title) {
    return fmt::format(".SH {}\n", roff(told(title)));
}

[[nodiscard]] std::string entry(const std::string& left, const std::string& right) {
    return fmt::format(".TP\n.B {}\n{}\n", roff(left), roff(right));
}

[[nodiscard]] std::string left_of(const OptionLine& option) {
    std::string left = joined(option.names, ", ");
    if (option.placeholder) left += ' ' + told(*option.placeholder);
    return left;
}

[[nodiscard]] std::string examples_section(const std::vector<ExampleLine>& examples) {
    if (examples.empty()) return {};
    std::string text = section(words::kManualExamples) + ".nf\n";
    for (const ExampleLine& example : examples) text += roff(example.line) + '\n';
    return text + ".fi\n";
}

[[nodiscard]] std::string json_section(const Command& command) {
    const std::vector<JsonField> fields = json_fields(command.name);
    if (fields.empty()) return {};
    std::string text = section(words::kManualJson);
    for (const JsonField& field : fields) text += entry(field.path, told(field.about));
    return text;
}

[[nodiscard]] std::string json_table(const Command& command) {
    const std::vector<JsonField> fields = json_fields(command.name);
    if (fields.empty()) return {};
    std::string text = fmt::format("\n{}\n\n| | |\n| --- | --- |\n", told(words::kReferenceJson));
    for (const JsonField& field : fields) {
        text += fmt::format("| `{}` | {} |\n", field.path, markdown(told(field.about)));
    }
    return text;
}

[[nodiscard]] std::string shown(const LineForm& line) {
    std::string text{line.name};
    if (!line.arguments.empty()) text += fmt::format(" {}", line.arguments);
    return text;
}

[[nodiscard]] std::string lines_section(const Command& command) {
    if (!command.lines) return {};
    std::string text = section(words::kManualLines) + roff(told(command.lines->title)) + '\n';
    for (const LineForm& line : command.lines->forms) text += entry(shown(line), told(line.about));
    return text;
}

[[nodiscard]] std::string lines_table(const Command& command) {
    if (!command.lines) return {};
    std::string text = fmt::format("\n{}\n\n| | |\n| --- | --- |\n", told(command.lines->title));
    for (const LineForm& line : command.lines->forms) {
        text += fmt::format("| `{}` | {} |\n", markdown(shown(line)), markdown(told(line.about)));
    }
    return text;
}

[[nodiscard]] std::string command_chapter(const Command& command) {
    std::string text =
        fmt::format("\n## lawan {}\n\n{}\n\n```\nlawan {}{} {}\n```\n", command.name,
                    told(command.summary), command.name, words_of(command), told(words::kOptions));
    for (const Phrase& remark : command.remarks) text += '\n' + told(remark) + '\n';
    if (command.words.empty() && command.options.empty()) return text;
    text += "\n| | |\n| --- | --- |\n";
    for (const Word& word : command.words) {
        text += fmt::format("| {} | {} |\n", told(word.name), markdown(told(word.help)));
    }
    for (const OptionLine& option : command.options) {
        text +=
            fmt::format("| `{}` | {} |\n", markdown(left_of(option)), markdown(told(option.help)));
    }
    return text + lines_table(command) + json_table(command);
}

[[nodiscard]] std::string topic_chapters() {
    std::string text;
    for (const HelpTopic& topic : help_topics()) {
        text += fmt::format("\n## lawan help {}\n", topic.name);
        for (const Phrase& each : topic.paragraphs) text += '\n' + told(each) + '\n';
        if (!topic.rows.empty()) text += "\n| | |\n| --- | --- |\n";
        for (const auto& [left, right] : topic.rows) {
            text += fmt::format("| {} | {} |\n", left, markdown(told(right)));
        }
    }
    return text;
}

// The sentence with the numbers of its arguments: "flips {0} marks".
[[nodiscard]] std::string pattern(std::string_view text) {
    std::string shown;
    for (std::size_t at = 0; at < text.size(); ++at) {
        const auto colon = text.find(':', at);
        const auto end = text.find('}', at);
        if (text[at] != '{' || end == std::string_view::npos || colon > end) {
            shown += text[at];
            continue;
        }
        const auto bar = text.find('|', at);
        shown += bar < end ? std::string{text.substr(bar + 1, end - bar - 1)}
                           : std::string{text.substr(at, colon - at)} + '}';
        at = end;
    }
    return markdown(shown);
}

[[nodiscard]] std::string file_chapter() {
    std::string text = fmt::format("\n## {}\n", told(words::kReferenceFiles));
    for (const JsonFile& file : json_files()) {
        text += fmt::format("\n### {}\n\n| | |\n| --- | --- |\n", told(file.title));
        for (const JsonField& field : file.fields) {
            text += fmt::format("| `{}` | {} |\n", field.path, markdown(told(field.about)));
        }
    }
    return text;
}

// The tables as SQLite is told of them: programs may read such files, and only lawan writes them.
[[nodiscard]] std::string table_chapter() {
    std::string text = fmt::format("\n## {}\n\n{}\n\n```sql\n", told(words::kReferenceTables),
                                   told(words::kReferenceTablesAbout));
    for (const std::string& step : tournament_schema().steps) text += without_indent(step);
    return text + "```\n";
}

// The codes are for programs, the sentences for people: both languages, whichever is spoken.
template <class List>
[[nodiscard]] std::string reason_table(const std::string& title, const List& reasons) {
    std::string text =
        fmt::format("\n### {}\n\n| | English | Indonesia |\n| --- | --- | --- |\n", title);
    for (const Words& words : reasons) {
        text +=
            fmt::format("| `{}` | {} | {} |\n", words.code(), pattern(words.in(Language::English)),
                        pattern(words.in(Language::Indonesian)));
    }
    return text;
}

[[nodiscard]] std::string reason_chapter() {
    std::string text = fmt::format("\n## {}\n\n{}\n", told(words::kReferenceReasons),
                                   told(words::kReferenceReasonsAbout));
    text += reason_table(told(words::kReferenceAnyGame), lawan::words::kReasons);
    for (const GameModule& game : catalog()) text += reason_table(game.name, game.reasons);
    return text;
}

[[nodiscard]] std::string exit_codes_section() {
    std::string text = section(words::kManualExitStatus);
    for (const ExitCodeLine& line : exit_code_lines()) text += entry(line.code, told(line.about));
    return text;
}

}  // namespace

std::string man_page(const std::vector<Command>& commands) {
    std::string text = heading_of_page("lawan");
    text += section(words::kManualName) + "lawan \\- " + roff(told(words::kManualAbout)) + '\n';
    text += section(words::kManualSynopsis) + ".B lawan\n" + roff(told(words::kManualUsage)) + '\n';
    text += section(words::kManualDescription) + roff(told(words::kAboutLawan)) + '\n';
    text += section(words::kManualCommands);
    for (const Command& command : commands) {
        text += entry("lawan " + command.name, told(command.summary));
    }
    text += section(words::kManualOptions) + entry("--lang en|id", told(words::kLangOption)) +
            entry("-h, --help", told(words::kHelpOption)) +
            entry("--version", told(words::kVersionOption));
    text += exit_codes_section() + section(words::kManualSeeAlso);
    for (const Command& command : commands) {
        text += fmt::format(".BR lawan\\-{} (1){}\n", roff(command.name),
                            command.name == commands.back().name ? "" : ",");
    }
    return text;
}

std::string man_page(const Command& command) {
    const std::string name = "lawan-" + command.name;
    std::string text = heading_of_page(name);
    std::string summary = told(command.summary);
    if (!summary.empty() && summary.back() == '.') summary.pop_back();
    text += section(words::kManualName) + roff(name) + " \\- " + roff(summary) + '\n';
    text += section(words::kManualSynopsis) + fmt::format(".B lawan {}\n", roff(command.name)) +
            roff(words_of(command).substr(command.words.empty() ? 0 : 1)) + ' ' +
            roff(told(words::kOptions)) + '\n';
    text += section(words::kManualDescription) + roff(told(command.summary)) + '\n';
    for (const Phrase& remark : command.remarks) text += ".PP\n" + roff(told(remark)) + '\n';
    for (const Word& word : command.words) text += entry(told(word.name), told(word.help));
    text += section(words::kManualOptions);
    for (const Words& group : groups_of(command)) {
        text += fmt::format(".SS {}\n", roff(told(group)));
        for (const OptionLine& option : command.options) {
            if (option.group == group) text += entry(left_of(option), told(option.help));
        }
    }
    text += fmt::format(".SS {}\n", roff(told(words::kManualEveryCommand)));
    text += entry("--lang en|id", told(words::kLangOption)) +
            entry("-h, --help", told(words::kHelpOption));
    return text + lines_section(command) + json_section(command) +
           examples_section(command.examples) + section(words::kManualSeeAlso) + ".BR lawan (1)\n";
}

std::string reference_markdown(const std::vector<Command>& commands) {
    std::string text =
        fmt::format("# {}\n\n{}\n\n", told(words::kReferenceTitle), told(words::kReferenceAbout));
    for (const Command& command : commands) {
        text += fmt::format("- [`lawan {}`](#lawan-{}): {}\n", command.name, command.name,
                            told(command.summary));
    }
    text += fmt::format("\n{}\n\n| | |\n| --- | --- |\n", told(words::kReferenceCommon));
    text += fmt::format("| `--lang en\\|id` | {} |\n", told(words::kLangOption));
    text += fmt::format("| `-h`, `--help` | {} |\n", told(words::kHelpOption));
    text += fmt::format("\n## {}\n\n| | |\n| --- | --- |\n", told(words::kReferenceExitCodes));
    for (const ExitCodeLine& line : exit_code_lines()) {
        text += fmt::format("| {} | {} |\n", line.code, told(line.about));
    }
    for (const Command& command : commands) text += command_chapter(command);
    return text + topic_chapters() + file_chapter() + table_chapter() + reason_chapter();
}

}  // namespace lawan::cli
