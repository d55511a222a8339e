#include "games/adjacency/papers/genetic_lesson.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <string>
#include <utility>

#include "core/budget.hpp"
#include "games/adjacency/evaluators/evaluators.hpp"
#include "games/adjacency/papers/genetic_lesson_words.hpp"
#include "search/genetic/reservation_tree.hpp"

namespace lawan::adjacency {
namespace {

using namespace genetic_words;
using namespace genetic_lesson;
using genetic::Chromosome;

// Adjacency-c: section 4. Edges are numbered from 1, as the paper does.
class LessonC {
  public:
    [[nodiscard]] Demonstration told() {
        told_.tree.push_back({{}, "", 0});
        told_.steps.push_back({Phrase{kCGenes}, {}, 0, {}, {}, {}, {row_of(kPrinted[0])}});
        nodes_[{}] = 0;
        walk_first();
        for (std::size_t i = 1; i < kPrinted.size(); ++i) reserve(kPrinted[i]);
        judge();
        cross();
        return std::move(told_);
    }

  private:
    using Edges = Chromosome<genetic::Edge>;

    // 145 is the paper's; the others make a tree in which minimax has something to choose.
    static constexpr std::array<const char*, 4> kPrinted{"145", "142", "315", "321"};

    [[nodiscard]] static Edges edges_of(const std::string& digits) {
        Edges edges;
        for (const char digit : digits) {
            edges.push_back(static_cast<genetic::Edge>(digit - '1'));
        }
        return edges;
    }

    template <class ToneOf>
    [[nodiscard]] static Items items(const std::string& digits, ToneOf tone) {
        Items items;
        for (std::size_t i = 0; i < digits.size(); ++i) {
            items.push_back({std::string(1, digits[i]), tone(i)});
        }
        return items;
    }
    [[nodiscard]] static Row row_of(const std::string& digits, Tone tone = Tone::Plain) {
        return {Phrase{kChromosome}, items(digits, [tone](std::size_t) { return tone; })};
    }

    // Draws the first `depth` edges into the tree and says which node they lead to.
    std::size_t draw(const std::string& digits, std::size_t depth) {
        const Edges way = edges_of(digits.substr(0, depth));
        const auto known = nodes_.find(way);
        if (known != nodes_.end()) return known->second;
        const std::size_t parent = nodes_.at({way.begin(), way.end() - 1});
        Edges reserved = way;
        const auto leaf = reservation_.reserve(reserved);
        reserved_[way] = *leaf;
        const std::string move = name_of(reservation_.line_to(*leaf).back());
        const std::size_t number = told_.tree.size();
        told_.tree.push_back(
            {parent, digits.substr(depth - 1, 1) + ": " + move, told_.steps.size()});
        nodes_[way] = number;
        return number;
    }

    void walk_first() {
        const std::string first = kPrinted[0];
        Position position = start_;
        for (std::size_t i = 0; i < first.size(); ++i) {
            const std::size_t node = draw(first, i + 1);
            const Square move = position.legal_moves()[edges_of(first)[i]];
            Demonstration::Step step{Phrase{kCGene,
                                            {i + 1, std::string(1, first[i]), i, i + 1,
                                             letter(position.side_to_move()), name_of(move)}}};
            position = position.after(move);
            step.node = node;
            step.position = erased_position<Game>(position);
            step.rows = {{Phrase{kChromosome}, items(first, [&](std::size_t place) {
                              return place == i ? Tone::Now : Tone::Plain;
                          })}};
            told_.steps.push_back(std::move(step));
        }
    }

    void reserve(const std::string& digits) {
        std::size_t node = 0;
        for (std::size_t depth = 1; depth <= digits.size(); ++depth) node = draw(digits, depth);
        const Line line = reservation_.line_to(reserved_.at(edges_of(digits)));
        told_.steps.push_back({Phrase{kCReserved, {digits}},
                               {},
                               node,
                               erased_position<Game>(played(start_, line)),
                               {},
                               {},
                               {row_of(digits, Tone::Now)}});
    }

    void judge() {
        reservation_.evaluate();
        for (const auto& [way, number] : nodes_) {
            const auto reserved = way.empty() ? 0 : reserved_.at(way);
            Demonstration::Node& node = told_.tree[number];
            node.figure = Phrase{kValue, {reservation_.value(reserved).points()}}.english();
            node.left = told_.steps.size();
            node.fate = Demonstration::Fate::Done;
        }
        told_.steps.push_back({Phrase{kCMinimax, {reservation_.value().points()}},
                               {},
                               0,
                               erased_position<Game>(start_)});
        std::vector<Row> rows;
        for (const char* digits : kPrinted) {
            const std::int64_t fitness = reservation_.fitness(reserved_.at(edges_of(digits)));
            const int height = reservation_.height();
            rows.push_back(row_of(digits));
            rows.back().value = Phrase{kFitnessFrom, {height, height + 1 - fitness, fitness}};
        }
        told_.steps.push_back(
            {Phrase{kCFitness, {reservation_.height()}}, {}, 0, {}, {}, {}, rows});
    }

    void cross() {
        const std::string first = "12345";
        const std::string second = "67891";
        constexpr std::size_t kCut = 3;
        const auto [one, other] =
            genetic::one_point_crossover(Chromosome<char>{first.begin(), first.end()},
                                         Chromosome<char>{second.begin(), second.end()}, kCut);
        const auto row = [](const Phrase& name, const Chromosome<char>& genes, Tone before,
                            Tone behind) {
            return Row{name, items({genes.begin(), genes.end()}, [=](std::size_t place) {
                           return place < kCut ? before : behind;
                       })};
        };
        told_.steps.push_back(
            {Phrase{kCCrossing},
             {},
             {},
             {},
             {},
             {},
             {row(Phrase{kParent, {1}}, {first.begin(), first.end()}, Tone::First, Tone::First),
              row(Phrase{kParent, {2}}, {second.begin(), second.end()}, Tone::Second, Tone::Second),
              row(Phrase{kChild, {1}}, one, Tone::First, Tone::Second),
              row(Phrase{kChild, {2}}, other, Tone::Second, Tone::First)}});
        constexpr std::size_t kMutatedGene = 2;
        std::string mutated = first;
        mutated[kMutatedGene] = '9';
        told_.steps.push_back(
            {Phrase{kCMutation},
             {},
             {},
             {},
             {},
             {},
             {row_of(first), {Phrase{kMutated}, items(mutated, [](std::size_t place) {
                                  return place == kMutatedGene ? Tone::Changed : Tone::Plain;
                              })}}});
    }

    Position start_ = Game::parse_position("2OO/4/4/XX2 X 2 2");
    Budget budget_{Limits::none()};
    MarkDifference evaluator_;
    genetic::ReservationTree<Position, MarkDifference> reservation_{start_, evaluator_, 0, budget_};
    Demonstration told_{erased_position<Game>(start_)};
    std::map<Edges, std::size_t> nodes_;
    std::map<Edges, std::size_t> reserved_;
};

}  // namespace

GameDemonstration<Game> genetic_demonstration_c() {
    return {{"adjacency-c-genetic", kCTitle, kCSummary},
            [](const Position&) { return LessonC{}.told(); }};
}

}  // namespace lawan::adjacency
