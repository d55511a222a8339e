#include "cli/commands/check_trials.hpp"

#include <iterator>

#include "cli/commands/measure_words.hpp"
#include "module/catalog.hpp"

namespace lawan::cli {
namespace {

// How much time a program gets.
struct TimeControl {
    std::optional<Words> about = {};
    Limits limits = {};
    std::optional<GameClock> clock = {};
};

[[nodiscard]] TimeControl second_a_move() {
    return {words::kSecondAMove, Limits::of_time(Seconds{1})};
}

[[nodiscard]] TimeControl clock_for_game() {
    return {words::kClockForGame, {}, GameClock{Seconds{60}, Seconds{0.1}}};
}

[[nodiscard]] PlannedTrial planned(const GameModule& game, const Trial& trial,
                                   const TimeControl& control) {
    return {&game, trial.settings,
            control.about ? Phrase{*control.about, {trial.about}} : trial.about, control.limits,
            control.clock};
}

// Those of a protocol that was made for some games.
[[nodiscard]] std::vector<PlannedTrial> trials_of_protocol(const std::string& protocol) {
    // Gomocup has no way to say that there is no limit.
    const std::vector<TimeControl> controls = protocol == "gomocup"
                                                  ? std::vector{second_a_move(), clock_for_game()}
                                                  : std::vector{TimeControl{}, second_a_move()};
    std::vector<PlannedTrial> trials;
    for (const GameModule& game : catalog()) {
        for (const GameProtocol& spoken : game.protocols) {
            if (spoken.name != protocol) continue;
            for (const TimeControl& control : controls) {
                trials.push_back(planned(game, spoken.usual, control));
            }
        }
    }
    return trials;
}

}  // namespace

std::vector<PlannedTrial> planned_trials(const std::string& protocol) {
    std::vector<PlannedTrial> trials = trials_of_protocol(protocol);
    if (!trials.empty()) return trials;
    const TimeControl controls[] = {TimeControl{}, second_a_move(), clock_for_game()};
    for (const GameModule& game : catalog()) {
        const std::vector<Trial> usual{{{}, game.title}};
        for (const Trial& trial : game.trials.empty() ? usual : game.trials) {
            trials.push_back(planned(game, trial, controls[trials.size() % std::size(controls)]));
        }
    }
    return trials;
}

}  // namespace lawan::cli
