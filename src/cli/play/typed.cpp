#include "cli/play/typed.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "cli/play/words.hpp"
#include "cli/terminal/language.hpp"
#include "cli/terminal/terminal.hpp"
#include "cli/terminal/text.hpp"
#include "cli/words.hpp"
#include "core/nearest.hpp"
#include "core/text.hpp"
#include "module/catalog.hpp"

namespace lawan::cli {
namespace {

struct VerbWord {
    Words word;
    Verb verb;
};

constexpr std::array<VerbWord, 11> kVerbs{{{words::kUndo, Verb::Undo},
                                           {words::kRedo, Verb::Redo},
                                           {words::kAskHint, Verb::Hint},
                                           {words::kListMoves, Verb::Moves},
                                           {words::kResign, Verb::Resign},
                                           {words::kSave, Verb::Save},
                                           {words::kLoad, Verb::Load},
                                           {words::kNew, Verb::New},
                                           {words::kShowBoard, Verb::Board},
                                           {words::kAskHelp, Verb::Help},
                                           {words::kQuit, Verb::Quit}}};

// What people type out of habit.
struct Habit {
    std::string_view typed;
    Verb verb;
};
constexpr std::array<Habit, 8> kHabits{{{"exit", Verb::Quit},
                                        {"batal", Verb::Undo},
                                        {"ulang", Verb::Redo},
                                        {"q", Verb::Quit},
                                        {"u", Verb::Undo},
                                        {"back", Verb::Undo},
                                        {"h", Verb::Help},
                                        {"?", Verb::Help}}};

std::optional<Verb> verb_of(std::string_view typed) {
    const std::string word = lower(typed);
    for (const VerbWord& each : kVerbs) {
        for (const Language language : {Language::English, Language::Indonesian}) {
            if (each.word.in(language) == word) return each.verb;
        }
    }
    for (const Habit& habit : kHabits) {
        if (habit.typed == word) return habit.verb;
    }
    return std::nullopt;
}

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
    for (const VerbWord& each : kVerbs) {
        names.push_back(told(each.word));
        names.emplace_back(each.word.in(Language::English));
    }
    for (const Habit& habit : kHabits) {
        if (habit.typed.size() > 1) names.emplace_back(habit.typed);
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

// Where people choose columns, what a column stands for.
std::optional<AnyMove> move_in_column(const AnyPosition& position, int column) {
    if (position.board().aim != Aim::Column) return std::nullopt;
    for (const AnyMove move : position.legal_moves()) {
        const auto cell = position.cell(move);
        if (cell && cell->column == column) return move;
    }
    return std::nullopt;
}

}  // namespace

Typed parse_typed(std::string_view line) {
    line = trimmed(line);
    if (line.empty()) return {};
    const std::string_view word = split_words(line).front();
    if (const auto verb = verb_of(word)) {
        return {*verb, std::string{trimmed(line.substr(word.size()))}};
    }
    return {Verb::Move, std::string{line}};
}

std::string typed_help(const AnyPosition& position) {
    const auto moves = position.legal_moves();
    const std::string example = moves.empty() ? "a1" : position.move_text(moves.front());
    constexpr std::size_t kColumn = 18;
    constexpr std::size_t kWidest = 80;
    const std::size_t width = std::min(kWidest, terminal_width());
    const auto line = [&](const std::string& command, const Words& about) {
        return beside("  " + command, told(about), kColumn, width);
    };
    const auto verb = [&](const Words& word, const Words& about, const std::string& more = "") {
        return line(told(word) + more, about);
    };
    return line(example, how_to_move(position)) + verb(words::kListMoves, words::kHelpMoves) +
           verb(words::kAskHint, words::kHelpHint, " [BOT]") +
           verb(words::kUndo, words::kHelpUndo, " [N]") +
           verb(words::kRedo, words::kHelpRedo, " [N]") +
           verb(words::kShowBoard, words::kHelpBoard) + verb(words::kResign, words::kHelpResign) +
           verb(words::kSave, words::kHelpSave, " [" + told(words::kFile) + ']') +
           verb(words::kLoad, words::kHelpLoad, ' ' + told(words::kName)) +
           verb(words::kNew, words::kHelpNew) + verb(words::kQuit, words::kHelpQuit);
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
    if (const auto other = move_in_column(position, cell->column))
        return told(words::kIsNotLegalInColumn, {name, position.move_text(*other)});
    return told(words::kIsNotLegal, {name});
}

}  // namespace lawan::cli
