#include "games/adjacency/engine/solver_report.hpp"

#include <exception>
#include <utility>

#include "core/input_error.hpp"
#include "module/words.hpp"

namespace lawan::adjacency {
namespace {

constexpr Seconds kBetweenReports{0.5};
constexpr Seconds kFirstSave{5};
constexpr Seconds kBetweenSaves{45};

}  // namespace

SolverReport::SolverReport(const Question& question, Budget& budget)
    : question_{question}, budget_{budget}, next_save_{kFirstSave} {
    budget.call_every(kBetweenReports, [this] { tell_now_and_then(); });
}

void SolverReport::set(const Bounds& bounds, Reason at, std::optional<double> done) {
    const std::lock_guard lock{mutex_};
    bounds_ = bounds;
    at_ = std::move(at);
    left_ = time_left_.after(done, budget_.elapsed());
    tell();
}

void SolverReport::tell_now_and_then() {
    const std::lock_guard lock{mutex_};
    tell();
    if (!save || budget_.elapsed() < next_save_) return;
    if (auto failure = try_to_save()) {
        at_ = *std::move(failure);
        tell();
    }
    next_save_ = budget_.elapsed() + kBetweenSaves;
}

void SolverReport::tell() {
    if (question_.progress) question_.progress({bounds_, budget_.nodes(), at_, left_});
}

std::optional<Reason> SolverReport::try_to_save() const {
    if (!save) return std::nullopt;
    try {
        save();
        return std::nullopt;
    } catch (const std::exception& error) {
        return Reason{lawan::words::kCheckpointNotWritten, {said_by(error)}};
    }
}

void note_missing_best(const Question& question, Solution& solution) {
    if (question.all_best) solution.best_are_all = false;
}

}  // namespace lawan::adjacency
