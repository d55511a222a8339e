#include "play/match.hpp"

#include <utility>

#include "play/opening.hpp"
#include "play/referee.hpp"

namespace lawan {
namespace {

// Streams of the match's seed: what is drawn for one purpose leaves the others as they are.
enum class Stream : std::uint64_t { Games = 1, Openings = 2 };

Seed stream(Seed seed, Stream purpose) {
    return seed.derive(static_cast<std::uint64_t>(purpose));
}

void count(MatchResult& result, const GameResult& game, Side side_of_a) {
    if (!game.winner) {
        ++result.draws;
    } else if (*game.winner == side_of_a) {
        ++result.wins;
    } else {
        ++result.losses;
    }
}

}  // namespace

MatchResult play_match(const AnyGame& game, const Entrant& a, const Entrant& b,
                       const MatchSettings& settings) {
    MatchResult result;
    const Side first = game.start().side_to_move();
    for (int i = 0; i < settings.games; ++i) {
        const auto number = static_cast<std::uint64_t>(i);
        const bool a_begins = i % 2 == 0;
        const Side side_of_a = a_begins ? first : opponent_of(first);
        const auto bot_a = a.make();
        const auto bot_b = b.make();
        PerSide<Player> players;
        players[side_of_a] = {bot_a.get(), a.name};
        players[opponent_of(side_of_a)] = {bot_b.get(), b.name};

        GameConditions conditions;
        conditions.limits = settings.limits;
        conditions.number = number;
        conditions.seed = stream(settings.seed, Stream::Games).derive(number);
        conditions.stop = settings.stop;
        if (settings.random_plies > 0) {
            const Seed pair = stream(settings.seed, Stream::Openings).derive(number / 2);
            conditions.opening = random_opening(game, settings.random_plies, pair);
        }

        GameRecord record = play_game(game, players, conditions);
        if (record.result->reason == EndReason::Stopped) {
            result.stopped = true;
            break;
        }
        count(result, *record.result, side_of_a);
        if (settings.on_game) settings.on_game(record, i + 1);
        result.games.push_back({std::move(record), first});
    }
    return result;
}

}  // namespace lawan
