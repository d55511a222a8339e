// A number of rounds in which those meet who have done equally well so far.
#pragma once

#include <set>
#include <utility>
#include <vector>

#include "arena/schedule.hpp"

namespace lawan {

// In each round the field is ordered by points, and everybody from the top meets the next one that
// he has not met. With an odd number the last who has not yet rested rests, and gets the points of
// a match won.
class Swiss final : public Schedule {
  public:
    // One round more than a knockout would have, unless said.
    Swiss(std::size_t players, int games, std::optional<int> rounds);

    [[nodiscard]] std::optional<Pairing> next() override;
    void ended(const Pairing& pairing, double points_of_a) override;
    [[nodiscard]] bool finished() const override;
    [[nodiscard]] std::size_t expected_games() const override;
    [[nodiscard]] std::vector<Merit> merits() const override { return merits_; }

  private:
    void pair_round();
    [[nodiscard]] bool pair_from(std::vector<std::size_t>& left, int& patience, bool rematches);

    int games_;
    int rounds_;
    int round_ = -1;
    std::size_t given_ = 0;
    std::size_t open_ = 0;  // pairings of this round that have not ended
    std::vector<double> points_;
    std::vector<int> begun_;  // how often a player was the first of a pairing
    std::vector<bool> rested_;
    std::vector<Merit> merits_;
    std::set<std::pair<std::size_t, std::size_t>> met_;
    std::vector<std::pair<std::size_t, std::size_t>> waiting_;  // to be given out, last first
};

}  // namespace lawan
