#include "engines/adjacency/full/layered_answer.hpp"

#include <algorithm>
#include <string>

#include "engines/adjacency/full/layered_line.hpp"

namespace lawan::adjacency::full {

std::optional<MebiBytes> LayeredAnswer::memory_needed() {
    if (!planned_) {
        needed_ = memory_for_layers(geometry_, question_.position.empty(), question_.threads);
        planned_ = true;
    }
    return needed_;
}

bool LayeredAnswer::has_time() const {
    constexpr double kCpuSecondsForASet = 3e-9;  // on a busy machine
    const auto left = watch_.time_left();
    if (!left) return true;
    const double sets = sets_of_layers(geometry_, question_.position.empty());
    return sets * kCpuSecondsForASet / std::max(1, question_.threads) < left->count();
}

SubsetWork LayeredAnswer::make_work() {
    SubsetWork work;
    work.threads = question_.threads;
    work.go_on = [this] { return watch_.look(); };
    work.count = [this](std::uint64_t sets) { watch_.count(sets); };
    return work;
}

std::optional<int> LayeredAnswer::find(const Bounds& bounds) {
    const Bitboard empty = question_.position.empty();
    SubsetWork work = make_work();
    work.progress = [&](double share) {
        watch_.set(bounds, {"layers-of", {std::to_string(empty.count())}}, share);
    };
    found_ = value_by_layers(geometry_, empty, work);
    if (!found_) return std::nullopt;
    return found_->value;
}

void LayeredAnswer::take_moves(const Bounds& bounds, Solution& solution) {
    // The line takes as long again as a value without a symmetry: not where that is long.
    constexpr int kMostCellsForLine = 36;
    const Bitboard empty = question_.position.empty();
    solution.best = found_->best;
    if (!question_.all_best) solution.best.resize(1);
    if (empty.count() > kMostCellsForLine) return;
    watch_.set(bounds, {"finding-line", {}});
    solution.line = line_by_layers(geometry_, empty, solution.best.front(), make_work());
}

}  // namespace lawan::adjacency::full
