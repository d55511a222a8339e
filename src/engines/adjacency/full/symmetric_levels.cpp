// All symmetric sets with as many pairs, chunk by chunk: a part of SymmetricSets.
#include <atomic>
#include <bit>
#include <mutex>

#include "engines/adjacency/full/pair_sets.hpp"
#include "engines/adjacency/full/symmetric_sets.hpp"
#include "engines/adjacency/full/symmetric_tools.hpp"
#include "work/threads.hpp"

namespace lawan::adjacency::full {
namespace {

constexpr unsigned kSetsBetweenLooks = 1024;

}  // namespace

// All sets of a chunk with so many pairs, one of those that are images of each other, in order.
template <class Body>
void SymmetricSets::for_each_set(std::uint64_t chunk, int pairs, const Body& body) const {
    const int low_bits = this->pairs() - bits_of_chunks();
    const std::uint64_t high = chunk << low_bits;
    const int low_pairs = pairs - std::popcount(chunk);
    if (low_pairs < 0 || low_pairs > low_bits) return;
    if (low_pairs == 0) {
        if (is_least_image(high)) (void)body(high);
        return;
    }
    const std::uint64_t end = std::uint64_t{1} << low_bits;
    for (std::uint64_t low = (std::uint64_t{1} << low_pairs) - 1; low < end;
         low = next_with_as_many_bits(low)) {
        if (is_least_image(high | low) && !body(high | low)) return;
    }
}

SymmetricSets::Exceptions SymmetricSets::exceptions_of(std::uint64_t set, Found found) {
    switch (found) {
        case Found::Won:
            break;
        case Found::Zero:
            return {{set, Verdict::Zero}};
        case Found::NotShown:
            return {{set, Verdict::NotShown}};
        case Found::GivenUp:
            return {{set, Verdict::GivenUp}};
    }
    return {};
}

template <class OnFound>
std::optional<SymmetricSets::Exceptions> SymmetricSets::examine_chunk(
    int pairs, std::uint64_t chunk, Tools& tools, const Work& work, const OnFound& on_found) const {
    Exceptions exceptions;
    bool stopped = false;
    unsigned until_look = kSetsBetweenLooks;
    for_each_set(chunk, pairs, [&](std::uint64_t set) {
        const std::uint64_t before = tools.search.nodes();
        const Found found = examine(set, tools, work, work.most_nodes);
        if (tools.search.nodes() != before || --until_look == 0) {
            until_look = kSetsBetweenLooks;
            stopped = !work.go_on();
            if (stopped) return false;
        }
        const Exceptions of_set = exceptions_of(set, found);
        exceptions.insert(exceptions.end(), of_set.begin(), of_set.end());
        on_found(set, found);
        return true;
    });
    if (stopped) return std::nullopt;
    return exceptions;
}

std::optional<SymmetricSets::Exceptions> SymmetricSets::examine_chunk(int pairs,
                                                                      std::uint64_t chunk,
                                                                      const Work& work) const {
    Tools tools = make_tools(work, pairs);
    return examine_chunk(pairs, chunk, tools, work, [](std::uint64_t, Found) {});
}

std::optional<SymmetricSets::Exceptions> SymmetricSets::examine_again(
    int pairs, std::uint64_t set, const Work& work, std::uint64_t most_nodes) const {
    Tools tools = make_tools(work, pairs);
    const Found found = examine(set, tools, work, most_nodes);
    if (!work.go_on()) return std::nullopt;
    return exceptions_of(set, found);
}

bool SymmetricSets::advance(int pairs, const Work& work) {
    const std::uint64_t chunks = first_again();
    std::mutex mutex;
    std::vector<std::uint64_t> open;
    std::atomic<std::uint64_t> next{0};
    std::atomic<std::uint64_t> finished{0};
    std::atomic<bool> stopped{false};
    std::atomic<bool> all_decided{true};
    Work stoppable = work;
    stoppable.go_on = [&] { return !stopped && work.go_on(); };
    on_workers(work.threads, [&](int worker) {
        Tools tools = make_tools(work, pairs);
        const auto leave_open = [&](std::uint64_t set) {
            const std::lock_guard lock{mutex};
            open.push_back(set);
        };
        const auto take_known = [&](const Exception& known) {
            if (known.verdict == Verdict::Zero) return mark(known.set, Found::Zero);
            if (known.verdict == Verdict::GivenUp || is_worth_another_look(known.set)) {
                return leave_open(known.set);
            }
            all_decided = false;
        };
        for (std::uint64_t chunk = next++; chunk < chunks && !stopped; chunk = next++) {
            const Exceptions* known = work.known ? work.known(pairs, chunk) : nullptr;
            if (known != nullptr) {
                std::size_t at = 0;
                for_each_set(chunk, pairs, [&](std::uint64_t set) {
                    // One that is none of ours must not hide those behind it.
                    while (at < known->size() && (*known)[at].set < set) ++at;
                    if (at < known->size() && (*known)[at].set == set) {
                        take_known((*known)[at]);
                    } else {
                        mark(set, Found::Won);
                    }
                    return true;
                });
            } else {
                const auto exceptions = examine_chunk(pairs, chunk, tools, stoppable,
                                                      [&](std::uint64_t set, Found found) {
                                                          if (found == Found::GivenUp)
                                                              leave_open(set);
                                                          if (found == Found::NotShown)
                                                              all_decided = false;
                                                          mark(set, found);
                                                      });
                if (!exceptions) {
                    stopped = true;
                    return;
                }
                if (work.found) work.found(pairs, chunk, *exceptions);
            }
            ++finished;
            if (worker == 0 && work.progress) work.progress(pairs, finished, chunks);
        }
    });
    if (stopped || !advance_again(pairs, open, work)) return false;
    if (!all_decided) exact_ = false;
    done_ = pairs;
    return true;
}

}  // namespace lawan::adjacency::full
