// One game of a session: who plays, how it stands, what may be done. No threads, no messages.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "catalog/catalog.hpp"
#include "core/limits.hpp"
#include "core/random.hpp"
#include "core/side.hpp"
#include "core/spec.hpp"
#include "core/thought.hpp"
#include "play/any_game.hpp"
#include "play/game_record.hpp"
#include "play/history.hpp"

namespace lawan::session {

enum class PlayerKind : std::uint8_t { Human, Bot, Level };

struct Seat {
    PlayerKind kind = PlayerKind::Human;
    std::string name = {};          // empty unless somebody chose one
    std::optional<Spec> bot = {};   // also of a level
    std::optional<int> level = {};  // of a level
    std::optional<Seconds> move_time = {};

    [[nodiscard]] bool human() const { return kind == PlayerKind::Human; }
    friend bool operator==(const Seat&, const Seat&) = default;
};

struct Clock {
    PerSide<Seconds> left;  // when the turn began
    Seconds whole{0};       // what each side began with
    Seconds increment{0};
};

struct TableSetup {
    const GameEntry* entry;
    OptionTexts settings;
    AnyGame game;
    PerSide<Seat> seats;
    std::optional<Clock> clock = {};
    Seconds delay{0.5};  // between moves of two bots
    bool paused = false;
    Seed seed;
};

// What a bot thought when it made a move.
struct BotThought {
    std::string bot;
    Thought<AnyMove> thought;
};

class Table {
  public:
    explicit Table(TableSetup setup);

    [[nodiscard]] const TableSetup& setup() const { return setup_; }
    [[nodiscard]] const History& history() const { return history_; }
    [[nodiscard]] const AnyPosition& position() const { return history_.position(); }
    [[nodiscard]] std::size_t ply() const { return history_.moves().size(); }
    [[nodiscard]] const std::optional<GameResult>& result() const { return result_; }
    [[nodiscard]] bool over() const { return result_.has_value(); }
    [[nodiscard]] const std::optional<BotThought>& thought_of_step(std::size_t step) const;

    [[nodiscard]] const Seat& mover() const;  // not when over
    [[nodiscard]] bool humans_turn() const { return !over() && mover().human(); }
    [[nodiscard]] bool bots_turn() const { return !over() && !mover().human(); }
    [[nodiscard]] bool two_bots() const;
    [[nodiscard]] bool two_humans() const;

    // The move must be legal and the game not over.
    void play(PlayedMove played, std::optional<BotThought> thought);
    void end(GameResult result);

    // Where these lead; none when they are not possible.
    [[nodiscard]] std::optional<std::size_t> ply_to_undo_to() const;
    [[nodiscard]] std::optional<std::size_t> ply_to_redo_to() const;
    void go(std::size_t ply);  // of a step that there is

    void pause(bool paused) { setup_.paused = paused; }
    void set_delay(Seconds delay) { setup_.delay = delay; }

    // The clock runs for the side to move, from the first move on.
    [[nodiscard]] bool clock_runs() const;
    [[nodiscard]] std::optional<Seconds> time_left(Seconds now) const;  // of the side to move
    [[nodiscard]] std::optional<PerSide<Seconds>> clocks(Seconds now) const;
    // A turn begins now, or a clock that stood still goes on.
    void start_turn(Seconds now) { turn_began_ = now; }
    // Takes what was used off the clock of the side to move, and begins to count anew.
    void charge(Seconds now);
    void add_increment(Side side);
    [[nodiscard]] Seconds turn_time(Seconds now) const { return now - turn_began_; }

    [[nodiscard]] TableSetup rematch(bool swapped) const;

  private:
    void see_whether_over();
    [[nodiscard]] bool stops_at(std::size_t ply) const;

    TableSetup setup_;
    History history_;
    std::vector<std::optional<BotThought>> thoughts_;  // one a step
    std::optional<GameResult> result_;
    Seconds turn_began_{0};
};

// "minimax(depth=3)", "level 3", "X": what a player is called in records.
[[nodiscard]] std::string player_name(const Table& table, Side side);

[[nodiscard]] GameRecord record_of(const Table& table);

}  // namespace lawan::session
