#include "games/connect4/engine/solver/prover.hpp"

#include <algorithm>
#include <mutex>

#include "games/connect4/engine/solver/busy_positions.hpp"
#include "games/connect4/engine/solver/search.hpp"
#include "games/connect4/engine/solver/shape.hpp"
#include "games/connect4/engine/solver/solved_table.hpp"
#include "work/threads.hpp"

namespace lawan::connect4::solver {
namespace {

template <class Shape>
class ProverOf final : public Prover {
  public:
    ProverOf(const Shape& shape, MebiBytes memory, int threads)
        : shape_{shape}, table_{memory, shape.columns() * shape.stride()}, threads_{threads} {}

    [[nodiscard]] std::optional<int> score(const Position& position, int alpha, int beta,
                                           Budget& budget) override {
        const int discs = position.filled().count();
        if (position.winner()) return -win_score(shape_.cells(), discs);
        if (discs == shape_.cells()) return 0;
        const Bitboard wins = completing(position.own(), position.rules());
        if ((wins & position.landing_cells()).any()) return win_score(shape_.cells(), discs + 1);
        const auto at = Stacks<Shape>::of(shape_, position);
        if (threads_ == 1) {
            const int found = Search<Shape>{shape_, table_, budget}.score(at, alpha, beta);
            return budget.spent() ? std::nullopt : std::optional{found};
        }
        return on_threads(at, alpha, beta, budget);
    }

  private:
    // All of them search the whole; who is done first stops the others.
    [[nodiscard]] std::optional<int> on_threads(const Stacks<Shape>& at, int alpha, int beta,
                                                Budget& budget) {
        BusyPositions busy;
        StopSignal done;
        std::mutex mutex;
        std::optional<int> answer;
        on_workers(threads_, [&](int) {
            Budget share = budget.thread_share(&done);
            const int found = Search<Shape>{shape_, table_, share, &busy}.score(at, alpha, beta);
            if (share.spent()) return;
            const std::lock_guard lock{mutex};
            answer = found;
            done.raise();
        });
        return answer;
    }

    Shape shape_;
    SolvedTable table_;
    int threads_;
};

}  // namespace

MebiBytes enough_for(std::optional<std::uint64_t> nodes, MebiBytes most) {
    constexpr std::uint64_t kBytesANode = 32;
    if (!nodes) return most;
    return MebiBytes{std::clamp<std::uint64_t>(*nodes * kBytesANode >> 20U, 1, most.count)};
}

std::unique_ptr<Prover> make_prover(const Rules& rules, MebiBytes memory, int threads) {
    const Rules usual;
    if (rules == usual) {
        return std::make_unique<ProverOf<UsualShape>>(UsualShape{}, memory, threads);
    }
    if (rules.size.columns * (rules.size.rows + 1) <= 64) {
        using Shape = AnyShape<std::uint64_t>;
        return std::make_unique<ProverOf<Shape>>(Shape{rules}, memory, threads);
    }
    using Shape = AnyShape<WideBits>;
    return std::make_unique<ProverOf<Shape>>(Shape{rules}, memory, threads);
}

}  // namespace lawan::connect4::solver
