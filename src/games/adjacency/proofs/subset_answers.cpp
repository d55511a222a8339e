#include "games/adjacency/proofs/subset_answers.hpp"

#include <algorithm>
#include <utility>

#include "games/adjacency/proofs/planned_play.hpp"
#include "games/adjacency/rules/cells.hpp"

namespace lawan::proofs {
namespace {

// With more cells in the plan the sets above the table take longer than the table; with fewer
// cells in the table no plan is needed.
constexpr int kMostPlanned = 5;
constexpr int kCellsWithoutPlan = 16;

// The positions that PlannedPlay asks for lack a cell for each of its moves but the last.
[[nodiscard]] int lacking(int planned) {
    return std::max(0, planned - 1);
}

}  // namespace

SubsetAnswers::SubsetAnswers(BoardSize size, std::uint64_t bytes) : bytes_{bytes} {
    const Bitboard board = adjacency::whole_board(size);
    for (const Square cell : squares(board)) {
        closed_[static_cast<std::size_t>(cell.index())] =
            (adjacency::beside(cell) | Bitboard::of(cell)) & board;
    }
}

std::optional<GainQuestion> SubsetAnswers::answer(Bitboard cells,
                                                  std::vector<GainQuestion>& questions) {
    const int count = cells.count();
    if (count < SubsetTable::kFewestCells || count > SubsetTable::kMostCells) return std::nullopt;
    for (int planned = std::clamp((count - kCellsWithoutPlan) / 2, 0, kMostPlanned);
         planned >= 0 && !questions.empty(); --planned) {
        if (most_others(count, planned) == 0) return std::nullopt;
        Left left = left_by_plan(planned, cells, questions);
        questions = std::move(left.questions);
        if (!left.all_asked) return std::nullopt;
        if (planned == 0 && !questions.empty()) return questions.front();
    }
    return std::nullopt;
}

std::size_t SubsetAnswers::most_others(int cells, int planned) const {
    for (int others = SubsetTable::kMostOthers; others > 0; others /= 2) {
        if (SubsetTable::bytes(cells - planned, others, lacking(planned)) <= bytes_) {
            return static_cast<std::size_t>(others);
        }
    }
    return 0;
}

SubsetAnswers::Left SubsetAnswers::left_by_plan(int planned, Bitboard cells,
                                                const std::vector<GainQuestion>& questions) {
    const std::size_t at_once = most_others(cells.count(), planned);
    Left left;
    for (std::size_t begin = 0; begin < questions.size(); begin += at_once) {
        const std::size_t end = std::min(questions.size(), begin + at_once);
        std::vector<Square> others;
        Bitboard any_other;
        for (std::size_t i = begin; i < end; ++i) {
            others.push_back(questions[i].more);
            any_other |= Bitboard::of(questions[i].more);
        }
        const Bitboard plan = plan_for(cells, any_other, planned, closed_);
        SubsetTable table{cells & ~plan, others, lacking(planned), closed_, memory_};
        left.all_asked = left.all_asked && table.fill(may_go_on);
        if (left.all_asked) {
            sets_ += SubsetTable::sets((cells & ~plan).count(), static_cast<int>(others.size()));
        }
        PlannedPlay play{table, plan, closed_};
        for (std::size_t i = begin; i < end; ++i) {
            const Bitboard set = cells | Bitboard::of(questions[i].more);
            std::optional<bool> reached;
            if (left.all_asked) reached = play.reaches(set, questions[i].bound, may_go_on);
            if (!reached) left.all_asked = false;
            if (!reached.value_or(false)) left.questions.push_back(questions[i]);
        }
    }
    return left;
}

}  // namespace lawan::proofs
