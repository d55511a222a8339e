#include "games/adjacency/papers/genetic_lesson.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <string>
#include <utility>

#include "core/budget.hpp"
#include "core/random.hpp"
#include "games/adjacency/evaluators/evaluators.hpp"
#include "games/adjacency/papers/genetic_lesson_words.hpp"
#include "search/genetic/move_pairs.hpp"
#include "search/genetic/operators.hpp"
#include "search/genetic/repair.hpp"
#include "search/genetic/reservation_tree.hpp"

namespace lawan::adjacency {
namespace {

using namespace genetic_words;
using genetic::Chromosome;
using Tone = Demonstration::Tone;
using Items = std::vector<Demonstration::Item>;
using Row = Demonstration::Row;
using Line = Chromosome<Square>;

constexpr Seed kSeed{1};
constexpr int kRounds = 4;

Position start_with(int rounds) {
    return Position::start({8, 8}, Side::X, 2 * rounds);
}

std::string name_of(Square cell) {
    return to_text(coordinate_of(cell));
}

// Adjacency-a, Figure 3: 10 · row + column.
Square cell_of(int number) {
    return square_at({number % 10, number / 10});
}
int number_of(Square cell) {
    const Coordinate at = coordinate_of(cell);
    return 10 * at.row + at.column;
}

Line line_of(std::initializer_list<int> numbers) {
    Line line;
    for (const int number : numbers) line.push_back(cell_of(number));
    return line;
}

// tone(i) for the gene in place i.
template <class ToneOf>
Items items_of(const Line& line, ToneOf tone) {
    Items items;
    for (std::size_t i = 0; i < line.size(); ++i) {
        items.push_back({std::to_string(number_of(line[i])), tone(i)});
    }
    return items;
}
Items items_of(const Line& line, Tone tone) {
    return items_of(line, [tone](std::size_t) { return tone; });
}

int lead_of_x(const Position& position) {
    return position.marks(Side::X).count() - position.marks(Side::O).count();
}

Position played(Position position, const Line& line) {
    for (const Square move : line) position = position.after(move);
    return position;
}

Phrase fitness_of(int fitness) {
    return {kFitnessIs, {fitness}};
}

// Adjacency-a: chapter V.
class LessonA {
  public:
    [[nodiscard]] Demonstration told() {
        told_.steps.push_back({Phrase{kAGenes}, {}, {}, {}, {}, {}, {paper_row(Tone::Plain)}});
        play_out();
        select_and_cross();
        return std::move(told_);
    }

  private:
    [[nodiscard]] Row paper_row(Tone tone) const {
        return {Phrase{kOfPaper}, items_of(paper_, tone)};
    }

    void play_out() {
        Position position = start_;
        for (std::size_t i = 0; i < paper_.size(); ++i) {
            const Square cell = paper_[i];
            const Coordinate at = coordinate_of(cell);
            Demonstration::Step step{Phrase{kAGene,
                                            {number_of(cell), at.row, at.column,
                                             letter(position.side_to_move()), name_of(cell)}}};
            position = position.after(cell);
            step.position = erased_position<Game>(position);
            step.figures = {{static_cast<std::size_t>(at.row * 8 + at.column),
                             std::to_string(number_of(cell)), Tone::Now}};
            step.rows = {{Phrase{kOfPaper}, items_of(paper_, [&](std::size_t place) {
                              return place == i ? Tone::Now : Tone::Plain;
                          })}};
            told_.steps.push_back(std::move(step));
        }
        const int x = position.marks(Side::X).count();
        const int o = position.marks(Side::O).count();
        Row row = paper_row(Tone::Plain);
        row.value = fitness_of(x - o);
        told_.steps.push_back({Phrase{kAFitness, {x, o, x - o}}, {}, {}, {}, {}, {}, {row}});
    }

    [[nodiscard]] int fitness(const Line& line) const { return lead_of_x(played(start_, line)); }

    void select_and_cross() {
        const Line other = line_of({26, 23, 5, 52});
        Row first{Phrase{kOfPaper}, items_of(paper_, Tone::First), fitness_of(fitness(paper_))};
        Row second{Phrase{kOfOurs}, items_of(other, Tone::Second), fitness_of(fitness(other))};
        told_.steps.push_back(
            {Phrase{kASelection}, {}, {}, erased_position<Game>(start_), {}, {}, {first, second}});
        const std::size_t half = paper_.size() / 2;
        auto [one, two] = genetic::one_point_crossover(paper_, other, half);
        const auto child = [&](int number, const Line& line, Tone own, Tone others) {
            return Row{Phrase{kChild, {number}}, items_of(line, [&](std::size_t place) {
                           return place < half ? own : others;
                       })};
        };
        Row child_one = child(1, one, Tone::First, Tone::Second);
        Row child_two = child(2, two, Tone::Second, Tone::First);
        told_.steps.push_back(
            {Phrase{kACrossing}, {}, {}, {}, {}, {}, {first, second, child_one, child_two}});
        mutate(two, child_one, child_two);
        child_one.value = fitness_of(fitness(one));
        child_two.value = fitness_of(fitness(two));
        told_.steps.push_back({Phrase{kAJudged},
                               {},
                               {},
                               erased_position<Game>(played(start_, two)),
                               {},
                               {},
                               {first, second, child_one, child_two}});
    }

