#include "games/adjacency/engine/full/symmetric_bound.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <utility>
#include <vector>

#include "games/adjacency/engine/full/given_up_sets.hpp"
#include "games/adjacency/engine/full/layered_values.hpp"
#include "games/adjacency/engine/full/symmetric_levels.hpp"
#include "games/adjacency/engine/full/symmetric_ranks.hpp"
#include "games/adjacency/words.hpp"

namespace lawan::adjacency::full {
namespace {

// Boards with more have sets that take long.
constexpr int kPairsOfHardSets = 20;

// What is set aside for tables of all subsets of sets that are hard to search; there are none on
// smaller boards.
[[nodiscard]] MebiBytes memory_for_tables(const Question& question) {
    constexpr std::uint64_t kShare = 4;
    if (question.position.empty().count() <= 2 * kPairsOfHardSets) return {0};
    return {question.memory.count / kShare};
}

// At most half of it for the tables that the threads make each for itself; they are gone when all
// threads make one together.
void share_out(MebiBytes memory, int threads, SymmetricWork& work) {
    constexpr int kLeastCells = 20;
    constexpr int kMostCellsOfOwn = 28;
    work.memory_for_table = memory;
    for (int cells = kLeastCells; cells <= kMostCellsOfOwn; ++cells) {
        const std::uint64_t needed = most_memory_for_layers(cells, 1).count;
        if (needed * static_cast<std::uint64_t>(threads) <= memory.count / 2) {
            work.cells_for_own_table = cells;
        }
    }
}

// The share of the work that is done with the sets of up to this many pairs. Most is done about
// half way up: nearly the integral of a normal density, around 0.53 of all pairs with a deviation
// of 0.08 on 8×8, and around 0.57 with one of 0.06 on 8×6.
[[nodiscard]] double share_of_work(double pairs, int all) {
    const double middle = all > kPairsOfHardSets ? 0.53 : 0.57;
    const double deviation = all > kPairsOfHardSets ? 0.08 : 0.06;
    const double at = pairs / static_cast<double>(all);
    return 0.5 * std::erfc((middle - at) / (deviation * std::sqrt(2.0)));
}

}  // namespace

SymmetricBound::SymmetricBound(const Question& question, Budget& budget, SolverReport& report,
                               const Geometry& geometry, SetAnswers& answers, FullRecord* record)
    : question_{question},
      budget_{budget},
      report_{report},
      geometry_{geometry},
      answers_{answers},
      record_{record},
      sets_{geometry, question.position.empty()} {
    if (record_ != nullptr) known_ = record_->chunks();
}

void SymmetricBound::tell(const Bounds& bounds, int pairs, std::uint64_t done, std::uint64_t of) {
    const double level = static_cast<double>(done) / static_cast<double>(of);
    // What comes from a checkpoint says nothing about the time.
    const auto share = budget_.nodes() > 0
                           ? std::optional{share_of_work(pairs - 1 + level, sets_.pairs())}
                           : std::nullopt;
    report_.set(bounds, {words::kSymmetricSetsOf, {pairs, sets_.pairs(), done * 100 / of}}, share);
}

SymmetricWork SymmetricBound::make_work(const Bounds& bounds) {
    SymmetricWork work{budget_, answers_.table()};
    work.threads = question_.threads;
    share_out(memory_for_tables(question_), question_.threads, work);
    work.progress = [this, bounds](int pairs, std::uint64_t done, std::uint64_t of) {
        tell(bounds, pairs, done, of);
    };
    work.known = [this](int pairs, std::uint64_t chunk) {
        const auto found = known_.find({pairs, chunk});
        return found == known_.end() ? nullptr : &found->second;
    };
    work.found = [this](int pairs, std::uint64_t chunk,
                        const SymmetricSets::Exceptions& exceptions) {
        if (question_.proof) {
            const std::lock_guard lock{found_mutex_};
            found_[{pairs, chunk}] = exceptions;
        }
        if (record_ != nullptr) record_->keep(pairs, chunk, exceptions);
    };
    return work;
}

void SymmetricBound::fill(const Bounds& bounds) {
    answers_.start_searching(memory_for_tables(question_));
    SymmetricWork work = make_work(bounds);
    std::vector<GivenUp> levels(static_cast<std::size_t>(sets_.pairs()) + 2);
    for (auto pairs = static_cast<std::size_t>(sets_.pairs()); pairs > 0; --pairs) {
        levels[pairs] = given_up(sets_, static_cast<int>(pairs), work, levels[pairs + 1]);
    }
    work.is_wanted = [&levels](int pairs, std::uint64_t set) {
        const auto& level = levels[static_cast<std::size_t>(pairs)];
        return !level.complete || std::binary_search(level.wanted.begin(), level.wanted.end(), set);
    };
    if (question_.ranks != nullptr) {
        lead_symmetric_sets(*question_.ranks, geometry_, question_.position.empty(), sets_, work,
                            question_.stop);
    }
    for (int pairs = sets_.done() + 1; pairs <= sets_.pairs(); ++pairs) {
        if (budget_.spent() || !advance(sets_, pairs, work)) break;
    }
    // What was found under an assumption about other sets must not answer other questions.
    if (!sets_.is_exact() && !budget_.spent()) answers_.start_searching();
}

std::string SymmetricBound::lines_of_proof() const {
    Chunks all = found_;
    all.insert(known_.begin(), known_.end());
    return excepted_lines(all, sets_);
}

}  // namespace lawan::adjacency::full
