#include "games/adjacency/papers/genetic_lesson.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <utility>

#include "core/budget.hpp"
#include "core/random.hpp"
#include "games/adjacency/evaluators/evaluators.hpp"
#include "games/adjacency/papers/genetic_lesson_words.hpp"
#include "search/genetic/move_pairs.hpp"
#include "search/genetic/operators.hpp"

namespace lawan::adjacency {
namespace {

using namespace genetic_words;
using namespace genetic_lesson;
using genetic::Chromosome;

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

}  // namespace

GameDemonstration<Game> genetic_demonstration_b() {
    return {{"adjacency-b-genetic", kBTitle, kBSummary},
            [](const Position&) { return LessonB{}.told(); }};
}

}  // namespace lawan::adjacency
