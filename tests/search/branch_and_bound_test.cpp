// Branch and bound and backtracking: the tic-tac-toe paper's four queens with its numbers, and
// problems whose answer brute force knows.
#include "search/branch_and_bound.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdlib>
#include <functional>
#include <numeric>
#include <optional>
#include <vector>

#include "games/tictactoe/papers/queens.hpp"
#include "search/backtracking.hpp"

namespace lawan {
namespace {

using tictactoe::AllOfQueens;
using tictactoe::Queens;

// The paper counts the root in the first two of its numbers and leaves it out of the third.
TEST(FourQueens, TheWholeTreeHas65Nodes) {
    Budget budget{Limits::none()};
    EXPECT_EQ((Backtracking<AllOfQueens>{AllOfQueens{4}, budget}.search().generated), 65U);
}

TEST(FourQueens, BacktrackingGenerates16Nodes) {
    const Queens queens{4};
    Budget budget{Limits::none()};
    const auto explored = Backtracking<Queens>{queens, budget}.search();
    EXPECT_EQ(explored.generated, 16U);
    ASSERT_EQ(explored.solutions.size(), 1U);
    EXPECT_EQ(explored.solutions[0], (std::vector<int>{1, 3, 0, 2}));
}

TEST(FourQueens, BranchAndBoundGenerates10NodesBesideTheRoot) {
    const Queens queens{4};
    for (const Jumps jumps : {Jumps::Allowed, Jumps::Forbidden}) {
        Budget budget{Limits::none()};
        const auto explored =
            BranchAndBound<Queens>{queens, budget, {jumps, Until::FirstSolution}}.search();
        EXPECT_EQ(explored.generated, 11U);
        EXPECT_EQ(explored.expanded, 4U);
        ASSERT_EQ(explored.solutions.size(), 1U);
        EXPECT_EQ(explored.solutions[0], (std::vector<int>{1, 3, 0, 2}));
    }
}

TEST(FourQueens, BothFindAllSolutions) {
    using Solutions = std::vector<std::vector<int>>;
    const Queens queens{4};
    Budget budget{Limits::none()};
    const Solutions both{{1, 3, 0, 2}, {2, 0, 3, 1}};
    EXPECT_EQ((Backtracking<Queens>{queens, budget, Backtracking<Queens>::Until::AllSolutions}
                   .search()
                   .solutions),
              both);
    EXPECT_EQ((BranchAndBound<Queens>{queens, budget, {Jumps::Allowed, Until::AllSolutions}}
                   .search()
                   .solutions),
              both);
}

TEST(FourQueens, ThreeQueensHaveNoSolution) {
    const Queens queens{3};
    Budget budget{Limits::none()};
    EXPECT_TRUE(BranchAndBound<Queens>(queens, budget).search().solutions.empty());
    EXPECT_TRUE(Backtracking<Queens>(queens, budget).search().solutions.empty());
}

TEST(BranchAndBound, StopsWhenItsBudgetIsSpent) {
    const Queens queens{6};
    Budget small{Limits::of_nodes(9)};
    const auto explored = BranchAndBound<Queens>{queens, small}.search();
    EXPECT_FALSE(explored.finished);
    EXPECT_LE(explored.generated, 9U);
    Budget as_small{Limits::of_nodes(9)};
    EXPECT_FALSE(Backtracking<Queens>(queens, as_small).search().finished);
}

// Each worker gets one job; the cost of a partial assignment is what it costs so far and, for each
// worker left, the cheapest job that is free.
class Assignment {
  public:
    static constexpr std::size_t kWorkers = 5;
    using State = std::vector<std::size_t>;  // jobs of the first workers
    using Table = std::array<std::array<int, kWorkers>, kWorkers>;

    explicit Assignment(const Table& table) : table_{table} {}

    [[nodiscard]] State root() const { return {}; }
    [[nodiscard]] std::vector<State> children(const State& jobs) const {
        std::vector<State> result;
        for (std::size_t job = 0; job < kWorkers; ++job) {
            if (!free(job, jobs)) continue;
            result.push_back(jobs);
            result.back().push_back(job);
        }
        return result;
    }
    [[nodiscard]] bool feasible(const State&) const { return true; }
    [[nodiscard]] bool is_solution(const State& jobs) const { return jobs.size() == kWorkers; }
    [[nodiscard]] int cost(const State& jobs) const {
        int sum = 0;
        for (std::size_t worker = 0; worker < kWorkers; ++worker) {
            if (worker < jobs.size()) {
                sum += table_[worker][jobs[worker]];
                continue;
            }
            std::optional<int> cheapest;
            for (std::size_t job = 0; job < kWorkers; ++job) {
                const int price = table_[worker][job];
                if (free(job, jobs) && (!cheapest || price < *cheapest)) cheapest = price;
            }
            sum += *cheapest;
        }
        return sum;
    }

  private:
    [[nodiscard]] static bool free(std::size_t job, const State& jobs) {
        return std::find(jobs.begin(), jobs.end(), job) == jobs.end();
    }

