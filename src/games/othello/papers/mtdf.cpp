#include "games/othello/papers/mtdf.hpp"

#include "core/memory.hpp"
#include "search/mtdf.hpp"
#include "search/mtdf_as_printed.hpp"

namespace lawan::othello::papers {
namespace {

constexpr MebiBytes kMemory{64};

}  // namespace

template <int Size>
Thought<Move> mtdf(const BasicPosition<Size>& position, const Judge<Size>& judge,
                   const Search& search, Budget& budget) {
    using P = BasicPosition<Size>;
    // The paper's f is "an estimate" and no more is said.
    const Score guess = judge.evaluate(position);
    return answer(position, judge, budget, [&](int depth) {
        if (search.as == As::Published) {
            return MtdfAsPrinted<P, Judge<Size>, ChosenOrder>{judge, budget, search.order}.search(
                position, depth, guess);
        }
        lawan::TranspositionTable<Move> table{kMemory};
        return Mtdf<P, Judge<Size>, ChosenOrder>{judge, budget, table, search.order}.search(
            position, depth, guess);
    });
}

template Thought<Move> mtdf(const BasicPosition<8>&, const Judge<8>&, const Search&, Budget&);
template Thought<Move> mtdf(const BasicPosition<6>&, const Judge<6>&, const Search&, Budget&);
template Thought<Move> mtdf(const BasicPosition<4>&, const Judge<4>&, const Search&, Budget&);

}  // namespace lawan::othello::papers
