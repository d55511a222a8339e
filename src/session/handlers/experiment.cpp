// A paper's table beside ours, with few games.
#include <algorithm>
#include <utility>

#include "experiments/ground.hpp"
#include "formats/json.hpp"
#include "module/for_experiments.hpp"
#include "session/bot_admission.hpp"
#include "session/experiment_messages.hpp"
#include "session/handlers/all.hpp"
#include "session/messages.hpp"
#include "session/refusal.hpp"
#include "session/session.hpp"
#include "session/words.hpp"

namespace lawan::session {
namespace {

constexpr int kUsualGames = 2;
constexpr Seconds kUsualTime{60};
// What no bot of the papers' tables takes more than, unless somebody asks for it.
constexpr MebiBytes kForABot{128};

experiments::RunSettings settings_of(const Json& request) {
    experiments::RunSettings settings;
    settings.games = request.value("games", kUsualGames);
    settings.time = Seconds{request.value("seconds", kUsualTime.count())};
    settings.seed = Seed{request.value("seed", Seed{}.value)};
    if (request.contains("game")) settings.game = request.at("game").get<std::string>();
    settings.on_one_thread = true;
    return settings;
}

const experiments::Experiment& experiment_for(const Json& request) {
    const auto& name = request.at("name").get_ref<const std::string&>();
    const experiments::Experiment& found = experiments::find_experiment(name);
    if (found.takes_much_memory) {
        throw Refusal{ErrorKind::NotPossible, words::kExperimentTooBig, {name}};
    }
    if (request.contains("game")) {
        if (!found.of_a_game) {
            throw Refusal{ErrorKind::BadField, words::kExperimentHasItsOwnGame, {name}};
        }
        (void)experiments::ground_of(request.at("game").get_ref<const std::string&>());
    }
    return found;
}

[[maybe_unused]] void run_experiment(Session& session, const Ask& ask) {
    const experiments::Experiment& experiment = experiment_for(ask.request);
    const Services& services = session.services();
    const BotMeans means{{std::min(kForABot.count, services.means.memory.count)}, 1};
    auto memory = share_for(services, session.boards().owner(), {2 * means.memory.count});
    experiments::RunSettings settings = settings_of(ask.request);
    settings.lowered = [means](const GameModule& entry, const Spec& spec) {
        return within_means(entry, spec, means);
    };
    session.tasks().start_apart(
        ask, [&experiment, settings = std::move(settings), memory = std::move(memory),
              clock = services.thinking_clock](TaskVoice& voice) {
            experiments::Progress last;
            const auto tell = [&](Json report) {
                const bool done = !report.is_null();
                voice.say("experiment", {{"name", experiment.name},
                                         {"part", last.part},
                                         {"finished", last.done},
                                         {"planned", last.jobs},
                                         {"counted", text_message(last.counted)},
                                         {"report", std::move(report)},
                                         {"done", done}});
            };
            experiments::Run run{settings, &voice.stop(),
                                 [&](const experiments::Progress& so_far) {
                                     last = so_far;
                                     tell(nullptr);
                                 },
                                 *clock};
            const experiments::Report report = experiments::report_of(experiment, run);
            tell(experiment_report(report));
            return TaskEnd::Done;
        });
}

void handle_experiment(Session& session, const Ask& ask) {
    if constexpr (!kForExperiments) {
        throw Refusal{ErrorKind::NotPossible, words::kNoExperimentsHere};
    } else {
        run_experiment(session, ask);
    }
}

}  // namespace

const Handler kExperimentRequest{"experiment", handle_experiment};

}  // namespace lawan::session
