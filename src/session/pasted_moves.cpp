#include "session/pasted_moves.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/input_error.hpp"
#include "core/input_words.hpp"
#include "core/text.hpp"
#include "formats/transcript.hpp"
#include "play/legal_move.hpp"
#include "play/words.hpp"
#include "session/refusal.hpp"
#include "session/words.hpp"

namespace lawan::session {
namespace {

struct PlayedLine {
    MoveTexts moves;        // as the game writes them
    double freedom = 0;     // how much else could have been played: the logarithm of other games
    double denied = 0;      // how much the rules forbade on the way: cells for each legal move
    std::size_t legal = 0;  // of the moves given, those before the first that is not legal
};

// Passes are put in where they are forced and were left out.
PlayedLine played(const AnyGame& game, const MoveTexts& moves) {
    AnyPosition position = game.start();
    PlayedLine result;
    for (const std::string& text : moves) {
        auto move = legal_move(position, text);
        if (!move) {
            const auto pass = forced_pass(position);
            if (!pass) return result;
            const AnyPosition passed = position.after(*pass);
            move = legal_move(passed, text);
            if (!move) return result;
            result.moves.push_back(position.move_text(*pass));
            position = passed;
        }
        const double freedom = std::log(static_cast<double>(position.legal_moves().size()));
        result.freedom += freedom;
        result.denied += std::log(static_cast<double>(position.board().size.cells())) - freedom;
        result.moves.push_back(position.move_text(*move));
        position = position.after(*move);
        ++result.legal;
    }
    return result;
}

// What the moves are in a game: the board on which most of them are legal.
struct Reading {
    const GameModule* entry;
    OptionTexts settings;
    AnyGame game;
    PlayedLine line;

