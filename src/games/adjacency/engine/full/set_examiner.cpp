#include "games/adjacency/engine/full/set_examiner.hpp"

#include <algorithm>
#include <bit>

#include "games/adjacency/engine/full/layered_values.hpp"

namespace lawan::adjacency::full {
namespace {

constexpr int kMostCellsWithoutLayers = 20;
constexpr int kPliesOfVariety = 4;

// Bounds that cost more than they save here, where nearly every set is a draw or a narrow win;
// those from components pay for large sets, whose parts come up again and again.
[[nodiscard]] Rules rules_for_pairs(const SymmetricWork& work, int pairs) {
    Rules rules;
    rules.components = pairs >= work.components_from;
    rules.small_sets = work.small_sets;
    rules.alternating = false;
    return rules;
}

// Coins and cold parts that are left out.
constexpr int kMostCellsBeforeReduction = 8;

// A search of this many nodes takes a few times as long as a table of all subsets of the cells; but
// it leaves something for other searches.
[[nodiscard]] constexpr std::uint64_t nodes_like_table(int cells) {
    constexpr int kBitsOfSetsForANode = 7;
    constexpr std::uint64_t kToBegin = 100;
    return kToBegin + ((std::uint64_t{1} << cells) >> kBitsOfSetsForANode);
}

}  // namespace

SetExaminer::SetExaminer(const SymmetricSets& sets, int pairs, const SymmetricWork& work,
                         Budget& budget)
    : sets_{sets},
      geometry_{sets.geometry()},
      work_{work},
      budget_{budget},
      search_{geometry_, *work.table, budget, sets.kept(), rules_for_pairs(work, pairs)},
      reducer_{geometry_, Reducer::ColdParts::LeftOut} {
    // Only the second player's claims have to be proved, so a set that is not known to be W may
    // count as F = 0, the worst for it. Otherwise the search would go into every such set again.
    search_.oracle = [&sets](const CellSet& set) {
        return set.coins == 0 ? sets.bounds(set.cells, SymmetricSets::OfOthers::Zero)
                              : std::nullopt;
    };
    search_.mirrored = true;
}

Bitboard SetExaminer::reduced(Bitboard cells) {
    return cells_like(geometry_, reducer_.of(cells).set, cells).value_or(cells);
}

std::optional<MebiBytes> SetExaminer::memory_for_all_subsets(Bitboard cells, int threads) {
    const Bitboard left = reduced(cells);
    if (left.count() <= kMostCellsWithoutLayers) return SubsetValues::memory_for(left.count());
    return memory_for_layers(geometry_, left, threads);
}

SetExaminer::Found SetExaminer::examine(std::uint64_t set, std::uint64_t most_nodes) {
    const std::vector<Square> moves = sets_.moves_to_search(set);
    if (moves.empty()) return Found::Won;
    if (2 * std::popcount(set) > kMostCellsBeforeReduction + work_.cells_for_own_table) {
        return search_moves(set, moves, most_nodes);
    }
    const int cells = reduced(sets_.cells_of(set)).count();
    if (cells > work_.cells_for_own_table) return search_moves(set, moves, most_nodes);
    const Found found = search_moves(set, moves, std::min(most_nodes, nodes_like_table(cells)));
    if (found != Found::GivenUp || budget_.spent()) return found;
    return by_all_subsets(sets_.cells_of(set), 1);
}

SetExaminer::Found SetExaminer::by_all_subsets(Bitboard cells, int threads) {
    Reduced reduced = reducer_.of(cells);
    const auto found = cells_like(geometry_, reduced.set, cells);
    if (!found) reduced = {};  // as they are
    const Bitboard like = found.value_or(cells);
    const SubsetWork table{budget_, threads};
    std::optional<int> value;
    if (like.count() > kMostCellsWithoutLayers) {
        if (const auto layered = value_by_layers(geometry_, like, table)) value = layered->value;
    } else if (const auto all = SubsetValues::of(geometry_, like, memory_, table)) {
        value = all->value(like);
    }
    if (!value) return Found::GivenUp;
    return reduced.offset + reduced.sign * *value <= -2 ? Found::Won : Found::Zero;
}

std::optional<bool> SetExaminer::is_answered(Bitboard cells, Square move, Budget& budget) {
    search_.draw_on(budget);
    const bool answered =
        search_.is_at_least(cells ^ Bitboard::of(move), geometry_.settles(cells, move) + 2);
    if (budget.spent()) return std::nullopt;
    return answered;
}

void SetExaminer::vary(int variety, Bitboard cells) {
    search_.variety = variety;
    search_.cells_for_variety = cells.count() - kPliesOfVariety;
}

SetExaminer::Found SetExaminer::search_moves(std::uint64_t set, const std::vector<Square>& moves,
                                             std::uint64_t most_nodes) {
    const Bitboard cells = sets_.cells_of(set);
    for (const Square move : moves) {
        Budget share = budget_.share(Limits::of_nodes(most_nodes));
        const auto answered = is_answered(cells, move, share);
        if (!answered) return Found::GivenUp;
        if (!*answered) return sets_.is_exact() ? Found::Zero : Found::NotShown;
    }
    return Found::Won;
}

}  // namespace lawan::adjacency::full
