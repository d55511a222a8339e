// A game in the terminal: people and bots take turns, and people may ask for more than moves.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "cli/exit_code.hpp"
#include "cli/play/kept_game.hpp"
#include "cli/play/screen.hpp"
#include "cli/play/seating.hpp"
#include "cli/play/typed.hpp"
#include "cli/terminal/terminal.hpp"
#include "core/limits.hpp"
#include "core/random.hpp"
#include "core/side.hpp"
#include "core/spec.hpp"
#include "core/words.hpp"
#include "module/catalog.hpp"
#include "play/any_game.hpp"
#include "play/bot.hpp"
#include "play/game_record.hpp"
#include "play/swap2.hpp"
#include "play/table.hpp"

namespace lawan::cli {

struct PlaySetup {
    PerSide<PlayerChoice> players;
    Limits limits;  // of bots, for each move
    Seed seed;
    bool quiet = false;
    bool swap2 = false;  // whether games begin so
};

// Throws InputError where a game cannot begin by swap2.
void check_swap2(const AnyGame& game);

class PlaySession {
  public:
    PlaySession(const GameModule& entry, const AnyGame& game, PlaySetup setup, PlayScreen screen,
                Prompt prompt, const StopSignal& stop);

    // Goes on with a saved game, of this game or of any; `level` takes the place of the bots that
    // it names. Throws InputError; then everything is as before.
    void load(const std::string& file, std::optional<std::string_view> expected_game = {},
              const std::optional<Spec>& level = {});

    void greet() const;  // says what is played and how

    [[nodiscard]] ExitCode run();

  private:
    enum class Next : std::uint8_t { GoOn, Leave };

    // A game that begins, with the bots that have been told so; `moves` were made before.
    void begin(const GameModule& entry, const AnyGame& game, const PerSide<PlayerChoice>& players,
               const std::vector<PlayedMove>& moves = {});
    [[nodiscard]] Table new_table(const AnyGame& game, const PerSide<PlayerChoice>& players) const;
    // Marks and sides before the game; false where somebody leaves or interrupts.
    [[nodiscard]] bool open_by_swap2();
    [[nodiscard]] bool lay_marks(Side who, int count, std::vector<AnyMove>& marks);
    [[nodiscard]] std::optional<swap2::Choice> choose_side(Side who, std::vector<AnyMove>& marks,
                                                           int more);
    void show_opening(const AnyPosition& position, AnyMove last) const;
    void take_turns();  // until somebody leaves or interrupts, or two bots are done
    [[nodiscard]] bool interrupted() const { return stop_.raised(); }
    [[nodiscard]] std::string name(Side side) const { return table_.player_name(side); }

    void show();
    void show_if_changed();
    [[nodiscard]] std::optional<Coordinate> last_cell() const;
    void has_changed();
    void bot_turn();
    void say_what_was_played(Side side, const PlayedMove& played) const;
    void pass(AnyMove move);
    [[nodiscard]] Next ask();
    [[nodiscard]] Next obey(const Typed& typed);

    void make_move(const std::string& text);
    void undo_turns(const std::string& count);  // one unless given
    void redo_turns(const std::string& count);  // one unless given
    void hint(const std::string& bot);
    void resign();
    void save(const std::string& file);
    void load_typed(const std::string& file);
    [[nodiscard]] bool would_be_lost() const;
    // Saves a game that would be lost, and says how to go on with it: to whoever leaves the
    // program, and to whoever begins another game at a terminal.
    void keep_for_later(const Words& why);
    void keep_before_another();

    const GameModule* entry_;
    PlaySetup setup_;
    PlayScreen screen_;
    const StopSignal& stop_;
    Prompt prompt_;
    std::uint64_t game_number_ = 0;
    Table table_;
    PerSide<std::unique_ptr<Bot>> bots_;
    // The seeds of our own bots that are greeted before their first turn: what they read for it,
    // nobody waits for who only looks at the board.
    PerSide<std::optional<Seed>> not_greeted_;
    KeptGame kept_;
    bool changed_ = true;  // since the board was shown
};

}  // namespace lawan::cli
