// The experiments that a page can run.
#include <utility>

#include "formats/json.hpp"
#include "module/for_experiments.hpp"
#include "session/experiment_messages.hpp"
#include "session/handlers/all.hpp"
#include "session/session.hpp"

namespace lawan::session {
namespace {

void handle_experiments(Session& session, const Ask& ask) {
    Json list = Json::array();
    if constexpr (kForExperiments) {
        for (const experiments::Experiment& each : experiments::experiments()) {
            if (!each.takes_much_memory) list.push_back(experiment_head(each));
        }
    }
    session.answer(ask, "experiments",
                   {{"most_games", kMostExperimentGames},
                    {"most_seconds", kMostExperimentTime.count()},
                    {"experiments", std::move(list)}});
}

}  // namespace

const Handler kExperimentsRequest{"experiments", handle_experiments};

}  // namespace lawan::session
