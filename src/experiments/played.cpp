#include "experiments/played.hpp"

#include <algorithm>
#include <stdexcept>

#include <fmt/format.h>

#include "core/input_words.hpp"
#include "play/history.hpp"
#include "play/play_game.hpp"

namespace lawan::experiments {
namespace {

std::unique_ptr<Bot> make_player(const GamePlan& plan, const Spec& spec, const Run& run) {
    if (spec.name == kHuman && run.settings().human) return run.settings().human(plan.game);
    return make_bot(plan.entry, plan.game, run.lowered(plan.entry, spec));
}

}  // namespace

PerSide<int> PlayedGame::counts() const {
    if (const auto count = end.standing().count) return *count;
    // Where nothing is counted, a win is one point.
    const int score = record.result->score;
    return {std::max(score, 0), std::max(-score, 0)};
}

PlayedGame played_game(const AnyGame& game, GameRecord record, std::size_t opening_moves) {
    const AnyPosition end = replay(game, record).position();
    const auto efforts = efforts_of(record, game.start().side_to_move(), opening_moves);
    return {std::move(record), end, opening_moves, efforts};
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
    conditions.time_source = &run.clock();
    conditions.opening = plan.opening;
    GameRecord record = play_game(plan.game, players, conditions);
    const GameResult& result = *record.result;
    if (result.reason == EndReason::Stopped) return std::nullopt;
    if (result.reason != EndReason::Finished) throw std::logic_error{result.detail.english()};
    return played_game(plan.game, std::move(record), plan.opening.size());
}

AnyGame make_game(const GameModule& entry, const OptionTexts& settings) {
    return entry.make(
        Options{Phrase{lawan::words::kGameNamed, {entry.name}}, entry.settings, settings});
}

Spec with_option(const GameModule& entry, Spec spec, const std::string& option,
                 const std::string& value) {
    const bool has = option_named(find_bot(entry, spec.name).options, option) != nullptr;
    if (has && !is_among(spec.options, option)) spec.options.emplace_back(option, value);
    return spec;
}

std::string seconds_text(Seconds time) {
    std::string text = fmt::format("{:.3f}", time.count());
    text.erase(text.find_last_not_of('0') + 1);
    if (text.back() == '.') text.pop_back();
    return text;
}

}  // namespace lawan::experiments
