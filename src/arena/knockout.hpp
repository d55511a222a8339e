// Who loses is out; the last one wins.
#pragma once

#include <vector>

#include "arena/schedule.hpp"

namespace lawan {

// The first of the list are the favourites: they meet as late as possible, and those who find no
// opponent in the first round are among them. A draw is played again, kReplays times at most; then
// the favourite goes on.
class Knockout final : public Schedule {
  public:
    static constexpr int kReplays = 3;

    Knockout(std::size_t players, int games);

    [[nodiscard]] std::optional<Pairing> next() override;
    void ended(const Pairing& pairing, double points_of_a) override;
    [[nodiscard]] bool finished() const override;
    [[nodiscard]] std::size_t expected_games() const override;
    [[nodiscard]] std::vector<Merit> merits() const override { return merits_; }

  private:
    struct Match {
        std::size_t a;
        std::size_t b;
        int played = 0;      // pairings of it that were given out
        bool waits = false;  // for the result of one
        std::optional<std::size_t> winner = {};
    };

    [[nodiscard]] bool may_play(const Match& match) const;
    void begin_round(const std::vector<std::size_t>& players);
    void win(Match& match, std::size_t player);
    void end_round_if_over();

    int games_;
    int round_ = 0;
    std::size_t given_ = 0;
    std::vector<Match> matches_;  // of this round, in the order of the tree
    std::size_t replayed_ = 0;
    std::size_t players_;
    std::vector<Merit> merits_;
};

}  // namespace lawan
