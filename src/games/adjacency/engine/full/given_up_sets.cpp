#include "games/adjacency/engine/full/given_up_sets.hpp"

#include <algorithm>
#include <atomic>
#include <deque>
#include <mutex>
#include <utility>

#include "games/adjacency/engine/full/set_examiner.hpp"
#include "work/threads.hpp"

namespace lawan::adjacency::full {
namespace {

using Found = SymmetricSets::Found;
using Verdict = SymmetricSets::Verdict;
using Exception = SymmetricSets::Exception;
using Exceptions = SymmetricSets::Exceptions;

// A set on which threads work together: several answer the same question over one table, each with
// an order of its own.
class Task {
  public:
    // All moves have to be answered.
    Task(const SymmetricSets& sets, std::uint64_t set, std::vector<Square> moves, Budget& whole,
         std::uint64_t most_nodes)
        : sets_{sets},
          set_{set},
          moves_{std::move(moves)},
          whole_{whole},
          budget_{whole, Limits::of_nodes(most_nodes)},
          answered_(moves_.size()) {}

    [[nodiscard]] std::uint64_t set() const { return set_; }
    [[nodiscard]] bool is_over() const { return over_; }
    [[nodiscard]] Found found() const { return found_; }  // once it is over

    // Until it is over, or all is stopped.
    void help(int variety, SetExaminer& examiner) {
        const Bitboard cells = sets_.cells_of(set_);
        examiner.vary(variety, cells);
        while (!over_) {
            const std::size_t at = at_;
            if (at >= moves_.size()) return end(Found::Won);
            Budget share = budget_.thread_share(&answered_[at]);
            const auto answered = examiner.is_answered(cells, moves_[at], share);
            if (answered && !*answered) {
                return end(sets_.is_exact() ? Found::Zero : Found::NotShown);
            }
            if (answered) {
                std::size_t expected = at;
                at_.compare_exchange_strong(expected, at + 1);
                answered_[at].raise();
            } else if (whole_.spent()) {
                return;
            } else if (budget_.spent()) {
                return end(Found::GivenUp);
            }
        }
    }

    int helpers = 0;  // the lock of all tasks guards these
    bool told = false;

  private:
    void end(Found with) {
        const std::lock_guard lock{mutex_};
        if (over_) return;
        found_ = with;
        over_ = true;  // last: who sees it reads what was found without the lock
        for (StopSignal& move : answered_) move.raise();
    }

    const SymmetricSets& sets_;
    std::uint64_t set_;
    std::vector<Square> moves_;
    Budget& whole_;
    Budget budget_;
    std::vector<StopSignal> answered_;  // for those who search a move that another has answered
    std::atomic<std::size_t> at_{0};    // the move that is searched
    std::atomic<bool> over_{false};
    std::mutex mutex_;
    Found found_ = Found::GivenUp;
};

// The sets with as many pairs that were given up.
class Again {
  public:
    Again(SymmetricSets& sets, int pairs, const SymmetricWork& work)
        : sets_{sets}, pairs_{pairs}, work_{work} {}

    // False when the budget is spent.
    [[nodiscard]] bool search(const std::vector<std::uint64_t>& open) {
        if (!settle_without_search(open)) return false;
        const std::uint64_t nodes =
            work_.nodes_for_each_again(std::max<std::size_t>(1, left_.size()));
        for (const std::uint64_t set : left_) {
            tasks_.emplace_back(sets_, set, sets_.moves_to_search(set), *work_.budget, nodes);
        }
        on_workers(work_.threads, [&](int) { work_on_tasks(); });
        return told_ == tasks_.size();
    }
    [[nodiscard]] bool all_decided() const { return all_decided_; }

  private:
    void settle(std::uint64_t set, Found found) {
        sets_.mark(set, found);
        if (found == Found::NotShown || found == Found::GivenUp) all_decided_ = false;
    }
    void tell(std::uint64_t set, Found found) {
        settle(set, found);
        if (!work_.found) return;
        work_.found(pairs_, sets_.first_again() + set, SymmetricSets::exceptions_of(set, found));
    }

    // What a checkpoint says of a set, if that is enough.
    [[nodiscard]] std::optional<Found> known(std::uint64_t set) const {
        const Exceptions* known =
            work_.known ? work_.known(pairs_, sets_.first_again() + set) : nullptr;
        if (known == nullptr) return std::nullopt;
        if (known->empty()) return Found::Won;
        const Verdict verdict = known->front().verdict;
        if (verdict == Verdict::Zero) return Found::Zero;
        if (verdict == Verdict::NotShown && !sets_.is_worth_another_search(set)) {
            return Found::NotShown;
        }
        return std::nullopt;
    }

