// The papers' tables beside ours.
#include "bindings.hpp"
#include "experiments/experiment.hpp"
#include "interrupt.hpp"

namespace lawan::python {
namespace {

experiments::Run::Listener listener_for(const py::object& progress) {
    if (progress.is_none()) return {};
    return [&progress](const experiments::Progress& at) {
        const py::gil_scoped_acquire held;
        const RunsPython runs;
        progress(at.what, at.done, at.jobs);
    };
}

py::object experiment(const std::string& name, const experiments::RunSettings& settings,
                      const py::object& progress) {
    const experiments::Experiment& chosen = experiments::find_experiment(name);
    StopSignal stop;
    const std::string json = interruptible(stop, [&] {
        experiments::Run run{settings, &stop, listener_for(progress)};
        experiments::Report report = chosen.run(run);
        if (!report.complete) report.leave_out_unplayed();
        return experiments::to_json(report);
    });
    return from_json(json);
}

}  // namespace

void bind_experiments(py::module_& module) {
    module.def(
        "experiment",
        [](const std::string& name, std::optional<int> games, std::uint64_t seed,
           std::optional<double> seconds, std::optional<std::string> game, int threads,
           const py::object& progress) {
            experiments::RunSettings settings;
            if (games) (void)limits_from({}, games, {});
            settings.games = games;
            settings.seed = Seed{seed};
            settings.time = seconds_from(seconds);
            if (game) settings.game = find_game(*game).name;
            settings.workers = threads_from(threads);
            return experiment(name, settings, progress);
        },
        py::arg("name"), py::kw_only(), py::arg("games") = py::none(), py::arg("seed") = 1,
        py::arg("seconds") = py::none(), py::arg("game") = py::none(), py::arg("threads") = 0,
        py::arg("progress") = py::none(),
        "Runs an experiment: 'paper' and 'ours' are lists of rows, 'differs' says what differs.\n"
        "progress(what, done, jobs) is called now and then.");
    module.def(
        "experiments",
        [] {
            std::vector<std::string> names;
            for (const auto& each : experiments::experiments()) names.push_back(each.name);
            return names;
        },
        "The names of the experiments.");
}

}  // namespace lawan::python
