// A server of a line protocol that plays Othello with one kind of bot, and what it answers to a
// line.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>

#include "games/othello/rules/game.hpp"
#include "play/any_game.hpp"
#include "play/bot.hpp"
#include "protocol/line_server.hpp"

namespace lawan::test {

template <class Server>
class AskedServer : public testing::Test {
  protected:
    template <class MakeBot>
    AskedServer(std::string bot, MakeBot make_bot)
        : server{{AnyGame{othello::Game{}}, std::move(bot),
                  [make_bot](const AnyGame&) { return make_bot(); },
                  [](std::string_view text) {
                      return AnyGame{othello::Game{othello::Game::parse_position(text)}};
                  },
                  nullptr},
                 out} {}

    std::string ask(const std::string& line) {
        out.str("");
        EXPECT_EQ(server.handle(line), Served::GoOn);
        return out.str();
    }

    std::ostringstream out;
    Server server;
};

}  // namespace lawan::test
