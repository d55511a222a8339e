// One user: boards with games on them, and tasks that think about them. Messages in, messages out.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/budget.hpp"
#include "session/json.hpp"
#include "session/outbox.hpp"
#include "session/refusal.hpp"
#include "session/services.hpp"
#include "session/table.hpp"

namespace lawan {
class Lessons;
struct BotLesson;
}  // namespace lawan

namespace lawan::session {

struct KeptTree;

// A request and whom to answer.
struct Ask {
    ConnectionId connection = 0;
    std::optional<std::int64_t> id;
    const Json& request;
};

// Whether a task has said its last word, or wants another turn of the pool.
enum class TaskEnd : std::uint8_t { Done, Again };

// What a task may do while it runs: look whether it is to stop, and answer.
class TaskVoice {
  public:
    TaskVoice(std::shared_ptr<Outbox> outbox, ConnectionId to, std::optional<std::int64_t> re)
        : outbox_{std::move(outbox)}, to_{to}, re_{re} {}

    [[nodiscard]] const StopSignal& stop() const { return stop_; }
    void cancel() { stop_.raise(); }
    // Says nothing any more once it was cancelled.
    void say(const char* type, Json message);
    void fail(const std::exception& error);

  private:
    std::shared_ptr<Outbox> outbox_;
    ConnectionId to_;
    std::optional<std::int64_t> re_;
    StopSignal stop_;
};

using TaskBody = std::function<TaskEnd(TaskVoice&)>;

// What a bot did at a position, as a message.
using BotLessonTeller = std::function<Json(const Lessons&, const AnyPosition&, const BotLesson&)>;

class Session : public std::enable_shared_from_this<Session> {
  public:
    Session(const Services& services, std::string token, const std::vector<StoredBoard>& boards);
    ~Session();

    void join(ConnectionId id, std::optional<std::int64_t> hello_id, Listener listener,
              bool resumed);
    void leave(ConnectionId id);

    // A request that is as the schema says. Throws Refusal or InputError for an error message.
    void handle(const Ask& ask);

    // An answer to one connection, such as an error.
    void answer(const Ask& ask, const char* type, Json message);

  private:
    // A bot at work on a move.
    struct Thinking {
        StopSignal stop;
        Side side = Side::X;
        Seconds began{0};
        std::optional<Seconds> limit;
        bool program = false;  // it cannot be asked for the best it has: stopped, it has lost
    };
    // A bot belongs to one job at a time; a job that was cancelled keeps it and drops it.
    struct BotHolder {
        MemoryBudget::Share share;  // none of a program, which has limits of its own
        std::unique_ptr<Bot> bot;
        bool greeted = false;
    };
    struct Board {
        Table table;
        PerSide<std::shared_ptr<BotHolder>> bots = {};
        std::shared_ptr<Thinking> thinking = {};
        std::uint64_t generation = 0;  // grows with every change
        std::optional<Seconds> next_move_at = {};
    };
    using Boards = std::map<std::string, Board>;
    using TaskKey = std::pair<ConnectionId, std::int64_t>;

    // session.cpp
    void load(const std::vector<StoredBoard>& boards);
    [[nodiscard]] Boards::value_type& board_of(const Ask& ask);
    [[nodiscard]] std::pair<AnyPosition, const GameEntry*> position_of(const Json& where);
    [[nodiscard]] std::vector<AnyMove> moves_to(const Json& where);
    [[nodiscard]] AnyGame game_of(const Json& where);
    void changed(const std::string& name, Board& board, const Ask* ask);
    void post_state(const std::string& name, const Board& board, const Ask* ask);
    [[nodiscard]] Json state_of(const Board& board) const;
    void complain(const std::string& code, const std::string& message);
    // session_tasks.cpp
    void check_room_for_task(const Ask& ask) const;
    void start_task(const Ask& ask, Urgency urgency, TaskBody body);
    void submit_task(const TaskKey& key, const std::shared_ptr<TaskVoice>& voice, Urgency urgency,
                     const std::shared_ptr<const TaskBody>& body);

