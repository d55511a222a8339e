#include "play/play_game.hpp"

#include "play/table.hpp"

namespace lawan {
namespace {

enum class Stream : std::uint64_t { Games = 1, Openings = 2 };

Seed stream(Seed match, Stream purpose) {
    return match.derive(static_cast<std::uint64_t>(purpose));
}

class BotGame {
  public:
    BotGame(const AnyGame& game, const PerSide<Player>& players, const GameConditions& conditions)
        : players_{players},
          conditions_{conditions},
          table_{setup(game, players, conditions), *conditions.time_source} {}

    GameRecord run() {
        greet_both();
        if (!table_.over()) play_opening();
        while (!table_.over()) take_turn();
        return table_.record();
    }

  private:
    static TableSetup setup(const AnyGame& game, const PerSide<Player>& players,
                            const GameConditions& conditions) {
        TableSetup setup{game, {}, {conditions.limits, conditions.clock}};
        for (const Side side : {Side::X, Side::O}) {
            setup.seats[side].kind = PlayerKind::Bot;
            setup.seats[side].name = players[side].name;
        }
        setup.seed = conditions.seed;
        setup.number = conditions.number;
        return setup;
    }

    [[nodiscard]] bool stopped() const {
        return conditions_.stop != nullptr && conditions_.stop->raised();
    }

    void greet_both() {
        for (const Side side : {Side::X, Side::O}) {
            NewGame greeting = table_.greeting(side);
            greeting.stop = conditions_.stop;
            const auto failure = greet(*players_[side].bot, greeting, table_.setup().time);
            if (!failure) continue;
            if (stopped()) {
                table_.break_off();
            } else {
                table_.rule_on(side, *failure);
            }
            return;
        }
    }

    void play_opening() {
        for (const AnyMove move : conditions_.opening) {
            table_.replay({move, {table_.position().move_text(move)}});
            tell_of_move();
        }
    }

    void take_turn() {
        if (stopped()) return table_.break_off();
        const Side mover = table_.position().side_to_move();
        const std::size_t before = table_.ply();
        table_.start_turn();
        const BotAnswer answer = ask(*players_[mover].bot, table_.bot_turn(), conditions_.stop,
                                     *conditions_.time_source);
        // A bot that was told to stop has answered early: its move is no part of the game.
        if (stopped()) return table_.break_off();
        table_.rule_on(answer);
        if (table_.ply() == before) return;
        tell_of_move();
        if (table_.over() || !conditions_.adjudicate) return;
        const MoveRecord& made = table_.history().steps().back().record;
        if (auto result = conditions_.adjudicate(made, mover, table_.position())) {
            table_.end(*std::move(result));
        }
    }

    void tell_of_move() const {
        if (!conditions_.on_move) return;
        conditions_.on_move(table_.history().steps().back().record, table_.position());
    }

    const PerSide<Player>& players_;
    const GameConditions& conditions_;
    Table table_;
};

}  // namespace

Seed seed_of_game(Seed match, std::uint64_t number) {
    return stream(match, Stream::Games).derive(number);
}

Seed seed_of_openings(Seed match) {
    return stream(match, Stream::Openings);
}

GameRecord play_game(const AnyGame& game, const PerSide<Player>& players,
                     const GameConditions& conditions) {
    return BotGame{game, players, conditions}.run();
}

}  // namespace lawan
