// four-queens: the tic-tac-toe paper's example of branch and bound, node by node.
#include <string>
#include <utility>

#include "core/board_view.hpp"
#include "experiments/words.hpp"
#include "games/tictactoe/papers/experiments.hpp"
#include "games/tictactoe/papers/queens.hpp"
#include "games/tictactoe/papers/queens_words.hpp"
#include "search/backtracking.hpp"
#include "search/branch_and_bound.hpp"

namespace lawan::experiments {
namespace {

using tictactoe::AllOfQueens;
using tictactoe::Queens;
using namespace queens_words;

constexpr int kQueens = 4;

// The paper counts the root in the first two of its numbers and leaves it out of the third.
struct Way {
    Words name;
    std::int64_t printed;
    bool with_root;
};

// The same problem, telling which nodes are generated: a search asks of each of them once.
struct ToldQueens : Queens {
    using Queens::Queens;
    [[nodiscard]] bool feasible(const State& placed) const {
        told.push_back(placed);
        return Queens::feasible(placed);
    }
    mutable std::vector<State> told;
};

// Rows from the top: "2 4 . ." has queens in column 2 of row 1 and column 4 of row 2.
std::string text_of(const Queens::State& placed) {
    std::string text;
    for (std::size_t row = 0; row < kQueens; ++row) {
        if (row > 0) text += ' ';
        text += row < placed.size() ? std::to_string(placed[row] + 1) : ".";
    }
    return text;
}

Cell fate(const Queens& queens, const Queens::State& placed) {
    if (!queens.feasible(placed)) return Phrase{kAttacked};
    if (queens.is_solution(placed)) return Phrase{kSolution};
    if (const auto distance = queens.distance_to_solution(placed)) {
        return Phrase{kDistance, {*distance}};
    }
    return Phrase{kNothingBelow};
}

DataTable nodes_table(std::string key, const Words& title,
                      const std::vector<Queens::State>& nodes) {
    DataTable table{
        std::move(key),
        title,
        {{"node", kNode}, {"depth", words::kDepth}, {"queens", kPlaced}, {"fate", kFate}}};
    const Queens queens{kQueens};
    for (const Queens::State& placed : nodes) {
        table.add({static_cast<std::int64_t>(table.rows.size() + 1),
                   static_cast<std::int64_t>(placed.size()), text_of(placed),
                   fate(queens, placed)});
    }
    return table;
}

BoardView board_of(const Queens::State& placed) {
    BoardView board{{kQueens, kQueens}, std::vector<Mark>(kQueens * kQueens, Mark::None)};
    for (std::size_t row = 0; row < placed.size(); ++row) {
        board.marks[row * kQueens + static_cast<std::size_t>(placed[row])] = Mark::X;
    }
    return board;
}

void add_row(const Way& way, std::uint64_t generated, Report& report) {
    const auto nodes = static_cast<std::int64_t>(generated) - (way.with_root ? 0 : 1);
    report.paper.add({Phrase{way.name}, way.printed});
    report.ours.add({Phrase{way.name}, nodes, static_cast<std::int64_t>(generated)});
    report.differs.push_back(
        {nodes == way.printed ? kAsPrinted : kNotAsPrinted, {way.name, nodes, way.printed}});
}

}  // namespace

Report run_four_queens(Run& run) {
    Report report;
    report.name = "four-queens";
    report.title = kTitle;
    report.source = kSource;
    report.seed = run.seed();
    report.paper.columns = {{"search", words::kSearch}, {"nodes", words::kNodes}};
    report.ours.columns = {
        {"search", words::kSearch}, {"nodes", words::kNodes}, {"with_root", kWithRoot}};
    Budget budget{Limits::none(), &run.stop()};

    const auto whole = Backtracking<AllOfQueens>{AllOfQueens{kQueens}, budget}.search();
    add_row({kWholeTree, 65, true}, whole.generated, report);
    const ToldQueens tried{kQueens};
    const auto back = Backtracking<ToldQueens>{tried, budget}.search();
    add_row({kBacktracking, 16, true}, back.generated, report);
    const ToldQueens bounded{kQueens};
    const auto bound = BranchAndBound<ToldQueens>{bounded, budget}.search();
    add_row({kBranchAndBound, 10, false}, bound.generated, report);

    report.more = {nodes_table("backtracking", kBacktrackingNodes, tried.told),
                   nodes_table("branch_and_bound", kBranchAndBoundNodes, bounded.told)};
    if (!bound.solutions.empty()) {  // who stops it early sees none
        report.boards = {{kFirstSolution, board_of(bound.solutions.front())}};
    }
    report.instead_of_games =
        Count{static_cast<std::int64_t>(whole.generated + back.generated + bound.generated),
              kNodesGenerated, kGenerated};
    report.notes = {kCostNote, kRootNote};
    return report;
}

}  // namespace lawan::experiments
