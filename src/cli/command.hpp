// Subcommands as data: what they are called, what they take, what they do. Parsing, help texts and
// shell completion are made from this.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "cli/exit_code.hpp"
#include "core/words.hpp"
#include "protocol/line_form.hpp"

namespace lawan::cli {

// What may stand at a place of the command line: for shell completion and for complaints.
struct Candidates {
    enum class Kind : std::uint8_t { Anything, Words, Game, Bot, Player, File };

    Kind kind = Kind::Anything;
    std::vector<std::string> words = {};

    [[nodiscard]] static Candidates of(std::vector<std::string> words) {
        return {Kind::Words, std::move(words)};
    }
};

enum class Place : std::uint8_t { Needed, Optional };

// A place for a word, such as GAME.
struct Word {
    Words name;
    Place place = Place::Needed;
    Phrase help;
    Candidates candidates = {};
    std::string* value = nullptr;             // where it is written to; empty unless given
    std::vector<std::string>* all = nullptr;  // the last place may take any number of words
};

struct OptionLine {
    Words group;
    std::vector<std::string> names;     // with their dashes
    std::optional<Phrase> placeholder;  // of the value; none for a flag
    Phrase help;
    Candidates candidates;
    std::optional<std::string>* value = nullptr;  // where it is written to; "true" for a flag

    [[nodiscard]] bool takes_value() const { return placeholder.has_value(); }
};

// A command line that the help shows, and a few words beside it.
struct ExampleLine {
    std::string line;
    std::optional<Phrase> about = {};
};

// The lines of a protocol that the command speaks.
struct ProtocolLines {
    Words title;
    std::vector<LineForm> forms;
};

struct Command {
    std::string name;
    Phrase summary;
    std::function<ExitCode()> action;  // keeps alive what the values are written to
    std::vector<Word> words = {};
    std::vector<OptionLine> options = {};
    std::vector<ExampleLine> examples = {};
    std::optional<ProtocolLines> lines = {};
    std::vector<Phrase> remarks = {};  // below the examples, a paragraph each
    // A narrower help where the first word names something with options of its own. What it is made
    // from need not outlive the call: nothing is written to it.
    std::function<std::optional<Command>(const std::string& first_word)> help_for = {};
};

}  // namespace lawan::cli
