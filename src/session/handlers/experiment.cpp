// A paper's table beside ours, with few games.
#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "experiments/ground.hpp"
#include "experiments/made_now.hpp"
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
    if (request.contains("bots"))
        settings.bots = request.at("bots").get<std::vector<std::string>>();
    settings.on_one_thread = true;
    return settings;
}

// What to type to run it again.
std::string command_text(const experiments::Experiment& experiment,
                         const experiments::RunSettings& settings) {
    std::string text = "lawan experiment " + experiment.name;
    if (experiment.uses_games) text += fmt::format(" --games {}", *settings.games);
    if (experiment.uses_seed) text += fmt::format(" --seed {}", settings.seed.value);
    text += fmt::format(" --time {}", settings.time->count());
    if (settings.game) text += fmt::format(" --game {}", *settings.game);
    if (!settings.bots.empty()) text += fmt::format(" --bots {}", fmt::join(settings.bots, ","));
    return text;
}

// As the command line writes them.
Json files_message(const experiments::Experiment& experiment, const experiments::Report& report,
                   const experiments::RunSettings& settings, Language language) {
    const std::vector<experiments::Report> one{report};
    const auto making = experiments::made_now(language, command_text(experiment, settings));
    const auto file = [&](const char* ending, std::string text) {
        return Json{{"name", report.name + ending}, {"text", std::move(text)}};
    };
    return Json::array({file(".csv", to_csv(one)), file(".json", to_json(report)),
                        file(".html", to_html(one, language, making))});
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
    if (request.contains("bots")) {
        if (!found.chooses_bots) {
            throw Refusal{ErrorKind::BadField, words::kExperimentHasItsOwnBots, {name}};
        }
        experiments::check_bots(request.value("game", experiments::usual_game()),
                                request.at("bots").get<std::vector<std::string>>());
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
    const Language language = ask.request.value("language", std::string{"en"}) == "id"
                                  ? Language::Indonesian
                                  : Language::English;
    session.tasks().start_apart(
        ask, [&experiment, language, settings = std::move(settings), memory = std::move(memory),
              clock = services.thinking_clock](TaskVoice& voice) {
            experiments::Progress last;
            const auto tell = [&](Json report, Json files) {
                const bool done = !report.is_null();
                voice.say("experiment", {{"name", experiment.name},
                                         {"part", last.part},
                                         {"finished", last.done},
                                         {"planned", last.jobs},
                                         {"counted", text_message(last.counted)},
                                         {"report", std::move(report)},
                                         {"files", std::move(files)},
                                         {"done", done}});
            };
            experiments::Run run{settings, &voice.enough(),
                                 [&](const experiments::Progress& so_far) {
                                     last = so_far;
                                     tell(nullptr, Json::array());
                                 },
                                 *clock};
            const experiments::Report report = experiments::report_of(experiment, run);
            tell(experiment_report(report), files_message(experiment, report, settings, language));
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