    // session_setup.cpp: requests that put a game on a board
    void new_game(const Ask& ask);
    void rematch(const Ask& ask);
    void open(const Ask& ask);
    void edit(const Ask& ask);
    // `result` is of a game that ended otherwise than by the rules.
    void put(const Ask& ask, const std::string& name, TableSetup setup,
             const std::vector<std::string>& moves, const std::optional<GameResult>& result = {});
    [[nodiscard]] Seat seat_from(const Json& choice, const GameEntry& entry) const;
    [[nodiscard]] std::optional<Refusal> not_allowed(const Spec& spec) const;
    void check_bot(const Spec& spec) const;

    // session_play.cpp: requests about a game
    void move(const Ask& ask);
    void undo(const Ask& ask);
    void redo(const Ask& ask);
    void go(const Ask& ask);
    void view(const Ask& ask);
    void hurry(const Ask& ask);
    void resign(const Ask& ask);
    void end(const Ask& ask);
    void pause(const Ask& ask);
    void speed(const Ask& ask);
    void step(const Ask& ask);
    void close(const Ask& ask);
    void stop(const Ask& ask);
    void share(const Ask& ask);
    void export_game(const Ask& ask);

    // session_bots.cpp: bots think, clocks run
    void advance(const std::string& name, Board& board);
    void start_thinking(const std::string& name, Board& board);
    void stop_thinking(Board& board);
    void bot_answered(const std::string& name, const std::shared_ptr<Thinking>& thinking,
                      const std::optional<BotThought>& thought, const std::string& failure);
    void watch_turn(const std::string& name, Board& board);
    void look_at_turn(const std::string& name, Board& board);
    [[nodiscard]] static bool may_be_stopped(const Board& board);
    void call_later(Seconds delay, const std::string& name, const Board& board,
                    void (Session::*what)(const std::string&, Board&));
    [[nodiscard]] bool finish_turn(Board& board);
    [[nodiscard]] std::shared_ptr<BotHolder> bot_for(Board& board, Side side);
    [[nodiscard]] MemoryBudget::Share share_for(const GameEntry& entry, const Spec& spec,
                                                std::optional<MebiBytes> more = {}) const;

    // session_analysis.cpp
    void hint(const Ask& ask);
    void analyse(const Ask& ask);
    void review(const Ask& ask);
    void proof(const Ask& ask);

    // session_tournaments.cpp
    void tournaments(const Ask& ask);
    void tournament(const Ask& ask);
    void tournament_game(const Ask& ask);

    // session_learn.cpp
    void tree(const Ask& ask);
    void tree_nodes(const Ask& ask);
    void compare(const Ask& ask);
    void evolve(const Ask& ask);
    void landscape(const Ask& ask);
    // One bot thinks about one position while somebody looks on.
    void watch_bot(const Ask& ask, const char* type, const BotLessonTeller& tell);
    void overlays(const Ask& ask);
    void doc(const Ask& ask);

    using Handler = void (Session::*)(const Ask&);
    [[nodiscard]] static const std::map<std::string, Handler>& handlers();

    const Services& services_;
    std::string token_;
    Pool::Owner owner_;
    std::shared_ptr<Outbox> outbox_ = std::make_shared<Outbox>();

    std::mutex mutex_;  // guards everything below
    Boards boards_;
    std::map<TaskKey, std::shared_ptr<TaskVoice>> tasks_;
    std::deque<std::shared_ptr<const KeptTree>> trees_;
    std::int64_t next_tree_ = 1;
};

// {"type": …, "re": …, and the fields of the message}
[[nodiscard]] std::string written(const char* type, std::optional<std::int64_t> re, Json message);

// The message error for what was thrown.
[[nodiscard]] Json error_message(const std::exception& error);

}  // namespace lawan::session
