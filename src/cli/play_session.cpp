#include "cli/play_session.hpp"

#include <cstdio>
#include <exception>
#include <new>
#include <utility>
#include <variant>

#include <fmt/format.h>

#include "catalog/explain.hpp"
#include "catalog/programs.hpp"
#include "cli/reason_words.hpp"
#include "cli/streams.hpp"
#include "cli/words.hpp"
#include "core/input_error.hpp"
#include "play/referee.hpp"

namespace lawan::cli {
PlaySession::PlaySession(const GameEntry& entry, const AnyGame& game, PlaySetup setup,
                         PlayScreen screen, const StopSignal& stop)
    : entry_{&entry},
      game_{game},
      setup_{std::move(setup)},
      screen_{screen},
      stop_{stop},
      prompt_{stop},
      history_{game} {
    begin(entry, game, History{game});
}

void PlaySession::begin(const GameEntry& entry, const AnyGame& game, History history) {
    PerSide<std::unique_ptr<Bot>> bots;
    for (const Side side : {Side::X, Side::O}) {
        if (is_human(side)) continue;
        bots[side] = make_bot_or_program(entry, game, *setup_.seats[side].bot);
        bots[side]->new_game(
            {game.start(), side, game_number_, seed_of(side, setup_.seed.derive(game_number_))});
    }
    entry_ = &entry;
    game_ = game;
    names_ = names_for(game);
    bots_ = std::move(bots);
    history_ = std::move(history);
    result_.reset();
    ++game_number_;
    changed_ = true;
    unsaved_ = false;
    saved_to_.reset();
    settle();
}

PerSide<std::string> PlaySession::names_for(const AnyGame& game) const {
    PerSide<std::string> names;
    for (const Side side : {Side::X, Side::O}) {
        const Seat& seat = setup_.seats[side];
        const bool two_people = is_human(Side::X) && is_human(Side::O);
        names[side] = seat.name    ? *seat.name
                      : seat.bot   ? to_text(*seat.bot)
                      : two_people ? side_name(game, side)
                                   : kYou;
    }
    if (names.x == names.o) {
        for (const Side side : {Side::X, Side::O}) {
            names[side] += fmt::format(" ({})", side_name(game, side));
        }
    }
    return names;
}

void PlaySession::greet() const {
    const BoardSize size = history_.position().board().size;
    fmt::print("{} on {}: {} against {}\n", entry_->name, to_text(size),
               name_and_side(game_, names_.x, Side::X), name_and_side(game_, names_.o, Side::O));
    const auto moves = history_.position().legal_moves();
    if (anybody_human() && !moves.empty()) {
        fmt::print("Type a move such as {}, or help.\n",
                   history_.position().move_text(moves.front()));
    }
}

ExitCode PlaySession::run() {
    try {
        take_turns();
    } catch (...) {  // such as a terminal that is gone
        keep_for_later("broken off");
        throw;
    }
    if (interrupted()) {
        keep_for_later("interrupted");
        return ExitCode::Interrupted;
    }
    // Ctrl-D and quit; a program that types has said all it wanted.
    if (input_is_terminal()) keep_for_later("saved");
    return ExitCode::Done;
}

void PlaySession::take_turns() {
    while (!interrupted()) {
        const Side side = history_.position().side_to_move();
        if (result_) {
            show_if_changed();
            if (!anybody_human() || ask() == Next::Leave) return;
        } else if (!is_human(side)) {
            if (!anybody_human() && !setup_.quiet) show_if_changed();
            bot_turn(side);
        } else if (const auto only_move = forced_pass(history_.position())) {
            pass(*only_move);
        } else {
            if (!setup_.quiet) show_if_changed();
            if (ask() == Next::Leave) return;
        }
    }
}

void PlaySession::show() {
    fmt::print("{}", screen_.text({game_, history_.position(), names_, last_cell(), result_}));
    if (result_) {
        // A sentence of its own begins with a capital letter, unless with somebody's name.
        std::string sentence = result_text(game_, record());
        if (sentence.rfind("a draw", 0) == 0) sentence.front() = 'A';
        fmt::print("{}.\n", sentence);
    }
    changed_ = false;
}

// Where the last mark was put, also after a pass.
std::optional<Coordinate> PlaySession::last_cell() const {
    const auto& moves = history_.moves();
    for (auto move = moves.rbegin(); move != moves.rend(); ++move) {
        if (const auto cell = history_.position().cell(*move)) return cell;
    }
    return std::nullopt;
}

void PlaySession::show_if_changed() {
    if (changed_) show();
}

void PlaySession::settle() {
    const AnyPosition& position = history_.position();
    if (result_ || !position.is_over()) return;
    result_ = GameResult{EndReason::Finished, position.winner(), position.shown_score(), {}};
}

void PlaySession::play(PlayedMove played) {
    history_.play(std::move(played));
    changed_ = true;
    unsaved_ = true;
    settle();
}

void PlaySession::bot_turn(Side side) {
    flush_output();  // so that the board is seen while the bot thinks
    Ruling ruling = take_turn({bots_[side].get(), names_[side]},
                              {history_.position(), history_.moves(), setup_.limits, &stop_});
    if (auto* played = std::get_if<PlayedMove>(&ruling)) {
        if (!setup_.quiet || anybody_human()) {  // who plays wants to know what was answered
            const MoveRecord& record = played->record;
            const bool passes = !history_.position().cell(played->move);
            const auto reasons = reasons_for_thought(
                history_.position(), {played->move, record.valuation, record.depth, record.nodes,
                                      record.time, played->line, played->reasons});
            fmt::print("{} {}{}{}.\n", names_[side], passes ? "passes" : "plays " + record.move,
                       record.valuation
                           ? fmt::format(" ({})", opinion_text(game_, *setup_.seats[side].bot,
                                                               *record.valuation, side))
                           : "",
                       reasons.empty() ? "" : ": " + reasons_text(reasons));
        }
        play(std::move(*played));
        return;
    }
    const auto& end = std::get<GameResult>(ruling);
    if (end.reason == EndReason::Stopped) return;  // interrupted: run() sees it
    result_ = end;
    result_->score = history_.position().shown_score();
    changed_ = true;
}

void PlaySession::pass(AnyMove move) {
    const Side side = history_.position().side_to_move();
    const bool you = names_[side] == kYou;
    fmt::print("{} {} no move and {}.\n", names_[side], you ? "have" : "has",
               you ? "pass" : "passes");
    play({move, {history_.position().move_text(move)}});
}

PlaySession::Next PlaySession::ask() {
    const Side side = history_.position().side_to_move();
    const auto line = prompt_.ask(result_ ? "new, undo, save or quit> "
                                          : name_and_side(game_, names_[side], side) + "> ");
    if (!line) return Next::Leave;
    try {
        return obey(parse_typed(*line));
    } catch (const std::bad_alloc&) {
        fmt::print("There is not enough memory for that.\n");
    } catch (const std::exception& error) {
        // Whatever went wrong with one request, the game goes on.
        fmt::print("{}\n", error.what());
    }
    return Next::GoOn;
}

PlaySession::Next PlaySession::obey(const Typed& typed) {
    switch (typed.verb) {
        case Verb::Nothing:
            break;
        case Verb::Move:
            make_move(typed.rest);
            break;
        case Verb::Undo:
            undo_turns(typed.rest);
            break;
        case Verb::Redo:
            redo();
            break;
        case Verb::Hint:
            hint(typed.rest);
            break;
        case Verb::Moves:
            list_moves();
            break;
        case Verb::Resign:
            resign();
            break;
        case Verb::Save:
            save(typed.rest);
            break;
        case Verb::Load:
            load_typed(typed.rest);
            break;
        case Verb::New:
            start_over();
            break;
        case Verb::Board:
            show();
            break;
        case Verb::Help:
            fmt::print("{}", typed_help(history_.position()));
            break;
        case Verb::Quit:
            return Next::Leave;
    }
    return Next::GoOn;
}

}  // namespace lawan::cli
