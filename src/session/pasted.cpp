#include "session/pasted.hpp"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "core/input_error.hpp"
#include "core/text.hpp"
#include "formats/game_record_json.hpp"
#include "formats/ggf.hpp"
#include "play/history.hpp"
#include "session/drawn_board.hpp"
#include "session/exported.hpp"
#include "session/pasted_moves.hpp"
#include "session/refusal.hpp"

namespace lawan::session {
namespace {

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

// The moves before the first that is not legal, and that one's complaint.
Pasted from_record(GameRecord record, std::string what, std::string problem = {}) {
    const GameEntry& entry = find_game(record.game);
    const AnyGame game = entry.set_up(record.start);
    Playback back = replay_legal(game, record);
    if (!back.problem.empty()) problem = std::move(back.problem);
    if (!problem.empty() && back.history.moves().empty()) throw InputError{problem};
    MoveTexts moves;
    for (const MoveRecord& move : back.history.records()) moves.push_back(move.move);
    const Reason taken = taken_for(std::move(what), entry, moves.size());
    Pasted pasted{taken, &entry, {}, game, std::move(moves), {}, std::move(problem)};
    if (record.players.x != record.players.o) pasted.names = record.players;
    return pasted;
}

// The first of what may be several games of Othello.
Pasted from_ggf(std::string_view text) {
    const CollectedGame game = parse_ggf(text).front();
    if (!game.is_playable()) throw InputError{game.problem};
    return from_record(game.record, "ggf", game.problem);
}

// A line of OBF: a position and what its moves are worth.
std::optional<std::string_view> board_of_obf(std::string_view text) {
    const auto end = text.find(';');
    if (end == std::string_view::npos || text.find('\n') < end) return std::nullopt;
    return trimmed(text.substr(0, end));
}

std::optional<Pasted> as_position(const GameEntry& entry, std::string_view text) {
    try {
        return Pasted{taken_for("position", entry, 0), &entry, {}, entry.set_up(text), {}, {}, {}};
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
            return Pasted{taken_for("diagram", entry, 0), &entry, {}, game, {}, {}, {}};
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
    if (const auto moves = moves_in(text)) {
        if (auto found = moves_of_any(games, first, *moves)) return *std::move(found);
    }
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
    return moves_of(entry, board, *moves);
}

}  // namespace lawan::session
