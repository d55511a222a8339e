// The NegaScout bot of the Othello paper (section 3.1).
#pragma once

#include "games/othello/papers/common.hpp"

namespace lawan::othello::papers {

// To the depth of the budget, or six plies. As published: Figure 2 with its slip, see
// search/negascout_as_printed.hpp.
template <int Size>
[[nodiscard]] Thought<Move> negascout(const BasicPosition<Size>& position, const Judge<Size>& judge,
                                      const Search& search, Budget& budget);

extern template Thought<Move> negascout(const BasicPosition<8>&, const Judge<8>&, const Search&,
                                        Budget&);
extern template Thought<Move> negascout(const BasicPosition<6>&, const Judge<6>&, const Search&,
                                        Budget&);
extern template Thought<Move> negascout(const BasicPosition<4>&, const Judge<4>&, const Search&,
                                        Budget&);

}  // namespace lawan::othello::papers
