#include "session/pasted.hpp"

#include <algorithm>
#include <utility>

#include "core/input_error.hpp"
#include "core/input_words.hpp"
#include "core/text.hpp"
#include "formats/game_record_json.hpp"
#include "play/history.hpp"
#include "session/drawn_board.hpp"
#include "session/edited.hpp"
#include "session/exported.hpp"
#include "session/pasted_moves.hpp"
#include "session/refusal.hpp"
#include "session/words.hpp"

namespace lawan::session {
namespace {

Phrase taken_for(const Words& what, const GameModule& entry, std::size_t moves) {
    return {what, {entry.title, moves}};
}

// The game that the user looks at comes first.
std::vector<const GameModule*> games_in_order(const std::string& first) {
    std::vector<const GameModule*> games;
    for (const GameModule& entry : catalog()) games.push_back(&entry);
    std::stable_partition(games.begin(), games.end(),
                          [&](const GameModule* entry) { return entry->name == first; });
    return games;
}

// The moves before the first that is not legal, and that one's complaint.
Pasted from_record(const GameRecord& record, const Words& what,
                   std::optional<Phrase> problem = {}) {
    const GameModule& entry = find_game(record.game);
    const AnyGame game = entry.set_up(record.start);
    Playback back = replay_legal(game, record);
    if (back.problem) problem = back.problem;
    if (problem && back.history.moves().empty()) throw InputError{*problem};
    MoveTexts moves;
    for (const MoveRecord& move : back.history.records()) moves.push_back(move.move);
    const Phrase taken = taken_for(what, entry, moves.size());
    Pasted pasted{taken, &entry, {}, game, std::move(moves), {}, std::move(problem)};
    if (record.players.x != record.players.o) pasted.names = record.players;
    return pasted;
}

// The first of what may be several games in a format that only one game has.
Pasted from_format(const GameFormat& format, std::string_view text) {
    const CollectedGame game = format.read(text)->front();
    if (!game.is_playable()) throw InputError{*game.problem};
    Pasted pasted = from_record(game.record, words::kTakenForPosition, game.problem);
    if (!pasted.moves.empty()) {
        pasted.taken_for =
            Phrase{words::kTakenForFile, {pasted.entry->title, pasted.moves.size(), format.title}};
    }
    return pasted;
}

std::optional<Pasted> as_position(const GameModule& entry, std::string_view text) {
    try {
        return Pasted{taken_for(words::kTakenForPosition, entry, 0),
                      &entry,
                      {},
                      entry.set_up(text),
                      {},
                      {},
                      {}};
    } catch (const InputError&) {
        return std::nullopt;
    }
}

std::optional<Pasted> as_diagram(const GameModule& entry, const DrawnBoard& board) {
    for (const OptionTexts& settings : likely_settings(entry)) {
        try {
            const AnyPosition like =
                entry
                    .make(Options{Phrase{lawan::words::kGameNamed, {entry.name}}, entry.settings,
                                  settings})
                    .start();
            if (like.board().size != board.size) continue;
            const AnyGame game = edited(entry, like, board.cells, board.to_move, {});
            return Pasted{
                taken_for(words::kTakenForDiagram, entry, 0), &entry, {}, game, {}, {}, {}};
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
            return from_record(parse_game_record(text), words::kTakenForRecord);
        }
        if (const auto record = parse_share_text(text)) {
            return from_record(*record, words::kTakenForShare);
        }
        for (const GameModule& entry : catalog()) {
            const GameFormat* const format = format_of(entry.files, text);
            if (format != nullptr) return from_format(*format, text);
        }
    } catch (const InputError& error) {
        throw Refusal{ErrorKind::Unreadable, error.phrase()};
    }
    return std::nullopt;
}

std::optional<Pasted> as_board(const std::vector<const GameModule*>& games, std::string_view text) {
    for (const GameModule* entry : games) {
        if (auto found = as_position(*entry, text)) return found;
    }
    if (const auto board = parse_drawn_board(text)) {
        for (const GameModule* entry : games) {
            if (auto found = as_diagram(*entry, *board)) return found;
        }
    }
    return std::nullopt;
}

[[noreturn]] void refuse_all() {
    throw Refusal{ErrorKind::Unreadable, words::kUnreadable};
}

}  // namespace

Pasted read_pasted(std::string_view pasted, const std::string& first) {
    const std::string_view text = trimmed(pasted);
    if (auto found = as_record(text)) return *std::move(found);
    const auto games = games_in_order(first);
    if (auto found = as_board(games, text)) return *std::move(found);
    if (const auto moves = moves_in(text)) {
        if (auto found = moves_of_any(games, first, *moves)) return *std::move(found);
    }
    refuse_all();
}

Pasted read_pasted_of(std::string_view pasted, const GameModule& entry,
                      const std::optional<AnyGame>& board) {
    const std::string_view text = trimmed(pasted);
    auto found = as_record(text);
    if (!found) found = as_board(games_in_order(entry.name), text);
    if (found) {
        if (found->entry != &entry) {
            throw Refusal{
                ErrorKind::Unreadable, words::kOtherGame, {found->entry->title, entry.title}};
        }
        if (board) {
            throw Refusal{ErrorKind::Unreadable, words::kHasOwnSettings};
        }
        return *std::move(found);
    }
    const auto moves = moves_in(text);
    if (!moves) refuse_all();
    // Words without a number are prose, unless every one of them is a move.
    if (names_cells(*moves) || are_moves_of(entry, board, *moves)) {
        return moves_of(entry, board, *moves);
    }
    auto all = all_moves_of(entry, board, *moves);
    if (!all) refuse_all();
    return *std::move(all);
}

}  // namespace lawan::session
