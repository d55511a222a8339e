// Tournaments, with functions of Python's among the bots.
#include <chrono>
#include <map>

#include "bindings.hpp"
#include "core/input_error.hpp"
#include "core/text.hpp"
#include "interrupt.hpp"
#include "protocol/programs.hpp"
#include "python_bot.hpp"
#include "tournaments/plan_json.hpp"
#include "tournaments/run.hpp"
#include "tournaments/tournament_json.hpp"
#include "words.hpp"

namespace lawan::python {
namespace {

using Functions = std::map<std::string, SharedObject>;  // by the name of the bot in the plan

void check_bots(const TournamentPlan& plan, const GameRunner& runner, const Functions& functions,
                bool allow_commands) {
    for (const PlannedBot& bot : plan.bots) {
        if (functions.count(bot.name) > 0) continue;
        const Spec spec = parse_spec(bot.spec);
        if (is_program(spec) && !allow_commands) {
            throw InputError{words::kStartsPrograms, {in_quotes(bot.spec)}};
        }
        (void)make_bot_or_program(runner.entry(), runner.game(), spec);
    }
}

// Tells how it stands, but no more often than a person can read it.
class Told {
  public:
    Told(const TournamentPlan& plan, const Tournament& tournament, const py::object& progress)
        : plan_{plan}, tournament_{tournament}, progress_{progress} {}

    void tell() {
        constexpr std::chrono::milliseconds kPause{200};
        const auto now = std::chrono::steady_clock::now();
        const bool last = tournament_.games().size() >= tournament_.expected_games();
        if (now < next_ && !last) return;
        next_ = now + kPause;
        const std::string json = tournament_json(plan_, tournament_, "");
        const py::gil_scoped_acquire held;
        const RunsPython runs;
        py::dict state = from_json(json);
        state["expected_games"] = tournament_.expected_games();
        progress_(state);
    }

  private:
    const TournamentPlan& plan_;
    const Tournament& tournament_;
    const py::object& progress_;
    std::chrono::steady_clock::time_point next_{};
};

py::object tournament(const std::string& plan_json, const py::dict& functions_by_name,
                      const std::string& path, int concurrency, bool allow_commands,
                      const py::object& progress) {
    Functions functions;
    for (const auto& [name, choose] : functions_by_name) {
        functions.emplace(py::str(name), shared(py::reinterpret_borrow<py::object>(choose)));
    }
    const TournamentPlan plan = parse_plan(plan_json);
    const GameRunner runner{plan};
    check_bots(plan, runner, functions, allow_commands);
    const auto game =
        std::make_shared<PyGame>(PyGame{&runner.entry(), runner.game(), plan.settings});
    TournamentStore store = TournamentStore::open(path, plan);
    Tournament tournament{store.plan(), store.summaries()};
    if (const auto first = tournament.next()) tournament.lost(*first);
    Told told{store.plan(), tournament, progress};
    StopSignal stop;
    RunSettings settings;
    settings.concurrency = threads_from(concurrency);
    settings.stop = &stop;
    if (!progress.is_none()) settings.on_game = [&](const TournamentGame&) { told.tell(); };
    settings.players.make_own = [&](const PlannedBot& bot) -> std::unique_ptr<Bot> {
        const auto found = functions.find(bot.name);
        return found != functions.end() ? make_python_bot(game, found->second) : nullptr;
    };
    (void)interruptible(stop, [&] { return run_tournament(tournament, store, settings); });
    return from_json(tournament_json(store.plan(), tournament, path));
}

}  // namespace

void bind_tournaments(py::module_& module) {
    module.def("_tournament", tournament, py::arg("plan"), py::arg("functions"), py::arg("store"),
               py::arg("concurrency"), py::arg("allow_commands"), py::arg("progress"),
               "What lawan.tournament() calls.");
}

}  // namespace lawan::python
