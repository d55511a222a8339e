// The pages on algorithms: every number of a worked example is what the code gives, and the pages
// keep to the plain Markdown that screens can show.
#include <gtest/gtest.h>

#include <cmath>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "games/adjacency/evaluators/evaluators.hpp"
#include "games/adjacency/rules/game.hpp"
#include "games/tictactoe/evaluators/costs.hpp"
#include "games/tictactoe/rules/game.hpp"
#include "module/catalog.hpp"
#include "play/any_game.hpp"
#include "search/alpha_beta.hpp"
#include "search/genetic/operators.hpp"
#include "search/genetic/reservation_tree.hpp"
#include "search/local/annealing.hpp"
#include "search/minimax.hpp"
#include "search/mtdf.hpp"
#include "search/negascout.hpp"
#include "tests/search/toys.hpp"
#include "tests/support/paths.hpp"

namespace lawan::test {
namespace {

namespace fs = std::filesystem;
using toys::Written;
using toys::WrittenTree;
using Evaluation = toys::OutcomeOnly<Written>;

std::string page(const std::string& name) {
    std::ifstream file{source_dir() + "/docs/algorithms/" + name + ".md"};
    EXPECT_TRUE(file) << name;
    std::ostringstream text;
    text << file.rdbuf();
    std::string words;  // lines may break anywhere
    for (const char c : text.str()) words += c == '\n' ? ' ' : c;
    return words;
}

void expect_said(const std::string& name, const std::string& sentence) {
    EXPECT_NE(page(name).find(sentence), std::string::npos) << name << ": " << sentence;
}

// Three branches of three leaves, in the order given.
WrittenTree tree_of(const std::vector<int>& leaves) {
    WrittenTree tree{{{1, 2, 3}, 0}, {{4, 5, 6}, 0}, {{7, 8, 9}, 0}, {{10, 11, 12}, 0}};
    for (const int leaf : leaves) tree.push_back({{}, leaf});
    return tree;
}

const std::vector<int> kBestFirst{5, 8, 6, 3, 9, 7, 6, 4, 2};
const std::vector<int> kWorstFirst{6, 4, 2, 3, 9, 7, 5, 8, 6};

template <class Search>
std::uint64_t nodes_of(const std::vector<int>& leaves) {
    const WrittenTree tree = tree_of(leaves);
    const Evaluation evaluation;
    Budget budget{Limits::none()};
    Search search{evaluation, budget};
    EXPECT_EQ(search.search(Written{tree}, 2)->value, Score{5});
    return budget.nodes();
}

TEST(AlgorithmPages, TheTreeOfTheFirstPages) {
    const auto minimax = nodes_of<Minimax<Written, Evaluation>>(kBestFirst);
    const auto alpha_beta = nodes_of<AlphaBeta<Written, Evaluation>>(kBestFirst);
    const auto negascout = nodes_of<NegaScout<Written, Evaluation>>(kBestFirst);
    const auto badly_sorted = nodes_of<AlphaBeta<Written, Evaluation>>(kWorstFirst);
    expect_said("minimax", fmt::format("Minimax visits {} nodes", minimax));
    expect_said("alphabeta", fmt::format("Alpha-beta visits {} nodes where minimax visits {}",
                                         alpha_beta, minimax));
    expect_said("negascout", fmt::format("NegaScout visits {} nodes", negascout));
    expect_said("move-ordering", fmt::format("three leaves are cut: {} nodes", alpha_beta));
    expect_said("move-ordering", fmt::format("all {} nodes are visited", badly_sorted));
    EXPECT_EQ(badly_sorted, minimax);
}

TEST(AlgorithmPages, TheQuestionsOfMtdf) {
    const WrittenTree tree = tree_of(kBestFirst);
    const Evaluation evaluation;
    TranspositionTable<Written::Move> table{MebiBytes{1}};
    Budget budget{Limits::none()};
    Mtdf<Written, Evaluation, Unordered, CountingTrace> search{evaluation, budget, table};
    EXPECT_EQ(search.search(Written{tree}, 2, Score{0}, {})->value, Score{5});
    EXPECT_EQ(search.trace().count(Visit::Probe), 2U);
    expect_said("mtdf", fmt::format("Two questions and {} nodes", budget.nodes()));
}

// A number with commas between thousands.
std::string with_commas(std::uint64_t number) {
    std::string text = std::to_string(number);
    for (auto at = static_cast<int>(text.size()) - 3; at > 0; at -= 3) {
        text.insert(static_cast<std::size_t>(at), ",");
    }
    return text;
}

struct Said {
    std::string move;
    std::optional<int> value;
    std::uint64_t nodes;
};

Said at_the_start_of_adjacency(const std::string& spec) {
    const GameModule& entry = find_game("adjacency");
    const AnyGame game =
        entry.make(Options{as_it_is("adjacency"), entry.settings, {{"rounds", "8"}}});
    const AnyPosition start = game.start();
    const std::vector<AnyMove> none;
    const auto thought = make_bot(entry, game, parse_spec(spec))->think({start, none, {}, nullptr});
    std::optional<int> value;
    if (thought.valuation) value = thought.valuation->score.points();
    return {start.move_text(thought.best), value, thought.nodes};
}

TEST(AlgorithmPages, TheStartOfAdjacency) {
    const Said three = at_the_start_of_adjacency("minimax(depth=3)");
    expect_said("minimax", with_commas(three.nodes));
    std::uint64_t before = 0;
    for (int depth = 1; depth <= 5; ++depth) {
        const Said said = at_the_start_of_adjacency(fmt::format("alphabeta(depth={})", depth));
        expect_said("iterative-deepening",
                    fmt::format("| {} | {} | {} |", depth, with_commas(said.nodes),
                                with_commas(said.nodes - before)));
        before = said.nodes;
        EXPECT_EQ(said.value, depth % 2 == 1 ? 3 : 0);
    }
    for (const char* spec : {"alphabeta(depth=4)", "alphabeta(depth=4,threads=2)"}) {
        const Said said = at_the_start_of_adjacency(spec);
        expect_said("parallel", fmt::format("finds {} with value {}", said.move, *said.value));
    }
    const Said greedy = at_the_start_of_adjacency("greedy");
    expect_said("greedy", fmt::format("the first, {}, after judging {} positions", greedy.move,
                                      greedy.nodes));
    expect_said("hillclimb",
                fmt::format("`steepest` plays {}, the first of the four; `sideways` "
                            "{}, the last",
                            at_the_start_of_adjacency("hillclimb").move,
                            at_the_start_of_adjacency("hillclimb(variant=sideways)").move));
    expect_said("random", fmt::format("`random(seed=1)` plays {}",
                                      at_the_start_of_adjacency("random(seed=1)").move));
    expect_said("annealing", fmt::format("`annealing(seed=1)` plays {}",
                                         at_the_start_of_adjacency("annealing(seed=1)").move));
    const Said genetic = at_the_start_of_adjacency("genetic(seed=1)");
    expect_said("genetic",
                fmt::format("`genetic(seed=1)` plays {} and expects to be {} marks ahead",
                            genetic.move, *genetic.value));
}

TEST(AlgorithmPages, TheBoundsOfMonteCarlo) {
    const auto bound = [](double reward, double visits) {
        return reward + 0.3 * std::sqrt(std::log(14.0) / visits);
    };
    expect_said("mcts", fmt::format("= {:.3f}", bound(0.60, 10)));
    expect_said("mcts", fmt::format("= {:.3f}", bound(0.55, 4)));
}

TEST(AlgorithmPages, TheTemperaturesOfAnnealing) {
    local::Cooling cooling{1, 0.95};
    expect_said("annealing", fmt::format("e^(−1) = {:.2f}", cooling.acceptance(Score{-1})));
    for (int i = 0; i < 14; ++i) cooling.cool();
    expect_said("annealing",
                fmt::format("with {:.0f} % after 14 tries (T = {:.2f})",
                            100 * cooling.acceptance(Score{-1}), cooling.temperature()));
    for (int i = 14; i < 38; ++i) cooling.cool();
    expect_said("annealing",
                fmt::format("with {:.1f} % after 38 (T = {:.2f})",
                            100 * cooling.acceptance(Score{-1}), cooling.temperature()));
}

TEST(AlgorithmPages, TheCrossovers) {
    using Cells = std::vector<int>;
    const auto [one, other] =
        genetic::one_point_crossover<int>({1, 2, 3, 4, 5, 6}, {7, 8, 9, 10, 11, 12}, 3);
    EXPECT_EQ(one, (Cells{1, 2, 3, 10, 11, 12}));
    EXPECT_EQ(other, (Cells{7, 8, 9, 4, 5, 6}));
    expect_said("genetic", "1 2 3 | 10 11 12");
    const Cells child = genetic::ordered_crossover<int>(
        {1, 2, 3, 4, 5, 6}, {6, 4, 2, 1, 3, 5}, {2, 4}, [](int a, int b) { return a == b; });
    EXPECT_EQ(child, (Cells{6, 2, 3, 4, 1, 5}));
    expect_said("genetic-pairs", "child           6 2 [3 4] 1 5");
}

TEST(AlgorithmPages, TheReservationTree) {
    const WrittenTree tree{{{1, 2}, 0}, {{3, 4}, 0}, {{5}, 0}, {{}, 3}, {{}, 5}, {{}, 4}};
    const Evaluation evaluation;
    Budget budget{Limits::none()};
    genetic::ReservationTree<Written, Evaluation> reserved{Written{tree}, evaluation, 0, budget};
    std::vector<std::int64_t> leaves;
    std::vector<std::size_t> nodes;
    for (genetic::Chromosome<genetic::Edge> path :
         {genetic::Chromosome<genetic::Edge>{0, 0}, {0, 1}, {1, 0}}) {
        nodes.push_back(reserved.reserve(path).value());
    }
    reserved.evaluate();
    EXPECT_EQ(reserved.value(), Score{4});
    for (const auto node : nodes) leaves.push_back(reserved.fitness(node));
    EXPECT_EQ(leaves, (std::vector<std::int64_t>{2, 1, 3}));  // of the leaves 3, 5 and 4
    expect_said("genetic-reservation-tree",
                "The leaf 4 is passed up to the root: R = 0, fitness 3");
}

TEST(AlgorithmPages, TheCostsOfTicTacToe) {
    tictactoe::Position position{tictactoe::Rules{{3, 3}, 3}};
    for (const int cell : {1, 5, 9}) position = position.after(Square{cell - 1});
    EXPECT_EQ(tictactoe::costs_of(position, Square{3 - 1}).defence, tictactoe::Cost{2});
    EXPECT_EQ(tictactoe::costs_of(position, Square{2 - 1}).defence, tictactoe::Cost{1});
    expect_said("ttt-bnb", "cell 3 has 1 on its row and 9 on its column:  cd = 2");
    expect_said("ttt-bnb",
                fmt::format("with a probability of {:.0f} %", 100 * std::pow(1 - 4.0 / 945, 10)));
}

TEST(AlgorithmPages, TheEvaluatorsOfAdjacency) {
    const auto position = adjacency::Game::parse_position("XXO1/XXOO/1OOO/X3 X 2 2");
    std::vector<int> values;
    for (const auto& named : EvaluatorsOf<adjacency::Game>::list()) {
        const auto evaluator = named.make(Options{as_it_is(named.name), named.options, {}});
        values.push_back(evaluator.evaluate(position).points());
    }
    EXPECT_EQ(values, (std::vector<int>{-1, 5, -4}));
    expect_said("evaluators", "`mark-difference`: 5 − 6 = −1.");
    expect_said("evaluators", "4 · (3 − 1) + (2 − 5) = 5.");
    expect_said("evaluators", "together 12: −4.");
}

// Screens show these pages beside the search tree, and find them by the bot's name.
TEST(AlgorithmPages, ArePlainAndShort) {
    int pages = 0;
    for (const auto& file : fs::directory_iterator(source_dir() + "/docs/algorithms")) {
        std::ifstream in{file.path()};
        std::string line;
        int lines = 0;
        int fences = 0;
        while (std::getline(in, line)) {
            const bool heading = line.rfind("# ", 0) == 0;
            EXPECT_EQ(heading, lines == 0) << file.path() << ": " << line;
            EXPECT_EQ(line.find("<!--"), std::string::npos) << file.path();
            if (line.rfind("```", 0) == 0) ++fences;
            ++lines;
        }
        EXPECT_EQ(fences % 2, 0) << file.path();
        EXPECT_GE(lines, 40) << file.path();
        EXPECT_LE(lines, 90) << file.path();
        ++pages;
    }
    EXPECT_GE(pages, 17);
}

TEST(AlgorithmPages, ExistForEveryGeneralBot) {
    for (const char* bot : {"minimax", "alphabeta", "negascout", "mtdf", "mcts", "hillclimb",
                            "annealing", "genetic", "greedy", "random", "ttt-bnb"}) {
        EXPECT_TRUE(fs::exists(source_dir() + "/docs/algorithms/" + bot + ".md")) << bot;
    }
}

}  // namespace
}  // namespace lawan::test