    void mutate(Line& line, const Row& other, Row& row) {
        const Line before = line;
        Budget budget{Limits::none()};
        Random random{kSeed};
        static_cast<void>(genetic::repair(start_, line, line.size(), budget, random));
        for (std::size_t i = 0; i < line.size(); ++i) {
            if (line[i] == before[i]) continue;
            row.items[i] = {std::to_string(number_of(line[i])), Tone::Changed};
            told_.steps.push_back(
                {Phrase{kAMutation, {2, number_of(before[i]), number_of(line[i]), kSeed.value}},
                 {},
                 {},
                 {},
                 {},
                 {},
                 {other, row}});
        }
    }

    Position start_ = start_with(kRounds);
    Line paper_ = line_of({12, 1, 56, 23});
    Demonstration told_{erased_position<Game>(start_)};
};

// Adjacency-b: section 2.4.
class LessonB {
  public:
    using Rounds = Chromosome<genetic::Round<Square>>;

    [[nodiscard]] Demonstration told() {
        for (int i = 0; i < genetic::MovePairs{}.population; ++i) add({});
        const Individual first = all_.front();
        told_.steps.push_back({Phrase{kBGenes, {kSeed.value}},
                               {},
                               {},
                               {},
                               {},
                               {},
                               {{Phrase{kNumbered, {1}}, items(first.rounds, Tone::Plain)}}});
        play_out(first);
        step(Phrase{kBPopulation}, rows_of_all(), start_);
        select_and_cross();
        return std::move(told_);
    }

  private:
    struct OwnMarks {
        [[nodiscard]] std::int64_t operator()(const Position& end) const {
            return end.marks(Side::X).count();
        }
    };
    using Evolution = genetic::MovePairsEvolution<Position, VolatileMarks, OwnMarks>;

    struct Individual {
        Rounds rounds;
        Position end;
        std::int64_t fitness;
    };

    [[nodiscard]] static std::string text_of(const genetic::Round<Square>& round) {
        std::string text = name_of(round.own);
        if (round.reply) text.append("/").append(name_of(*round.reply));
        return text;
    }
    template <class ToneOf>
    [[nodiscard]] static Items items(const Rounds& rounds, ToneOf tone) {
        Items items;
        for (std::size_t i = 0; i < rounds.size(); ++i) {
            items.push_back({text_of(rounds[i]), tone(i)});
        }
        return items;
    }
    [[nodiscard]] static Items items(const Rounds& rounds, Tone tone) {
        return items(rounds, [tone](std::size_t) { return tone; });
    }

    // Repaired and judged.
    const Individual& add(Rounds rounds) {
        const auto end = evolution_.repair_rounds(rounds);
        all_.push_back({std::move(rounds), *end, OwnMarks{}(*end)});
        return all_.back();
    }

    void step(Phrase says, std::vector<Row> rows, std::optional<Position> shown = {}) {
        Demonstration::Step step{std::move(says)};
        if (shown) step.position = erased_position<Game>(*shown);
        step.rows = std::move(rows);
        told_.steps.push_back(std::move(step));
    }

    [[nodiscard]] std::vector<Row> rows_of_all() const {
        std::vector<Row> rows;
        for (std::size_t i = 0; i < all_.size(); ++i) {
            rows.push_back({Phrase{kNumbered, {i + 1}}, items(all_[i].rounds, Tone::Plain),
                            Phrase{kFitnessIs, {all_[i].fitness}}});
        }
        return rows;
    }

    void play_out(const Individual& one) {
        Position position = start_;
        for (std::size_t i = 0; i < one.rounds.size(); ++i) {
            const auto& round = one.rounds[i];
            position = position.after(round.own);
            if (round.reply) position = position.after(*round.reply);
            const auto now = [&](std::size_t place) {
                return place == i ? Tone::Now : Tone::Plain;
            };
            step(Phrase{kBGene,
                        {i + 1, name_of(round.own), round.reply ? name_of(*round.reply) : ""}},
                 {{Phrase{kNumbered, {1}}, items(one.rounds, now)}}, position);
        }
        step(Phrase{kBFitness, {one.fitness}},
             {{Phrase{kNumbered, {1}}, items(one.rounds, Tone::Plain),
               Phrase{kFitnessIs, {one.fitness}}}});
    }

