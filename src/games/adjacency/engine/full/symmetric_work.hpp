// What the searches of symmetric sets may use, and whom they tell.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>

#include "core/budget.hpp"
#include "core/memory.hpp"
#include "games/adjacency/engine/full/set_table.hpp"
#include "games/adjacency/engine/full/symmetric_sets.hpp"

namespace lawan::adjacency::full {

struct SymmetricWork {
    SymmetricWork(Budget& given, SetTable& shared) : budget{&given}, table{&shared} {}

    Budget* budget;
    SetTable* table;
    int threads = 1;
    int components_from = 14;  // pairs: bounds from components pay in large sets only
    bool small_sets = true;    // decided by all their subsets; tests of searches leave it out
    // A search that takes more nodes is given up, which is sound. But a set whose W is not known
    // makes others hard, so those that are left are searched once more, by all threads together:
    // `nodes_again` are shared out among them, but each has at least and at most what follows.
    std::uint64_t most_nodes = 4'000'000;
    std::uint64_t nodes_again = 1'500'000'000;
    std::uint64_t least_nodes_again = 6'000'000;
    std::uint64_t most_nodes_again = 300'000'000;
    [[nodiscard]] std::uint64_t nodes_for_each_again(std::size_t sets) const {
        return std::clamp(nodes_again / sets, least_nodes_again,
                          std::max(least_nodes_again, most_nodes_again));
    }
    // Sets that take longer than to go through all their subsets are decided in that way: each
    // thread for itself those of at most this many cells, and all threads together those for which
    // this much memory is enough.
    int cells_for_own_table = 0;
    MebiBytes memory_for_table{0};
    std::function<void(int pairs, std::uint64_t done, std::uint64_t of)> progress = {};
    // What is found in a chunk is told, and what is known of it from before is asked for; by any
    // thread.
    using Exceptions = SymmetricSets::Exceptions;
    std::function<void(int pairs, std::uint64_t chunk, const Exceptions&)> found = {};
    std::function<const Exceptions*(int pairs, std::uint64_t chunk)> known = {};
    // Whether a set that was given up is to be searched again; all are unless told otherwise.
    std::function<bool(int pairs, std::uint64_t set)> is_wanted = {};
};

}  // namespace lawan::adjacency::full
