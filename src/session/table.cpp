#include "session/table.hpp"

#include <algorithm>
#include <utility>

namespace lawan::session {

Table::Table(TableSetup setup) : setup_{std::move(setup)}, history_{setup_.game} {
    see_whether_over();
}

const std::optional<BotThought>& Table::thought_of_step(std::size_t step) const {
    return thoughts_.at(step);
}

const Seat& Table::mover() const {
    return setup_.seats[position().side_to_move()];
}

bool Table::two_bots() const {
    return !setup_.seats.x.human() && !setup_.seats.o.human();
}

bool Table::two_humans() const {
    return setup_.seats.x.human() && setup_.seats.o.human();
}

void Table::play(PlayedMove played, std::optional<BotThought> thought) {
    thoughts_.resize(ply());
    history_.play(std::move(played));
    thoughts_.push_back(std::move(thought));
    see_whether_over();
}

void Table::end(GameResult result) {
    result.score = position().shown_score();
    result_ = std::move(result);
}

void Table::see_whether_over() {
    result_.reset();
    if (position().is_over()) end({EndReason::Finished, position().winner(), 0, {}});
}

// Undo and redo stop where a human may choose another move.
bool Table::stops_at(std::size_t ply) const {
    if (two_bots() || two_humans()) return true;
    const AnyPosition& position = history_.positions()[ply];
    return position.is_over() || setup_.seats[position.side_to_move()].human();
}

std::optional<std::size_t> Table::ply_to_undo_to() const {
    for (std::size_t back = ply(); back > 0; --back) {
        if (stops_at(back - 1)) return back - 1;
    }
    return std::nullopt;
}

std::optional<std::size_t> Table::ply_to_redo_to() const {
    const std::size_t last = history_.steps().size();
    for (std::size_t ahead = ply() + 1; ahead <= last; ++ahead) {
        if (stops_at(ahead)) return ahead;
    }
    return ply() < last ? std::optional{last} : std::nullopt;
}

void Table::go(std::size_t to) {
    while (ply() > to) history_.undo();
    while (ply() < to) history_.redo();
    see_whether_over();
}

bool Table::clock_runs() const {
    return setup_.clock && !over() && !setup_.paused && ply() > 0;
}

std::optional<Seconds> Table::time_left(Seconds now) const {
    if (!setup_.clock) return std::nullopt;
    const Seconds left = setup_.clock->left[position().side_to_move()];
    return clock_runs() ? left - turn_time(now) : left;
}

std::optional<PerSide<Seconds>> Table::clocks(Seconds now) const {
    if (!setup_.clock) return std::nullopt;
    PerSide<Seconds> left = setup_.clock->left;
    if (clock_runs()) left[position().side_to_move()] -= turn_time(now);
    return left;
}

void Table::charge(Seconds now) {
    if (clock_runs()) setup_.clock->left[position().side_to_move()] -= turn_time(now);
    turn_began_ = now;
}

void Table::add_increment(Side side) {
    if (setup_.clock) setup_.clock->left[side] += setup_.clock->increment;
}

TableSetup Table::rematch(bool swapped) const {
    TableSetup next = setup_;
    if (swapped) std::swap(next.seats.x, next.seats.o);
    if (next.clock) next.clock->left = {next.clock->whole, next.clock->whole};
    next.seed = setup_.seed.derive(1);
    next.paused = false;
    return next;
}

std::string player_name(const Table& table, Side side) {
    const Seat& seat = table.setup().seats[side];
    if (!seat.name.empty()) return seat.name;
    if (seat.level) return "level " + std::to_string(*seat.level);
    return seat.bot ? to_text(*seat.bot) : std::string{table.setup().game.side_names()[side]};
}

GameRecord record_of(const Table& table) {
    return {table.setup().entry->name,
            table.history().start().text(),
            {player_name(table, Side::X), player_name(table, Side::O)},
            table.history().records(),
            table.result()};
}

}  // namespace lawan::session
