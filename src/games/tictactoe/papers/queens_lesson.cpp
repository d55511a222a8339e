#include "games/tictactoe/papers/queens_lesson.hpp"

#include <map>
#include <string>
#include <utility>

#include "core/budget.hpp"
#include "games/tictactoe/papers/queens.hpp"
#include "games/tictactoe/papers/queens_words.hpp"
#include "games/tictactoe/rules/game.hpp"
#include "search/backtracking.hpp"
#include "search/branch_and_bound.hpp"

namespace lawan::tictactoe {
namespace {

using namespace experiments::queens_words;
using State = Queens::State;
using Fate = Demonstration::Fate;

constexpr int kQueens = 4;

// What a search asks of a problem tells what it does: feasible() is asked of every node that is
// generated, children() of every node that is expanded.
struct Happening {
    enum class What { Generated, Solved, Expanded };
    What what;
    State state;
};

template <class Base>
struct WatchedQueens : Base {
    using Base::Base;
    [[nodiscard]] bool feasible(const State& placed) const {
        happened.push_back({Happening::What::Generated, placed});
        return Base::feasible(placed);
    }
    [[nodiscard]] bool is_solution(const State& placed) const {
        const bool solved = Base::is_solution(placed);
        if (solved) happened.push_back({Happening::What::Solved, placed});
        return solved;
    }
    [[nodiscard]] std::vector<State> children(const State& placed) const {
        happened.push_back({Happening::What::Expanded, placed});
        return Base::children(placed);
    }
    mutable std::vector<Happening> happened;
};

std::string name_of(const State& placed) {
    if (placed.empty()) return "";
    return to_text(Coordinate{placed.back(), static_cast<int>(placed.size()) - 1});
}

std::string cost_of(const Queens& queens, const State& placed) {
    const auto distance = queens.distance_to_solution(placed);
    return distance ? std::to_string(*distance) : "∞";
}

class QueensTeller {
  public:
    QueensTeller()
        : told_{erased_position<Game>(Game{Rules{{kQueens, kQueens}, kQueens}}.start())} {}

    [[nodiscard]] const Demonstration& told() const { return told_; }
    [[nodiscard]] Demonstration take() { return std::move(told_); }
    void code(std::vector<CodeLine> lines) { told_.code = std::move(lines); }

    void enter(const State& placed, Phrase says, std::string line, std::string while_open = {}) {
        const std::size_t number = told_.tree.size();
        std::optional<std::size_t> parent;
        if (!placed.empty()) parent = numbers_.at({placed.begin(), placed.end() - 1});
        numbers_[placed] = number;
        told_.tree.push_back(
            {parent, name_of(placed), told_.steps.size(), {}, std::move(while_open)});
        step(placed, std::move(says), std::move(line));
    }

    void leave(const State& placed, Fate fate, std::string figure, Phrase says, std::string line) {
        Demonstration::Node& node = told_.tree[numbers_.at(placed)];
        node.left = told_.steps.size();
        node.figure = std::move(figure);
        node.fate = fate;
        step(placed, std::move(says), std::move(line));
    }

    // Nodes so far, the root among them.
    [[nodiscard]] std::size_t generated() const { return told_.tree.size(); }

  private:
    void step(const State& placed, Phrase says, std::string line) {
        Demonstration::Step step{std::move(says), std::move(line), numbers_.at(placed)};
        for (std::size_t row = 0; row < placed.size(); ++row) {
            const auto column = static_cast<std::size_t>(placed[row]);
            step.pieces.push_back({row * kQueens + column, Side::X});
        }
        told_.steps.push_back(std::move(step));
    }

    Demonstration told_;
    std::map<State, std::size_t> numbers_;
};

bool lies_below(const State& state, const State& ancestor) {
    return state.size() > ancestor.size() &&
           std::equal(ancestor.begin(), ancestor.end(), state.begin());
}

// Depth first: a node is left when the next one generated does not lie below it.
class DepthFirstTeller {
  public:
    explicit DepthFirstTeller(bool prunes) : prunes_{prunes} {}

    [[nodiscard]] Demonstration told(const std::vector<Happening>& happened) {
        for (const Happening& each : happened) {
            if (each.what == Happening::What::Generated) generated(each.state);
            if (each.what == Happening::What::Solved) {
                solved(each.state);
                return teller_.take();
            }
        }
        while (!open_.empty()) go_back();
        return teller_.take();
    }

    void code(std::vector<CodeLine> lines) { teller_.code(std::move(lines)); }

