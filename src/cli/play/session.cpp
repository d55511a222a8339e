#include "cli/play/session.hpp"

#include <cctype>
#include <exception>
#include <utility>

#include <fmt/format.h>

#include "analysis/analyst.hpp"
#include "cli/play/requests.hpp"
#include "cli/play/words.hpp"
#include "cli/results.hpp"
#include "cli/saved_games.hpp"
#include "cli/terminal/interrupt.hpp"
#include "cli/terminal/language.hpp"
#include "cli/terminal/status_line.hpp"
#include "cli/terminal/streams.hpp"
#include "cli/words.hpp"
#include "core/input_error.hpp"
#include "core/system_error.hpp"
#include "core/text.hpp"
#include "module/explain.hpp"
#include "play/bot_answer.hpp"
#include "protocol/programs.hpp"

namespace lawan::cli {
namespace {

char capital(char letter) {
    return static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
}

}  // namespace

PlaySession::PlaySession(const GameModule& entry, const AnyGame& game, PlaySetup setup,
                         PlayScreen screen, Prompt prompt, const StopSignal& stop)
    : entry_{&entry},
      setup_{std::move(setup)},
      screen_{screen},
      stop_{stop},
      prompt_{std::move(prompt)},
      table_{new_table(game, setup_.players)} {
    begin(entry, game, PerSide<PlayerChoice>{setup_.players});
}

Table PlaySession::new_table(const AnyGame& game, const PerSide<PlayerChoice>& players) const {
    TableSetup setup{game, seats_of(game, players), {setup_.limits}};
    setup.seed = setup_.seed.derive(game_number_);
    setup.number = game_number_;
    return Table{std::move(setup)};
}

// Whatever can be refused is tried before anything is changed; our own bots are greeted after
// that, since they may have much to read.
void PlaySession::begin(const GameModule& entry, const AnyGame& game,
                        const PerSide<PlayerChoice>& players,
                        const std::vector<PlayedMove>& moves) {
    Table table = new_table(game, players);
    PerSide<std::unique_ptr<Bot>> bots;
    PerSide<std::optional<Seed>> not_greeted;
    PerSide<std::optional<BotFailure>> failures;
    for (const Side side : {Side::X, Side::O}) {
        if (players[side].human()) continue;
        bots[side] = make_bot_or_program(entry, game, *players[side].bot);
        NewGame greeting = table.greeting(side);
        greeting.stop = &stop_;
        if (is_program(*players[side].bot)) {
            failures[side] = lawan::greet(*bots[side], greeting, table.setup().time);
        } else {
            not_greeted[side] = greeting.seed;
        }
    }
    for (const PlayedMove& move : moves) table.replay(move);
    for (const Side side : {Side::X, Side::O}) {
        if (failures[side] && !table.over() && !interrupted()) table.rule_on(side, *failures[side]);
    }
    entry_ = &entry;
    setup_.players = players;
    table_ = std::move(table);
    bots_ = std::move(bots);
    not_greeted_ = not_greeted;
    kept_ = {};
    ++game_number_;
    changed_ = true;
}

void PlaySession::greet() const {
    const AnyGame& game = table_.setup().game;
    print("{}\n", told(words::kGreeting, {entry_->name, to_text(table_.position().board().size),
                                          name_and_side(game, name(Side::X), Side::X),
                                          name_and_side(game, name(Side::O), Side::O)}));
    const auto moves = table_.position().legal_moves();
    if (table_.anybody_human() && !moves.empty()) {
        print("{}\n", told(words::kTypeAMove, {table_.position().move_text(moves.front())}));
    }
}

ExitCode PlaySession::run() {
    try {
        if (setup_.swap2 && table_.ply() == 0 && !open_by_swap2()) {
            return interrupted() ? ExitCode::Interrupted : ExitCode::Done;
        }
        take_turns();
    } catch (...) {  // such as a terminal that is gone
        keep_for_later(words::kBrokenOffGoesOn);
        throw;
    }
    if (interrupted()) {
        keep_for_later(words::kInterruptedGoesOn);
        return ExitCode::Interrupted;
    }
    // Ctrl-D and quit; a program that types has said all it wanted.
    if (input_is_terminal()) keep_for_later(words::kSavedGoesOn);
    return ExitCode::Done;
}

void PlaySession::take_turns() {
    while (!interrupted()) {
        if (table_.over()) {
            show_if_changed();
            if (table_.two_bots() || ask() == Next::Leave) return;
        } else if (table_.bots_turn()) {
            if (table_.two_bots() && !setup_.quiet) show_if_changed();
            bot_turn();
        } else if (const auto only_move = forced_pass(table_.position())) {
            pass(*only_move);
        } else {
            if (!setup_.quiet) show_if_changed();
            if (ask() == Next::Leave) return;
        }
    }
}

void PlaySession::show() {
    const AnyGame& game = table_.setup().game;
    const PerSide<std::string> names{name(Side::X), name(Side::O)};
    print("{}", screen_.text({game, table_.position(), names, last_cell(), table_.result()}));
    if (table_.over()) {
        // A sentence of its own begins with a capital letter, unless with somebody's name.
        std::string sentence = result_text(game, table_.record());
        if (!table_.result()->winner) sentence.front() = capital(sentence.front());
        print("{}.\n", sentence);
    }
    changed_ = false;
}

// Where the last mark was put, also after a pass.
std::optional<Coordinate> PlaySession::last_cell() const {
    const auto& moves = table_.history().moves();
    for (auto move = moves.rbegin(); move != moves.rend(); ++move) {
        if (const auto cell = table_.position().cell(*move)) return cell;
    }
    return std::nullopt;
}

void PlaySession::show_if_changed() {
    if (changed_) show();
}

void PlaySession::has_changed() {
    changed_ = true;
    kept_.changed();
}

void PlaySession::bot_turn() {
    flush_output();  // so that the board is seen while the bot thinks
    const Side side = table_.position().side_to_move();
    const std::size_t before = table_.ply();
    if (const auto seed = std::exchange(not_greeted_[side], std::nullopt)) {
        NewGame greeting = table_.greeting(side);
        greeting.seed = *seed;
        const auto failure = lawan::greet(*bots_[side], greeting, table_.setup().time);
        if (interrupted()) return;
        if (failure) {
            table_.rule_on(side, *failure);
            return has_changed();
        }
    }
    table_.start_turn();
    const BotAnswer answer = lawan::ask(*bots_[side], table_.bot_turn(), &stop_);
    if (interrupted()) return;  // run() sees it
    table_.rule_on(answer);
    // Who plays wants to know what was answered.
    if (table_.ply() > before && (!setup_.quiet || table_.anybody_human())) {
        say_what_was_played(side, table_.history().steps().back());
    }
    has_changed();
}

void PlaySession::say_what_was_played(Side side, const PlayedMove& played) const {
    const AnyPosition& before = table_.history().positions()[table_.ply() - 1];
    const bool passes = !before.cell(played.move);
    std::string opinion;
    if (const auto& valuation = played.record.valuation) {
        const Analyst bot{*entry_, *table_.setup().seats[side].bot};
        opinion = fmt::format(
            " ({})", value_text(table_.setup().game, bot.scale(before).value(*valuation), side));
    }
    const auto reasons = reasons_for_thought(before, *played.thought);
    print("{}{}{}.\n",
          passes ? told(words::kPasses, {name(side)})
                 : told(words::kPlays, {name(side), played.record.move}),
          opinion, reasons.empty() ? "" : ": " + in_one_line(reasons, language()));
}

void PlaySession::pass(AnyMove move) {
    const std::string who = name(table_.position().side_to_move());
    print("{}\n", told(is_you(who) ? words::kYouHaveToPass : words::kHasToPass, {who}));
    table_.play(move);
    has_changed();
}

PlaySession::Next PlaySession::ask() {
    const Side side = table_.position().side_to_move();
    const auto line =
        prompt_.ask(table_.over() ? told(words::kPromptWhenOver)
                                  : name_and_side(table_.setup().game, name(side), side) + "> ");
    if (!line) return Next::Leave;
    try {
        return obey(parse_typed(*line));
    } catch (const WaitInterrupted&) {
        // run() sees it.
    } catch (const std::exception& error) {
        // Whatever went wrong with one request, the game goes on.
        print("{}\n", told(said_by(error)));
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
            redo_turns(typed.rest);
            break;
        case Verb::Hint:
            hint(typed.rest);
            break;
        case Verb::Moves:
            print("{}", legal_moves_text(table_));
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
            keep_before_another();
            begin(*entry_, AnyGame{table_.setup().game}, PerSide<PlayerChoice>{setup_.players});
            if (setup_.swap2 && !open_by_swap2()) return Next::Leave;
            break;
        case Verb::Board:
            show();
            break;
        case Verb::Help:
            print("{}", typed_help(table_.position()));
            break;
        case Verb::Quit:
            return Next::Leave;
    }
    return Next::GoOn;
}

void PlaySession::make_move(const std::string& text) {
    if (table_.over()) {
        print("{}\n", told(words::kIsOverType));
        return;
    }
    const AnyPosition& position = table_.position();
    const auto move = position.parse_move(text);
    if (!move || !position.is_legal(*move)) {
        print("{}\n", why_no_move(position, text));
        return;
    }
    table_.play(*move);
    has_changed();
}

void PlaySession::undo_turns(const std::string& count) {
    const std::int64_t wanted = turns_from(count, words::kUndoTakesTurns);
    std::int64_t done = 0;
    while (done < wanted && table_.undo()) ++done;
    if (done > 0) has_changed();
    if (done == wanted) return;
    print("{}\n", done == 0 ? told(words::kNothingToUndo) : told(words::kUndoneOnly, {done}));
}

void PlaySession::redo_turns(const std::string& count) {
    const std::int64_t wanted = turns_from(count, words::kRedoTakesTurns);
    std::int64_t done = 0;
    while (done < wanted && table_.redo()) ++done;
    if (done > 0) has_changed();
    if (done == wanted) return;
    print("{}\n", done == 0 ? told(words::kNothingToRedo) : told(words::kRedoneOnly, {done}));
}

void PlaySession::hint(const std::string& bot) {
    if (table_.over()) {
        print("{}\n", told(words::kIsOver));
        return;
    }
    StatusLine line;
    if (line.on_terminal()) line.show(told(words::kThinkingOfHint));
    const auto text = hint_text(*entry_, table_, bot, stop_);
    line.clear();
    if (interrupted() && !take_back_interrupt()) return;  // the whole game ends
    print("{}\n", text);
}

void PlaySession::resign() {
    if (table_.over()) {
        print("{}\n", told(words::kIsOver));
        return;
    }
    table_.resign(table_.position().side_to_move());
    changed_ = true;
}

void PlaySession::save(const std::string& file) {
    print("{}\n", told(words::kSavedTo, {kept_.save(table_.record(), file).string()}));
}

bool PlaySession::would_be_lost() const {
    return table_.anybody_human() && !table_.over() && kept_.unsaved() && table_.ply() > 0;
}

void PlaySession::keep_for_later(const Words& why) {
    if (would_be_lost()) say_how_to_go_on(kept_, table_.record(), why);
}

// A program that types has said all it wanted.
void PlaySession::keep_before_another() {
    if (!would_be_lost() || !input_is_terminal()) return;
    print("{}\n",
          told(words::kSavedBeforeAnother, {name_to_load(kept_.save_unasked(table_.record()))}));
}

void PlaySession::load_typed(const std::string& file) {
    if (file.empty()) throw InputError{which_saved_game()};
    load(file);
}

void PlaySession::load(const std::string& file, std::optional<std::string_view> expected_game,
                       const std::optional<Spec>& level) {
    const std::filesystem::path path = existing_game(file);
    const GameRecord loaded = load_game(path);
    std::vector<Side> replaced;  // programs, by people
    try {
        if (expected_game && loaded.game != *expected_game) {
            throw InputError{words::kAnotherGame, {in_quotes(loaded.game), *expected_game}};
        }
        const GameModule& entry = find_game(loaded.game);
        const AnyGame game = entry.set_up(loaded.start);
        const History history = replay(game, loaded);
        PerSide<PlayerChoice> players = setup_.players;
        for (const Side side : {Side::X, Side::O}) {
            if (players[side].chosen) continue;
            const SavedPlayer saved = choice_from_name(entry, game, side, loaded.players[side]);
            players[side] = saved.choice;
            if (saved.was_program) replaced.push_back(side);
            if (level && players[side].bot) players[side].bot = level;
        }
        if (level && players.x.human() && players.o.human()) {
            throw InputError{words::kLevelOfNobody};
        }
        kept_.leave_alone(path);
        keep_before_another();
        begin(entry, game, players, history.steps());
    } catch (const InputError& error) {
        throw InputError{words::kInSource, {in_quotes(file), error.phrase()}};
    }
    // The moves decide the outcome, not what the file says of it; but who resigned has resigned.
    if (!table_.over() && loaded.result && loaded.result->reason == EndReason::Resigned) {
        table_.end(*loaded.result);
    }
    kept_.loaded_from(path);
    print("{}\n", told(words::kLoaded,
                       {file, loaded.game, loaded.moves.size(), name(Side::X), name(Side::O)}));
    for (const Side side : replaced) {
        print("{}\n", told(words::kProgramIsReplaced,
                           {loaded.players[side], name(side), side == Side::X ? "x" : "o"}));
    }
}

}  // namespace lawan::cli
