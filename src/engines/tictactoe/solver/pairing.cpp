#include "engines/tictactoe/solver/pairing.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

namespace lawan::tictactoe::solver {
namespace {

class Search {
  public:
    Search(int most_steps, std::size_t masks)
        : steps_left_{most_steps}, least_left_{static_cast<int>(masks)} {}

    [[nodiscard]] bool cover(const Cells* masks, std::size_t count, Cells free) {
        least_left_ = std::min(least_left_, static_cast<int>(count));
        if (count == 0) return true;
        if (--steps_left_ < 0) return false;
        std::size_t tightest = 0;
        int fewest = 65;
        for (std::size_t i = 0; i < count; ++i) {
            const int cells = std::popcount(masks[i] & free);
            if (cells < 2) return false;
            if (cells < fewest) {
                fewest = cells;
                tightest = i;
            }
        }
        std::array<Candidate, kMostCandidates> candidates;
        const std::size_t found = candidates_in(masks, count, free, tightest, candidates);
        std::vector<Cells> rest(count);
        for (std::size_t c = 0; c < found; ++c) {
            const Cells pair = candidates[c].pair;
            std::size_t left = 0;
            for (std::size_t i = 0; i < count; ++i) {
                if ((masks[i] & pair) != pair) rest[left++] = masks[i];
            }
            if (cover(rest.data(), left, free & ~pair)) {
                pairs_.push_back(pair);
                return true;
            }
            if (steps_left_ < 0) return false;
        }
        return false;
    }

    [[nodiscard]] int least_left() const { return least_left_; }
    [[nodiscard]] std::vector<Cells> take_pairs() { return std::move(pairs_); }

  private:
    struct Candidate {
        Cells pair;
        int merit;
    };
    static constexpr std::size_t kMostCandidates = 190;  // 20 cells give so many pairs

    [[nodiscard]] static std::size_t candidates_in(
        const Cells* masks, std::size_t count, Cells free, std::size_t tightest,
        std::array<Candidate, kMostCandidates>& candidates) {
        std::size_t found = 0;
        for (Cells one = masks[tightest] & free; one != 0; one &= one - 1) {
            for (Cells other = one & (one - 1); other != 0; other &= other - 1) {
                const Cells pair = (one & ~(one - 1)) | (other & ~(other - 1));
                int merit = 0;
                for (std::size_t i = 0; i < count; ++i) {
                    const Cells shared = masks[i] & pair;
                    if (shared == pair) {
                        merit += kServed;
                    } else if (shared != 0) {
                        merit -= 8 - std::popcount(masks[i] & free);
                    }
                }
                candidates[found++] = {pair, merit};
            }
        }
        std::sort(candidates.begin(), candidates.begin() + static_cast<std::ptrdiff_t>(found),
                  [](const Candidate& a, const Candidate& b) {
                      return a.merit != b.merit ? a.merit > b.merit : a.pair < b.pair;
                  });
        return found;
    }

    static constexpr int kServed = 16;

    int steps_left_;
    int least_left_;
    std::vector<Cells> pairs_;
};

}  // namespace

PairingSearch find_pairing(const std::vector<Cells>& masks, Cells empty, int most_steps) {
    Search search{most_steps, masks.size()};
    PairingSearch result;
    result.found = search.cover(masks.data(), masks.size(), empty);
    result.pairs = search.take_pairs();
    result.least_left = search.least_left();
    return result;
}

}  // namespace lawan::tictactoe::solver
