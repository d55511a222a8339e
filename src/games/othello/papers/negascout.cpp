#include "games/othello/papers/negascout.hpp"

#include "search/negascout.hpp"
#include "search/negascout_as_printed.hpp"

namespace lawan::othello::papers {

template <int Size>
Thought<Move> negascout(const BasicPosition<Size>& position, const Judge<Size>& judge,
                        const Search& search, Budget& budget) {
    using P = BasicPosition<Size>;
    return answer(position, judge, budget, [&](int depth) {
        if (search.as == As::Described) {
            return NegaScout<P, Judge<Size>, ChosenOrder>{judge, budget, search.order}.search(
                position, depth);
        }
        return NegaScoutAsPrinted<P, Judge<Size>, ChosenOrder>{judge, budget, search.order}.search(
            position, depth);
    });
}

template Thought<Move> negascout(const BasicPosition<8>&, const Judge<8>&, const Search&, Budget&);
template Thought<Move> negascout(const BasicPosition<6>&, const Judge<6>&, const Search&, Budget&);
template Thought<Move> negascout(const BasicPosition<4>&, const Judge<4>&, const Search&, Budget&);

}  // namespace lawan::othello::papers
