#include "play/referee.hpp"

#include <exception>
#include <utility>
#include <variant>

#include <fmt/format.h>

namespace lawan {
namespace {

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
        if (!record_.result) {
            for (const AnyMove move : conditions_.opening) {
                play({move, {position_.move_text(move)}});
            }
        }
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
        try {
            players_[side].bot->new_game(
                {position_, side, conditions_.number, seed_of(side, conditions_.seed)});
        } catch (const std::exception& error) {
            end(forfeit(players_[side], side, EndReason::Crashed,
                        fmt::format("failed at the start: {}", error.what())));
        }
    }

    void turn() {
        Ruling ruling = take_turn(players_[position_.side_to_move()],
                                  {position_, played_, conditions_.limits, conditions_.stop});
        if (auto* played = std::get_if<PlayedMove>(&ruling)) {
            play(std::move(*played));
        } else {
            end(std::get<GameResult>(std::move(ruling)));
        }
    }

    void play(PlayedMove played) {
        position_ = position_.after(played.move);
        played_.push_back(played.move);
        record_.moves.push_back(std::move(played.record));
        if (conditions_.on_move) conditions_.on_move(record_.moves.back(), position_);
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

Seed seed_of(Side side, Seed game) {
    return game.derive(static_cast<std::uint64_t>(side));
}

GameRecord play_game(const AnyGame& game, const PerSide<Player>& players,
                     const GameConditions& conditions) {
    return Referee{game, players, conditions}.run();
}

}  // namespace lawan
