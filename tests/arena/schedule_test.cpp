#include "arena/schedule.hpp"

#include <algorithm>
#include <functional>
#include <map>
#include <set>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "core/random.hpp"

namespace lawan {
namespace {

TournamentPlan plan_of(int bots, Format format, int games) {
    TournamentPlan plan;
    plan.game = "tictactoe";
    for (int i = 0; i < bots; ++i) plan.bots.push_back({"bot" + std::to_string(i), "random"});
    plan.format = format;
    plan.games = games;
    return plan;
}

// Plays a schedule: the bot with the lower number wins every game, unless `points` says otherwise.
// Pairings that are open at the same time end in an order drawn from the seed.
std::vector<Pairing> played(Schedule& schedule, Seed seed,
                            const std::function<double(const Pairing&)>& points) {
    Random random{seed};
    std::vector<Pairing> all;
    std::vector<Pairing> open;
    while (!schedule.finished() || !open.empty()) {
        while (const auto next = schedule.next()) {
            all.push_back(*next);
            open.push_back(*next);
        }
        if (open.empty()) {
            ADD_FAILURE() << "the schedule waits for nothing";
            break;
        }
        random.shuffle(open);
        const Pairing ended = open.back();
        open.pop_back();
        schedule.ended(ended, points(ended));
    }
    return all;
}

double lower_wins(const Pairing& pairing) {
    return pairing.a < pairing.b ? pairing.games : 0;
}

TEST(RoundRobin, EverybodyMeetsEverybodyEquallyOften) {
    for (const int bots : {2, 3, 4, 7, 10}) {
        const auto plan = plan_of(bots, Format::RoundRobin, 5);
        const auto schedule = make_schedule(plan);
        std::map<std::pair<std::size_t, std::size_t>, int> games;
        int total = 0;
        for (const Pairing& pairing : played(*schedule, Seed{1}, lower_wins)) {
            games[std::minmax(pairing.a, pairing.b)] += pairing.games;
            total += pairing.games;
        }
        EXPECT_EQ(games.size(), static_cast<std::size_t>(bots * (bots - 1) / 2));
        for (const auto& [pair, count] : games) EXPECT_EQ(count, 5);
        EXPECT_EQ(static_cast<std::size_t>(total), make_schedule(plan)->expected_games());
    }
}

TEST(RoundRobin, OfTwoBeginsWithTheFirst) {
    const auto schedule = make_schedule(plan_of(2, Format::RoundRobin, 2));
    EXPECT_EQ(schedule->next(), (Pairing{0, 0, 0, 1, 2, 0}));
    EXPECT_TRUE(schedule->finished());
    EXPECT_EQ(schedule->next(), std::nullopt);
}

TEST(Gauntlet, OnlyTheChampionsMeetTheOthers) {
    auto plan = plan_of(6, Format::Gauntlet, 4);
    plan.champions = 2;
    const auto schedule = make_schedule(plan);
    int pairings = 0;
    for (const Pairing& pairing : played(*schedule, Seed{1}, lower_wins)) {
        EXPECT_LT(pairing.a, 2U);
        EXPECT_GE(pairing.b, 2U);
        ++pairings;
    }
    EXPECT_EQ(pairings, 2 * 4 * 2);
}

TEST(Knockout, TheFavouriteWinsAndMeetsTheSecondLast) {
    for (const int bots : {2, 3, 5, 8, 13}) {
        const auto schedule = make_schedule(plan_of(bots, Format::Knockout, 2));
        const auto all = played(*schedule, Seed{static_cast<std::uint64_t>(bots)}, lower_wins);
        EXPECT_EQ(all.size(), static_cast<std::size_t>(bots - 1));
        EXPECT_EQ(std::minmax(all.back().a, all.back().b), std::minmax(0UL, 1UL));
    }
}

TEST(Knockout, DrawsArePlayedAgainAndThenTheFavouriteGoesOn) {
    const auto schedule = make_schedule(plan_of(2, Format::Knockout, 2));
    const auto all = played(*schedule, Seed{1}, [](const Pairing&) { return 1.0; });
    EXPECT_EQ(all.size(), 4U);
    std::set<int> openings;
    for (const Pairing& pairing : all) openings.insert(pairing.first_opening);
    EXPECT_EQ(openings.size(), 4U);
}

TEST(Swiss, NobodyMeetsAnybodyTwiceAndTheBestWins) {
    for (const int bots : {4, 7, 8, 16, 25}) {
        const auto schedule = make_schedule(plan_of(bots, Format::Swiss, 2));
        std::set<std::pair<std::size_t, std::size_t>> met;
        std::vector<double> points(static_cast<std::size_t>(bots), 0);
        std::map<int, std::set<std::size_t>> rounds;
        for (const Pairing& pairing : played(*schedule, Seed{5}, lower_wins)) {
            EXPECT_TRUE(met.insert(std::minmax(pairing.a, pairing.b)).second);
            points[std::min(pairing.a, pairing.b)] += 2;
            EXPECT_TRUE(rounds[pairing.round].insert(pairing.a).second);
            EXPECT_TRUE(rounds[pairing.round].insert(pairing.b).second);
        }
        EXPECT_EQ(std::max_element(points.begin(), points.end()), points.begin());
        for (const auto& [round, players] : rounds) {
            EXPECT_EQ(players.size(), static_cast<std::size_t>(bots - bots % 2));
        }
    }
}

// Bot 0 wins, and of the others whoever is named second: so the winners are not those that would
// meet anyway.
TEST(Swiss, ThoseMeetWhoDidEquallyWell) {
    const auto schedule = make_schedule(plan_of(8, Format::Swiss, 2));
    const auto winner = [](const Pairing& pairing) {
        return pairing.a == 0 ? pairing.a : pairing.b;
    };
    const auto points_of_a = [&](const Pairing& pairing) {
        return winner(pairing) == pairing.a ? pairing.games : 0.0;
    };
    std::map<int, std::vector<Pairing>> rounds;
    for (const Pairing& pairing : played(*schedule, Seed{2}, points_of_a)) {
        rounds[pairing.round].push_back(pairing);
    }
    ASSERT_EQ(rounds[0].size(), 4U);
    ASSERT_EQ(rounds[1].size(), 4U);
    std::set<std::size_t> winners;
    for (const Pairing& pairing : rounds[0]) winners.insert(winner(pairing));
    for (const Pairing& pairing : rounds[1]) {
        EXPECT_EQ(winners.count(pairing.a), winners.count(pairing.b));
    }
}

TEST(Schedules, DoNotDependOnTheOrderInWhichGamesEnd) {
    for (const Format format :
         {Format::RoundRobin, Format::Gauntlet, Format::Knockout, Format::Swiss}) {
        const auto plan = plan_of(11, format, 2);
        const auto odd_result = [](const Pairing& pairing) {
            return static_cast<double>((pairing.a * 7 + pairing.b * 13) % 5) / 2;
        };
        const auto by_pair = [](std::vector<Pairing> all) {
            std::sort(all.begin(), all.end(),
                      [](const Pairing& a, const Pairing& b) { return a.number < b.number; });
            return all;
        };
        const auto one = make_schedule(plan);
        const auto two = make_schedule(plan);
        EXPECT_EQ(by_pair(played(*one, Seed{1}, odd_result)),
                  by_pair(played(*two, Seed{2}, odd_result)))
            << to_text(format);
    }
}

}  // namespace
}  // namespace lawan
