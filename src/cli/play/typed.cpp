#include "cli/play/typed.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "cli/play/words.hpp"
#include "cli/terminal/language.hpp"
#include "cli/terminal/text.hpp"
#include "cli/words.hpp"
#include "core/nearest.hpp"
#include "core/text.hpp"
#include "module/catalog.hpp"

namespace lawan::cli {
namespace {

struct VerbName {
    std::string_view name;
    Verb verb;
};

constexpr std::array<VerbName, 17> kVerbs{{
    {"undo", Verb::Undo},
    {"redo", Verb::Redo},
    {"hint", Verb::Hint},
    {"moves", Verb::Moves},
    {"resign", Verb::Resign},
    {"save", Verb::Save},
    {"load", Verb::Load},
    {"new", Verb::New},
    {"board", Verb::Board},
    {"help", Verb::Help},
    {"quit", Verb::Quit},
    // What people type out of habit.
    {"exit", Verb::Quit},
    {"q", Verb::Quit},
    {"u", Verb::Undo},
    {"back", Verb::Undo},
    {"h", Verb::Help},
    {"?", Verb::Help},
}};

std::string corner(BoardSize size) {
    return to_text(Coordinate{size.columns - 1, size.rows - 1});
}

bool all_digits(std::string_view text) {
    return !text.empty() && std::all_of(text.begin(), text.end(), is_digit);
}

bool looks_like_cell(std::string_view text) {
    const bool letter_first =
        !text.empty() && lower(text.front()) >= 'a' && lower(text.front()) <= 'z';
    return all_digits(text) || (letter_first && all_digits(text.substr(1)));
}

std::string no_such_word(const AnyPosition& position, const std::string& typed) {
    if (looks_like_cell(typed)) {
        return told(words::kNotOnTheBoard, {typed, corner(position.board().size)});
    }
    std::vector<std::string> names;
    for (const VerbName& verb : kVerbs) {
        if (verb.name.size() > 1) names.emplace_back(verb.name);
    }
    const std::string word{split_words(typed).front()};
    if (lower(word) == "pass") return told(words::kNoPassing);
    if (const auto meant = nearest(word, names)) {
        return told(words::kNeitherCellNorCommandNearest, {in_quotes(word), *meant});
    }
    return told(words::kNeitherCellNorCommand, {in_quotes(typed)});
}

// Some games count their cells, others their columns, and others take no numbers.
const Words& how_to_move(const AnyPosition& position) {
    const BoardSize size = position.board().size;
    if (position.parse_move(std::to_string(size.cells()))) return words::kHelpMoveByNumber;
    if (position.parse_move(std::to_string(size.columns))) return words::kHelpMoveByColumn;
    return words::kHelpMove;
}

}  // namespace

Typed parse_typed(std::string_view line) {
    line = trimmed(line);
    if (line.empty()) return {};
    const std::string_view word = split_words(line).front();
    for (const VerbName& verb : kVerbs) {
        if (lower(word) == verb.name) {
            return {verb.verb, std::string{trimmed(line.substr(word.size()))}};
        }
    }
    return {Verb::Move, std::string{line}};
}

std::string typed_help(const AnyPosition& position) {
    const auto moves = position.legal_moves();
    const std::string example = moves.empty() ? "a1" : position.move_text(moves.front());
    constexpr std::size_t kColumn = 16;
    constexpr std::size_t kWidth = 80;
    const auto line = [](const std::string& command, const Words& about) {
        return beside("  " + command, told(about), kColumn, kWidth);
    };
    return line(example, how_to_move(position)) + line("moves", words::kHelpMoves) +
           line("hint [BOT]", words::kHelpHint) + line("undo [N]", words::kHelpUndo) +
           line("redo", words::kHelpRedo) + line("board", words::kHelpBoard) +
           line("resign", words::kHelpResign) +
           line("save [" + told(words::kFile) + ']', words::kHelpSave) +
           line("load " + told(words::kName), words::kHelpLoad) + line("new", words::kHelpNew) +
           line("quit", words::kHelpQuit);
}

std::string why_no_move(const AnyPosition& position, const std::string& typed) {
    const auto move = position.parse_move(typed);
    if (!move) return no_such_word(position, typed);
    const std::string name = position.move_text(*move);
    const auto cell = position.cell(*move);
    if (!cell) return told(words::kCannotPass);
    if (position.board().at(*cell) != Mark::None) return told(words::kIsTaken, {name});
    const auto& why = find_game(position.game_name()).explanations.why_forbidden;
    if (const auto reason = why ? why(position, *move) : std::nullopt)
        return told(words::kIsForbidden, {name, *reason});
    return told(words::kIsNotLegal, {name});
}

}  // namespace lawan::cli
