#include "arena/swiss.hpp"

#include <algorithm>
#include <numeric>

namespace lawan {

Swiss::Swiss(std::size_t players, int games, std::optional<int> rounds)
    : games_{games},
      points_(players, 0),
      begun_(players, 0),
      rested_(players, false),
      merits_(players) {
    int enough = 1;
    for (std::size_t field = 1; field < players; field *= 2) ++enough;
    // Nobody can meet more others than there are without a rematch.
    const int most = static_cast<int>(players) - 1 + static_cast<int>(players % 2);
    rounds_ = rounds.value_or(std::min(enough, most));
    pair_round();
}

void Swiss::pair_round() {
    if (++round_ >= rounds_) return;
    std::vector<std::size_t> field(points_.size());
    std::iota(field.begin(), field.end(), 0U);
    std::stable_sort(field.begin(), field.end(),
                     [&](std::size_t a, std::size_t b) { return points_[a] > points_[b]; });
    if (field.size() % 2 == 1) {
        auto rests = std::find_if(field.rbegin(), field.rend(),
                                  [&](std::size_t player) { return !rested_[player]; });
        if (rests == field.rend()) rests = field.rbegin();
        rested_[*rests] = true;
        points_[*rests] += games_;
        merits_[*rests].for_rests += games_;
        field.erase(std::next(rests).base());
    }
    waiting_.clear();
    int patience = 20'000;
    if (!pair_from(field, patience, false)) {
        waiting_.clear();
        (void)pair_from(field, patience, true);
    }
    open_ = waiting_.size();
}

// Depth first, nearest opponents first. Adds to waiting_ when it succeeds, deepest pairing first.
bool Swiss::pair_from(std::vector<std::size_t>& left, int& patience, bool rematches) {
    if (left.empty()) return true;
    if (--patience < 0 && !rematches) return false;
    const std::size_t top = left.front();
    for (std::size_t i = 1; i < left.size(); ++i) {
        const std::size_t other = left[i];
        if (!rematches && met_.count(std::minmax(top, other)) > 0) continue;
        std::vector<std::size_t> rest{left.begin() + 1, left.end()};
        rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i) - 1);
        if (!pair_from(rest, patience, rematches)) continue;
        const bool other_begins = begun_[other] < begun_[top];
        waiting_.emplace_back(other_begins ? other : top, other_begins ? top : other);
        return true;
    }
    return false;
}

std::optional<Pairing> Swiss::next() {
    if (waiting_.empty()) return std::nullopt;
    const auto [a, b] = waiting_.back();
    waiting_.pop_back();
    met_.insert(std::minmax(a, b));
    ++begun_[a];
    const int pairs = (games_ + 1) / 2;
    return Pairing{given_++, round_, a, b, games_, round_ * pairs};
}

void Swiss::ended(const Pairing& pairing, double points_of_a) {
    points_[pairing.a] += points_of_a;
    points_[pairing.b] += pairing.games - points_of_a;
    if (--open_ == 0) pair_round();
}

bool Swiss::finished() const {
    return round_ >= rounds_;
}

std::size_t Swiss::expected_games() const {
    return points_.size() / 2 * static_cast<std::size_t>(rounds_) *
           static_cast<std::size_t>(games_);
}

}  // namespace lawan
