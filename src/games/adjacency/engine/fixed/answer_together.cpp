#include "games/adjacency/engine/fixed/answer_together.hpp"

#include <mutex>

#include "work/threads.hpp"

namespace lawan::adjacency::fixed {

std::optional<bool> answer_together(const SharedSearch& shared, const Marks& marks, int plies,
                                    int swing) {
    std::optional<bool> answer;
    std::mutex mutex;
    on_workers(shared.threads, [&](int) {
        Budget share = shared.threads > 1 ? shared.budget.thread_share() : shared.budget.share();
        SwingSearch search{shared.table, shared.traffic, share, shared.size, shared.kept};
        Bitboard zone;
        const bool holds = search.is_at_least(marks, plies, swing, zone);
        const std::lock_guard lock{mutex};
        if (shared.traffic.stopped()) return;
        answer = holds;
        shared.traffic.stop();
    });
    return answer;
}

}  // namespace lawan::adjacency::fixed
