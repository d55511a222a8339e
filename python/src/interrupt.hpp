// Long work without Python's lock, and Ctrl-C while it goes on.
#pragma once

#include <chrono>
#include <future>
#include <optional>

#include "bindings.hpp"
#include "core/budget.hpp"

namespace lawan::python {

// While it lives, this thread runs a function of Python's for the engine: Ctrl-C is raised there.
class RunsPython {
  public:
    RunsPython();
    ~RunsPython();
    RunsPython(const RunsPython&) = delete;
    RunsPython& operator=(const RunsPython&) = delete;

  private:
    unsigned long thread_;
};

// Raises KeyboardInterrupt in every thread that runs a function of Python's for the engine. With
// Python's lock.
void interrupt_functions();

// Does the work on another thread without Python's lock, so that other threads of Python's go on,
// and looks for signals meanwhile. On Ctrl-C `stop` is raised, the work ends, and KeyboardInterrupt
// goes on its way.
template <class Work>
auto interruptible(StopSignal& stop, const Work& work) {
    auto done = std::async(std::launch::async, [&] { return work(); });
    const auto is_done = [&] {
        const py::gil_scoped_release others_go_on;
        return done.wait_for(std::chrono::milliseconds{20}) == std::future_status::ready;
    };
    std::optional<py::error_already_set> interrupt;
    while (!is_done()) {
        if (interrupt || PyErr_CheckSignals() == 0) continue;
        interrupt.emplace();
        stop.raise();
        interrupt_functions();
    }
    if (interrupt) {
        try {
            (void)done.get();
        } catch (...) {  // the interrupt says it all
        }
        throw py::error_already_set{*interrupt};
    }
    return done.get();
}

}  // namespace lawan::python
