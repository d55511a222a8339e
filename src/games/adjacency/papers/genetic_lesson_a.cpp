#include "games/adjacency/papers/genetic_lesson.hpp"

#include <algorithm>
#include <initializer_list>
#include <string>
#include <utility>

#include "core/budget.hpp"
#include "core/random.hpp"
#include "games/adjacency/papers/genetic_lesson_words.hpp"
#include "search/genetic/operators.hpp"
#include "search/genetic/repair.hpp"

namespace lawan::adjacency {
namespace {

using namespace genetic_words;
using namespace genetic_lesson;

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

}  // namespace

GameDemonstration<Game> genetic_demonstration_a() {
    return {{"adjacency-a-genetic", kATitle, kASummary},
            [](const Position&) { return LessonA{}.told(); }};
}

}  // namespace lawan::adjacency
