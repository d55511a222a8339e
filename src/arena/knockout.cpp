#include "arena/knockout.hpp"

#include <algorithm>

namespace lawan {
namespace {

// The places of a tree of this size, a power of two: 0 7 3 4 1 6 2 5 for eight, so that 0 and 1 can
// only meet at the end.
std::vector<std::size_t> tree_places(std::size_t size) {
    std::vector<std::size_t> places{0};
    while (places.size() < size) {
        const std::size_t doubled = 2 * places.size();
        std::vector<std::size_t> next;
        for (const std::size_t place : places) {
            next.push_back(place);
            next.push_back(doubled - 1 - place);
        }
        places = std::move(next);
    }
    return places;
}

}  // namespace

Knockout::Knockout(std::size_t players, int games)
    : games_{games}, players_{players}, merits_(players) {
    std::size_t size = 1;
    while (size < players) size *= 2;
    begin_round(tree_places(size));
}

// A number that no player has is an empty place: who meets it goes on.
void Knockout::begin_round(const std::vector<std::size_t>& players) {
    matches_.clear();
    for (std::size_t i = 0; i + 1 < players.size(); i += 2) {
        Match match{std::min(players[i], players[i + 1]), std::max(players[i], players[i + 1])};
        if (match.b >= players_) win(match, match.a);
        matches_.push_back(match);
    }
    end_round_if_over();
}

void Knockout::win(Match& match, std::size_t player) {
    match.winner = player;
    if (player < players_) ++merits_[player].survived;
}

void Knockout::end_round_if_over() {
    if (matches_.size() < 2) return;
    std::vector<std::size_t> winners;
    for (const Match& match : matches_) {
        if (!match.winner) return;
        winners.push_back(*match.winner);
    }
    ++round_;
    begin_round(winners);
}

// A draw is played again when all matches of the round have come as far: else the numbers of the
// games would depend on who was faster.
bool Knockout::may_play(const Match& match) const {
    return match.played == 0 ||
           std::none_of(matches_.begin(), matches_.end(), [&](const Match& other) {
               if (other.winner) return false;
               return other.played < match.played || (other.waits && other.played == match.played);
           });
}

std::optional<Pairing> Knockout::next() {
    for (Match& match : matches_) {
        if (match.winner || match.waits || !may_play(match)) continue;
        match.waits = true;
        const int pairs = (games_ + 1) / 2;
        const int opening = (round_ * (kReplays + 1) + match.played) * pairs;
        if (match.played++ > 0) ++replayed_;
        return Pairing{given_++, round_, match.a, match.b, games_, opening};
    }
    return std::nullopt;
}

void Knockout::ended(const Pairing& pairing, double points_of_a) {
    for (Match& match : matches_) {
        if (match.a != pairing.a || match.b != pairing.b || !match.waits) continue;
        match.waits = false;
        const double half = pairing.games / 2.0;
        if (points_of_a > half || (points_of_a == half && match.played > kReplays)) {
            win(match, match.a);
        } else if (points_of_a < half) {
            win(match, match.b);
        }
    }
    end_round_if_over();
}

bool Knockout::finished() const {
    return matches_.size() == 1 && matches_.front().winner.has_value();
}

std::size_t Knockout::expected_games() const {
    return (players_ - 1 + replayed_) * static_cast<std::size_t>(games_);
}

}  // namespace lawan
