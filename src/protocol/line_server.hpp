// A program that others talk to in lines: what UGI, GTP and NBoard have in common.
#pragma once

#include <functional>
#include <iosfwd>
#include <memory>
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
    // Raised when such a line came, or when the input has ended while nothing else would stop it.
    StopSignal stop;
};

// Reads lines until one of them says quit or there are no more. While the server is at work, the
// next lines are read already, so that "stop" is heard.
void serve(LineServer& server, std::istream& in);

}  // namespace lawan
