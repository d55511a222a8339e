#include "play/table.hpp"

#include <algorithm>
#include <cmath>
#include <utility>

#include <fmt/format.h>

#include "core/time_manager.hpp"
#include "core/waiting.hpp"
#include "play/words.hpp"

namespace lawan {

Seconds usual_allowance() {
    return waited_by(TimeSource::of_machine()) ? kTimeAllowance : kBlindAllowance;
}

Table::Table(TableSetup setup, const TimeSource& clock)
    : setup_{std::move(setup)}, clock_{&clock}, history_{setup_.game} {
    if (const auto& game = setup_.time.game) left_ = {game->time, game->time};
    start_turn();
    see_whether_over();
}

GameRecord Table::record() const {
    return {std::string{setup_.game.name()},
            history_.start().text(),
            {player_name(Side::X), player_name(Side::O)},
            history_.records(),
            result_};
}

std::string Table::player_name(Side side) const {
    const Seat& seat = setup_.seats[side];
    if (!seat.name.empty()) return seat.name;
    if (seat.level) return "level " + std::to_string(*seat.level);
    return seat.bot ? to_text(*seat.bot) : std::string{setup_.game.side_names()[side]};
}

bool Table::two_bots() const {
    return !setup_.seats.x.human() && !setup_.seats.o.human();
}

bool Table::two_humans() const {
    return setup_.seats.x.human() && setup_.seats.o.human();
}

// A bot that sits down later, after moves were taken back, does not draw the same numbers again.
NewGame Table::greeting(Side side) const {
    const Seed seed = ply() == 0 ? setup_.seed : setup_.seed.derive(ply());
    return {history_.start(), side, setup_.number, seed_of(side, seed)};
}

BotTurn Table::bot_turn() const {
    Limits limits = setup_.time.move;
    if (mover().move_time) limits = limits.tightened_by(Limits::of_time(*mover().move_time));
    BotTurn turn{position(), history_.moves(), limits, limits, clocks()};
    if (!turn.clocks) return turn;
    for (Seconds* const left : {&turn.clocks->x, &turn.clocks->o}) {
        *left = std::max(Seconds{0.001}, *left);
    }
    const Seconds left = (*turn.clocks)[this->turn()];
    const int plies_left = setup_.game.longest_game() - static_cast<int>(ply());
    const Seconds part = time_for_move({left, setup_.time.game->increment}, (plies_left + 1) / 2);
    turn.limits = limits.tightened_by(Limits::of_time(left));
    turn.share = turn.limits.tightened_by(Limits::of_time(part));
    return turn;
}

void Table::play(AnyMove move) {
    const Seconds taken = turn_time();
    if (const auto too_late = late(taken)) return lose_on_time(*too_late);
    finish_turn({move, {position().move_text(move), taken}}, taken);
}

void Table::replay(PlayedMove played) {
    history_.play(std::move(played));
    start_turn();
    see_whether_over();
}

void Table::rule_on(const BotAnswer& answer) {
    const Side side = turn();
    if (answer.failure) return rule_on(side, *answer.failure);
    const Seconds passed = answer.cost.passed.value_or(turn_time());
    const Seconds taken = charged(passed, answer.cost);
    if (const auto too_late = late(taken)) return lose_on_time(*too_late);
    Thought<AnyMove> thought = *answer.thought;
    if (!position().is_legal(thought.best)) {
        return forfeit(side, EndReason::IllegalMove, what_is_illegal(position(), thought.best));
    }
    settle_end(position(), thought);
    MoveRecord record{position().move_text(thought.best), passed, thought.nodes, thought.depth,
                      thought.valuation};
    // To the microsecond, as files keep it: a game that is read back has the same figures.
    constexpr double kParts = 1e6;
    if (answer.cpu) record.cpu = Seconds{std::round(answer.cpu->count() * kParts) / kParts};
    finish_turn({thought.best, std::move(record), thought}, taken);
}

void Table::rule_on(Side side, const BotFailure& failure) {
    if (failure.reason() == EndReason::Stopped) return break_off();
    forfeit(side, failure.reason(), failure.phrase());
}

// A bot is late when it takes longer than the limit for a move; everybody, when the clock is used
// up. The allowance is there once in a game for the clock, as the clock may fall below nothing by
// that much, and anew for each move that has a limit of its own.
std::optional<Table::Late> Table::late(Seconds taken) const {
    std::optional<Seconds> allowed;
    if (!mover().human()) allowed = setup_.time.move.time;
    if (clock_runs()) {
        const Seconds left = left_[turn()];
        allowed = std::min(allowed.value_or(left), left);
    }
    if (!allowed || taken <= *allowed + setup_.allowance) return std::nullopt;
    return Late{taken, *allowed};
}

void Table::lose_on_time(const Late& late) {
    const Side loser = turn();
    charge();
    if (setup_.seats[loser].human()) {
        return end({EndReason::TimeOut, opponent_of(loser), 0, {}});
    }
    const auto shown = [](Seconds time) {
        const long long milliseconds = std::llround(1000 * time.count());
        return Phrase{words::kDecimal,
                      {milliseconds / 1000, fmt::format("{:03}", milliseconds % 1000)}};
    };
    forfeit(loser, EndReason::TimeOut,
            late.allowed.count() > 0
                ? Phrase{words::kTookTooLong, {shown(late.taken), shown(late.allowed)}}
                : Phrase{words::kTookTimeAfterEnd, {shown(late.taken)}});
}

void Table::finish_turn(PlayedMove played, Seconds taken) {
    const Side mover = turn();
    if (clock_runs()) left_[mover] -= taken;
    if (setup_.time.game) left_[mover] += setup_.time.game->increment;
    replay(std::move(played));
}

void Table::check_flag() {
    if (over()) return;
    // What a bot stood in line for is known when it answers: until then only a long silence counts.
    const Seconds grace = mover().human() ? Seconds{0} : kBlindAllowance;
    const auto too_late = late(turn_time() - grace);
    if (too_late && clock_runs()) lose_on_time(*too_late);
}

void Table::resign(Side loser) {
    end({EndReason::Resigned, opponent_of(loser), 0, {}});
}

void Table::break_off() {
    end({EndReason::Stopped, {}, 0, words::kBrokenOff});
}

void Table::forfeit(Side loser, EndReason reason, const Phrase& what) {
    end({reason, opponent_of(loser), 0, Phrase{words::kOfPlayer, {player_name(loser), what}}});
}

void Table::end(GameResult result) {
    charge();
    result.score = position().shown_score();
    result_ = std::move(result);
}

void Table::see_whether_over() {
    result_.reset();
    if (position().is_over()) end({EndReason::Finished, position().winner(), 0, {}});
}

std::optional<swap2::Stage> Table::opening() const {
    return setup_.swap2 ? swap2::stage(ply(), *setup_.swap2) : std::nullopt;
}

Side Table::turn() const {
    const auto stage = opening();
    return stage ? stage->player : position().side_to_move();
}

void Table::choose(swap2::Choice choice) {
    const Seconds taken = turn_time();
    if (const auto too_late = late(taken)) return lose_on_time(*too_late);
    charge();
    setup_.swap2->push_back(choice);
    if (swap2::is_swapped(*setup_.swap2)) swap_seats();
}

void Table::swap_seats() {
    std::swap(setup_.seats.x, setup_.seats.o);
    std::swap(left_.x, left_.o);
}

// Who changed sides by a choice that is taken back changes back.
void Table::keep_choices(std::size_t number) {
    if (!setup_.swap2 || number >= setup_.swap2->size()) return;
    const bool swapped = swap2::is_swapped(*setup_.swap2);
    setup_.swap2->resize(number);
    if (swapped) swap_seats();
}

bool Table::goes_on_here() const {
    return over() && !position().is_over() && stops_at(now());
}

// Where a human has something to decide, or somebody looks on.
bool Table::stops_at(const Moment& moment) const {
    if (two_bots()) return true;
    const AnyPosition& position = history_.positions()[moment.ply];
    if (position.is_over()) return true;
    Side decides = position.side_to_move();
    if (setup_.swap2) {
        const swap2::Choices& all = *setup_.swap2;
        const swap2::Choices then{all.begin(),
                                  all.begin() + static_cast<std::ptrdiff_t>(moment.choices)};
        if (const auto stage = swap2::stage(moment.ply, then)) decides = stage->player;
        if (swap2::is_swapped(then) != swap2::is_swapped(all)) decides = opponent_of(decides);
    }
    return setup_.seats[decides].human() && !forced_pass(position);
}

Table::Moment Table::before(const Moment& moment) const {
    const bool chosen =
        moment.choices > 0 && moment.ply == swap2::ply_of_choice(moment.choices - 1);
    return chosen ? Moment{moment.ply, moment.choices - 1} : Moment{moment.ply - 1, moment.choices};
}

std::optional<Table::Moment> Table::moment_to_undo_to() const {
    for (Moment back = now(); back.ply > 0;) {
        back = before(back);
        if (stops_at(back)) return back;
    }
    return std::nullopt;
}

// Nobody is led past a choice that is to be made.
std::size_t Table::last_ply() const {
    const std::size_t last = history_.steps().size();
    if (!opening()) return last;
    return std::min(last, swap2::ply_of_choice(setup_.swap2->size()));
}

std::size_t Table::ply_to_redo_to() const {
    const std::size_t last = last_ply();
    for (std::size_t ahead = ply() + 1; ahead < last; ++ahead) {
        if (stops_at({ahead, now().choices})) return ahead;
    }
    return last;
}

bool Table::undo() {
    if (goes_on_here()) {
        go(ply());
        return true;
    }
    const auto to = moment_to_undo_to();
    if (!to) return false;
    charge();
    keep_choices(to->choices);
    go(to->ply);
    return true;
}

bool Table::redo() {
    if (!can_redo()) return false;
    go(ply_to_redo_to());
    return true;
}

void Table::go(std::size_t to) {
    charge();
    for (std::size_t made = now().choices; made > 0 && to < swap2::ply_of_choice(made - 1);) {
        keep_choices(--made);
    }
    to = std::min(to, last_ply());
    while (ply() > to) history_.undo();
    while (ply() < to) history_.redo();
    see_whether_over();
}

void Table::pause(bool paused) {
    charge();
    setup_.paused = paused;
}

bool Table::clock_runs() const {
    if (!setup_.time.game || over() || setup_.paused) return false;
    return ply() > 0 || !setup_.first_move_is_free;
}

std::optional<PerSide<Seconds>> Table::clocks() const {
    if (!setup_.time.game) return std::nullopt;
    PerSide<Seconds> left = left_;
    if (clock_runs()) left[turn()] -= turn_time();
    return left;
}

void Table::charge() {
    if (clock_runs()) left_[turn()] -= turn_time();
    start_turn();
}

TableSetup Table::rematch(bool swapped) const {
    TableSetup next = setup_;
    // Whoever laid the first marks had X then, and may have changed sides since.
    const bool changed = next.swap2 && swap2::is_swapped(*next.swap2);
    if (swapped != changed) std::swap(next.seats.x, next.seats.o);
    next.seed = setup_.seed.derive(1);
    next.paused = false;
    if (next.swap2) next.swap2->clear();
    return next;
}

Seed seed_of(Side side, Seed game) {
    return game.derive(static_cast<std::uint64_t>(side));
}

}  // namespace lawan
