#include "arena/schedule.hpp"

#include "arena/knockout.hpp"
#include "arena/swiss.hpp"

namespace lawan {
namespace {

using Pair = std::pair<std::size_t, std::size_t>;

// Everybody in the list meets again and again, a pair of games each time, so that the table is fair
// at every moment.
class Cycles final : public Schedule {
  public:
    Cycles(std::vector<Pair> pairs, int games) : pairs_{std::move(pairs)}, games_{games} {}

    [[nodiscard]] std::optional<Pairing> next() override {
        if (finished()) return std::nullopt;
        const auto cycle = static_cast<int>(given_ / pairs_.size());
        auto [a, b] = pairs_[given_ % pairs_.size()];
        const int left = games_ - 2 * cycle;
        return Pairing{given_++, cycle, a, b, left < 2 ? left : 2, cycle};
    }
    void ended(const Pairing&, double) override {}
    [[nodiscard]] bool finished() const override {
        return given_ >= pairs_.size() * static_cast<std::size_t>((games_ + 1) / 2);
    }
    [[nodiscard]] std::size_t expected_games() const override {
        return pairs_.size() * static_cast<std::size_t>(games_);
    }

  private:
    std::vector<Pair> pairs_;
    int games_;
    std::size_t given_ = 0;
};

// Kirkman's circle: one stays, the others go round, so that nobody rests for long. Who moves first
// alternates for everybody as far as possible.
std::vector<Pair> round_robin(std::size_t players) {
    const std::size_t seats = players + players % 2;  // with an empty seat for an odd number
    std::vector<Pair> pairs;
    for (std::size_t round = 0; round + 1 < seats; ++round) {
        for (std::size_t i = 0; i < seats / 2; ++i) {
            const auto seat = [&](std::size_t place) {
                return place == 0 ? 0 : (place - 1 + round) % (seats - 1) + 1;
            };
            std::size_t a = seat(i);
            std::size_t b = seat(seats - 1 - i);
            if (a >= players || b >= players) continue;
            if ((i == 0 ? round : i) % 2 == 1) std::swap(a, b);
            pairs.emplace_back(a, b);
        }
    }
    return pairs;
}

std::vector<Pair> gauntlet(std::size_t players, std::size_t champions) {
    std::vector<Pair> pairs;
    for (std::size_t other = champions; other < players; ++other) {
        for (std::size_t champion = 0; champion < champions; ++champion) {
            pairs.emplace_back(champion, other);
        }
    }
    return pairs;
}

}  // namespace

std::unique_ptr<Schedule> make_schedule(const TournamentPlan& plan) {
    const std::size_t players = plan.bots.size();
    switch (plan.format) {
        case Format::Gauntlet:
            return std::make_unique<Cycles>(
                gauntlet(players, static_cast<std::size_t>(plan.champions)), plan.games);
        case Format::Knockout:
            return std::make_unique<Knockout>(players, plan.games);
        case Format::Swiss:
            return std::make_unique<Swiss>(players, plan.games, plan.rounds);
        case Format::RoundRobin:
            break;
    }
    // Two bots: the first of the command line moves first in game 1.
    return std::make_unique<Cycles>(round_robin(players), plan.games);
}

}  // namespace lawan
