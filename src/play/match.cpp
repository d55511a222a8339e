#include "play/match.hpp"

#include <utility>

#include "play/opening.hpp"
#include "play/play_game.hpp"

namespace lawan {
namespace {

void count(MatchResult& result, const GameResult& game, Side side_of_a) {
    if (!game.winner) {
        ++result.draws;
    } else if (*game.winner == side_of_a) {
        ++result.wins;
    } else {
        ++result.losses;
    }
}

Side side_of_first_entrant(const AnyGame& game, int index) {
    const Side first = game.start().side_to_move();
    return index % 2 == 0 ? first : opponent_of(first);
}

}  // namespace

GameRecord play_game_of_match(const AnyGame& game, const Entrant& a, const Entrant& b,
                              const MatchSettings& settings, int index) {
    const auto number = static_cast<std::uint64_t>(index);
    const Side side_of_a = side_of_first_entrant(game, index);
    const auto bot_a = a.make();
    const auto bot_b = b.make();
    PerSide<Player> players;
    players[side_of_a] = {bot_a.get(), a.name};
    players[opponent_of(side_of_a)] = {bot_b.get(), b.name};

    GameConditions conditions;
    conditions.limits = settings.limits;
    conditions.number = number;
    conditions.seed = seed_of_game(settings.seed, number);
    conditions.stop = settings.stop;
    std::size_t plies = 0;
    if (settings.on_move) {
        conditions.on_move = [&](const MoveRecord&, const AnyPosition&) {
            settings.on_move(index + 1, ++plies);
        };
    }
    if (settings.random_plies > 0) {
        const Seed pair = seed_of_openings(settings.seed).derive(number / 2);
        conditions.opening = random_opening(game, settings.random_plies, pair);
    }
    return play_game(game, players, conditions);
}

void count_game_of_match(MatchResult& result, const AnyGame& game, GameRecord record, int index) {
    if (record.result->reason == EndReason::Stopped) {
        result.stopped = true;
        return;
    }
    count(result, *record.result, side_of_first_entrant(game, index));
    result.games.push_back({std::move(record), game.start().side_to_move()});
}

MatchResult play_match(const AnyGame& game, const Entrant& a, const Entrant& b,
                       const MatchSettings& settings) {
    MatchResult result;
    for (int i = 0; i < settings.games; ++i) {
        count_game_of_match(result, game, play_game_of_match(game, a, b, settings, i), i);
        if (result.stopped) break;
        if (settings.on_game) settings.on_game(result.games.back().record, i + 1);
    }
    return result;
}

}  // namespace lawan
