#include "arena/standings.hpp"

#include <algorithm>
#include <map>
#include <utility>

#include "arena/tournament.hpp"

namespace lawan {
namespace {

void count(WinDrawLoss& games, const GameSummary& game, Side side) {
    ++(!game.winner ? games.draws : *game.winner == side ? games.wins : games.losses);
}

bool is_placed_before(const StandingsRow& a, const StandingsRow& b) {
    if (a.merit.survived != b.merit.survived) return a.merit.survived > b.merit.survived;
    if (a.share() != b.share()) return a.share() > b.share();  // whoever has none comes last
    if (a.points != b.points) return a.points > b.points;
    const Rating average;  // in a Swiss tournament some have rested only
    return a.rating.value_or(average).elo > b.rating.value_or(average).elo;
}

}  // namespace

Standings::Standings(std::size_t bots, const std::vector<GameSummary>& games,
                     const std::vector<Merit>& merits)
    : rows_(bots), cross_(bots, std::vector<WinDrawLoss>(bots)), games_{games.size()} {
    NewGames is_new;
    std::map<std::pair<std::size_t, std::size_t>, std::int64_t> different;  // by who was X and O
    for (std::size_t bot = 0; bot < bots; ++bot) {
        rows_[bot].bot = bot;
        if (bot < merits.size()) rows_[bot].merit = merits[bot];
        rows_[bot].points = rows_[bot].merit.for_rests;
    }
    for (const GameSummary& game : games) {
        if (is_new(game)) ++different[{game.bots.x, game.bots.o}];
        for (const Side side : {Side::X, Side::O}) {
            StandingsRow& row = rows_[game.bots[side]];
            count(row.games, game, side);
            row.points += game.points(side);
            if (game.forfeited() && game.winner != side) ++row.forfeits;
            row.effort += game.efforts[side];
            count(cross_[game.bots[side]][game.bots[opponent_of(side)]], game, side);
        }
    }
    std::vector<Encounter> encounters;
    const auto different_of = [&](std::size_t a, std::size_t b) {
        return static_cast<double>(different[{a, b}] + different[{b, a}]);
    };
    for (std::size_t a = 0; a < bots; ++a) {
        for (std::size_t b = a + 1; b < bots; ++b) {
            const WinDrawLoss& of_a = cross_[a][b];
            if (of_a.games() == 0) continue;
            encounters.push_back({a, b, static_cast<double>(of_a.games()), of_a.points(),
                                  static_cast<double>(of_a.draws), different_of(a, b)});
        }
    }
    added_draws_ = !encounters.empty() && !determines_ratings(bots, encounters);
    const BradleyTerry strengths{bots, encounters, added_draws_ ? kPriorDraws : kNoPrior};
    for (std::size_t bot = 0; bot < bots; ++bot) {
        if (rows_[bot].games.games() > 0) rows_[bot].rating = strengths.ratings()[bot];
    }
    std::stable_sort(rows_.begin(), rows_.end(), is_placed_before);
    for (std::size_t i = 0; i + 1 < rows_.size(); ++i) {
        if (!rows_[i].rating || !rows_[i + 1].rating) continue;
        rows_[i].superiority = strengths.superiority(rows_[i].bot, rows_[i + 1].bot);
    }
    if (bots == 2 && !games.empty()) {  // the estimate that is told of every match of two
        const double of_first = estimate_elo(evidence_of(games).scores()).superiority;
        rows_[0].superiority = rows_[0].bot == 0 ? of_first : 1 - of_first;
    }
}

Standings standings_of(const TournamentPlan& plan, const Tournament& tournament) {
    return {plan.bots.size(), tournament.counted(), tournament.merits()};
}

}  // namespace lawan