    [[nodiscard]] bool is_whole(const MoveTexts& moves) const { return line.legal == moves.size(); }
};

Phrase slip_in(const MoveTexts& moves, std::size_t legal) {
    return {lawan::words::kMoveNotLegal, {legal + 1, in_quotes(moves[legal])}};
}

Pasted pasted_from(const Reading& reading, const MoveTexts& moves) {
    const Reason taken{words::kTakenForMoves, {reading.entry->title, reading.line.moves.size()}};
    Pasted pasted{taken, reading.entry, reading.settings, reading.game, reading.line.moves, {}, {}};
    if (!reading.is_whole(moves)) pasted.problem = slip_in(moves, reading.line.legal);
    return pasted;
}

AnyGame made(const GameModule& entry, const OptionTexts& settings) {
    return entry.make(
        Options{Phrase{lawan::words::kGameNamed, {entry.name}}, entry.settings, settings});
}

bool names_moves_of(const AnyGame& game, const MoveTexts& moves) {
    const AnyPosition start = game.start();
    return std::all_of(moves.begin(), moves.end(),
                       [&](const std::string& move) { return start.parse_move(move).has_value(); });
}

// None where no board has a legal move among them. A slip is no reason for another board: it is
// looked for where a move lies outside the usual one, or where that has no such first move.
std::optional<Reading> best_reading(const GameModule& entry, const MoveTexts& moves) {
    std::optional<Reading> best;
    const BoardSize usual = made(entry, {}).start().board().size;
    const bool may_be_usual = names_moves_of(made(entry, {}), moves);
    for (const OptionTexts& settings : likely_settings(entry)) {
        try {
            const AnyGame game = made(entry, settings);
            if (best && may_be_usual && !(game.start().board().size == usual)) continue;
            PlayedLine line = played(game, moves);
            if (line.legal <= (best ? best->line.legal : 0)) continue;
            best = {&entry, settings, game, std::move(line)};
            if (best->is_whole(moves)) break;
        } catch (const InputError&) {
            // Not a size of this game.
        }
    }
    return best;
}

std::optional<Reading> reading_of(const GameModule& entry, const std::optional<AnyGame>& board,
                                  const MoveTexts& moves) {
    if (!board) return best_reading(entry, moves);
    PlayedLine line = played(*board, moves);
    if (line.legal == 0) return std::nullopt;
    return Reading{&entry, {}, *board, std::move(line)};
}

// Whether it is no chance that moves of another game begin so. A game that anybody looks at needs
// less than one that nobody has spoken of.
bool is_no_chance(const Reading& begun, const AnyGame& other, const MoveTexts& moves,
                  bool looked_at) {
    const double enough = std::log(looked_at ? 20.0 : 1000.0);
    const MoveTexts same{moves.begin(),
                         moves.begin() + static_cast<std::ptrdiff_t>(begun.line.legal)};
    return played(other, same).freedom - begun.line.freedom > enough;
}

// The one whose rules forbade most of what was not played: no chance move follows them for long.
const Reading* likeliest(const std::vector<Reading>& begun) {
    const auto best = std::max_element(
        begun.begin(), begun.end(),
        [](const Reading& a, const Reading& b) { return a.line.denied < b.line.denied; });
    return best == begun.end() ? nullptr : &*best;
}

// A game that nobody has spoken of: one move is too little to put it on the board.
Pasted guessed(const Reading& begun, const MoveTexts& moves) {
    if (begun.line.legal > 1) return pasted_from(begun, moves);
    throw Refusal{ErrorKind::Unreadable,
                  words::kTakenAsGame,
                  {begun.entry->title, slip_in(moves, begun.line.legal)}};
}

}  // namespace

std::optional<MoveTexts> moves_in(std::string_view text) {
    // A text of numbers alone has no moves where they count moves: then they are cells.
    auto moves = parse_transcript(text);
    return moves ? moves : parse_cell_numbers(text);
}

bool names_cells(const MoveTexts& moves) {
    return std::any_of(moves.begin(), moves.end(), [](const std::string& move) {
        return is_digit(move.front()) || (move.size() > 1 && is_digit(move[1]));
    });
}

bool are_moves_of(const GameModule& entry, const std::optional<AnyGame>& board,
                  const MoveTexts& moves) {
    return names_moves_of(board ? *board : made(entry, {}), moves);
}

std::vector<OptionTexts> likely_settings(const GameModule& entry) {
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

Pasted moves_of(const GameModule& entry, const std::optional<AnyGame>& board,
                const MoveTexts& moves) {
    const auto reading = reading_of(entry, board, moves);
    if (!reading) throw Refusal{ErrorKind::Unreadable, slip_in(moves, 0)};
    return pasted_from(*reading, moves);
}

std::optional<Pasted> all_moves_of(const GameModule& entry, const std::optional<AnyGame>& board,
                                   const MoveTexts& moves) {
    const auto reading = reading_of(entry, board, moves);
    if (!reading || !reading->is_whole(moves)) return std::nullopt;
    return pasted_from(*reading, moves);
}

std::optional<Pasted> moves_of_any(const std::vector<const GameModule*>& games,
                                   const std::string& first, const MoveTexts& moves) {
    // Of several games the one in which the moves say most: where few others were legal.
    std::optional<Reading> likely;
    std::vector<Reading> begun;
    for (const GameModule* entry : games) {
        auto reading = best_reading(*entry, moves);
        if (!reading) continue;
        if (!reading->is_whole(moves)) {
            begun.push_back(*std::move(reading));
        } else if (entry->name == first) {
            return pasted_from(*reading, moves);
        } else if (!likely || reading->line.freedom < likely->line.freedom) {
            likely = std::move(reading);
        }
    }
    // A slip in one game is not a game of another.
    for (const Reading& each : begun) {
        const bool looked_at = each.entry->name == first;
        if (likely && !is_no_chance(each, likely->game, moves, looked_at)) continue;
        if (looked_at) return pasted_from(each, moves);
        if (likely) return guessed(each, moves);
    }
    if (likely) return pasted_from(*likely, moves);
    if (const Reading* const meant = likeliest(begun)) return guessed(*meant, moves);
    return std::nullopt;
}

}  // namespace lawan::session
