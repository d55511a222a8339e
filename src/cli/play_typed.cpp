#include "cli/play_typed.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include <fmt/format.h>

#include "core/nearest.hpp"
#include "core/text.hpp"

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
        return fmt::format("{} is not on the board, which goes from a1 to {}.", typed,
                           corner(position.board().size));
    }
    std::vector<std::string> names;
    for (const VerbName& verb : kVerbs) {
        if (verb.name.size() > 1) names.emplace_back(verb.name);
    }
    const std::string word{words(typed).front()};
    if (lower(word) == "pass") return "There is no passing in this game.";
    if (const auto meant = nearest(word, names)) {
        return fmt::format("{} is neither a cell nor a command: did you mean '{}'?",
                           in_quotes(word), *meant);
    }
    return fmt::format("{} is neither a cell nor a command; type help for what there is.",
                       in_quotes(typed));
}

}  // namespace

Typed parse_typed(std::string_view line) {
    line = trimmed(line);
    if (line.empty()) return {};
    const std::string_view word = words(line).front();
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
    return fmt::format(
        "  {:<12} make a move: the letter of the column, the number of the row{}\n"
        "  moves        list the legal moves\n"
        "  hint [BOT]   ask a bot, the game's strongest unless named\n"
        "  undo [N]     take back to your last turn, or the one N turns ago\n"
        "  redo         make the moves again\n"
        "  board        show the board\n"
        "  resign       give up\n"
        "  save [FILE]  save the game; without a name, where it was saved before, or else\n"
        "               in the folder of saved games\n"
        "  load NAME    go on with a saved game: a file, or one of that folder\n"
        "  new          start over; at a terminal a game that is not over is saved\n"
        "  quit         leave; at a terminal a game that is not over is saved\n",
        example,
        position.parse_move("1") ? ";\n               or the number of the cell, from the top left"
                                 : "");
}

std::string why_no_move(const AnyPosition& position, const std::string& typed) {
    const auto move = position.parse_move(typed);
    if (!move) return no_such_word(position, typed);
    const std::string name = position.move_text(*move);
    const auto cell = position.cell(*move);
    if (!cell) return "You cannot pass while you have a move.";
    if (position.board().at(*cell) != Mark::None) return fmt::format("{} is taken.", name);
    return fmt::format("{} is not a legal move; type moves to see which are.", name);
}

}  // namespace lawan::cli
