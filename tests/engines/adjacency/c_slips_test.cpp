// The slips of adjacency-c's published program. Each test has a second program in it, written with
// boards of letters as the authors did, in which every slip can be repaired by itself: with all
// slips both must always agree, and each repair must show.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "engines/adjacency/papers/c_genetic.hpp"
#include "engines/adjacency/papers/c_minimax.hpp"
#include "games/adjacency/game.hpp"
#include "tests/search/wandering.hpp"

namespace lawan::adjacency::papers {
namespace {

// 'B' the bot, 'E' its enemy, '.' empty; rows from the top, as cells are numbered.
struct Letters {
    int columns = 0;
    int rows = 0;
    std::string cells;

    explicit Letters(const Position& position)
        : columns{position.size().columns}, rows{position.size().rows} {
        for (int i = 0; i < columns * rows; ++i) {
            const Square cell = square(i);
            cells += position.own().has(cell) ? 'B' : position.enemy().has(cell) ? 'E' : '.';
        }
    }

    [[nodiscard]] Square square(int i) const { return square_at({i % columns, i / columns}); }

    [[nodiscard]] std::vector<int> empty() const {
        std::vector<int> list;
        for (int i = 0; i < columns * rows; ++i) {
            if (cells[static_cast<std::size_t>(i)] == '.') list.push_back(i);
        }
        return list;
    }

    [[nodiscard]] int difference() const {
        return static_cast<int>(std::count(cells.begin(), cells.end(), 'B') -
                                std::count(cells.begin(), cells.end(), 'E'));
    }

    [[nodiscard]] std::vector<int> neighbours(int i) const {
        std::vector<int> list;
        if (i % columns > 0) list.push_back(i - 1);
        if (i % columns < columns - 1) list.push_back(i + 1);
        if (i >= columns) list.push_back(i - columns);
        if (i < columns * (rows - 1)) list.push_back(i + columns);
        return list;
    }

    [[nodiscard]] int captures(int i, char enemy) const {
        int count = 0;
        for (const int j : neighbours(i)) count += cells[static_cast<std::size_t>(j)] == enemy;
        return count;
    }

    // `mark` is put at i, and the marks beside it become `flipped`.
    [[nodiscard]] Letters after(int i, char mark, char flipped) const {
        Letters next = *this;
        next.cells[static_cast<std::size_t>(i)] = mark;
        for (const int j : neighbours(i)) {
            char& cell = next.cells[static_cast<std::size_t>(j)];
            if (cell != '.') cell = flipped;
        }
        return next;
    }
};

struct MinimaxSlips {
    bool hands_back_the_successor = true;
    bool reply_sets_the_bots_mark = true;
    bool ignores_rounds = true;
    bool sorts = true;  // so that the first of equal moves is the first after sorting
};

class SecondMinimax {
  public:
    explicit SecondMinimax(MinimaxSlips slips) : slips_{slips} {}

    [[nodiscard]] int best(const Letters& board, int depth, int plies_left) const {
        return choose({-1, board}, true,
                      slips_.ignores_rounds ? depth : std::min(depth, plies_left), -1000, 1000)
            .chosen.move;
    }

  private:
    struct State {
        int move;
        Letters board;
    };
    struct Answer {
        State chosen;  // the successor
        int leaf;      // what it was chosen for
    };

    [[nodiscard]] Answer choose(const State& state, bool bot, int depth, int alpha,
                                int beta) const {
        if (depth == 0 || state.board.empty().empty()) return {state, state.board.difference()};
        std::vector<State> successors;
        for (const int i : state.board.empty()) {
            const char own = bot ? 'B' : 'E';
            const char mark = slips_.reply_sets_the_bots_mark ? 'B' : own;
            successors.push_back({i, state.board.after(i, mark, own)});
        }
        if (slips_.sorts) {
            std::stable_sort(successors.begin(), successors.end(),
                             [&](const State& a, const State& b) {
                                 return bot ? a.board.difference() > b.board.difference()
                                            : a.board.difference() < b.board.difference();
                             });
        }
        Answer answer{successors.front(), 0};
        for (const State& successor : successors) {
            const Answer below = choose(successor, !bot, depth - 1, alpha, beta);
            const int value =
                slips_.hands_back_the_successor ? below.chosen.board.difference() : below.leaf;
            if (bot && value > alpha) {
                alpha = value;
                answer.chosen = successor;
            } else if (!bot && value < beta) {
                beta = value;
                answer.chosen = successor;
            }
            if (alpha >= beta) break;
        }
        answer.leaf = bot ? alpha : beta;
        return answer;
    }

