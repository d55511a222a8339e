#include "play/referee.hpp"

#include <chrono>
#include <exception>
#include <utility>

#include <fmt/format.h>

#include "core/text.hpp"

namespace lawan {
namespace {

std::string legal_moves_text(const AnyPosition& position) {
    std::string text;
    for (const AnyMove move : position.legal_moves()) {
        if (!text.empty()) text += ' ';
        text += position.move_text(move);
    }
    return text;
}

class Referee {
  public:
    Referee(const AnyGame& game, const PerSide<Player>& players, const GameConditions& conditions)
        : players_{players}, conditions_{conditions}, position_{game.start()} {
        record_.game = game.name();
        record_.start = position_.text();
        record_.players = {players.x.name, players.o.name};
    }

    GameRecord run() {
        greet(Side::X);
        greet(Side::O);
        for (const AnyMove move : conditions_.opening) play(move, {});
        while (!record_.result) {
            if (position_.is_over()) {
                end({EndReason::Finished, position_.winner(), 0, {}});
            } else {
                turn();
            }
        }
        return std::move(record_);
    }

  private:
    void greet(Side side) {
        if (record_.result) return;
        const Seed seed = conditions_.seed.derive(static_cast<std::uint64_t>(side));
        try {
            players_[side].bot->new_game({position_, side, conditions_.number, seed});
        } catch (const std::exception& error) {
            forfeit(side, EndReason::Crashed, fmt::format("failed at the start: {}", error.what()));
        }
    }

    void turn() {
        if (conditions_.stop != nullptr && conditions_.stop->raised()) return stop();
        const Side side = position_.side_to_move();
        const auto begin = std::chrono::steady_clock::now();
        Thought<AnyMove> thought;
        try {
            thought = players_[side].bot->think(
                {position_, played_, conditions_.limits, conditions_.stop});
        } catch (const std::exception& error) {
            return forfeit(side, EndReason::Crashed, fmt::format("failed: {}", error.what()));
        }
        const Seconds taken = std::chrono::steady_clock::now() - begin;
        // A bot that was told to stop has answered early: its move is no part of the game.
        if (conditions_.stop != nullptr && conditions_.stop->raised()) return stop();
        if (const auto limit = conditions_.limits.time; limit && taken > *limit + kTimeAllowance) {
            return forfeit(side, EndReason::TimeOut,
                           fmt::format("took {:.3f} s of the {:.3f} s allowed", taken.count(),
                                       limit->count()));
        }
        if (!position_.is_legal(thought.best)) {
            return forfeit(side, EndReason::IllegalMove,
                           fmt::format("played {}; the legal moves are {}",
                                       quoted(position_.move_text(thought.best)),
                                       legal_moves_text(position_)));
        }
        play(thought.best, {{}, taken, thought.nodes, thought.depth, thought.valuation});
    }

    void play(AnyMove move, MoveRecord played) {
        played.move = position_.move_text(move);
        position_ = position_.after(move);
        played_.push_back(move);
        record_.moves.push_back(std::move(played));
        if (conditions_.on_move) conditions_.on_move(record_.moves.back(), position_);
    }

    void stop() { end({EndReason::Stopped, {}, 0, "the game was broken off"}); }

    void forfeit(Side loser, EndReason reason, const std::string& what) {
        end({reason, opponent_of(loser), 0, fmt::format("{} {}", players_[loser].name, what)});
    }

    void end(GameResult result) {
        result.score = position_.shown_score();
        record_.result = std::move(result);
    }

    const PerSide<Player>& players_;
    const GameConditions& conditions_;
    AnyPosition position_;
    std::vector<AnyMove> played_;
    GameRecord record_;
};

}  // namespace

GameRecord play_game(const AnyGame& game, const PerSide<Player>& players,
                     const GameConditions& conditions) {
    return Referee{game, players, conditions}.run();
}

}  // namespace lawan
