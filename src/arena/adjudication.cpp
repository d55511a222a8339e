#include "arena/adjudication.hpp"

#include <cstdlib>
#include <memory>
#include <vector>

#include "arena/words.hpp"

namespace lawan {
namespace {

using Ruled = std::optional<GameResult>;

GameResult decided(std::optional<Side> winner, const Phrase& why) {
    return {EndReason::Adjudicated, winner, 0, why};
}

// Both sides have proved the same: one alone may be mistaken.
class BothProved {
  public:
    Ruled saw(const MoveRecord& move, Side mover) {
        const bool proved = move.valuation && move.valuation->is_proved();
        claims_[mover] = proved ? std::optional{move.valuation->score} : std::nullopt;
        const auto& other = claims_[opponent_of(mover)];
        if (!proved || !other || *other != -move.valuation->score) return std::nullopt;
        const int points = move.valuation->score.points();
        if (points == 0) return decided(std::nullopt, words::kBothProvedDraw);
        return decided(points > 0 ? mover : opponent_of(mover), words::kBothProvedResult);
    }

  private:
    PerSide<std::optional<Score>> claims_;
};

class Hopeless {
  public:
    explicit Hopeless(ScoreRule rule) : rule_{rule} {}

    Ruled saw(const MoveRecord& move, Side mover) {
        const bool bad = move.valuation && move.valuation->score.points() <= -rule_.score;
        bad_[mover] = bad ? bad_[mover] + 1 : 0;
        if (bad_[mover] < rule_.moves) return std::nullopt;
        return decided(opponent_of(mover), {words::kSawItselfBehind, {rule_.score, rule_.moves}});
    }

  private:
    ScoreRule rule_;
    PerSide<int> bad_;
};

class Dead {
  public:
    explicit Dead(ScoreRule rule) : rule_{rule} {}

    Ruled saw(const MoveRecord& move, Side) {
        const bool even = move.valuation && std::abs(move.valuation->score.points()) <= rule_.score;
        even_ = even ? even_ + 1 : 0;
        if (even_ < 2 * rule_.moves) return std::nullopt;
        return decided(std::nullopt, {words::kBothNearEven, {rule_.score, rule_.moves}});
    }

  private:
    ScoreRule rule_;
    int even_ = 0;
};

class TooLong {
  public:
    explicit TooLong(int most) : most_{most} {}

    Ruled saw(const MoveRecord&, Side) {
        if (++moves_ < most_) return std::nullopt;
        return decided(std::nullopt, {words::kGameTookMoves, {most_}});
    }

  private:
    int most_;
    int moves_ = 0;
};

struct Trackers {
    std::optional<BothProved> proved;
    std::optional<Hopeless> hopeless;
    std::optional<Dead> dead;
    std::optional<TooLong> too_long;

    Ruled saw(const MoveRecord& move, Side mover) {
        Ruled ruled;
        if (proved) ruled = proved->saw(move, mover);
        if (!ruled && hopeless) ruled = hopeless->saw(move, mover);
        if (!ruled && dead) ruled = dead->saw(move, mover);
        if (!ruled && too_long) ruled = too_long->saw(move, mover);
        return ruled;
    }
};

}  // namespace

Adjudicator make_adjudicator(const AdjudicationPlan& plan) {
    const auto trackers = std::make_shared<Trackers>();
    if (plan.proved) trackers->proved.emplace();
    if (plan.resign) trackers->hopeless.emplace(*plan.resign);
    if (plan.draw) trackers->dead.emplace(*plan.draw);
    if (plan.most_moves) trackers->too_long.emplace(*plan.most_moves);
    if (!plan.proved && !plan.resign && !plan.draw && !plan.most_moves) return {};
    return [trackers](const MoveRecord& move, Side mover, const AnyPosition&) {
        return trackers->saw(move, mover);
    };
}

}  // namespace lawan
