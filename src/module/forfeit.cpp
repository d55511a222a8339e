#include "module/forfeit.hpp"

namespace lawan {

std::optional<int> forfeited_score(const GameResult& result, const AnyGame& game) {
    const bool by_score =
        result.reason == EndReason::Finished || result.reason == EndReason::Adjudicated;
    if (by_score || !result.winner) return std::nullopt;
    const int all = game.score_unit() == ScoreUnit::Outcome
                        ? 1
                        : static_cast<int>(game.start().board().marks.size());
    return *result.winner == Side::X ? all : -all;
}

}  // namespace lawan
