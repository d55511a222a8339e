// adjacency-c's published genetic bot, with its slip. There is a second program here, written with
// boards of letters as the authors did: it draws the whole reservation tree and evolves its
// chromosomes.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <vector>

#include "games/adjacency/papers/c_genetic.hpp"
#include "tests/games/adjacency/engine/letters.hpp"

namespace lawan::adjacency::papers {
namespace {

using second::Case;
using second::cases;
using second::Letters;

constexpr int kMoves = 2000;  // as many as were drawn from the original
// Around an even share of 250 of 2,000, four standard deviations: sqrt(2000 * 1/8 * 7/8) = 14.8.
constexpr int kLeast = 250 - 59;
constexpr int kMost = 250 + 59;

class SecondGenetic {
  public:
    using Path = std::vector<std::uint32_t>;

    SecondGenetic(const Letters& root, Random random) : root_{root}, random_{random} {}

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
            population = offspring(population);
        }
        return captures(root_)[population.front().front()];
    }

    // How many different values of fitness there were among the chromosomes, at most.
    [[nodiscard]] std::size_t different_fitness() const { return different_fitness_; }

  private:
    struct Node {
        Letters board;
        std::map<std::uint32_t, Node> children = {};
        int value = 0;
    };

    // The first eight; the program breaks ties by the board's order.
    [[nodiscard]] static std::vector<int> captures(const Letters& board) {
        std::vector<int> list = board.empty();
        std::stable_sort(list.begin(), list.end(), [&](int a, int b) {
            return board.captures(a, 'E') > board.captures(b, 'E');
        });
        list.resize(std::min<std::size_t>(list.size(), 8));
        return list;
    }

    void reserve(Node& root, const Path& path) const {
        Node* at = &root;
        for (const std::uint32_t gene : path) {
            const int cell = captures(at->board).front();  // the slip: whatever the gene says
            at = &at->children.emplace(gene, Node{at->board.after(cell, 'B', 'B')}).first->second;
        }
    }

    static int judge(Node& node, bool bot) {
        if (node.children.empty()) return node.value = node.board.difference();
        std::vector<int> values;
        for (auto& [gene, child] : node.children) values.push_back(judge(child, !bot));
        return node.value = bot ? *std::max_element(values.begin(), values.end())
                                : *std::min_element(values.begin(), values.end());
    }

    void sort(std::vector<Path>& population) {
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
            const auto differs = [&](int value) { return value != values.back(); };
            return std::find_if(values.rbegin(), values.rend(), differs) - values.rbegin();
        };
        std::set<std::ptrdiff_t> fitness;
        for (const Path& path : population) fitness.insert(levels(path));
        different_fitness_ = std::max(different_fitness_, fitness.size());
        std::stable_sort(population.begin(), population.end(),
                         [&](const Path& a, const Path& b) { return levels(a) < levels(b); });
    }

    // Parents from the fittest third, cut in the middle, without mutation.
    [[nodiscard]] std::vector<Path> offspring(const std::vector<Path>& sorted) {
        const std::size_t third = (sorted.size() + 2) / 3;
        std::vector<Path> children;
        while (children.size() < sorted.size()) {
            Path one = sorted[static_cast<std::size_t>(random_.below(third))];
            Path other = sorted[static_cast<std::size_t>(random_.below(third))];
            const auto half = static_cast<std::ptrdiff_t>(one.size() / 2);
            std::swap_ranges(one.begin() + half, one.end(), other.begin() + half);
            children.push_back(one);
            children.push_back(other);
        }
        return children;
    }

    Letters root_;
    Random random_;
    std::size_t different_fitness_ = 0;
};

std::set<Move> played_by_second(const Letters& board) {
    constexpr std::uint64_t kGames = 150;  // each of eight is missed with probability 2e-9
    std::set<Move> moves;
    for (std::uint64_t seed = 0; seed < kGames; ++seed) {
        moves.insert(board.square(SecondGenetic{board, Random{Seed{seed}}}.best(5)));
    }
    return moves;
}

std::map<Move, int> our_moves(const Position& position) {
    std::map<Move, int> moves;
    for (std::uint64_t seed = 0; seed < kMoves; ++seed) {
        Random random{Seed{seed}};
        Budget budget{Limits::none()};
        ++moves[c_genetic_published(position, {}, budget, random).best];
    }
    return moves;
}

bool is_even(const std::map<Move, int>& moves) {
    return moves.size() == 8 && std::all_of(moves.begin(), moves.end(), [](const auto& each) {
               return each.second >= kLeast && each.second <= kMost;
           });
}

std::set<Move> played(const std::map<Move, int>& moves) {
    std::set<Move> cells;
    for (const auto& [move, count] : moves) cells.insert(move);
    return cells;
}

TEST(CGeneticPublished, GivesEveryChromosomeTheSameFitness) {
    int positions = 0;
    for (const Case& each : cases()) {
        if (each.board.empty().size() < 8) continue;
        SecondGenetic program{each.board, Random{Seed{7}}};
        (void)program.best(5);
        EXPECT_EQ(program.different_fitness(), 1U);
        ++positions;
    }
    EXPECT_GT(positions, 10);
}

TEST(CGeneticPublished, MovesEvenlyOverTheEightBestCaptures) {
    const Position start = Position::start({8, 8}, Side::X, 16);
    const std::map<Move, int> ours = our_moves(start);
    EXPECT_TRUE(is_even(ours));
    EXPECT_EQ(played(ours), played_by_second(Letters{start}));
}

TEST(CGeneticPublished, HasFewerCapturesWhereFewerCellsAreEmpty) {
    for (const Case& each : cases()) {
        if (each.board.empty().size() >= 8) continue;
        Random random{Seed{1}};
        Budget budget{Limits::none()};
        const Move best = c_genetic_published(each.position, {}, budget, random).best;
        const auto legal = each.position.legal_moves();
        EXPECT_NE(std::find(legal.begin(), legal.end(), best), legal.end());
    }
}

}  // namespace
}  // namespace lawan::adjacency::papers
