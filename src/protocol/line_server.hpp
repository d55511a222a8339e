// A program that others talk to in lines: what UGI, GTP and NBoard have in common.
#pragma once

#include <functional>
#include <iosfwd>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <vector>

#include "core/budget.hpp"
#include "core/input_error.hpp"
#include "core/options.hpp"
#include "play/any_game.hpp"
#include "play/bot.hpp"

namespace lawan {

// The engine behind a server: makes bots and games.
struct ServedEngine {
    AnyGame game;
    std::string name;  // of the bot
    std::function<std::unique_ptr<Bot>(const AnyGame&)> make_bot;
    std::function<AnyGame(std::string_view position)> set_up;
    // The game on a board of so many columns and rows. Throws InputError.
    std::function<AnyGame(int size)> of_size;
    // What can be set of the bot, what was set from the start, and the bot with other settings.
    // Throws InputError.
    std::vector<OptionSpec> options = {};
    OptionTexts set = {};
    std::function<std::unique_ptr<Bot>(const AnyGame&, const OptionTexts&)> make_bot_with = {};
};

// What it calls itself: "Lawan" for our own engine, "Lawan alphabeta(depth=6)" for another bot.
[[nodiscard]] std::string shown_name(const ServedEngine& engine);

// What a bot may take for a move of `mover` where there is a clock for the whole game: all that is
// left where the bot watches the clock itself, else its part of it. `plies_left`: in the longest
// game.
[[nodiscard]] Seconds time_of_clock(Bot& bot, Side mover, const PerSide<Seconds>& left,
                                    Seconds increment, int plies_left);

// What a server answers that cannot do what a line asks: in English, as protocols are.
class Refused : public SpokenError {
  public:
    explicit Refused(const std::string& text) : SpokenError{as_it_is(text)} {}
};

// What a server is handed instead of a line of more than 1 MiB, which no protocol has.
inline constexpr std::string_view kTooLongLine = "a-line-of-more-than-1-MiB";

// Why nobody knows this command: "unknown command 'x'".
[[nodiscard]] Refused unknown_command(std::string_view line);

enum class Served : std::uint8_t { GoOn, Quit };

class LineServer {
  public:
    virtual ~LineServer() = default;
    // Does what the line says, and writes the answer.
    virtual Served handle(const std::string& line) = 0;
    // Does this line end a search that is under way? It is still handled afterwards.
    [[nodiscard]] virtual bool stops(std::string_view) const { return false; }
    // Is this the last line of a conversation? Nobody reads what comes after it.
    [[nodiscard]] virtual bool is_last(std::string_view line) const;
    // Is told of each line as it is read, while others may still be waiting or a search is under
    // way; true where it has been answered already. Called by the reader's thread, as is the next.
    [[nodiscard]] virtual bool answered_at_once(std::string_view) { return false; }
    virtual void input_ended() {}

    // Such a line was read, and has been handled. A stop that was read ends whatever was asked
    // before it, and nothing that was asked after it.
    void stop_was_read();
    void stop_was_handled();

    // Raised as long as a line that stops waits to be handled, or when the input has ended while
    // nothing else would stop a search.
    StopSignal stop;

  private:
    std::mutex mutex_;
    int waiting_stops_ = 0;
};

// Reads lines until one of them says quit or there are no more. While the server is at work, the
// next lines are read already, so that "stop" is heard.
void serve(LineServer& server, std::istream& in);

}  // namespace lawan
