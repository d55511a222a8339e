#include "session/board_bots.hpp"

#include <algorithm>
#include <exception>
#include <utility>

#include "core/input_words.hpp"
#include "play/bot_answer.hpp"
#include "play/swap2.hpp"
#include "play/words.hpp"
#include "session/bot_admission.hpp"
#include "session/commands.hpp"
#include "session/words.hpp"

namespace lawan::session {
namespace {

// No bot with a time to keep thinks shorter than this.
constexpr Seconds kShortestTurn{0.02};
constexpr Seconds kAfterTheFlag{0.01};
// For the marks of an opening, or a choice: people wait for it.
constexpr Seconds kOpeningTime{2};
// Timers of turns that are over wait for nothing: nobody can heap up many of them.
constexpr Seconds kLongestWatch{10};

// A place for the bot, which the job makes: that takes a while, and as much memory as it was given.
std::shared_ptr<SeatedBot> seated_bot(const Services& services, Pool::Owner owner, Board& board,
                                      Side side) {
    auto& seated = board.bots[side];
    if (seated) return seated;
    const Spec& spec = *board.table.setup().seats[side].bot;
    auto fresh = std::make_shared<SeatedBot>();
    fresh->spec = spec;
    if (!runs_a_command(spec)) {
        check_can_play(*board.entry, board.table.setup().game, spec);
        fresh->share = share_for(services, owner, *board.entry,
                                 within_means(*board.entry, spec, services.means));
    }
    return seated = fresh;
}

// What a bot says when it is its turn: a move, or a decision in the opening.
struct BotSaid {
    BotAnswer answer = {};
    std::vector<AnyMove> marks = {};
    std::optional<swap2::Choice> choice = {};
};

// All that the pool needs to ask a bot, without the board.
struct BotJob {
    const Services& services;
    const GameModule& entry;
    AnyGame game;
    AnyPosition start;
    Side side;
    Seed seed;
    Spec spec;
    TimeControl time;
    BotTurn turn;
    std::shared_ptr<SeatedBot> seated;
    std::shared_ptr<Thinking> thinking;
    std::optional<swap2::Stage> opening;

    [[nodiscard]] std::unique_ptr<Bot> make() const {
        if (!thinking->program) {
            return make_bot(entry, game, within_means(entry, spec, services.means));
        }
        const BotEntry& program = *services.program;
        return program.make(game, Options{Phrase{lawan::words::kBotNamed, {spec.name}},
                                          program.options, spec.options});
    }

    [[nodiscard]] BotSaid answer() const {
        if (!seated->bot) {
            auto failure =
                failure_of(lawan::words::kBotFailedAtStart, [&] { seated->bot = make(); });
            if (failure) return {{{}, std::move(failure)}};
        }
        if (opening) return decision();
        if (!seated->greeted) {
            auto failure = greet(*seated->bot, {start, side, 0, seed, &thinking->stop}, time);
            if (failure) return {{{}, std::move(failure)}};
            seated->greeted = true;
        }
        return {ask(*seated->bot, turn, &thinking->stop, *services.thinking_clock)};
    }

