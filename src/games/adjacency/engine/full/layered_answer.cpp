#include "games/adjacency/engine/full/layered_answer.hpp"

#include <algorithm>
#include <string>

#include "games/adjacency/engine/full/layered_values.hpp"
#include "games/adjacency/words.hpp"

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
    const auto left = budget_.left().time;
    if (!left) return true;
    const double sets = sets_of_layers(geometry_, question_.position.empty());
    return sets * kCpuSecondsForASet / std::max(1, question_.threads) < left->count();
}

std::optional<int> LayeredAnswer::find(const Bounds& bounds) {
    const Bitboard empty = question_.position.empty();
    SubsetWork work{budget_, question_.threads};
    work.progress = [&](double share) {
        report_.set(bounds, {words::kLayersOf, {empty.count()}}, share);
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
    report_.set(bounds, words::kFindingLine);
    solution.line =
        line_by_layers(geometry_, empty, solution.best.front(), {budget_, question_.threads});
}

}  // namespace lawan::adjacency::full