    MinimaxSlips slips_;
};

struct Case {
    Position position;
    Letters board;
};

std::vector<Case> cases() {
    std::vector<Case> list;
    Random random{Seed{77}};
    for (int i = 0; i < 60; ++i) {
        const BoardSize size{4 + i % 3, 5};
        const int plies = 1 + static_cast<int>(random.below(8));
        const Position start = Position::start(size, Side::X, size.cells() - 8);
        const Position wandered = toys::wandered(start, random);
        // With few plies left, so that it shows whether they are counted.
        const Position position = Position::set_up(size, {wandered.own(), wandered.enemy()},
                                                   Side::X, std::min(plies, wandered.plies_left()));
        list.push_back({position, Letters{position}});
    }
    return list;
}

// In how many positions the published bot plays another move than the second program.
int disagreements(MinimaxSlips slips, int depth) {
    const SecondMinimax second{slips};
    int count = 0;
    for (const Case& each : cases()) {
        Budget budget{Limits::none()};
        Random random{Seed{1}};
        const auto thought = c_minimax(each.position, {As::Published, depth}, budget, random);
        const int move = second.best(each.board, depth, each.position.plies_left());
        count += thought.best == each.board.square(move) ? 0 : 1;
    }
    return count;
}

TEST(CMinimaxPublished, IsTheProgramWithAllItsSlips) {
    for (const int depth : {1, 2, 3}) EXPECT_EQ(disagreements({}, depth), 0) << depth;
}

TEST(CMinimaxPublished, HandsBackTheSuccessorInsteadOfTheLeaf) {
    MinimaxSlips slips;
    slips.hands_back_the_successor = false;
    EXPECT_EQ(disagreements(slips, 2), 0);  // the reply is the leaf
    EXPECT_GT(disagreements(slips, 3), 0);
}

// Two plies deep the slip makes every move worth two more, and three plies deep it changes the move
// only now and then: in two of 1,500 positions, these.
TEST(CMinimaxPublished, SetsItsOwnMarkAsTheReply) {
    MinimaxSlips slips;
    slips.reply_sets_the_bots_mark = false;
    EXPECT_EQ(disagreements(slips, 2), 0);
    for (const char* text :
         {"OO1XXO/OOO1XO/OO2X1/OX2O1/XX2XX X 5 5", "1O1XXO/1O1XOO/4X1/XX1X2/XXX1O1 X 7 7"}) {
        const Position position = Game::parse_position(text);
        const Letters board{position};
        Budget budget{Limits::none()};
        Random random{Seed{1}};
        const auto thought = c_minimax(position, {As::Published, 3}, budget, random);
        const int plies = position.plies_left();
        EXPECT_EQ(thought.best, board.square(SecondMinimax{{}}.best(board, 3, plies)));
        EXPECT_NE(thought.best, board.square(SecondMinimax{slips}.best(board, 3, plies)));
    }
}

TEST(CMinimaxPublished, IgnoresTheRoundsThatAreLeft) {
    MinimaxSlips slips;
    slips.ignores_rounds = false;
    EXPECT_GT(disagreements(slips, 3), 0);
}

TEST(CMinimaxPublished, TakesTheFirstAfterSorting) {
    MinimaxSlips slips;
    slips.sorts = false;
    EXPECT_GT(disagreements(slips, 3), 0);
}

struct GeneticSlips {
    bool bot_always_captures = true;
    bool fitness_falls_with_levels = true;
    std::size_t captures = 8;  // that a gene chooses from
};

// The program without mutation.
class SecondGenetic {
  public:
    using Path = std::vector<std::uint32_t>;

    SecondGenetic(GeneticSlips slips, const Letters& root, Random random)
        : slips_{slips}, root_{root}, random_{random} {}

    [[nodiscard]] int best(int generations) {
        const std::size_t turns = std::min<std::size_t>(8, root_.empty().size());
        std::vector<Path> population(turns);
        for (Path& path : population) {
            for (std::size_t left = turns; left > 1; --left) {
                path.push_back(static_cast<std::uint32_t>(random_.below(left)));
            }
        }
        for (int generation = 1;; ++generation) {
            sort(population);
            if (generation == generations) break;
            const std::size_t third = (turns + 2) / 3;
            std::vector<Path> children;
            while (children.size() < turns) {
                const Path mother = population[static_cast<std::size_t>(random_.below(third))];
                const Path father = population[static_cast<std::size_t>(random_.below(third))];
                Path one = mother;
                Path other = father;
                const auto half = static_cast<std::ptrdiff_t>(mother.size() / 2);
                std::swap_ranges(one.begin() + half, one.end(), other.begin() + half);
                children.push_back(one);
                children.push_back(other);
                (void)random_.chance(0);  // whether there is a mutation
            }
            population = children;
        }
        return cells(root_, 'E')[population.front().front()];
    }

  private:
    struct Node {
        Letters board;
        std::map<std::uint32_t, Node> children = {};
        int value = 0;
    };

