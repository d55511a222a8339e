// Proofs: a table of the prover's moves, and following up.
#include "games/connect4/proofs/kinds.hpp"

#include "games/connect4/proofs/insight.hpp"
#include "games/connect4/rules/game.hpp"
#include "proofs/strategy.hpp"

namespace lawan::proofs {
namespace {

constexpr Words kByStrategy{"a table of the prover's moves, and answers in the same column",
                            "tabel langkah pembukti dan jawaban di kolom yang sama"};

[[nodiscard]] Verdict check_strategy(const std::string& text, const Claim& claim, Body& body,
                                     const Means& means) {
    using Table = StrategyCheck<connect4::Game, FollowUpInsight>;
    return Table{connect4::Game::parse_position(text), claim, means}.check(body);
}

}  // namespace

std::vector<Kind> connect4_kinds() {
    return {{"strategy", kByStrategy, check_strategy}};
}

}  // namespace lawan::proofs
