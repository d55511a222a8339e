#include "games/adjacency/engine/full/symmetric_levels.hpp"

#include <atomic>
#include <mutex>
#include <vector>

#include "games/adjacency/engine/full/given_up_sets.hpp"
#include "games/adjacency/engine/full/set_examiner.hpp"
#include "work/threads.hpp"

namespace lawan::adjacency::full {
namespace {

using Found = SymmetricSets::Found;
using Verdict = SymmetricSets::Verdict;
using Exception = SymmetricSets::Exception;
using Exceptions = SymmetricSets::Exceptions;

constexpr unsigned kSetsBetweenPolls = 1024;

// Calls on_found(set, found) for each set of the chunk.
template <class OnFound>
[[nodiscard]] std::optional<Exceptions> examine_all(const SymmetricSets& sets, int pairs,
                                                    std::uint64_t chunk, SetExaminer& examiner,
                                                    const SymmetricWork& work, Budget& budget,
                                                    const OnFound& on_found) {
    Exceptions exceptions;
    unsigned until_poll = kSetsBetweenPolls;
    sets.for_each_set(chunk, pairs, [&](std::uint64_t set) {
        const Found found = examiner.examine(set, work.most_nodes);
        // Most sets need no search, which would ask the clock.
        if (--until_poll == 0) {
            until_poll = kSetsBetweenPolls;
            budget.poll();
        }
        if (budget.spent()) return false;
        const Exceptions of_set = SymmetricSets::exceptions_of(set, found);
        exceptions.insert(exceptions.end(), of_set.begin(), of_set.end());
        on_found(set, found);
        return true;
    });
    if (budget.spent()) return std::nullopt;
    return exceptions;
}

// The sets with as many pairs, done by several threads.
class LevelFill {
  public:
    LevelFill(SymmetricSets& sets, int pairs, const SymmetricWork& work)
        : sets_{sets}, pairs_{pairs}, work_{work} {}

    // False when the budget is spent.
    [[nodiscard]] bool fill() {
        on_workers(work_.threads, [&](int worker) {
            Budget budget = work_.budget->thread_share();
            SetExaminer examiner{sets_, pairs_, work_, budget};
            const std::uint64_t chunks = sets_.first_again();
            for (std::uint64_t chunk = next_++; chunk < chunks; chunk = next_++) {
                if (!fill_chunk(chunk, examiner, budget)) return;
                ++finished_;
                if (worker == 0 && work_.progress) work_.progress(pairs_, finished_, chunks);
            }
        });
        return finished_ == sets_.first_again();
    }
    // Sets that were given up.
    [[nodiscard]] const std::vector<std::uint64_t>& open() const { return open_; }
    [[nodiscard]] bool all_decided() const { return all_decided_; }

  private:
    [[nodiscard]] bool fill_chunk(std::uint64_t chunk, SetExaminer& examiner, Budget& budget) {
        if (const Exceptions* known = work_.known ? work_.known(pairs_, chunk) : nullptr) {
            take_known(chunk, *known);
            return true;
        }
        const auto exceptions = examine_all(sets_, pairs_, chunk, examiner, work_, budget,
                                            [&](std::uint64_t set, Found found) {
                                                if (found == Found::GivenUp) leave_open(set);
                                                if (found == Found::NotShown) all_decided_ = false;
                                                sets_.mark(set, found);
                                            });
        if (!exceptions) return false;
        if (work_.found) work_.found(pairs_, chunk, *exceptions);
        return true;
    }

    void take_known(std::uint64_t chunk, const Exceptions& known) {
        std::size_t at = 0;
        sets_.for_each_set(chunk, pairs_, [&](std::uint64_t set) {
            // An exception that is none of these sets must not hide those behind it.
            while (at < known.size() && known[at].set < set) ++at;
            if (at < known.size() && known[at].set == set) {
                take_known(known[at]);
            } else {
                sets_.mark(set, Found::Won);
            }
            return true;
        });
    }
    void take_known(const Exception& known) {
        if (known.verdict == Verdict::Zero) return sets_.mark(known.set, Found::Zero);
        if (known.verdict == Verdict::GivenUp || sets_.is_worth_another_search(known.set)) {
            return leave_open(known.set);
        }
        all_decided_ = false;
    }
    void leave_open(std::uint64_t set) {
        const std::lock_guard lock{mutex_};
        open_.push_back(set);
    }

    SymmetricSets& sets_;
    int pairs_;
    const SymmetricWork& work_;
    std::atomic<std::uint64_t> next_{0};
    std::atomic<std::uint64_t> finished_{0};
    std::atomic<bool> all_decided_{true};
    std::mutex mutex_;
    std::vector<std::uint64_t> open_;
};

}  // namespace

bool advance(SymmetricSets& sets, int pairs, const SymmetricWork& work) {
    LevelFill level{sets, pairs, work};
    if (!level.fill()) return false;
    const auto all_decided = advance_again(sets, pairs, level.open(), work);
    if (!all_decided) return false;
    sets.set_done(pairs, level.all_decided() && *all_decided);
    return true;
}

std::optional<Exceptions> examine_chunk(const SymmetricSets& sets, int pairs, std::uint64_t chunk,
                                        const SymmetricWork& work) {
    Budget budget = work.budget->share();
    SetExaminer examiner{sets, pairs, work, budget};
    return examine_all(sets, pairs, chunk, examiner, work, budget, [](std::uint64_t, Found) {});
}

std::optional<Exceptions> examine_again(const SymmetricSets& sets, int pairs, std::uint64_t set,
                                        const SymmetricWork& work, std::uint64_t most_nodes) {
    Budget budget = work.budget->share();
    SetExaminer examiner{sets, pairs, work, budget};
    const Found found = examiner.examine(set, most_nodes);
    budget.poll();
    if (budget.spent()) return std::nullopt;
    return SymmetricSets::exceptions_of(set, found);
}

}  // namespace lawan::adjacency::full
