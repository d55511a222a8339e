// Bots as shell scripts: every system has a shell, and misbehaving is easily said in it.
#pragma once

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <unistd.h>

#include "games/tictactoe/rules/game.hpp"
#include "play/any_game.hpp"
#include "play/play_game.hpp"
#include "protocol/process_bot.hpp"

namespace lawan::test {

inline AnyGame tic_tac_toe() {
    return AnyGame{tictactoe::Game{tictactoe::Game::parse_position("3/3/3 X 3")}};
}

// Its `on_go` runs when a move is wanted; the legal moves are $1, $2, …
inline std::string well_behaved(const std::string& on_go = "echo $1",
                                const std::string& on_ready = "echo ready") {
    return "while read -r word rest; do case $word in 'ready?') " + on_ready +
           ";; go) set -- $rest; " + on_go + ";; quit) exit;; esac; done";
}

inline ProcessBotSettings shell_bot(const std::string& script) {
    ProcessBotSettings settings;
    settings.process.words = {"/bin/sh", "-c", script};
    settings.startup = Seconds{10};
    settings.patience = Seconds{10};
    return settings;
}

// Plays the first legal move.
class FirstMove final : public Bot {
  public:
    [[nodiscard]] Thought<AnyMove> think(const Turn& turn) override {
        return {turn.position.legal_moves().front(), {}, 0, 0, Seconds{0}, {}, {}};
    }
};

// How a game between this program (X) and FirstMove (O) goes.
inline GameRecord play_against(Bot& bot, const GameConditions& conditions = {}) {
    FirstMove other;
    return play_game(tic_tac_toe(), {{&bot, "it"}, {&other, "first"}}, conditions);
}

inline GameRecord play_against(const ProcessBotSettings& settings,
                               const GameConditions& conditions = {}) {
    ProcessBot bot{settings, tic_tac_toe()};
    return play_against(bot, conditions);
}

inline void expect_loss(const GameRecord& record, EndReason reason, const std::string& words) {
    ASSERT_TRUE(record.result.has_value());
    EXPECT_EQ(record.result->winner, Side::O);
    EXPECT_EQ(to_text(record.result->reason), to_text(reason)) << record.result->detail.english();
    EXPECT_THAT(record.result->detail.english(), ::testing::HasSubstr(words));
}

// Of a fifth of a second a move.
inline GameConditions quick() {
    GameConditions conditions;
    conditions.limits = Limits::of_time(Seconds{0.2});
    return conditions;
}

// Is there a process with this text in its command line?
inline bool runs(const std::string& text) {
    std::error_code gone;
    for (const auto& entry : std::filesystem::directory_iterator{"/proc", gone}) {
        std::ifstream file{entry.path() / "cmdline", std::ios::binary};
        std::ostringstream line;
        line << file.rdbuf();
        if (line.str().find(text) != std::string::npos &&
            entry.path().filename() != std::to_string(getpid())) {
            return true;
        }
    }
    return false;
}

}  // namespace lawan::test
