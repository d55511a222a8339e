// Symmetric sets whose search took too long: few of them, but each makes sets above it hard.
#include <algorithm>
#include <memory>
#include <mutex>
#include <utility>

#include "engines/adjacency/full/symmetric_sets.hpp"
#include "engines/adjacency/full/symmetric_tools.hpp"
#include "work/threads.hpp"

namespace lawan::adjacency::full {

namespace {

constexpr int kPliesOfVariety = 4;

}  // namespace

struct SymmetricSets::Task {
    std::uint64_t set;
    std::vector<Square> moves;  // all have to be answered
    std::uint64_t most_nodes;
    std::atomic<std::size_t> at{0};  // the move that is searched
    std::atomic<std::uint64_t> nodes{0};
    std::atomic<bool> over{false};
    int helpers = 0;
    bool told = false;
    std::mutex mutex;
    Found found = Found::GivenUp;

    void end(Found with) {
        const std::lock_guard lock{mutex};
        if (over) return;
        found = with;
        over = true;  // last: who sees it reads what was found without the lock
    }
};

std::uint64_t SymmetricSets::Work::nodes_for_each_again(std::size_t sets) const {
    return std::clamp(nodes_again / sets, least_nodes_again,
                      std::max(least_nodes_again, most_nodes_again));
}

SymmetricSets::GivenUp SymmetricSets::given_up(int pairs, const Work& work,
                                               const GivenUp& above) const {
    GivenUp result;
    result.complete = true;
    for (std::uint64_t chunk = 0; chunk < first_again(); ++chunk) {
        const Exceptions* known = work.known ? work.known(pairs, chunk) : nullptr;
        if (known == nullptr) {
            result.complete = false;
            continue;
        }
        for (const Exception& exception : *known) {
            if (exception.verdict != Verdict::GivenUp) continue;
            const Exceptions* later = work.known(pairs, first_again() + exception.set);
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
            const std::uint64_t set = least_image(larger ^ (std::uint64_t{1} << pair.index()));
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

// Several threads answer the same question over one table, each with an order of its own.
void SymmetricSets::help(Task& task, int variety, SetSearch& search, const Work& work) const {
    const Bitboard cells = cells_of(task.set);
    const Bitboard ones = ClosedCounts{cells}.exactly_one() & geometry_->board();
    // They begin with different answers to the first moves; further down the usual order is best.
    search.variety = variety;
    search.cells_for_variety = cells.count() - kPliesOfVariety;
    search.nodes_between_looks = std::clamp<std::uint64_t>(task.most_nodes, 1, kNodesBetweenLooks);
    while (!task.over) {
        const std::size_t at = task.at;
        if (at >= task.moves.size()) return task.end(Found::Won);
        const Square move = task.moves[at];
        std::uint64_t counted = search.nodes();
        const auto count = [&](std::uint64_t nodes) {
            work.count(nodes - counted);
            task.nodes += nodes - counted;
            counted = nodes;
        };
        search.go_on = [&](std::uint64_t nodes) {
            count(nodes);
            return !task.over && task.at == at && task.nodes < task.most_nodes && work.go_on();
        };
        search.resume();
        const int settles = (geometry_->closed(move) & ones).count();
        const bool won = search.is_at_least(cells ^ Bitboard::of(move), settles + 2);
        count(search.nodes());
        if (!search.stopped()) {
            if (!won) return task.end(exact_ ? Found::Zero : Found::NotShown);
            std::size_t expected = at;
            task.at.compare_exchange_strong(expected, at + 1);
        } else if (task.nodes >= task.most_nodes) {
            return task.end(Found::GivenUp);
        } else if (!work.go_on()) {
            return;
        }
    }
}

bool SymmetricSets::advance_again(int pairs, const std::vector<std::uint64_t>& open,
                                  const Work& work) {
    std::vector<std::unique_ptr<Task>> tasks;
    std::mutex mutex;
    bool exact = exact_;
    const auto settle = [&](std::uint64_t set, Found found) {
        mark(set, found);
        if (found == Found::NotShown || found == Found::GivenUp) exact = false;
    };
    const auto tell = [&](std::uint64_t set, Found found) {
        settle(set, found);
        if (work.found) work.found(pairs, first_again() + set, exceptions_of(set, found));
    };
    Tools tools = make_tools(work, pairs);
    for (const std::uint64_t set : open) {
        const Exceptions* known = work.known ? work.known(pairs, first_again() + set) : nullptr;
        if (known != nullptr && known->empty()) {
            settle(set, Found::Won);
            continue;
        }
        if (known != nullptr && known->front().verdict == Verdict::Zero) {
            settle(set, Found::Zero);
            continue;
        }
        if (known != nullptr && known->front().verdict == Verdict::NotShown &&
            !is_worth_another_look(set)) {
            settle(set, Found::NotShown);
            continue;
        }
        std::vector<Square> moves = moves_to_search(set);
        if (moves.empty()) {
            tell(set, Found::Won);
            continue;
        }
        if (work.is_wanted && !work.is_wanted(pairs, set)) {
            settle(set, Found::GivenUp);
            continue;
        }
        const auto needed = Tools::memory_for_all(
            *geometry_, tools.reduced(*geometry_, cells_of(set)), work.threads);
        if (needed && needed->count <= work.memory_for_table.count) {
            const Found found = look_up(cells_of(set), work.threads, tools, work);
            if (found != Found::GivenUp) {
                tell(set, found);
                continue;
            }
            if (!work.go_on()) return false;  // else a value did not fit: a search may do
        }
        auto task = std::make_unique<Task>();
        task->set = set;
        task->moves = std::move(moves);
        tasks.push_back(std::move(task));
    }
    for (const auto& task : tasks) {
        task->most_nodes = work.nodes_for_each_again(tasks.size());
    }
    std::size_t told = 0;
    on_workers(work.threads, [&](int) {
        Tools tools = make_tools(work, pairs);
        for (;;) {
            Task* chosen = nullptr;
            int variety = 0;
            {
                const std::lock_guard lock{mutex};
                for (const auto& task : tasks) {
                    if (task->over || (chosen != nullptr && task->helpers >= chosen->helpers)) {
                        continue;
                    }
                    chosen = task.get();
                }
                if (chosen == nullptr) return;
                variety = chosen->helpers++;
            }
            help(*chosen, variety, tools.search, work);
            const std::lock_guard lock{mutex};
            --chosen->helpers;
            if (!chosen->over) return;  // stopped
            if (std::exchange(chosen->told, true)) continue;
            tell(chosen->set, chosen->found);
            ++told;
            if (work.progress) work.progress(pairs, told, tasks.size());
        }
    });
    exact_ = exact;
    return told == tasks.size();
}

}  // namespace lawan::adjacency::full