    // The first eight by captures; the program breaks ties by the board's order.
    [[nodiscard]] std::vector<int> cells(const Letters& board, char enemy) const {
        std::vector<int> list = board.empty();
        std::stable_sort(list.begin(), list.end(), [&](int a, int b) {
            return board.captures(a, enemy) > board.captures(b, enemy);
        });
        list.resize(std::min(list.size(), slips_.captures));
        return list;
    }

    void reserve(Node& root, const Path& path) const {
        Node* at = &root;
        bool bot = true;
        for (const std::uint32_t gene : path) {
            const bool own = bot || slips_.bot_always_captures;
            const int cell = cells(at->board, own ? 'E' : 'B')[gene];
            const char mark = own ? 'B' : 'E';
            at = &at->children.emplace(gene, Node{at->board.after(cell, mark, mark)}).first->second;
            bot = !bot;
        }
    }

    static int judge(Node& node, bool bot) {
        if (node.children.empty()) return node.value = node.board.difference();
        std::vector<int> values;
        for (auto& [gene, child] : node.children) values.push_back(judge(child, !bot));
        return node.value = bot ? *std::max_element(values.begin(), values.end())
                                : *std::min_element(values.begin(), values.end());
    }

    void sort(std::vector<Path>& population) const {
        Node root{root_};
        for (const Path& path : population) reserve(root, path);
        judge(root, true);
        const auto levels = [&](const Path& path) {
            std::vector<int> values;
            const Node* at = &root;
            for (const std::uint32_t gene : path) {
                at = &at->children.at(gene);
                values.push_back(at->value);
            }
            int climbed = 0;
            while (climbed < static_cast<int>(values.size()) &&
                   values[values.size() - 1 - static_cast<std::size_t>(climbed)] == values.back()) {
                ++climbed;
            }
            return slips_.fitness_falls_with_levels ? climbed : -climbed;
        };
        std::stable_sort(population.begin(), population.end(),
                         [&](const Path& a, const Path& b) { return levels(a) < levels(b); });
    }

    GeneticSlips slips_;
    Letters root_;
    Random random_;
};

int genetic_disagreements(GeneticSlips slips, int generations) {
    int count = 0;
    std::uint64_t seed = 0;
    for (const Case& each : cases()) {
        const Random random{Seed{++seed}};
        if (each.board.empty().size() < 8) continue;  // fewer turns than the program's eight
        Random same = random;
        Budget budget{Limits::none()};
        const auto thought = c_genetic_published(each.position, {8, generations, 0}, budget, same);
        const int cell = SecondGenetic{slips, each.board, random}.best(generations);
        count += thought.best == each.board.square(cell) ? 0 : 1;
    }
    return count;
}

TEST(CGeneticPublished, IsTheProgramWithAllItsSlips) {
    for (const int generations : {1, 2, 5}) {
        EXPECT_EQ(genetic_disagreements({}, generations), 0) << generations;
    }
}

TEST(CGeneticPublished, CapturesForTheBotAtEveryDepth) {
    GeneticSlips slips;
    slips.bot_always_captures = false;
    EXPECT_GT(genetic_disagreements(slips, 1), 0);
}

TEST(CGeneticPublished, FindsThePrincipalLeafTheLeastFit) {
    GeneticSlips slips;
    slips.fitness_falls_with_levels = false;
    EXPECT_GT(genetic_disagreements(slips, 1), 0);
}

TEST(CGeneticPublished, ChoosesAmongTheEightBestCaptures) {
    const Position start = Position::start({8, 8}, Side::X, 16);
    const Letters board{start};
    std::vector<int> cells = board.empty();
    std::stable_sort(cells.begin(), cells.end(),
                     [&](int a, int b) { return board.captures(a, 'E') > board.captures(b, 'E'); });
    std::set<Move> best;
    for (std::size_t i = 0; i < 8; ++i) best.insert(board.square(cells[i]));
    std::set<Move> played;
    for (std::uint64_t seed = 0; seed < 100; ++seed) {
        Random random{Seed{seed}};
        Budget budget{Limits::none()};
        played.insert(c_genetic_published(start, {}, budget, random).best);
    }
    EXPECT_TRUE(std::includes(best.begin(), best.end(), played.begin(), played.end()));
    EXPECT_GT(played.size(), 4U);
}

// A mutation adds children and draws a place for each, so with it the same seed goes another way.
TEST(CGeneticPublished, MutatesByMoreChildren) {
    int differing = 0;
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
        const Position start = Position::start({8, 8}, Side::X, 16);
        Random never{Seed{seed}};
        Random always{Seed{seed}};
        Budget budget{Limits::none()};
        const auto without = c_genetic_published(start, {8, 35, 0}, budget, never);
        const auto with = c_genetic_published(start, {8, 35, 1}, budget, always);
        differing += without.best == with.best ? 0 : 1;
    }
    EXPECT_GT(differing, 5);
}

}  // namespace
}  // namespace lawan::adjacency::papers
