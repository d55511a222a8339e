#include "games/othello/training/fit.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <optional>

#include "work/jobs.hpp"

namespace lawan::training {
namespace {

using othello::kPatterns;
using othello::kPliesAStage;
using othello::kStages;

// One weight for each pattern and one for the number of empty squares.
constexpr std::size_t kTerms = kPatterns + 1;
constexpr int kTempos = kPliesAStage + 3;  // a stage's own plies, its neighbours', and the rest

struct Row {
    std::array<std::int32_t, kTerms> terms;
    float value;
    float weight;
};

// The positions of a stage, and those one ply off it at half weight, so that stages join smoothly.
struct StageRows {
    std::vector<Row> learned;
    std::vector<Row> held_out;
};

[[nodiscard]] int first_empties(int stage) {
    return 60 - stage * kPliesAStage;
}

[[nodiscard]] std::optional<float> weight_in(int stage, int empties) {
    if (othello::stage_of(empties) == stage) return 1.0F;
    if (empties == first_empties(stage) + 1 || empties == first_empties(stage) - kPliesAStage) {
        return 0.5F;
    }
    return std::nullopt;
}

[[nodiscard]] int tempo_term(int stage, int empties) {
    return std::clamp(first_empties(stage) + 1 - empties, 0, kTempos - 1);
}

[[nodiscard]] StageRows rows_of(const std::vector<const GamesOfPlay*>& sets, int stage,
                                std::size_t held_out) {
    const othello::Patterns& patterns = othello::patterns();
    StageRows rows;
    for (const GamesOfPlay* set : sets) {
        for (std::size_t number = 0; number < set->games.size(); ++number) {
            std::vector<Row>& into = number % held_out == 0 ? rows.held_out : rows.learned;
            visit_samples(set->games[number], set->play, [&](const OthelloSample& sample) {
                const int empties = 64 - std::popcount(sample.player | sample.opponent);
                const auto weight = weight_in(stage, empties);
                if (!weight) return;
                const auto numbers = patterns.numbers(sample.player, sample.opponent);
                Row row{};
                for (std::size_t i = 0; i < kPatterns; ++i) {
                    row.terms[i] = patterns.weight_of()[static_cast<std::size_t>(
                        othello::kCentres[i] + numbers[i])];
                }
                row.terms[kPatterns] = patterns.weight_count() + tempo_term(stage, empties);
                row.value = sample.value;
                row.weight = *weight;
                into.push_back(row);
            });
        }
    }
    return rows;
}

// Sums over millions of positions: floats would lose the small ones.
using Vector = std::vector<double>;

[[nodiscard]] double predicted(const Row& row, const Vector& weights) {
    double sum = 0;
    for (const std::int32_t term : row.terms) sum += weights[static_cast<std::size_t>(term)];
    return sum;
}

[[nodiscard]] double dot(const Vector& a, const Vector& b) {
    double sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i) sum += a[i] * b[i];
    return sum;
}

// Conjugate gradients on the normal equations, each weight scaled by how often it occurs.
[[nodiscard]] Vector solved(const std::vector<Row>& rows, std::size_t terms, const FitPlan& plan) {
    Vector weights(terms, 0.0);
    Vector residual(terms, 0.0);
    Vector diagonal(terms, 0.0);
    for (const Row& row : rows) {
        for (const std::int32_t term : row.terms) {
            residual[static_cast<std::size_t>(term)] += double{row.weight} * double{row.value};
            diagonal[static_cast<std::size_t>(term)] += double{row.weight};
        }
    }
    Vector held(terms);  // how strongly each weight stays where it is
    for (std::size_t i = 0; i < terms; ++i) {
        held[i] = plan.ridge + plan.trust * diagonal[i];
        diagonal[i] += held[i];
    }
    Vector scaled(terms);
    const auto rescale = [&] {
        for (std::size_t i = 0; i < terms; ++i) {
            scaled[i] = diagonal[i] > 0 ? residual[i] / diagonal[i] : 0;  // it never occurs
        }
    };
    rescale();
    Vector direction = scaled;
    double energy = dot(residual, scaled);
    Vector image(terms);
    for (int iteration = 0; iteration < plan.iterations && energy > 1e-9; ++iteration) {
        for (std::size_t i = 0; i < terms; ++i) {
            image[i] = held[i] * direction[i];
        }
        for (const Row& row : rows) {
            const double along = double{row.weight} * predicted(row, direction);
            for (const std::int32_t term : row.terms) {
                image[static_cast<std::size_t>(term)] += along;
            }
        }
        const double step = energy / dot(direction, image);
        for (std::size_t i = 0; i < terms; ++i) {
            weights[i] += step * direction[i];
            residual[i] -= step * image[i];
        }
        rescale();
        const double next = dot(residual, scaled);
        const double keep = next / energy;
        for (std::size_t i = 0; i < terms; ++i) direction[i] = scaled[i] + keep * direction[i];
        energy = next;
    }
    return weights;
}

// By what the weights before said of a position, never by what it is worth: of positions that look
// alike, those that turn out well would count less than those that do not, and all values shrink.
[[nodiscard]] float weight_of_value(double value, double half_weight) {
    const double away = value / half_weight;
    return static_cast<float>(1 / (1 + away * away));
}

struct StageResult {
    int stage = 0;
    Vector weights;
    StageFit fit;
    double squares = 0;
};

// What the weights before say, in discs.
[[nodiscard]] Vector prior_of(const othello::Evaluation& evaluation,
                              const std::vector<std::int16_t>& weights, int stage) {
    const auto count = static_cast<std::size_t>(othello::patterns().weight_count());
    Vector prior(count + kTempos, 0.0);
    for (std::size_t i = 0; i < count; ++i) {
        prior[i] =
            weights[static_cast<std::size_t>(stage) * count + i] * 1.0 / othello::kUnitsADisc;
    }
    for (int empties = 0; empties <= 60; ++empties) {
        if (!weight_in(stage, empties)) continue;
        prior[count + static_cast<std::size_t>(tempo_term(stage, empties))] =
            evaluation.tempo(empties) * 1.0 / othello::kUnitsADisc;
    }
    return prior;
}

[[nodiscard]] StageResult fit_stage(const std::vector<const GamesOfPlay*>& sets, int stage,
                                    const FitPlan& plan, const Vector& prior) {
    StageResult result;
    result.stage = stage;
    StageRows rows = rows_of(sets, stage, plan.held_out);
    result.fit.samples = rows.learned.size();
    if (rows.learned.empty()) return result;
    // Only what the prior does not explain is learned: where nothing is to be learned, it stays.
    for (Row& row : rows.learned) {
        const double before = predicted(row, prior);
        row.value -= static_cast<float>(before);
        row.weight *= weight_of_value(before, plan.half_weight);
    }
    result.weights = solved(rows.learned, prior.size(), plan);
    for (std::size_t i = 0; i < prior.size(); ++i) result.weights[i] += prior[i];
    for (const Row& row : rows.held_out) {
        const double error = predicted(row, result.weights) - double{row.value};
        result.squares += error * error;
    }
    result.fit.held_out_samples = rows.held_out.size();
    if (!rows.held_out.empty()) {
        result.fit.held_out_error =
            std::sqrt(result.squares / static_cast<double>(rows.held_out.size()));
    }
    return result;
}

[[nodiscard]] std::int16_t in_units(double discs) {
    const double units = std::round(discs * othello::kUnitsADisc);
    return static_cast<std::int16_t>(std::clamp(units, -32000.0, 32000.0));
}

void take_over(const StageResult& result, std::vector<std::int16_t>& weights,
               othello::Evaluation& evaluation) {
    const auto count = static_cast<std::size_t>(othello::patterns().weight_count());
    for (std::size_t i = 0; i < count; ++i) {
        weights[static_cast<std::size_t>(result.stage) * count + i] = in_units(result.weights[i]);
    }
    for (int empties = 0; empties <= 60; ++empties) {
        if (othello::stage_of(empties) != result.stage) continue;
        const auto term = static_cast<std::size_t>(tempo_term(result.stage, empties));
        evaluation.set_tempo(empties, in_units(result.weights[count + term]));
    }
}

}  // namespace

