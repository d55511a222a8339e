#include "engines/adjacency/fixed/answer_together.hpp"

#include <mutex>

#include "work/threads.hpp"

namespace lawan::adjacency::fixed {

std::optional<bool> answer_together(const SharedSearch& shared, const Marks& marks, int plies,
                                    int swing) {
    std::optional<bool> answer;
    std::mutex mutex;
    on_workers(shared.threads, [&](int) {
        SwingSearch search{shared.table, shared.traffic, shared.size, shared.kept};
        Bitboard zone;
        const bool holds = search.is_at_least(marks, plies, swing, zone);
        search.report_nodes();
        const std::lock_guard lock{mutex};
        if (shared.traffic.stopped()) return;
        answer = holds;
        shared.traffic.stop();
    });
    return answer;
}

}  // namespace lawan::adjacency::fixed
