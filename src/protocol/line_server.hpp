// A program that others talk to in lines: what UGI, GTP and NBoard have in common.
#pragma once

#include <functional>
#include <iosfwd>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>

#include "core/budget.hpp"
#include "play/any_game.hpp"
#include "play/bot.hpp"

namespace lawan {

// The engine behind a server: makes bots and games.
struct ServedEngine {
    AnyGame game;
    std::string name;  // of the bot
    std::function<std::unique_ptr<Bot>(const AnyGame&)> make_bot;
    std::function<AnyGame(std::string_view position)> set_up;
};

// What it calls itself: "Lawan" for our own engine, "Lawan alphabeta(depth=6)" for another bot.
[[nodiscard]] std::string shown_name(const ServedEngine& engine);

enum class Served : std::uint8_t { GoOn, Quit };

class LineServer {
  public:
    virtual ~LineServer() = default;
    // Does what the line says, and writes the answer.
    virtual Served handle(const std::string& line) = 0;
    // Does this line end a search that is under way? It is still handled afterwards.
    [[nodiscard]] virtual bool stops(std::string_view) const { return false; }
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
