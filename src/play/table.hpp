// A game that is being played, and its only referee: for the arena, the terminal and the page.
//
// A table keeps seats, turns, clocks, the way back and the result, and it rules on what players do.
// It has no threads and says nothing: whoever runs the game asks the bots and tells the table.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/limits.hpp"
#include "core/random.hpp"
#include "core/side.hpp"
#include "core/time_source.hpp"
#include "play/any_game.hpp"
#include "play/bot.hpp"
#include "play/bot_answer.hpp"
#include "play/clock.hpp"
#include "play/game_record.hpp"
#include "play/history.hpp"
#include "play/legal_move.hpp"
#include "play/seat.hpp"
#include "play/swap2.hpp"

namespace lawan {

// How much later than allowed a move may come: for what the machine's own delays cost besides
// those that it counts, and where it counts none.
inline constexpr Seconds kTimeAllowance{0.02};
inline constexpr Seconds kBlindAllowance{0.25};
[[nodiscard]] Seconds usual_allowance();

struct TableSetup {
    AnyGame game;
    PerSide<Seat> seats;
    TimeControl time = {};  // the limits for each move are those of bots
    Seconds allowance = usual_allowance();
    bool first_move_is_free = false;  // whether the clocks stand until somebody has moved
    bool paused = false;
    Seed seed = {};                            // the bots' own seeds are derived from it
    std::uint64_t number = 0;                  // of the game, where several are played
    std::optional<swap2::Choices> swap2 = {};  // made so far, where the game begins so
};

class Table {
  public:
    // The clock outlives the table.
    explicit Table(TableSetup setup, const TimeSource& clock = TimeSource::of_machine());

    [[nodiscard]] const TableSetup& setup() const { return setup_; }
    [[nodiscard]] const History& history() const { return history_; }
    [[nodiscard]] const AnyPosition& position() const { return history_.position(); }
    [[nodiscard]] std::size_t ply() const { return history_.moves().size(); }
    [[nodiscard]] const std::optional<GameResult>& result() const { return result_; }
    [[nodiscard]] bool over() const { return result_.has_value(); }
    [[nodiscard]] GameRecord record() const;
    // What a player is called: "Ann", "minimax(depth=3)", "level 3", "black".
    [[nodiscard]] std::string player_name(Side side) const;

    // Whose turn it is: the side to move, or who decides in the opening.
    [[nodiscard]] Side turn() const;
    // What has to be decided there; none in the game itself.
    [[nodiscard]] std::optional<swap2::Stage> opening() const;
    [[nodiscard]] const Seat& mover() const { return setup_.seats[turn()]; }
    [[nodiscard]] bool humans_turn() const { return !over() && mover().human(); }
    [[nodiscard]] bool bots_turn() const { return !over() && !mover().human(); }
    [[nodiscard]] bool two_bots() const;
    [[nodiscard]] bool two_humans() const;
    [[nodiscard]] bool anybody_human() const { return !two_bots(); }

    // What the bot of a side is told when it sits down now.
    [[nodiscard]] NewGame greeting(Side side) const;
    // What the bot whose turn it is is told.
    [[nodiscard]] BotTurn bot_turn() const;

    // A turn begins now, or a clock that stood still goes on.
    void start_turn() { turn_began_ = clock_->now(); }
    // Whoever has to choose does so now. Players may change sides.
    void choose(swap2::Choice choice);
    // The side to move makes a legal move now. It may be too late, and loses then.
    void play(AnyMove move);
    // A move that nobody made at this table: of an opening, or of a game that is gone on with.
    void replay(PlayedMove played);
    // The bot whose turn it is has answered now. It loses by a failure, by an illegal move and by
    // being late, by what the machine let it have of the time that passed.
    void rule_on(const BotAnswer& answer);
    void rule_on(Side side, const BotFailure& failure);

    void resign(Side loser);
    void break_off();             // nobody has lost
    void end(GameResult result);  // otherwise; the score is the board's
    // Ends the game where the side to move has used up its clock.
    void check_flag();

    // Back to where a human had something to decide, or from there on; between two bots, one move.
    // A game that was given up, lost by a fault or broken off goes on where it stood. False where
    // nothing can be taken back, or made again.
    bool undo();
    bool redo();
    [[nodiscard]] bool can_undo() const { return goes_on_here() || moment_to_undo_to(); }
    [[nodiscard]] bool can_redo() const { return ply() < last_ply(); }
    void go(std::size_t ply);  // of a step that there is; no further than the next choice

    void pause(bool paused);

    // The clock runs for the side to move.
    [[nodiscard]] bool clock_runs() const;
    [[nodiscard]] std::optional<PerSide<Seconds>> clocks() const;
    void set_clocks(const PerSide<Seconds>& left) { left_ = left; }
    // Takes what was used off the clock of the side to move, and begins to count anew.
    void charge();

    // The next game of the same players, from the seats that they began this one with. Where it
    // begins by swap2 and is not swapped, the same one lays the first marks again.
    [[nodiscard]] TableSetup rematch(bool swapped) const;

  private:
    struct Late {
        Seconds taken;
        Seconds allowed;
    };

    [[nodiscard]] Seconds turn_time() const { return clock_->now() - turn_began_; }
    [[nodiscard]] std::optional<Late> late(Seconds taken) const;
    void lose_on_time(const Late& late);
    void finish_turn(PlayedMove played, Seconds taken);
    void see_whether_over();
    void forfeit(Side loser, EndReason reason, const Phrase& what);

    // After so many moves and, in the opening, choices.
    struct Moment {
        std::size_t ply = 0;
        std::size_t choices = 0;
    };

    [[nodiscard]] Moment now() const { return {ply(), setup_.swap2 ? setup_.swap2->size() : 0}; }
    [[nodiscard]] Moment before(const Moment& moment) const;
    [[nodiscard]] bool goes_on_here() const;
    [[nodiscard]] bool stops_at(const Moment& moment) const;
    [[nodiscard]] std::optional<Moment> moment_to_undo_to() const;
    [[nodiscard]] std::size_t last_ply() const;
    [[nodiscard]] std::size_t ply_to_redo_to() const;
    void keep_choices(std::size_t number);
    void swap_seats();

    TableSetup setup_;
    const TimeSource* clock_;
    History history_;
    std::optional<GameResult> result_;
    PerSide<Seconds> left_{Seconds{0}, Seconds{0}};  // of the clocks, when the turn began
    Seconds turn_began_{0};
};

// The seed of one side's bot in a game.
[[nodiscard]] Seed seed_of(Side side, Seed game);

}  // namespace lawan