    // It looks at positions of games that are not this one, and is greeted anew afterwards.
    [[nodiscard]] BotSaid decision() const {
        BotSaid said;
        seated->greeted = false;
        const Limits all = turn.share.tightened_by(Limits::of_time(kOpeningTime));
        said.answer.failure = failure_of(lawan::words::kBotFailed, [&] {
            if (opening->chooses()) {
                said.choice = swap2::chosen(
                    turn.position, swap2::judged_by(*seated->bot, all, thinking->stop, seed),
                    opening->may_ask_for_more);
                return;
            }
            Random random{seed};
            const Limits each = all.part(1.0 / swap2::kOpeningsTried);
            said.marks = swap2::balanced_marks(
                turn.position, opening->marks, swap2::kOpeningsTried,
                swap2::judged_by(*seated->bot, each, thinking->stop, seed), random);
        });
        return said;
    }
};

bool may_be_stopped(const Board& board) {
    return board.thinking && !board.thinking->program && !board.thinking->stop.raised();
}

void watch_turn(Boards& boards, Board& board);

// The flag may have fallen, or the bot has had its time.
void check_turn(Boards& boards, Board& board) {
    board.table.check_flag();
    if (board.table.over()) {
        stop_thinking(board);
        return boards.changed(board);
    }
    const Seconds now = boards.services().timer.now();
    if (may_be_stopped(board) &&
        now >= board.thinking->began + boards.services().means.longest_turn) {
        board.thinking->stop.raise();
    }
    watch_turn(boards, board);
}

void watch_turn(Boards& boards, Board& board) {
    if (!boards.awake()) return;
    std::optional<Seconds> wait;
    if (board.table.clock_runs()) {
        wait = (*board.table.clocks())[board.table.turn()] + kAfterTheFlag;
        if (!board.table.setup().seats[board.table.turn()].human()) *wait += kBlindAllowance;
    }
    if (may_be_stopped(board)) {
        const Seconds rest = board.thinking->began + boards.services().means.longest_turn -
                             boards.services().timer.now();
        wait = std::min(wait.value_or(rest), rest);
    }
    if (!wait) return;
    boards.later(std::clamp(*wait, Seconds{0}, kLongestWatch), board, check_turn);
}

void rule_on(Table& table, const BotSaid& said) {
    if (said.marks.empty() && !said.choice) {
        // No marks that leave the game open: there is nothing to go on with.
        if (!said.answer.thought && !said.answer.failure) return table.break_off();
        return table.rule_on(said.answer);
    }
    for (const AnyMove mark : said.marks) {
        if (!table.over()) table.play(mark);
    }
    if (said.choice) table.choose(*said.choice);
}

void bot_answered(Boards& boards, Board& board, const BotSaid& said) {
    board.thinking.reset();
    const std::size_t before = board.table.ply();
    rule_on(board.table, said);
    if (board.table.ply() > before) ++boards.services().counters.moves_played;
    board.next_move_at.reset();
    if (board.table.two_bots()) {
        board.next_move_at = boards.services().timer.now() + board.delay;
    }
    boards.changed(board);
}

// Whatever keeps a bot from thinking, the game waits.
void pause_and_complain(Boards& boards, Board& board, const Refusal& refusal) {
    board.table.pause(true);
    boards.complain(refusal);
}

// Throws Refusal or InputError where the bot cannot think.
void submit_job(Boards& boards, Board& board) {
    const Services& services = boards.services();
    Table& table = board.table;
    const Side side = table.turn();
    const Spec& spec = *table.setup().seats[side].bot;
    // A game from the store may name one.
    if (const auto refusal = not_allowed(services, spec)) throw Refusal{*refusal};
    const auto seated = seated_bot(services, boards.owner(), board, side);
    if (!table.clock_runs()) table.start_turn();  // what it waited before is not its time

    BotTurn turn = table.bot_turn();
    if (auto& limit = turn.share.time) {
        limit = std::clamp(*limit, kShortestTurn, services.means.longest_turn);
    }
    const auto thinking = std::make_shared<Thinking>();
    thinking->side = side;
    thinking->program = runs_a_command(spec);
    thinking->began = services.timer.now();
    thinking->limit = turn.share.time;
    const BotJob job{services,
                     *board.entry,
                     table.setup().game,
                     table.history().start(),
                     side,
                     table.greeting(side).seed,
                     spec,
                     table.setup().time,
                     std::move(turn),
                     seated,
                     thinking,
                     table.opening()};
    const auto asked = [self = boards.weak_from_this(), name = board.name, job] {
        const BotSaid said = job.answer();
        const auto there = self.lock();
        if (!there) return;
        const std::lock_guard lock{there->mutex()};
        Board* const at = there->find(name);
        const bool cancelled = at == nullptr || at->thinking != job.thinking;
        if (!cancelled) bot_answered(*there, *at, said);
    };
    if (!services.pool.submit(boards.owner(), Urgency::Now, asked)) {
        throw Refusal{ErrorKind::Busy, words::kTooManyThinkGoOn};
    }
    board.thinking = thinking;
}

void wait_for_next_move(Boards& boards, Board& board, Seconds wait) {
    boards.later(wait, board, [](Boards& there, Board& at) {
        go_on(there, at);
        if (at.thinking) there.tell(at);
    });
}

}  // namespace

void start_thinking(Boards& boards, Board& board) {
    try {
        submit_job(boards, board);
    } catch (const Refusal& refusal) {
        pause_and_complain(boards, board, refusal);
    } catch (const std::exception& error) {
        pause_and_complain(boards, board, Refusal{ErrorKind::BadInput, said_by(error)});
    }
    watch_turn(boards, board);
}

void go_on(Boards& boards, Board& board) {
    const bool waits =
        board.thinking || !board.table.bots_turn() || board.table.setup().paused || !boards.awake();
    if (waits) return watch_turn(boards, board);
    const Seconds now = boards.services().timer.now();
    if (board.next_move_at && *board.next_move_at > now) {
        wait_for_next_move(boards, board, *board.next_move_at - now);
        return watch_turn(boards, board);
    }
    start_thinking(boards, board);
}

void stop_thinking(Board& board) {
    if (!board.thinking) return;
    board.thinking->stop.raise();
    board.bots[board.thinking->side].reset();
    board.thinking.reset();
}

}  // namespace lawan::session
