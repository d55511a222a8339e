// A game in the terminal: people and bots take turns, and people may ask for more than moves.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>

#include "catalog/catalog.hpp"
#include "cli/exit_code.hpp"
#include "cli/play_screen.hpp"
#include "cli/play_typed.hpp"
#include "cli/terminal.hpp"
#include "core/limits.hpp"
#include "core/random.hpp"
#include "core/side.hpp"
#include "core/spec.hpp"
#include "play/any_game.hpp"
#include "play/bot.hpp"
#include "play/game_record.hpp"
#include "play/history.hpp"

namespace lawan::cli {

// Who plays against people, unless they ask for another one.
inline constexpr const char* kUsualBot = "alphabeta";

// Who sits at one side of the board: a bot, or a person.
struct Seat {
    std::optional<Spec> bot;
    std::optional<std::string> name;  // else "You", or the bot's spec
    bool chosen = false;              // by the user, so that a game that is loaded leaves it
};

struct PlaySetup {
    PerSide<Seat> seats;
    Limits limits;  // of bots, for each move
    Seed seed;
    bool quiet = false;
};

class PlaySession {
  public:
    PlaySession(const GameEntry& entry, const AnyGame& game, PlaySetup setup, PlayScreen screen,
                const StopSignal& stop);

    // Goes on with a saved game, of this game or of any. Throws InputError; then everything is as
    // before.
    void load(const std::string& file, std::optional<std::string_view> expected_game = {});

    void greet() const;  // says what is played and how

    [[nodiscard]] ExitCode run();

  private:
    enum class Next : std::uint8_t { GoOn, Leave };

    void begin(const GameEntry& entry, const AnyGame& game, History history);
    void take_turns();  // until somebody leaves or interrupts, or two bots are done
    [[nodiscard]] PerSide<std::string> names_for(const AnyGame& game) const;
    [[nodiscard]] bool is_human(Side side) const { return !setup_.seats[side].bot; }
    [[nodiscard]] bool anybody_human() const { return is_human(Side::X) || is_human(Side::O); }
    [[nodiscard]] bool interrupted() const { return stop_.raised(); }

    void show();
    [[nodiscard]] std::optional<Coordinate> last_cell() const;
    void show_if_changed();
    void settle();  // notes the result once the game is over
    void play(PlayedMove played);
    void bot_turn(Side side);
    void pass(AnyMove move);
    [[nodiscard]] Next ask();
    [[nodiscard]] Next obey(const Typed& typed);

    void make_move(const std::string& text);
    void undo_turns(const std::string& count);  // one unless given
    [[nodiscard]] bool undo();                  // false where nothing is left to take back
    void redo();
    void hint(const std::string& bot);
    void list_moves() const;
    void resign();
    void start_over();
    void save(const std::string& file);
    void load_typed(const std::string& file);
    // Into the file it was saved to before, or else a new one in the folder of saved games.
    void keep();
    void keep_unasked();
    [[nodiscard]] bool would_be_lost() const;
    // Saves a game that would be lost, and says how to go on with it: to whoever leaves the
    // program, and to whoever begins another game at a terminal.
    void keep_for_later(std::string_view why);
    void keep_before_another();
    [[nodiscard]] GameRecord record() const;
    [[nodiscard]] bool waits_for_human() const;

    const GameEntry* entry_;
    AnyGame game_;
    PlaySetup setup_;
    PlayScreen screen_;
    const StopSignal& stop_;
    Prompt prompt_;
    PerSide<std::string> names_;
    PerSide<std::unique_ptr<Bot>> bots_;
    History history_;
    std::optional<GameResult> result_;
    std::uint64_t game_number_ = 0;
    bool changed_ = true;                            // since the board was shown
    bool unsaved_ = false;                           // something would be lost if the session ended
    std::optional<std::filesystem::path> saved_to_;  // this game, so that it has one file
};

}  // namespace lawan::cli
