// adjacency-c's published genetic bot, with its slips. There is a second program here, written with
// boards of letters as the authors did, in which every slip can be repaired by itself: with all
// slips both must always agree, and each repair must show.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <vector>

#include "engines/adjacency/papers/c_genetic.hpp"
#include "tests/engines/adjacency/letters.hpp"

namespace lawan::adjacency::papers {
namespace {

using second::Case;
using second::cases;
using second::Letters;

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