    // Those that have to be searched are left.
    [[nodiscard]] bool settle_without_search(const std::vector<std::uint64_t>& open) {
        SetExaminer examiner{sets_, pairs_, work_, *work_.budget};
        for (const std::uint64_t set : open) {
            if (const auto found = known(set)) {
                settle(set, *found);
            } else if (sets_.moves_to_search(set).empty()) {
                tell(set, Found::Won);
            } else if (work_.is_wanted && !work_.is_wanted(pairs_, set)) {
                settle(set, Found::GivenUp);
            } else if (const auto found_now = by_all_subsets(set, examiner)) {
                tell(set, *found_now);
            } else if (work_.budget->spent()) {
                return false;
            } else {
                left_.push_back(set);
            }
        }
        return true;
    }
    [[nodiscard]] std::optional<Found> by_all_subsets(std::uint64_t set, SetExaminer& examiner) {
        const Bitboard cells = sets_.cells_of(set);
        const auto needed = examiner.memory_for_all_subsets(cells, work_.threads);
        if (!needed || needed->count > work_.memory_for_table.count) return std::nullopt;
        const Found found = examiner.by_all_subsets(cells, work_.threads);
        if (found == Found::GivenUp) return std::nullopt;  // a value did not fit: a search may do
        return found;
    }

    // Each thread helps where the fewest do.
    void work_on_tasks() {
        Budget budget = work_.budget->thread_share();
        SetExaminer examiner{sets_, pairs_, work_, budget};
        std::unique_lock lock{mutex_};
        for (;;) {
            Task* chosen = nullptr;
            for (Task& task : tasks_) {
                if (task.is_over()) continue;
                if (chosen == nullptr || task.helpers < chosen->helpers) chosen = &task;
            }
            if (chosen == nullptr) return;
            const int variety = chosen->helpers++;
            lock.unlock();
            chosen->help(variety, examiner);
            lock.lock();
            --chosen->helpers;
            if (!chosen->is_over()) return;  // all is stopped
            if (std::exchange(chosen->told, true)) continue;
            tell(chosen->set(), chosen->found());
            ++told_;
            if (work_.progress) work_.progress(pairs_, told_, tasks_.size());
        }
    }

    SymmetricSets& sets_;
    int pairs_;
    const SymmetricWork& work_;
    std::vector<std::uint64_t> left_;
    std::deque<Task> tasks_;
    std::mutex mutex_;  // of what follows, and of the helpers of tasks
    std::size_t told_ = 0;
    bool all_decided_ = true;
};

}  // namespace

GivenUp given_up(const SymmetricSets& sets, int pairs, const SymmetricWork& work,
                 const GivenUp& above) {
    GivenUp result;
    result.complete = true;
    for (std::uint64_t chunk = 0; chunk < sets.first_again(); ++chunk) {
        const Exceptions* known = work.known ? work.known(pairs, chunk) : nullptr;
        if (known == nullptr) {
            result.complete = false;
            continue;
        }
        for (const Exception& exception : *known) {
            if (exception.verdict != Verdict::GivenUp) continue;
            const Exceptions* later = work.known(pairs, sets.first_again() + exception.set);
            const bool still =
                later == nullptr || (!later->empty() && later->front().verdict == Verdict::GivenUp);
            if (still) result.sets.push_back(exception.set);
        }
    }
    if (!result.complete || !above.complete) {
        result.wanted = result.sets;
        return result;
    }
    for (const std::uint64_t larger : above.wanted) {
        for (const Square pair : squares(Bitboard{larger})) {
            const std::uint64_t set = sets.least_image(larger ^ (std::uint64_t{1} << pair.index()));
            if (std::binary_search(result.sets.begin(), result.sets.end(), set)) {
                result.wanted.push_back(set);
            }
        }
    }
    std::sort(result.wanted.begin(), result.wanted.end());
    result.wanted.erase(std::unique(result.wanted.begin(), result.wanted.end()),
                        result.wanted.end());
    return result;
}

std::optional<bool> advance_again(SymmetricSets& sets, int pairs,
                                  const std::vector<std::uint64_t>& open,
                                  const SymmetricWork& work) {
    Again again{sets, pairs, work};
    if (!again.search(open)) return std::nullopt;
    return again.all_decided();
}

}  // namespace lawan::adjacency::full
