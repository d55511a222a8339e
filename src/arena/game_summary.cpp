#include "arena/game_summary.hpp"

#include <algorithm>

namespace lawan {

void summarise(const GameRecord& record, GameSummary& summary) {
    summary.efforts = {};
    Side side = summary.first;
    int ply = 0;
    for (const MoveRecord& move : record.moves) {
        if (ply++ >= summary.opening_plies) {
            Effort& effort = summary.efforts[side];
            ++effort.moves;
            effort.time += move.time;
            effort.longest = std::max(effort.longest, move.time);
            effort.nodes += move.nodes;
        }
        side = opponent_of(side);
    }
    if (!record.result) return;
    summary.reason = record.result->reason;
    summary.winner = record.result->winner;
    summary.score = record.result->score;
}

}  // namespace lawan