    void select_and_cross() {
        std::vector<std::int64_t> fitness;
        for (const Individual& each : all_) fitness.push_back(each.fitness);
        const genetic::Roulette roulette{fitness};
        std::array<std::size_t, 4> parents{};
        for (std::size_t& parent : parents) parent = roulette.draw(random_);
        // A parent may be drawn twice; the crossing shown is one of two that differ.
        const auto other = std::find_if(parents.begin(), parents.end(), [&](std::size_t parent) {
            return parent != parents.front();
        });
        const std::size_t second_parent = other == parents.end() ? parents.back() : *other;
        std::vector<Row> drawn = rows_of_all();
        for (const std::size_t parent : parents) {
            drawn[parent].items = items(all_[parent].rounds, Tone::Now);
        }
        step(Phrase{kBSelection, {parents[0] + 1, parents[1] + 1, parents[2] + 1, parents[3] + 1}},
             drawn);
        cross(all_[parents.front()].rounds, all_[second_parent].rounds);
        breed(parents);
    }

    void cross(const Rounds& first, const Rounds& second) {
        const genetic::Stretch kept{1, 3};  // the middle, so that both sides are seen to be filled
        const auto same = [](const auto& a, const auto& b) { return a.own == b.own; };
        Rounds child = genetic::ordered_crossover(first, second, kept, same);
        const std::vector<Row> parents{
            {Phrase{kParent, {1}},
             items(first,
                   [&](std::size_t place) { return kept.has(place) ? Tone::First : Tone::Plain; })},
            {Phrase{kParent, {2}}, items(second, Tone::Second)}};
        auto rows = parents;
        rows.push_back({Phrase{kChild, {1}}, items(child, [&](std::size_t place) {
                            return kept.has(place) ? Tone::First : Tone::Second;
                        })});
        step(Phrase{kBCrossing, {kept.begin + 1, kept.end}}, rows);
        const Rounds before = child;
        genetic::swap_mutation(child, random_);
        const Rounds swapped = child;
        const auto end = evolution_.repair_rounds(child);
        rows.push_back({Phrase{kMutated},
                        items(child,
                              [&](std::size_t place) {
                                  return swapped[place].own == before[place].own ? Tone::Plain
                                                                                 : Tone::Changed;
                              }),
                        Phrase{kFitnessIs, {OwnMarks{}(*end)}}});
        step(Phrase{kBMutation}, rows, end);
    }

    // As the algorithm does: each parent has two children with the next one in the ring.
    void breed(const std::array<std::size_t, 4>& parents) {
        const std::size_t population = all_.size();
        const auto same = [](const auto& a, const auto& b) { return a.own == b.own; };
        for (std::size_t i = 0; i < parents.size(); ++i) {
            const Rounds one = all_[parents[i]].rounds;
            const Rounds other = all_[parents[(i + 1) % parents.size()]].rounds;
            const auto stretch = [&] { return genetic::Stretch::drawn(one.size(), random_); };
            add(genetic::ordered_crossover(one, other, stretch(), same));
            add(genetic::ordered_crossover(other, one, stretch(), same));
        }
        std::stable_sort(all_.begin(), all_.end(),
                         [](const auto& a, const auto& b) { return a.fitness > b.fitness; });
        all_.resize(population);
        step(Phrase{kBKept}, rows_of_all(), all_.front().end);
    }

    Position start_ = start_with(kRounds);
    VolatileMarks evaluator_;
    Budget budget_{Limits::none()};
    Random random_{kSeed};
    Evolution evolution_{start_,
                         evaluator_,
                         OwnMarks{},
                         [] {
                             genetic::MovePairs pairs;
                             pairs.genes = kRounds;
                             return pairs;
                         }(),
                         budget_,
                         random_};
    std::vector<Individual> all_;
    Demonstration told_{erased_position<Game>(start_)};
};

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

std::vector<GameDemonstration<Game>> genetic_demonstrations() {
    return {{{"adjacency-a-genetic", kATitle, kASummary},
             [](const Position&) { return LessonA{}.told(); }},
            {{"adjacency-b-genetic", kBTitle, kBSummary},
             [](const Position&) { return LessonB{}.told(); }},
            {{"adjacency-c-genetic", kCTitle, kCSummary},
             [](const Position&) { return LessonC{}.told(); }}};
}

}  // namespace lawan::adjacency