PatternFit fit_patterns(const std::vector<const GamesOfPlay*>& sets, const FitPlan& plan,
                        othello::Evaluation& evaluation, const FitProgress& progress) {
    const std::vector<std::int16_t> before = evaluation.weights();
    std::vector<std::int16_t> weights = before;
    const othello::Evaluation old = evaluation;
    PatternFit fit;
    fit.stages.resize(kStages);
    double squares = 0;
    double samples = 0;
    int next = kStages;  // the late stages take longest to fill: they begin
    int done = 0;
    bool going_on = true;
    run_jobs(
        plan.workers,
        [&]() -> std::optional<int> {
            if (next == 0 || !going_on) return std::nullopt;
            return --next;
        },
        [&](int, int stage) {
            const Vector prior = plan.prior == Prior::Weights
                                     ? prior_of(old, before, stage)
                                     : Vector(static_cast<std::size_t>(
                                           othello::patterns().weight_count() + kTempos));
            return fit_stage(sets, stage, plan, prior);
        },
        [&](const StageResult& result) {
            fit.stages[static_cast<std::size_t>(result.stage)] = result.fit;
            if (!result.weights.empty()) take_over(result, weights, evaluation);
            squares += result.squares;
            samples += static_cast<double>(result.fit.held_out_samples);
            going_on = progress(++done);
        });
    evaluation.set_weights(weights);
    if (samples > 0) fit.held_out_error = std::sqrt(squares / samples);
    return fit;
}

}  // namespace lawan::training
