// Proofs in tic-tac-toe: tables of moves, pairings, and the theft of a strategy.
#include "games/tictactoe/proofs/kinds.hpp"

#include <string>
#include <variant>

#include "core/text.hpp"
#include "games/tictactoe/proofs/breaker.hpp"
#include "games/tictactoe/proofs/insight.hpp"
#include "games/tictactoe/proofs/words.hpp"
#include "games/tictactoe/rules/settings.hpp"
#include "proofs/strategy.hpp"

namespace lawan::proofs {
namespace {

template <class Board>
using Table = StrategyCheck<tictactoe::BasicGame<Board>, TictactoeInsight<Board>>;

// Calls check(position) with the position in the narrowest type.
template <class Check>
[[nodiscard]] Verdict with_position(const std::string& text, Check check) {
    return std::visit(
        [&](const auto& game) -> Verdict {
            // Pairs, rings and threats are those of the free rule.
            if (game.start().rules().rule != tictactoe::RowRule::Free)
                return Verdict::broken(tictactoe::words::kFreeRuleOnly, 1);
            return check(game.start());
        },
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
            for (const std::string_view word : split_words(*line)) {
                const auto pair = parse_bond(word, root.size());
                if (!pair) body.fail({tictactoe::words::kPairForm, {in_quotes(word)}});
                if (pairs.size() > tictactoe::kMostCells)
                    body.fail(tictactoe::words::kTooManyPairs);
                pairs.push_back(*pair);
            }
        }
        const bool holds = TictactoeInsight<Board>{root.rules()}.proves(
            pairs, root, Goal::of(claim, root.side_to_move()));
        return holds ? Verdict::held({tictactoe::words::kPairs, {pairs.size()}}, 1)
                     : Verdict::broken(tictactoe::words::kPairsFail, 1);
    });
}

// Nash: on the empty board the second player has no winning strategy, for the first could play by
// it with one mark more, which never hurts.
[[nodiscard]] Verdict check_stealing(const std::string& text, const Claim& claim, Body& body,
                                     const Means&) {
    return with_position(text, [&](const auto& root) {
        if (const auto line = body.next())
            body.fail({tictactoe::words::kNothingExpected, {in_quotes(*line)}});
        if ((root.own() | root.enemy()).any()) {
            return Verdict::broken(tictactoe::words::kBoardNotEmpty);
        }
        if (Goal::of(claim, root.side_to_move()).prover != root.side_to_move() ||
            claim.score > Score{0}) {
            return Verdict::broken(tictactoe::words::kNoMoreThanDraw);
        }
        return Verdict::held(tictactoe::words::kFirstDoesNotLose, 1);
    });
}

}  // namespace

std::vector<Kind> tictactoe_kinds() {
    return {{"strategy", tictactoe::words::kStrategyProof, check_strategy},
            {"breaker", tictactoe::words::kBreakerProof, check_breaker},
            {"pairing", tictactoe::words::kPairingProof, check_pairing},
            {"strategy-stealing", tictactoe::words::kStealingProof, check_stealing}};
}

}  // namespace lawan::proofs
