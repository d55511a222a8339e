#include "games/adjacency/engine/full/set_answers.hpp"

#include <algorithm>
#include <mutex>
#include <string>
#include <utility>

#include "games/adjacency/engine/full/set_search.hpp"
#include "games/adjacency/words.hpp"
#include "work/threads.hpp"

namespace lawan::adjacency::full {
namespace {

// With each further cell a search grows by less than twice. A table that is larger than needed is
// slower: it fits into no cache, and to clear it takes time too.
[[nodiscard]] MebiBytes enough_for_search(int cells) {
    constexpr int kCells = 24;
    constexpr std::uint64_t kEnoughForThese = 16;
    return {kEnoughForThese << std::clamp(cells - kCells, 0, 32)};
}

}  // namespace

SetAnswers::SetAnswers(const Question& question, Budget& budget, SolverReport& report,
                       const Geometry& geometry)
    : question_{question},
      budget_{budget},
      report_{report},
      geometry_{geometry},
      reducer_{geometry, Reducer::ColdParts::LeftOut},
      table_{MebiBytes{1}} {
    const Bitboard empty = question.position.empty();
    for (int i = 1; i < symmetry_count(geometry.size()); ++i) {
        const Symmetry symmetry = kSquareSymmetries[static_cast<std::size_t>(i)];
        if (image(empty, symmetry, geometry.size()) == empty) kept_.push_back(symmetry);
    }
}

bool SetAnswers::wants_all_best() const {
    return question_.all_best && !question_.at_most && !question_.at_least;
}

bool SetAnswers::can_be_made(int cells) const {
    constexpr int kMostCells = 40;
    constexpr double kCpuSecondsForASet = 4e-9;  // on a busy machine
    if (cells > kMostCells) return false;
    const double sets = static_cast<double>(std::uint64_t{1} << cells);
    const auto left = budget_.left().time;
    return SubsetValues::memory_for(cells).count <= question_.memory.count &&
           (!left || sets * kCpuSecondsForASet / std::max(1, question_.threads) < left->count());
}

// Moves to cells that are not in the table may have to be searched.
bool SetAnswers::leaves_room_beside(Bitboard cells) const {
    if (cells == question_.position.empty() || !wants_all_best()) return true;
    constexpr std::uint64_t kShareForSearch = 64;
    const std::uint64_t used = SubsetValues::memory_for(cells.count()).count;
    return used + used / kShareForSearch <= question_.memory.count;
}

// All empty cells, where each of them has to be asked about and their table takes no time;
// otherwise those that are left when it is reduced.
Bitboard SetAnswers::cells_of_table() {
    constexpr int kCellsForAllBest = 29;
    const Bitboard empty = question_.position.empty();
    if (wants_all_best() && empty.count() <= kCellsForAllBest && can_be_made(empty.count())) {
        return empty;
    }
    return cells_like(geometry_, reducer_.of(empty).set, empty).value_or(empty);
}

bool SetAnswers::make_table_of_all(const Bounds& bounds) {
    const Bitboard cells = cells_of_table();
    if (!can_be_made(cells.count()) || !leaves_room_beside(cells)) return false;
    SubsetWork work{budget_, question_.threads};
    const int count = cells.count();
    work.progress = [&](double share) {
        report_.set(bounds, {words::kAllSubsetsOf, {count}}, share);
    };
    all_ = SubsetValues::of(geometry_, cells, memory_, work);
    return all_.has_value();
}

void SetAnswers::start_searching(MebiBytes reserved) {
    std::uint64_t memory =
        question_.memory.count - std::min(question_.memory.count, reserved.count);
    if (all_) {
        const std::uint64_t used = SubsetValues::memory_for(all_->cells().count()).count;
        memory = std::max<std::uint64_t>(1, memory - std::min(memory, used));
    }
    table_ = SetTable{MebiBytes{1}};  // not two large ones at once
    const MebiBytes enough = enough_for_search(question_.position.empty().count());
    table_ = SetTable{MebiBytes{std::min(memory, enough.count)}};
    searching_ = true;
}

void SetAnswers::stop_searching() {
    table_ = SetTable{MebiBytes{1}};
    searching_ = false;
}

std::optional<int> SetAnswers::value(Bitboard cells) {
    if (!all_) return std::nullopt;
    if ((cells & ~all_->cells()).empty()) return all_->value(cells);
    const Reduced reduced = reducer_.of(cells);
    const auto found = all_->value(reduced.set);
    if (!found) return std::nullopt;
    return reduced.offset + reduced.sign * *found;
}

std::optional<bool> SetAnswers::is_at_least(Bitboard cells, int bound) {
    if (const auto known = value(cells)) return *known >= bound;
    if (!searching_) start_searching();
    return search(cells, bound);
}

// All threads answer the same question over one table, each with an order of its own.
std::optional<bool> SetAnswers::search(Bitboard cells, int bound) {
    std::optional<bool> answer;
    StopSignal done;
    std::mutex mutex;
    on_workers(question_.threads, [&](int worker) {
        Budget share = budget_.thread_share(&done);
        SetSearch search{geometry_, table_, share, all_ ? std::vector<Symmetry>{} : kept_};
        search.variety = worker;
        if (all_) {
            search.oracle = [this](const CellSet& set) -> std::optional<SetBounds> {
                const auto known = all_->value(set);
                if (!known) return std::nullopt;
                return SetBounds{*known, *known};
            };
        }
        const bool holds = search.is_at_least(cells, bound);
        const std::lock_guard lock{mutex};
        if (share.spent() || answer) return;
        answer = holds;
        done.raise();
    });
    return answer;
}

}  // namespace lawan::adjacency::full
