// The experiments that a page can run.
#include <utility>

#include "formats/json.hpp"
#include "module/for_experiments.hpp"
#include "session/experiment_messages.hpp"
#include "session/handlers/all.hpp"
#include "session/messages.hpp"
#include "session/session.hpp"
#include "session/words.hpp"

namespace lawan::session {
namespace {

void handle_experiments(Session& session, const Ask& ask) {
    Json list = Json::array();
    if constexpr (kForExperiments) {
        for (const experiments::Experiment& each : experiments::experiments()) {
            if (!each.takes_much_memory) list.push_back(experiment_head(each));
        }
    }
    Json answer{{"most_games", kMostExperimentGames},
                {"most_seconds", kMostExperimentTime.count()},
                {"experiments", std::move(list)}};
    if constexpr (!kForExperiments) answer["why_none"] = text_message(words::kNoExperimentsHere);
    session.answer(ask, "experiments", std::move(answer));
}

}  // namespace

const Handler kExperimentsRequest{"experiments", handle_experiments};

}  // namespace lawan::session
