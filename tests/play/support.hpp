// Small bots and a small game for the tests of play/.
#pragma once

#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

#include "core/coordinate.hpp"
#include "games/adjacency/rules/game.hpp"
#include "games/tictactoe/rules/game.hpp"
#include "play/any_game.hpp"
#include "play/bot.hpp"
#include "play/table.hpp"
#include "tests/support/fake_clock.hpp"

namespace lawan::test {

[[nodiscard]] inline AnyGame three_in_a_row(Side first = Side::X) {
    return AnyGame{tictactoe::Game{tictactoe::Rules{BoardSize{3, 3}, 3}, first}};
}

[[nodiscard]] inline AnyMove move_of(const AnyPosition& position, std::string_view text) {
    return position.parse_move(text).value();
}

[[nodiscard]] inline Thought<AnyMove> thought_of(AnyMove move) {
    Thought<AnyMove> thought;
    thought.best = move;
    return thought;
}

// Plays the first legal move.
class FirstMove : public Bot {
  public:
    [[nodiscard]] Thought<AnyMove> think(const Turn& turn) override {
        return thought_of(turn.position.legal_moves().front());
    }
};

// Plays what its seed says, and remembers what it was told.
class SeededBot : public Bot {
  public:
    void new_game(const NewGame& game) override {
        random_ = Random{game.seed};
        number = game.number;
        side = game.side;
        seed = game.seed;
    }
    [[nodiscard]] Thought<AnyMove> think(const Turn& turn) override {
        played_before = turn.played.size();
        return thought_of(random_.pick(turn.position.legal_moves()));
    }

    std::uint64_t number = 0;
    Side side = Side::X;
    Seed seed;
    std::size_t played_before = 0;

  private:
    Random random_{Seed{}};
};

// Takes the cell that its opponent has just taken.
class Cheat : public FirstMove {
  public:
    [[nodiscard]] Thought<AnyMove> think(const Turn& turn) override {
        return turn.played.empty() ? FirstMove::think(turn) : thought_of(turn.played.back());
    }
};

class Crasher : public Bot {
  public:
    [[nodiscard]] Thought<AnyMove> think(const Turn&) override {
        throw std::runtime_error{"out of ideas"};
    }
};

class CrasherAtTheStart : public FirstMove {
  public:
    void new_game(const NewGame&) override { throw std::runtime_error{"no such engine"}; }
};

// Takes longer than any allowance.
class Sleeper : public FirstMove {
  public:
    [[nodiscard]] Thought<AnyMove> think(const Turn& turn) override {
        time.work(kTimeAllowance + Seconds{0.05});
        return FirstMove::think(turn);
    }
    FakeClock time;
};

}  // namespace lawan::test
