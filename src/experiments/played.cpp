#include "experiments/played.hpp"

#include <algorithm>
#include <stdexcept>

#include <fmt/format.h>

#include "play/history.hpp"
#include "play/referee.hpp"

namespace lawan::experiments {
namespace {

std::unique_ptr<Bot> make_player(const GamePlan& plan, const Spec& spec, const Run& run) {
    if (spec.name == kHuman && run.settings().human) return run.settings().human(plan.game);
    return make_bot(plan.entry, plan.game, spec);
}

}  // namespace

void PlayedGame::add_effort(Side side, Effort& effort) const {
    constexpr double kMillisecondsPerSecond = 1000;
    // A pass is a move, so the sides alternate; the last mover is known from the end.
    const bool last_is_side = end.side_to_move() == opponent_of(side);
    const std::size_t parity = (record.moves.size() + (last_is_side ? 1 : 0)) % 2;
    for (std::size_t i = opening_moves; i < record.moves.size(); ++i) {
        if (i % 2 != parity) continue;
        effort.milliseconds.add(record.moves[i].time.count() * kMillisecondsPerSecond);
        effort.nodes += record.moves[i].nodes;
    }
}

PerSide<int> PlayedGame::counts() const {
    if (const auto count = end.standing().count) return *count;
    // Where nothing is counted, a win is one point.
    const int score = record.result->score;
    return {std::max(score, 0), std::max(-score, 0)};
}

std::string PlayedGame::moves_text() const {
    std::string text;
    for (const MoveRecord& move : record.moves) text += (text.empty() ? "" : " ") + move.move;
    return text;
}

std::optional<PlayedGame> play(const GamePlan& plan, const Run& run) {
    const auto x = make_player(plan, plan.players.x, run);
    const auto o = make_player(plan, plan.players.o, run);
    const PerSide<Player> players{{x.get(), to_text(plan.players.x)},
                                  {o.get(), to_text(plan.players.o)}};
    GameConditions conditions;
    conditions.number = plan.number;
    conditions.seed = plan.seed;
    conditions.stop = &run.stop();
    conditions.opening = plan.opening;
    GameRecord record = play_game(plan.game, players, conditions);
    const GameResult& result = *record.result;
    if (result.reason == EndReason::Stopped) return std::nullopt;
    if (result.reason != EndReason::Finished) throw std::logic_error{result.detail};
    const AnyPosition end = replay(plan.game, record).position();
    return PlayedGame{std::move(record), end, plan.opening.size()};
}

AnyGame make_game(const GameEntry& entry, const OptionTexts& settings) {
    return entry.make(Options{"game " + entry.name, entry.settings, settings});
}

Spec with_option(const GameEntry& entry, Spec spec, const std::string& option,
                 const std::string& value) {
    const auto named = [&](const auto& each) { return each == option; };
    const auto& known = find_bot(entry, spec.name).options;
    const bool has = std::any_of(known.begin(), known.end(),
                                 [&](const OptionSpec& each) { return named(each.name); });
    const bool set = std::any_of(spec.options.begin(), spec.options.end(),
                                 [&](const auto& each) { return named(each.first); });
    if (has && !set) spec.options.emplace_back(option, value);
    return spec;
}

std::string seconds_text(Seconds time) {
    std::string text = fmt::format("{:.3f}", time.count());
    text.erase(text.find_last_not_of('0') + 1);
    if (text.back() == '.') text.pop_back();
    return text;
}

void Tally::add(int own, int other) {
    if (own > other) {
        ++wins_;
    } else if (own == other) {
        ++draws_;
    } else {
        ++losses_;
    }
    own_.add(own);
    other_.add(other);
    margin_.add(own - other);
}

void Tally::add(const Tally& more) {
    wins_ += more.wins_;
    draws_ += more.draws_;
    losses_ += more.losses_;
}

double Tally::win_rate() const {
    return games() == 0 ? 0 : static_cast<double>(wins_) / static_cast<double>(games());
}

Interval Tally::win_interval() const {
    return wilson_interval(wins_, static_cast<double>(games()));
}

std::string rate_text(double successes, double trials) {
    if (trials <= 0) return "";
    const Interval interval = wilson_interval(successes, trials);
    return fmt::format("{:.0f} % [{:.0f}, {:.0f}]", 100 * successes / trials, 100 * interval.low,
                       100 * interval.high);
}

}  // namespace lawan::experiments
