// What people at the prompt can ask of a session, one function each.
#include <algorithm>
#include <cstdio>
#include <exception>
#include <utility>

#include <fmt/format.h>

#include "catalog/explain.hpp"
#include "catalog/levels.hpp"
#include "cli/called_as.hpp"
#include "cli/completion_words.hpp"
#include "cli/exit_code.hpp"
#include "cli/play_session.hpp"
#include "cli/reason_words.hpp"
#include "cli/saved_games.hpp"
#include "cli/streams.hpp"
#include "cli/words.hpp"
#include "core/input_error.hpp"
#include "core/limits.hpp"
#include "core/spec.hpp"
#include "core/text.hpp"
#include "session/exact.hpp"

namespace lawan::cli {
namespace {

constexpr Seconds kHintTime{1};  // where the game has no limits of its own

}  // namespace

void PlaySession::make_move(const std::string& text) {
    const AnyPosition& position = history_.position();
    if (result_) {
        fmt::print("The game is over; type new, undo, save or quit.\n");
        return;
    }
    const auto move = position.parse_move(text);
    if (!move || !position.is_legal(*move)) {
        fmt::print("{}\n", why_no_move(position, text));
        return;
    }
    play({*move, {position.move_text(*move)}});
}

// Where a person has something to decide.
bool PlaySession::waits_for_human() const {
    const AnyPosition& position = history_.position();
    return is_human(position.side_to_move()) && !position.is_over() && !forced_pass(position);
}

void PlaySession::undo_turns(const std::string& count) {
    const auto number = count.empty() ? std::optional<std::int64_t>{1} : parse_whole_number(count);
    if (!number || *number < 1) {
        throw InputError{fmt::format("undo takes how many turns to take back, not {}: undo 2",
                                     in_quotes(count))};
    }
    std::int64_t done = 0;
    while (done < *number && undo()) ++done;
    changed_ = done > 0;
    if (done == *number) return;
    fmt::print("{}\n", done == 0 ? std::string{"There is no move of yours to take back."}
                                 : fmt::format("No more than {} could be taken back.",
                                               count_text(static_cast<std::size_t>(done), "turn")));
}

bool PlaySession::undo() {
    // A game that was given up goes on where it stood.
    if (result_ && !history_.position().is_over() && waits_for_human()) {
        result_.reset();
        return true;
    }
    const std::size_t before = history_.moves().size();
    do {
        if (!history_.can_undo()) {
            while (history_.moves().size() < before) history_.redo();
            return false;
        }
        history_.undo();
    } while (!waits_for_human());
    unsaved_ = true;
    result_.reset();
    return true;
}

void PlaySession::redo() {
    if (!history_.can_redo()) {
        fmt::print("There is nothing to make again.\n");
        return;
    }
    result_.reset();  // a resignation is taken back by going on
    do {
        history_.redo();
    } while (history_.can_redo() && !waits_for_human());
    changed_ = true;
    unsaved_ = true;
    settle();
}

void PlaySession::hint(const std::string& bot) {
    if (result_) {
        fmt::print("The game is over.\n");
        return;
    }
    const Spec adviser = bot.empty() ? bot_of_level(*entry_, kHintLevel) : parse_spec(bot);
    Limits limits = setup_.limits;
    if (bot.empty() && !limits.depth && !limits.nodes && !limits.time) limits.time = kHintTime;
    const auto thinker = make_bot(*entry_, game_, adviser);
    const AnyPosition& position = history_.position();
    thinker->new_game({game_.start(), position.side_to_move(), game_number_, setup_.seed});
    const Thought<AnyMove> thought = session::think_exactly(
        *entry_, *thinker, {position, history_.moves(), limits, &stop_},
        bot.empty() ? session::proof_memory(*entry_, adviser) : std::nullopt);
    if (interrupted()) return;
    std::string text = fmt::format("Hint: {}", position.move_text(thought.best));
    const auto reasons = reasons_for_thought(position, thought);
    const bool says_depth = std::any_of(reasons.begin(), reasons.end(), [](const Reason& reason) {
        return reason.code == "search-says";
    });
    if (thought.valuation) {
        text += fmt::format(
            " ({}", opinion_text(game_, adviser, *thought.valuation, position.side_to_move()));
        if (thought.depth > 0 && !says_depth) {
            text +=
                fmt::format("; {} {} ahead", thought.depth, thought.depth == 1 ? "ply" : "plies");
        }
        text += ')';
    }
    if (!reasons.empty()) text += ": " + reasons_text(reasons);
    fmt::print("{}\n", text);
}

void PlaySession::list_moves() const {
    constexpr std::size_t kWidth = 78;
    const AnyPosition& position = history_.position();
    const auto moves = result_ ? std::vector<AnyMove>{} : position.legal_moves();
    fmt::print("{}\n", count_text(moves.size(), "legal move"));
    std::string line;
    for (const AnyMove move : moves) {
        const std::string name = position.move_text(move);
        if (line.size() + 1 + name.size() > kWidth) fmt::print("{}\n", std::exchange(line, ""));
        line += ' ' + name;
    }
    if (!line.empty()) fmt::print("{}\n", line);
}

void PlaySession::resign() {
    if (result_) {
        fmt::print("The game is over.\n");
        return;
    }
    const AnyPosition& position = history_.position();
    result_ = GameResult{
        EndReason::Resigned, opponent_of(position.side_to_move()), position.shown_score(), {}};
    changed_ = true;
}

void PlaySession::start_over() {
    keep_before_another();
    begin(*entry_, game_, History{game_});
}

void PlaySession::keep_unasked() {
    // A file that somebody named stays as it was asked for.
    if (saved_to_ && !is_among_saved_games(*saved_to_)) saved_to_.reset();
    keep();
}

void PlaySession::keep() {
    if (saved_to_) {
        save_game(*saved_to_, record());
    } else {
        saved_to_ = save_new_game(record());
    }
    unsaved_ = false;
}

void PlaySession::save(const std::string& file) {
    if (file.empty()) {
        keep();
    } else {
        std::filesystem::path path = typed_path(file);
        save_game(path, record());
        saved_to_ = std::move(path);
        unsaved_ = false;
    }
    fmt::print("Saved to {}\n", saved_to_->string());
}

bool PlaySession::would_be_lost() const {
    return anybody_human() && !result_ && unsaved_ && !history_.moves().empty();
}

void PlaySession::keep_for_later(std::string_view why) {
    if (!would_be_lost()) return;
    std::fflush(stdout);  // whether or not that works, the game is saved
    std::string said;
    try {
        keep_unasked();
        const std::string file = shell_quoted(saved_to_->string());
        said = fmt::format("{}; this goes on with the game:\n  {} play --load {}\n", why,
                           called_as(), file);
    } catch (const std::exception& failure) {
        said = fmt::format("lawan: the game is lost: {}\n", failure.what());
    }
    say(said);
}

// A program that types has said all it wanted.
void PlaySession::keep_before_another() {
    if (!would_be_lost() || !input_is_terminal()) return;
    keep_unasked();
    fmt::print("The game so far is saved; 'load {}' goes on with it.\n", name_to_load(*saved_to_));
}

void PlaySession::load_typed(const std::string& file) {
    if (!file.empty()) {
        load(file);
        return;
    }
    constexpr std::size_t kMostNamed = 8;
    const auto names = latest_saved_games(kMostNamed);
    if (names.empty()) throw InputError{"Load which game? Type load FILE."};
    throw InputError{fmt::format("Load which game? Type load NAME; the last ones saved are {}.",
                                 fmt::join(names, ", "))};
}

GameRecord PlaySession::record() const {
    return {entry_->name, history_.start().text(), names_, history_.records(), result_};
}

namespace {

// Who is to sit where a saved game names a player: the bot of that name, or else a person. A file
// must not start programs, and make_bot() does not: where one played, a person goes on.
Seat seat_of(const GameEntry& entry, const AnyGame& game, Side side, std::string name) {
    const std::string suffix = fmt::format(" ({})", side_name(game, side));  // see names_for()
    if (name.size() > suffix.size() &&
        name.compare(name.size() - suffix.size(), suffix.size(), suffix) == 0) {
        name.resize(name.size() - suffix.size());
    }
    Seat seat;
    try {
        Spec spec = parse_spec(name);
        static_cast<void>(make_bot(entry, game, spec));
        seat.bot = std::move(spec);
    } catch (const InputError&) {
        if (name != kYou && name != side_name(game, side)) seat.name = name;
    }
    return seat;
}

}  // namespace

void PlaySession::load(const std::string& file, std::optional<std::string_view> expected_game) {
    const std::filesystem::path path = typed_game(file);
    const GameRecord loaded = load_game(path);
    const PerSide<Seat> seats_before = setup_.seats;
    try {
        if (expected_game && loaded.game != *expected_game) {
            throw InputError{fmt::format("this is a game of {}, not of {}", in_quotes(loaded.game),
                                         *expected_game)};
        }
        const GameEntry& entry = find_game(loaded.game);
        const AnyGame game = entry.set_up(loaded.start);
        History history = replay(game, loaded);
        if (saved_to_ == path) saved_to_.reset();  // what is to be loaded is not written over
        keep_before_another();
        for (const Side side : {Side::X, Side::O}) {
            if (!setup_.seats[side].chosen) {
                setup_.seats[side] = seat_of(entry, game, side, loaded.players[side]);
            }
        }
        begin(entry, game, std::move(history));
    } catch (const InputError& error) {
        setup_.seats = seats_before;
        throw InputError{fmt::format("{}: {}", in_quotes(file), error.what())};
    }
    // The moves decide the outcome, not what the file says of it; but who resigned has resigned.
    if (!result_ && loaded.result && loaded.result->reason == EndReason::Resigned) {
        result_ = loaded.result;
    }
    if (is_among_saved_games(path)) saved_to_ = path;
    fmt::print("Loaded {}: {}, {}, {} against {}\n", file, loaded.game,
               count_text(loaded.moves.size(), "move"), names_.x, names_.o);
}

}  // namespace lawan::cli