    Table table_;
};

[[nodiscard]] int cheapest_by_brute_force(const Assignment& problem) {
    Assignment::State jobs(Assignment::kWorkers);
    std::iota(jobs.begin(), jobs.end(), std::size_t{0});
    int least = problem.cost(jobs);
    while (std::next_permutation(jobs.begin(), jobs.end())) {
        least = std::min(least, problem.cost(jobs));
    }
    return least;
}

RC_GTEST_PROP(BranchAndBoundProperty, FindsTheCheapestAssignment, ()) {
    Assignment::Table table{};
    for (auto& row : table) {
        for (int& price : row) price = *rc::gen::inRange(0, 30);
    }
    const Assignment problem{table};
    const int least = cheapest_by_brute_force(problem);
    Budget budget{Limits::none()};
    const auto first = BranchAndBound<Assignment>{problem, budget}.search();
    const auto best =
        BranchAndBound<Assignment>{problem, budget, {Jumps::Allowed, Until::BestSolution}}.search();
    const auto all =
        BranchAndBound<Assignment>{problem, budget, {Jumps::Allowed, Until::AllSolutions}}.search();
    const auto greedy =
        BranchAndBound<Assignment>{problem, budget, {Jumps::Forbidden, Until::FirstSolution}}
            .search();
    RC_ASSERT(problem.cost(first.solutions.at(0)) == least);
    RC_ASSERT(best.solutions.size() == 1U && problem.cost(best.solutions[0]) == least);
    RC_ASSERT(all.solutions.size() == 120U);
    RC_ASSERT(best.generated <= all.generated);
    // It stays on the path it chose first: five levels, and nothing promised about the cost.
    RC_ASSERT(greedy.expanded == Assignment::kWorkers);
    RC_ASSERT(greedy.generated == 1U + 5U + 4U + 3U + 2U + 1U);
    RC_ASSERT(problem.cost(greedy.solutions.at(0)) >= least);
}

// The paper's other example: what breaks the constraint here is a load above the capacity. The cost
// is a merit, so the greatest comes first: the value packed and all that could still be.
class Knapsack {
  public:
    struct Item {
        int weight;
        int value;
    };
    struct State {
        std::size_t decided = 0;
        int weight = 0;
        int value = 0;
    };

    Knapsack(std::vector<Item> items, int capacity)
        : items_{std::move(items)}, capacity_{capacity} {}

    [[nodiscard]] State root() const { return {}; }
    [[nodiscard]] std::vector<State> children(const State& state) const {
        const Item item = items_[state.decided];
        return {{state.decided + 1, state.weight + item.weight, state.value + item.value},
                {state.decided + 1, state.weight, state.value}};
    }
    [[nodiscard]] bool feasible(const State& state) const { return state.weight <= capacity_; }
    [[nodiscard]] bool is_solution(const State& state) const {
        return state.decided == items_.size();
    }
    [[nodiscard]] int cost(const State& state) const {
        int bound = state.value;
        for (std::size_t i = state.decided; i < items_.size(); ++i) bound += items_[i].value;
        return bound;
    }

  private:
    std::vector<Item> items_;
    int capacity_;
};

RC_GTEST_PROP(BranchAndBoundProperty, PacksTheMostValuableKnapsack, ()) {
    std::vector<Knapsack::Item> items(*rc::gen::inRange<std::size_t>(1, 9));
    for (auto& item : items) item = {*rc::gen::inRange(1, 20), *rc::gen::inRange(0, 20)};
    const int capacity = *rc::gen::inRange(0, 60);
    int most = 0;
    for (unsigned chosen = 0; chosen < 1U << items.size(); ++chosen) {
        int weight = 0;
        int value = 0;
        for (std::size_t i = 0; i < items.size(); ++i) {
            if (((chosen >> i) & 1U) == 0) continue;
            weight += items[i].weight;
            value += items[i].value;
        }
        if (weight <= capacity) most = std::max(most, value);
    }
    const Knapsack problem{items, capacity};
    Budget budget{Limits::none()};
    for (const Until until : {Until::FirstSolution, Until::BestSolution}) {
        const auto explored =
            BranchAndBound<Knapsack, std::greater<>>{problem, budget, {Jumps::Allowed, until}}
                .search();
        RC_ASSERT(explored.solutions.size() == 1U);
        RC_ASSERT(explored.solutions[0].value == most);
    }
}

// A cost that misleads: the cheaper child is a dead end. Whoever may jump finds the solution.
struct Misleading {
    using State = int;
    [[nodiscard]] int root() const { return 0; }
    [[nodiscard]] std::vector<int> children(int state) const {
        if (state == 0) return {1, 2};
        return state == 2 ? std::vector<int>{3} : std::vector<int>{};
    }
    [[nodiscard]] bool feasible(int) const { return true; }
    [[nodiscard]] bool is_solution(int state) const { return state == 3; }
    [[nodiscard]] int cost(int state) const { return state; }
};

TEST(BranchAndBound, WithoutJumpsADeadEndIsTheEnd) {
    const Misleading problem;
    Budget budget{Limits::none()};
    const auto jumping = BranchAndBound<Misleading>{problem, budget}.search();
    EXPECT_EQ(jumping.solutions, std::vector<int>{3});
    EXPECT_EQ(jumping.generated, 4U);
    const auto staying =
        BranchAndBound<Misleading>{problem, budget, {Jumps::Forbidden, Until::FirstSolution}}
            .search();
    EXPECT_TRUE(staying.solutions.empty());
    EXPECT_TRUE(staying.finished);
    EXPECT_EQ(staying.generated, 3U);
}

}  // namespace
}  // namespace lawan
