// Proofs in tic-tac-toe: tables of moves, pairings, and the theft of a strategy.
#include <string>
#include <variant>

#include "core/text.hpp"
#include "games/tictactoe/settings.hpp"
#include "proofs/kinds.hpp"
#include "proofs/strategy.hpp"
#include "proofs/tictactoe_breaker.hpp"
#include "proofs/tictactoe_insight.hpp"

namespace lawan::proofs {
namespace {

template <class Board>
using Table = StrategyCheck<tictactoe::BasicGame<Board>, TictactoeInsight<Board>>;

// Calls check(position) with the position in the narrowest type.
template <class Check>
[[nodiscard]] Verdict with_position(const std::string& text, Check check) {
    return std::visit([&](const auto& game) { return check(game.start()); },
                      tictactoe::game_from_position(text));
}

[[nodiscard]] Verdict check_strategy(const std::string& text, const Claim& claim, Body& body,
                                     const Means& means) {
    return with_position(text, [&]<class Board>(const tictactoe::BasicPosition<Board>& root) {
        const TictactoeInsight<Board> insight{root.rules()};
        return Table<Board>{root, claim, means, insight}.check(body);
    });
}

[[nodiscard]] Verdict check_breaker(const std::string& text, const Claim& claim, Body& body,
                                    const Means& means) {
    return with_position(text, [&]<class Board>(const tictactoe::BasicPosition<Board>& root) {
        return BreakerCheck<Board>{root, claim, means}.check(body);
    });
}

[[nodiscard]] Verdict check_pairing(const std::string& text, const Claim& claim, Body& body,
                                    const Means&) {
    return with_position(text, [&]<class Board>(const tictactoe::BasicPosition<Board>& root) {
        Bonds pairs;
        while (const auto line = body.next()) {
            for (const std::string_view word : words(*line)) {
                const auto pair = parse_bond(word, root.size());
                if (!pair) body.fail("expected pairs such as a1-b2, found " + in_quotes(word));
                if (pairs.size() > tictactoe::kMostCells) body.fail("more pairs than cells");
                pairs.push_back(*pair);
            }
        }
        const bool holds = TictactoeInsight<Board>{root.rules()}.proves(
            pairs, root, Goal::of(claim, root.side_to_move()));
        return holds ? Verdict::held(std::to_string(pairs.size()) + " pairs", 1)
                     : Verdict::broken("the pairs do not hold every line", 1);
    });
}

// Nash: on the empty board the second player has no winning strategy, for the first could play by
// it with one mark more, which never hurts.
[[nodiscard]] Verdict check_stealing(const std::string& text, const Claim& claim, Body& body,
                                     const Means&) {
    return with_position(text, [&](const auto& root) {
        if (const auto line = body.next()) body.fail("expected nothing, found " + in_quotes(*line));
        if ((root.own() | root.enemy()).any()) {
            return Verdict::broken("only on the empty board a strategy can be stolen");
        }
        if (Goal::of(claim, root.side_to_move()).prover != root.side_to_move() ||
            claim.score > Score{0}) {
            return Verdict::broken("a stolen strategy shows no more than a draw for the first");
        }
        return Verdict::held("the first player does not lose", 1);
    });
}

}  // namespace

std::vector<Kind> tictactoe_kinds() {
    const std::string game = "tictactoe";
    return {{game, "strategy", "a table of the prover's moves, and pairings", check_strategy},
            {game, "breaker", "answers that close every line", check_breaker},
            {game, "pairing", "pairs of cells that hold every line", check_pairing},
            {game, "strategy-stealing", "the first player does not lose", check_stealing}};
}

}  // namespace lawan::proofs
