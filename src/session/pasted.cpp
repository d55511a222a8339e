#include "session/pasted.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <exception>
#include <utility>

#include <fmt/format.h>

#include "core/input_error.hpp"
#include "core/text.hpp"
#include "formats/game_record_json.hpp"
#include "formats/ggf.hpp"
#include "formats/transcript.hpp"
#include "play/history.hpp"
#include "session/drawn_board.hpp"
#include "session/exported.hpp"
#include "session/refusal.hpp"

namespace lawan::session {
namespace {

using Moves = std::vector<std::string>;

Reason taken_for(std::string what, const GameEntry& entry, std::size_t moves) {
    return {std::move(what), {entry.name, std::to_string(moves)}};
}

// The game that the user looks at comes first.
std::vector<const GameEntry*> games_in_order(const std::string& first) {
    std::vector<const GameEntry*> games;
    for (const GameEntry& entry : catalog()) games.push_back(&entry);
    std::stable_partition(games.begin(), games.end(),
                          [&](const GameEntry* entry) { return entry->name == first; });
    return games;
}

Pasted from_record(const GameRecord& record, std::string what) {
    const GameEntry& entry = find_game(record.game);
    const AnyGame game = entry.set_up(record.start);
    (void)replay(game, record);
    Moves moves;
    for (const MoveRecord& move : record.moves) moves.push_back(move.move);
    const Reason taken = taken_for(std::move(what), entry, moves.size());
    Pasted pasted{taken, &entry, {}, game, std::move(moves), {}};
    if (record.players.x != record.players.o) pasted.names = record.players;
    return pasted;
}

// The first of what may be several games of Othello.
Pasted from_ggf(std::string_view text) {
    const CollectedGame game = parse_ggf(text).front();
    if (!game.problem.empty()) throw InputError{game.problem};
    return from_record(game.record, "ggf");
}

// A line of OBF: a position and what its moves are worth.
std::optional<std::string_view> board_of_obf(std::string_view text) {
    const auto end = text.find(';');
    if (end == std::string_view::npos || text.find('\n') < end) return std::nullopt;
    return trimmed(text.substr(0, end));
}

struct PlayedLine {
    Moves moves;            // as the game writes them
    double freedom = 0;     // how much else could have been played: the logarithm of other games
    double denied = 0;      // how much the rules forbade on the way: cells for each legal move
    std::size_t legal = 0;  // of the moves given, those before the first that is not legal
};

// Passes are put in where they are forced and were left out.
PlayedLine played(const AnyGame& game, const Moves& moves) {
    AnyPosition position = game.start();
    PlayedLine result;
    for (const std::string& text : moves) {
        const auto legal = position.legal_moves();
        const bool forced_pass = legal.size() == 1 && !position.cell(legal.front());
        auto move = position.parse_move(text);
        if (forced_pass && (!move || !position.is_legal(*move))) {
            result.moves.push_back(position.move_text(legal.front()));
            position = position.after(legal.front());
            move = position.parse_move(text);
        }
        if (!move || !position.is_legal(*move)) return result;
        const double freedom = std::log(static_cast<double>(position.legal_moves().size()));
        result.freedom += freedom;
        result.denied += std::log(static_cast<double>(position.board().size.cells())) - freedom;
        result.moves.push_back(position.move_text(*move));
        position = position.after(*move);
        ++result.legal;
    }
    return result;
}

// The settings to try for a transcript that does not say which: the usual ones, then each flag,
// then other sizes.
std::vector<OptionTexts> likely_settings(const GameEntry& entry) {
    std::vector<OptionTexts> settings{{}};
    for (const OptionSpec& option : entry.settings) {
        if (option.type == OptionType::Flag) settings.push_back({{option.name, "true"}});
    }
    for (const OptionSpec& option : entry.settings) {
        if (option.type != OptionType::Size) continue;
        for (int size = 3; size <= 20; ++size) {
            settings.push_back({{option.name, std::to_string(size)}});
        }
    }
    return settings;
}

struct Likely {
    Pasted pasted;
    double freedom;
};

// What a transcript is in a game: a whole line on some board, or how far it goes on any.
struct Reading {
    std::optional<Likely> likely = {};
    PlayedLine furthest = {};
};

Pasted pasted_moves(const GameEntry& entry, const OptionTexts& settings, const AnyGame& game,
                    Moves moves) {
    const Reason taken = taken_for("moves", entry, moves.size());
    return {taken, &entry, settings, game, std::move(moves), {}};
}

Reading as_moves(const GameEntry& entry, const Moves& moves) {
    Reading reading;
    for (const OptionTexts& settings : likely_settings(entry)) {
        try {
            const AnyGame game =
                entry.make(Options{"game " + entry.name, entry.settings, settings});
            PlayedLine line = played(game, moves);
            if (line.legal < moves.size()) {
                if (line.legal > reading.furthest.legal) reading.furthest = std::move(line);
                continue;
            }
            reading.likely = {pasted_moves(entry, settings, game, std::move(line.moves)),
                              line.freedom};
            break;
        } catch (const InputError&) {
            // Not a size of this game.
        }
    }
    return reading;
}

// A text of numbers alone has no moves where they count moves: then they are cells.
std::optional<Moves> moves_in(std::string_view text) {
    auto moves = parse_transcript(text);
    return moves ? moves : parse_cell_numbers(text);
}

// Rather than words of prose, which look like moves as far as letters go.
bool names_cells(const Moves& moves) {
    return std::any_of(moves.begin(), moves.end(), [](const std::string& move) {
        return is_digit(move.front()) || (move.size() > 1 && is_digit(move[1]));
    });
}

[[noreturn]] void refuse_move(const Moves& moves, std::size_t legal) {
    throw Refusal{"unreadable", fmt::format("move {}, {}, is not legal there", legal + 1,
                                            in_quotes(moves[legal]))};
}

// A text with a slip: the game that it begins as a game of.
struct Begun {
    const GameEntry* entry;
    PlayedLine line;  // up to the slip
};

[[noreturn]] void refuse_slip(const Moves& moves, const Begun& begun) {
    throw Refusal{"unreadable",
                  fmt::format("as a game of {}: move {}, {}, is not legal there", begun.entry->name,
                              begun.line.legal + 1, in_quotes(moves[begun.line.legal]))};
}

// Whether it is no chance that moves of another game begin so. A game that anybody looks at needs
// less than one that nobody has spoken of.
bool is_no_chance(const Begun& begun, const AnyGame& other, const Moves& moves, bool looked_at) {
    const double enough = std::log(looked_at ? 20.0 : 1000.0);
    const Moves same{moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(begun.line.legal)};
    return played(other, same).freedom - begun.line.freedom > enough;
}

// The one whose rules forbade most of what was not played: no chance move follows them for long.
const Begun* likeliest(const std::vector<Begun>& begun) {
    const auto best = std::max_element(
        begun.begin(), begun.end(),
        [](const Begun& a, const Begun& b) { return a.line.denied < b.line.denied; });
    return best == begun.end() ? nullptr : &*best;
}

std::optional<Pasted> as_position(const GameEntry& entry, std::string_view text) {
    try {
        return Pasted{taken_for("position", entry, 0), &entry, {}, entry.set_up(text), {}, {}};
    } catch (const InputError&) {
        return std::nullopt;
    }
}

std::optional<Pasted> as_diagram(const GameEntry& entry, const DrawnBoard& board) {
    for (const OptionTexts& settings : likely_settings(entry)) {
        try {
            const AnyPosition like =
                entry.make(Options{"game " + entry.name, entry.settings, settings}).start();
            if (like.board().size != board.size) continue;
            const AnyGame game = edited(entry, like, board.cells, board.to_move, {});
            return Pasted{taken_for("diagram", entry, 0), &entry, {}, game, {}, {}};
        } catch (const InputError&) {
            // Another size, or a board that the game cannot have.
        }
    }
    return std::nullopt;
}

// A text that says itself which game it is of.
std::optional<Pasted> as_record(std::string_view text) {
    try {
        if (!text.empty() && text.front() == '{') {
            return from_record(parse_game_record(text), "record");
        }
        if (const auto record = parse_share_text(text)) return from_record(*record, "share");
        if (looks_like_ggf(text)) return from_ggf(text);
    } catch (const InputError& error) {
        throw Refusal{"unreadable", error.what()};
    }
    return std::nullopt;
}

std::optional<Pasted> as_board(const std::vector<const GameEntry*>& games, std::string_view text) {
    for (const GameEntry* entry : games) {
        if (auto found = as_position(*entry, text)) return found;
    }
    if (const auto board = board_of_obf(text)) {
        if (auto found = as_position(find_game("othello"), *board)) return found;
    }
    if (const auto board = parse_drawn_board(text)) {
        for (const GameEntry* entry : games) {
            if (auto found = as_diagram(*entry, *board)) return found;
        }
    }
    return std::nullopt;
}

[[noreturn]] void refuse_all() {
    throw Refusal{
        "unreadable",
        "this is no game record, GGF, position, drawn board or list of legal moves of any game"};
}

}  // namespace

Pasted read_pasted(std::string_view pasted, const std::string& first) {
    const std::string_view text = trimmed(pasted);
    if (auto found = as_record(text)) return *std::move(found);
    const auto games = games_in_order(first);
    if (auto found = as_board(games, text)) return *std::move(found);
    const auto moves = moves_in(text);
    if (!moves) refuse_all();
    // Of several games the one in which the moves say most: where few others were legal.
    std::optional<Likely> likely;
    std::vector<Begun> begun;
    for (const GameEntry* entry : games) {
        Reading reading = as_moves(*entry, *moves);
        if (entry->name == first && reading.likely) return reading.likely->pasted;
        if (!reading.likely) {
            if (reading.furthest.legal > 0) begun.push_back({entry, std::move(reading.furthest)});
        } else if (!likely || reading.likely->freedom < likely->freedom) {
            likely = std::move(reading.likely);
        }
    }
    // A slip in one game is not a game of another.
    for (const Begun& each : begun) {
        const bool looked_at = each.entry->name == first;
        if (likely && !is_no_chance(each, likely->pasted.game, *moves, looked_at)) continue;
        if (looked_at) refuse_move(*moves, each.line.legal);
        if (likely) refuse_slip(*moves, each);
    }
    if (likely) return likely->pasted;
    if (const Begun* const meant = likeliest(begun)) refuse_slip(*moves, *meant);
    refuse_all();
}

Pasted read_pasted_of(std::string_view pasted, const GameEntry& entry,
                      const std::optional<AnyGame>& board) {
    const std::string_view text = trimmed(pasted);
    auto found = as_record(text);
    if (!found) found = as_board(games_in_order(entry.name), text);
    if (found) {
        if (found->entry != &entry) {
            throw Refusal{"unreadable", fmt::format("this is a game of {}, not of {}",
                                                    found->entry->name, entry.name)};
        }
        if (board) {
            throw Refusal{"unreadable",
                          "this game has its own settings and position: leave the others out"};
        }
        return *std::move(found);
    }
    const auto moves = moves_in(text);
    if (!moves || !names_cells(*moves)) refuse_all();
    if (board) {
        PlayedLine line = played(*board, *moves);
        if (line.legal < moves->size()) refuse_move(*moves, line.legal);
        return pasted_moves(entry, {}, *board, std::move(line.moves));
    }
    const Reading reading = as_moves(entry, *moves);
    if (!reading.likely) refuse_move(*moves, reading.furthest.legal);
    return reading.likely->pasted;
}

}  // namespace lawan::session
