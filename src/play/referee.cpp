#include "play/referee.hpp"

#include <algorithm>
#include <exception>
#include <utility>
#include <variant>

#include <fmt/format.h>

#include "play/bot_failure.hpp"

namespace lawan {
namespace {

class Referee {
  public:
    Referee(const AnyGame& game, const PerSide<Player>& players, const GameConditions& conditions)
        : players_{players},
          conditions_{conditions},
          position_{game.start()},
          longest_{game.longest_game()} {
        if (conditions.clock) left_ = {conditions.clock->time, conditions.clock->time};
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
        Bot& bot = *players_[side].bot;
        try {
            if (auto* watcher = dynamic_cast<WatchesTheClock*>(&bot)) {
                watcher->told_of_control({conditions_.limits, conditions_.clock});
            }
            bot.new_game({position_, side, conditions_.number, seed_of(side, conditions_.seed)});
        } catch (const BotFailure& failure) {
            const bool stopped = conditions_.stop != nullptr && conditions_.stop->raised();
            if (stopped || failure.reason() == EndReason::Stopped) return end(broken_off());
            end(forfeit(players_[side], side, failure.reason(), failure.what()));
        } catch (const std::exception& error) {
            end(forfeit(players_[side], side, EndReason::Crashed,
                        fmt::format("failed at the start: {}", error.what())));
        }
    }

    void turn() {
        const Side mover = position_.side_to_move();
        const Allowance allowance = allowance_of(mover);
        Ruling ruling =
            take_turn(players_[mover], {position_, played_, allowance.limits, conditions_.stop},
                      allowance.latest);
        auto* played = std::get_if<PlayedMove>(&ruling);
        if (played == nullptr) {
            end(std::get<GameResult>(std::move(ruling)));
            return;
        }
        if (conditions_.clock) {
            // It may fall below 0 by the allowance, which is there once and not for each move.
            left_[mover] += conditions_.clock->increment - played->record.time;
        }
        play(std::move(*played));
        if (!conditions_.adjudicate || position_.is_over()) return;
        if (auto result = conditions_.adjudicate(record_.moves.back(), mover, position_)) {
            end(*std::move(result));
        }
    }

    struct Allowance {
        Limits limits;
        std::optional<Seconds> latest;  // when the move must be there
    };

    [[nodiscard]] Allowance allowance_of(Side mover) {
        const Limits& each = conditions_.limits;
        if (!conditions_.clock) return {each, each.time};
        const auto shown = [&](Side side) { return std::max(Seconds{0.001}, left_[side]); };
        const Seconds left = shown(mover);
        const Limits limits = each.tightened_by(Limits::of_time(left));
        const Seconds latest = std::min(left_[mover], each.time.value_or(left_[mover]));
        if (auto* watcher = dynamic_cast<WatchesTheClock*>(players_[mover].bot)) {
            watcher->told_of_time_left({shown(Side::X), shown(Side::O)});
            return {limits, latest};
        }
        const int plies_left = longest_ - static_cast<int>(played_.size());
        const Seconds part = fair_part(left, conditions_.clock->increment, (plies_left + 1) / 2);
        return {limits.tightened_by(Limits::of_time(part)), latest};
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
    int longest_;
    PerSide<Seconds> left_;
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
