#include "arena/tournament.hpp"

#include <algorithm>

#include "arena/words.hpp"
#include "core/input_error.hpp"

namespace lawan {
namespace {

// A result in the file of a tournament counts for those who were to play that game and for nobody
// else.
bool is_of(const GameSummary& game, const GameJob& job) {
    return game.pairing == job.pairing && game.round == job.round &&
           game.bots[game.first] == job.first && game.bots[opponent_of(game.first)] == job.second;
}

}  // namespace

Tournament::Tournament(const TournamentPlan& plan, const std::vector<GameSummary>& played)
    : schedule_{make_schedule(plan)} {
    if (plan.sprt) sprt_.emplace(*plan.sprt);
    for (const GameSummary& game : played) known_.emplace(game.number, game);
}

std::optional<GameJob> Tournament::next() {
    if (!again_.empty()) {
        const GameJob job = again_.back();
        again_.pop_back();
        return job;
    }
    for (;;) {
        if (sprt_ && sprt_->ended_at()) return std::nullopt;
        if (!current_ || given_of_current_ >= current_->games) {
            current_ = schedule_->next();
            given_of_current_ = 0;
            if (!current_) {
                // They count for nobody, so they do not keep the table from those who played on.
                if (!sprt_ && !plays_on_ && finished() && !known_.empty()) {
                    throw InputError{words::kGameNotPlanned, {known_.begin()->first}};
                }
                return std::nullopt;
            }
            open_[current_->number] = {*current_, current_->games, 0};
        }
        const Pairing& pairing = *current_;
        const int index = given_of_current_++;
        // Of an odd number of games the odd one begins with the other bot in every second round.
        const bool a_first = (index + (pairing.games % 2 == 1 ? pairing.round : 0)) % 2 == 0;
        GameJob job{++numbered_,
                    pairing.number,
                    pairing.round,
                    a_first ? pairing.a : pairing.b,
                    a_first ? pairing.b : pairing.a,
                    pairing.first_opening + index / 2};
        const auto known = known_.find(job.number);
        if (known == known_.end()) {
            plays_on_ = true;
            return job;
        }
        const GameSummary game = known->second;
        if (!is_of(game, job)) throw InputError{words::kGameOfOthers, {job.number}};
        known_.erase(known);
        count(game);
    }
}

void Tournament::ended(const GameSummary& game) {
    count(game);
}

void Tournament::count(const GameSummary& game) {
    games_.push_back(game);
    if (sprt_) sprt_->add(game);
    const auto found = open_.find(game.pairing);
    if (found == open_.end()) return;
    Open& open = found->second;
    open.points_of_a += game.points(game.bots.x == open.pairing.a ? Side::X : Side::O);
    if (--open.left > 0) return;
    const Open done = open;
    open_.erase(found);
    schedule_->ended(done.pairing, done.points_of_a);
}

bool Tournament::finished() const {
    if (sprt_ && sprt_->ended_at()) return true;
    return schedule_->finished() && open_.empty();
}

std::vector<GameSummary> Tournament::counted() const {
    std::vector<GameSummary> games = games_;
    std::sort(games.begin(), games.end(),
              [](const GameSummary& a, const GameSummary& b) { return a.number < b.number; });
    if (sprt_ && sprt_->ended_at()) {
        games.erase(std::remove_if(
                        games.begin(), games.end(),
                        [&](const GameSummary& game) { return game.number > *sprt_->ended_at(); }),
                    games.end());
    }
    return games;
}

}  // namespace lawan
