// Who meets whom, one pairing after the other.
#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

#include "arena/plan.hpp"

namespace lawan {

// Two bots who play some games against each other; in the first of them `a` moves first, and then
// they swap. The two games of a pair have the same opening.
struct Pairing {
    std::size_t number = 0;  // in the order of the schedule
    int round = 0;
    std::size_t a = 0;
    std::size_t b = 0;
    int games = 2;
    int first_opening = 0;  // the number of the first pair's opening; the others follow

    friend bool operator==(const Pairing&, const Pairing&) = default;
};

// What a player has besides the points of his games.
struct Merit {
    int survived = 0;      // rounds of a knockout: who is further stands higher
    double for_rests = 0;  // points for rounds in which there was no opponent

    friend bool operator==(const Merit&, const Merit&) = default;
};

// A generator. next() gives nothing when there is nothing more, or not before some pairings have
// ended; which pairings come depends only on the plan and on the results, never on their order.
class Schedule {
  public:
    virtual ~Schedule() = default;
    [[nodiscard]] virtual std::optional<Pairing> next() = 0;
    // Told of each pairing once all its games have ended.
    virtual void ended(const Pairing& pairing, double points_of_a) = 0;
    [[nodiscard]] virtual bool finished() const = 0;
    // Games in all, as far as one can know.
    [[nodiscard]] virtual std::size_t expected_games() const = 0;
    // By player; empty where games are all that counts.
    [[nodiscard]] virtual std::vector<Merit> merits() const { return {}; }
};

[[nodiscard]] std::unique_ptr<Schedule> make_schedule(const TournamentPlan& plan);

}  // namespace lawan
