// Bots think, clocks run.
#include <algorithm>
#include <exception>

#include <fmt/format.h>

#include "formats/json.hpp"
#include "play/referee.hpp"
#include "session/commands.hpp"
#include "session/session.hpp"

namespace lawan::session {
namespace {

// A bot with a clock plans for this many moves more, and never thinks shorter than that.
constexpr double kMovesToGo = 20;
constexpr double kShareOfIncrement = 0.8;
constexpr Seconds kShortest{0.02};
// A bot whose own options let it think on and on plays the best it has then. It is not told so
// beforehand: a bot that is given a time uses all of it.
constexpr Seconds kLongestTurn{60};
constexpr Seconds kAfterTheFlag{0.01};
// Timers of turns that are over wait for nothing: nobody can heap up many of them.
constexpr Seconds kLongestWatch{10};

std::optional<Seconds> limit_of(const Table& table, Seconds now) {
    std::optional<Seconds> limit = table.mover().move_time;
    if (const auto left = table.time_left(now)) {
        const Seconds share =
            *left / kMovesToGo + kShareOfIncrement * table.setup().clock->increment;
        limit = std::min(limit.value_or(share), share);
    }
    if (limit) limit = std::min(std::max(*limit, kShortest), kLongestTurn);
    return limit;
}

}  // namespace

MemoryBudget::Share Session::share_for(const GameEntry& entry, const Spec& spec,
                                       std::optional<MebiBytes> more) const {
    const std::uint64_t wanted = memory_of(entry, spec).count + (more ? more->count : 0);
    auto share = services_.memory->take({wanted});
    if (!share) throw Refusal{"busy", "bots have all the memory there is; try again later"};
    return share;
}

// A place for the bot, which the job makes: that takes a while, and as much memory as it was given.
std::shared_ptr<Session::BotHolder> Session::bot_for(Board& board, Side side) {
    auto& holder = board.bots[side];
    if (holder) return holder;
    const TableSetup& setup = board.table.setup();
    const Spec& spec = *setup.seats[side].bot;
    auto fresh = std::make_shared<BotHolder>();
    if (!runs_a_command(spec)) {
        check_can_play(*setup.entry, setup.game, spec);
        fresh->share = share_for(*setup.entry, within_means(*setup.entry, spec, services_.means));
    }
    return holder = fresh;
}

// Lets the bot whose turn it is think: at once against a human, after a pause against a bot.
void Session::advance(const std::string& name, Board& board) {
    if (board.thinking || !board.table.bots_turn() || board.table.setup().paused) return;
    if (outbox_->listeners() == 0) return;
    const Seconds now = services_.timer.now();
    if (board.next_move_at && *board.next_move_at > now) {
        return call_later(*board.next_move_at - now, name, board, &Session::advance);
    }
    start_thinking(name, board);
}

void Session::start_thinking(const std::string& name, Board& board) {
    const Table& table = board.table;
    const TableSetup& setup = table.setup();
    const Side side = table.position().side_to_move();
    const Spec& spec = *setup.seats[side].bot;
    // A game from the store may name one.
    if (const auto refusal = not_allowed(spec)) {
        board.table.pause(true);
        return complain(refusal->code(), refusal->what());
    }
    std::shared_ptr<BotHolder> holder;
    try {
        holder = bot_for(board, side);
    } catch (const Refusal& refusal) {
        board.table.pause(true);
        return complain(refusal.code(), refusal.what());
    } catch (const std::exception& error) {
        board.table.pause(true);
        return complain("bad-input", error.what());
    }
    const auto thinking = std::make_shared<Thinking>();
    thinking->side = side;
    thinking->program = runs_a_command(spec);
    thinking->began = services_.timer.now();
    thinking->limit = limit_of(table, thinking->began);
    const Seed seed = seed_of(side, setup.seed.derive(table.ply()));

    auto job = [self = weak_from_this(), name, thinking, holder, spec, seed, side,
                program = services_.program, means = services_.means, entry = setup.entry,
                game = setup.game, position = table.position(), start = table.history().start(),
                played = table.history().moves()] {
        std::optional<BotThought> thought;
        std::string failure;
        try {
            if (!holder->bot && thinking->program) {
                holder->bot = program->make(
                    game, Options{"bot " + spec.name, program->options, spec.options});
            } else if (!holder->bot) {
                holder->bot = make_bot(*entry, game, within_means(*entry, spec, means));
            }
            if (!holder->greeted) holder->bot->new_game({start, side, 0, seed});
            holder->greeted = true;
            Limits limits;
            limits.time = thinking->limit;
            thought = BotThought{to_text(spec),
                                 holder->bot->think({position, played, limits, &thinking->stop})};
        } catch (const std::exception& error) {
            failure = error.what();
        }
        if (const auto session = self.lock()) {
            session->bot_answered(name, thinking, thought, failure);
        }
    };
    if (!services_.pool.submit(owner_, Urgency::Now, std::move(job))) {
        board.table.pause(true);
        return complain("busy", "too many are thinking just now; go on in a moment");
    }
    board.thinking = thinking;
}

// The job that is under way keeps its bot; what it answers is not heard any more.
void Session::stop_thinking(Board& board) {
    if (!board.thinking) return;
    board.thinking->stop.raise();
    board.bots[board.thinking->side].reset();
    board.thinking.reset();
}

void Session::bot_answered(const std::string& name, const std::shared_ptr<Thinking>& thinking,
                           const std::optional<BotThought>& thought, const std::string& failure) {
    const std::lock_guard lock{mutex_};
    const auto found = boards_.find(name);
    if (found == boards_.end() || found->second.thinking != thinking) return;  // cancelled
    Board& board = found->second;
    Table& table = board.table;
    board.thinking.reset();
    const Seconds now = services_.timer.now();
    const Seconds taken = table.turn_time(now);
    const Player player{nullptr, player_name(table, thinking->side)};
    if (finish_turn(board)) {
        if (!thought) {
            table.end(forfeit(player, thinking->side, EndReason::Crashed, "failed: " + failure));
        } else if (!table.position().is_legal(thought->thought.best)) {
            table.end(forfeit(player, thinking->side, EndReason::IllegalMove,
                              "played a move that is not legal"));
        } else {
            const Thought<AnyMove>& said = thought->thought;
            table.play({said.best,
                        {table.position().move_text(said.best), taken, said.nodes, said.depth,
                         said.valuation}},
                       thought);
            ++services_.counters.moves_played;
        }
    }
    board.next_move_at.reset();
    if (table.two_bots()) board.next_move_at = now + table.setup().delay;
    changed(name, board, nullptr);
}

// Takes the time of the side that has moved; false when it moved too late and has lost.
bool Session::finish_turn(Board& board) {
    Table& table = board.table;
    const Side mover = table.position().side_to_move();
    const bool ran = table.clock_runs();
    table.charge(services_.timer.now());
    if (ran && table.setup().clock->left[mover] <= Seconds{0}) {
        table.end({EndReason::TimeOut, opponent_of(mover), 0, {}});
        return false;
    }
    table.add_increment(mover);
    return true;
}

// Looks again when the flag may have fallen or the bot has had its time.
void Session::watch_turn(const std::string& name, Board& board) {
    if (outbox_->listeners() == 0) return;
    const Seconds now = services_.timer.now();
    std::optional<Seconds> wait;
    if (board.table.clock_runs()) wait = *board.table.time_left(now) + kAfterTheFlag;
    if (may_be_stopped(board)) {
        const Seconds rest = board.thinking->began + kLongestTurn - now;
        wait = std::min(wait.value_or(rest), rest);
    }
    if (!wait) return;
    call_later(std::clamp(*wait, Seconds{0}, kLongestWatch), name, board, &Session::look_at_turn);
}

bool Session::may_be_stopped(const Board& board) {
    return board.thinking && !board.thinking->program && !board.thinking->stop.raised();
}

void Session::look_at_turn(const std::string& name, Board& board) {
    const Seconds now = services_.timer.now();
    if (board.table.clock_runs() && *board.table.time_left(now) <= Seconds{0}) {
        stop_thinking(board);
        (void)finish_turn(board);
        return changed(name, board, nullptr);
    }
    if (may_be_stopped(board) && now >= board.thinking->began + kLongestTurn) {
        board.thinking->stop.raise();
    }
    watch_turn(name, board);
}

// Unless the board has changed until then.
void Session::call_later(Seconds delay, const std::string& name, const Board& board,
                         void (Session::*what)(const std::string&, Board&)) {
    services_.timer.later(
        delay, [self = weak_from_this(), name, generation = board.generation, what] {
            const auto session = self.lock();
            if (!session) return;
            const std::lock_guard lock{session->mutex_};
            const auto found = session->boards_.find(name);
            if (found == session->boards_.end() || found->second.generation != generation) return;
            Board& there = found->second;
            const bool thought_before = there.thinking != nullptr;
            ((*session).*what)(name, there);
            if (thought_before || !there.thinking) return;
            session->watch_turn(name, there);
            session->post_state(name, there, nullptr);
        });
}

}  // namespace lawan::session