  private:
    void generated(const State& placed) {
        while (!open_.empty() && !lies_below(placed, open_.back())) go_back();
        teller_.enter(placed,
                      placed.empty() ? Phrase{kStartsEmpty} : Phrase{kTries, {name_of(placed)}},
                      "call");
        if (prunes_ && !queens_.feasible(placed)) {
            teller_.leave(placed, Fate::Killed, "×", Phrase{kKilledHere, {name_of(placed)}},
                          "killed");
        } else if (!prunes_ && placed.size() == kQueens) {
            const bool solution = queens_.is_solution(placed) && all_feasible(placed);
            teller_.leave(placed, solution ? Fate::Solution : Fate::Killed, solution ? "✓" : "×",
                          Phrase{solution ? kLeafIsSolution : kLeafIsNone}, "leaf");
        } else {
            open_.push_back(placed);
        }
    }

    void solved(const State& placed) {
        open_.pop_back();
        teller_.leave(placed, Fate::Solution, "✓", Phrase{kSolvedAfter, {teller_.generated()}},
                      "solution");
    }

    void go_back() {
        const State placed = std::move(open_.back());
        open_.pop_back();
        const bool root = placed.empty();
        const Phrase says = root ? Phrase{kAllGenerated, {teller_.generated()}}
                                 : Phrase{kGoesBack, {name_of(placed)}};
        teller_.leave(placed, Fate::Done, "–", says, "back");
    }

    [[nodiscard]] bool all_feasible(const State& placed) const {
        State part;
        for (const int column : placed) {
            part.push_back(column);
            if (!queens_.feasible(part)) return false;
        }
        return true;
    }

    bool prunes_;
    Queens queens_{kQueens};
    QueensTeller teller_;
    std::vector<State> open_;
};

Demonstration whole_tree() {
    const WatchedQueens<AllOfQueens> queens{kQueens};
    Budget budget{Limits::none()};
    static_cast<void>(Backtracking<WatchedQueens<AllOfQueens>>{queens, budget}.search());
    DepthFirstTeller teller{false};
    teller.code({{"call", "all(node):"},
                 {"leaf", "    if all queens stand: look at them; return"},
                 {"", "    for each free column of the next row:"},
                 {"", "        all(node + queen there)"},
                 {"back", "    return"}});
    return teller.told(queens.happened);
}

Demonstration backtracking() {
    const WatchedQueens<Queens> queens{kQueens};
    Budget budget{Limits::none()};
    static_cast<void>(Backtracking<WatchedQueens<Queens>>{queens, budget}.search());
    DepthFirstTeller teller{true};
    teller.code({{"call", "backtrack(node):"},
                 {"killed", "    if two queens share a diagonal: return"},
                 {"solution", "    if all queens stand: a solution; stop"},
                 {"", "    for each free column of the next row:"},
                 {"", "        backtrack(node + queen there)"},
                 {"back", "    return"}});
    return teller.told(queens.happened);
}

Demonstration branch_and_bound() {
    const WatchedQueens<Queens> queens{kQueens};
    const Queens quiet{kQueens};
    Budget budget{Limits::none()};
    static_cast<void>(BranchAndBound<WatchedQueens<Queens>>{queens, budget}.search());
    QueensTeller teller;
    teller.code(
        {{"call", "live = {root}"},
         {"expand", "take the live node of least cost"},
         {"solution", "    if all queens stand: a solution; stop"},
         {"", "    for each free column of the next row:"},
         {"generate", "        if no two queens share a diagonal: live += child, cost(child)"},
         {"killed", "        else: the child is killed"}});
    for (const auto& [what, placed] : queens.happened) {
        const std::string name = name_of(placed);
        const std::string cost = cost_of(quiet, placed);
        if (what == Happening::What::Generated && !quiet.feasible(placed)) {
            teller.enter(placed, Phrase{kTries, {name}}, "generate");
            teller.leave(placed, Fate::Killed, "×", Phrase{kKilledHere, {name}}, "killed");
        } else if (what == Happening::What::Generated) {
            const bool root = placed.empty();
            const Phrase says = root ? Phrase{kStartsEmpty} : Phrase{kLives, {name, cost}};
            teller.enter(placed, says, root ? "call" : "generate", cost);
        } else if (what == Happening::What::Expanded) {
            const Phrase says =
                placed.empty() ? Phrase{kExpandsRoot} : Phrase{kExpands, {name, cost}};
            teller.leave(placed, Fate::Done, cost, says, "expand");
        } else {
            // The paper leaves the root out of this number.
            teller.leave(placed, Fate::Solution, "✓",
                         Phrase{kBoundedAfter, {teller.generated() - 1, teller.generated()}},
                         "solution");
        }
    }
    return teller.take();
}

}  // namespace

std::vector<QueensDemonstration> queens_demonstrations() {
    return {{{"four-queens-whole", kWholeTitle, kWholeSummary}, whole_tree},
            {{"four-queens-backtracking", kBacktrackingTitle, kBacktrackingSummary}, backtracking},
            {{"four-queens-bounded", kBoundedTitle, kBoundedSummary}, branch_and_bound}};
}

}  // namespace lawan::tictactoe
