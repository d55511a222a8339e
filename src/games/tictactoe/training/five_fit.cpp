#include "games/tictactoe/training/five_fit.hpp"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/budget.hpp"
#include "games/tictactoe/engine/five/board.hpp"
#include "games/tictactoe/engine/five/four_search.hpp"

namespace lawan::tictactoe::five {
namespace {

constexpr int kFourNodes = 200;

[[nodiscard]] std::vector<Sample::Count> counted(const Board& board, Side side) {
    std::array<std::uint16_t, kCombinations> cells{};
    const int count = board.rules().size.cells();
    for (int cell = 0; cell < count; ++cell) {
        const Point point = board.point(Square{cell});
        if (board.is_empty(point)) ++cells[combination(board.shapes(point, side))];
    }
    std::vector<Sample::Count> counts;
    for (std::size_t i = 0; i < kCombinations; ++i) {
        if (cells[i] > 0) counts.push_back({static_cast<std::uint16_t>(i), cells[i]});
    }
    return counts;
}

[[nodiscard]] bool is_quiet(Board& board, Side side, FourSearch& fours) {
    const Side enemy = opponent_of(side);
    if (board.count(side, Threat::Five) + board.count(enemy, Threat::Five) > 0) return false;
    if (board.count(side, Threat::WinningFour) > 0) return false;
    Budget budget{Limits::none()};
    return !fours.win(side, kFourNodes, budget);
}

// The parameters: what each shape is worth on its own, and what each combination is worth beyond
// the sum of its shapes. The latter are held where they were before, all the more the seldomer they
// are seen.
class Model {
  public:
    static constexpr std::size_t kOfSide = kShapes + kCombinations;
    static constexpr std::size_t kCount = 2 * kOfSide + 1;

    // Of the weights before, so many make a unit.
    Model(const Weights& before, double unit) {
        for (std::size_t i = 0; i < kCombinations; ++i) {
            before_[kShapes + i] = before.moving[i] / unit;
            before_[kOfSide + kShapes + i] = before.waiting[i] / unit;
        }
        before_[kCount - 1] = before.turn / unit;
        values_ = before_;
        for (std::size_t shapes = 0; shapes < (1U << 16); ++shapes) {
            std::array<std::uint8_t, kDirectionCount> parts{};
            bool exists = true;
            for (int direction = 0; direction < kDirectionCount; ++direction) {
                const Shape shape = shape_in(static_cast<FourShapes>(shapes), direction);
                exists &= shape <= Shape::Five;
                parts[static_cast<std::size_t>(direction)] = static_cast<std::uint8_t>(shape);
            }
            if (exists) parts_[combination(static_cast<FourShapes>(shapes))] = parts;
        }
        sum_up();
    }

    // What the combinations are worth, after the values have changed.
    void sum_up() {
        for (const std::size_t first : {std::size_t{0}, kOfSide}) {
            for (std::size_t i = 0; i < kCombinations; ++i) {
                double worth = values_[first + kShapes + i];
                for (const std::uint8_t shape : parts_[i]) worth += values_[first + shape];
                worth_[first == 0 ? 0 : 1][i] = static_cast<float>(worth);
            }
        }
    }
    [[nodiscard]] double chance(const Sample& sample) const {
        float odds = static_cast<float>(values_[kCount - 1]);
        for (const auto& [which, cells] : sample.moving) odds += cells * worth_[0][which];
        for (const auto& [which, cells] : sample.waiting) odds -= cells * worth_[1][which];
        return 1 / (1 + std::exp(-odds));
    }
    // For the combinations and the turn; spread_slope() does the rest.
    static void add_slope(const Sample& sample, double error, std::vector<double>& slope) {
        for (const auto& [which, cells] : sample.moving) slope[kShapes + which] += error * cells;
        for (const auto& [which, cells] : sample.waiting)
            slope[kOfSide + kShapes + which] -= error * cells;
        slope[kCount - 1] += error;
    }
    void spread_slope(std::vector<double>& slope) const {
        for (const std::size_t first : {std::size_t{0}, kOfSide}) {
            for (std::size_t i = 0; i < kCombinations; ++i) {
                const double by = slope[first + kShapes + i];
                for (const std::uint8_t shape : parts_[i]) slope[first + shape] += by;
            }
        }
    }
    [[nodiscard]] std::vector<double>& values() { return values_; }
    // How far a value has been drawn away from the one before.
    [[nodiscard]] double moved(std::size_t i) const { return values_[i] - before_[i]; }
    [[nodiscard]] static bool is_of_combination(std::size_t i) {
        return i < kCount - 1 && i % kOfSide >= kShapes;
    }

    [[nodiscard]] Weights weights() const {
        Weights weights;
        const auto rounded = [](double value) {
            return static_cast<std::int16_t>(
                std::clamp(std::lround(value * Weights::kUnit), -8'000L, 8'000L));
        };
        for (std::size_t i = 0; i < kCombinations; ++i) {
            weights.moving[i] = rounded(worth_[0][i]);
            weights.waiting[i] = rounded(worth_[1][i]);
        }
        weights.turn = rounded(values_[kCount - 1]);
        return weights;
    }

  private:
    std::vector<double> values_;
    std::vector<double> before_ = std::vector<double>(kCount);
    std::array<std::array<float, kCombinations>, 2> worth_{};
    std::array<std::array<std::uint8_t, kDirectionCount>, kCombinations> parts_{};
};

[[nodiscard]] double loss_of(const Model& model, const std::vector<Sample>& samples,
                             bool held_out) {
    constexpr double kLeast = 1e-6;
    double loss = 0;
    int count = 0;
    for (const Sample& sample : samples) {
        if (sample.held_out != held_out) continue;
        const double chance = std::clamp(model.chance(sample), kLeast, 1 - kLeast);
        loss -= sample.result * std::log(chance) + (1 - sample.result) * std::log(1 - chance);
        ++count;
    }
    return count > 0 ? loss / count : 0;
}

// The scale on which the weights before tell the results best.
[[nodiscard]] Model on_best_scale(const Weights& before, const std::vector<Sample>& samples) {
    constexpr double kSteps = 1.5;
    double best_unit = Weights::kUnit;
    double best = -1;
    for (double unit = Weights::kUnit / 8.0; unit < 32.0 * Weights::kUnit; unit *= kSteps) {
        const double loss = loss_of(Model{before, unit}, samples, false);
        if (best < 0 || loss < best) {
            best = loss;
            best_unit = unit;
        }
    }
    return {before, best_unit};
}

}  // namespace

void add_samples(const PlayedGame& game, const GamePlan& plan, bool held_out,
                 std::vector<Sample>& samples) {
    Board board{plan.rules};
    FourSearch fours{board, 1 << 10};
    for (std::size_t i = 0; i <= game.moves.size(); ++i) {
        const Side side = i % 2 == 0 ? Side::X : Side::O;
        if (i >= game.opening && is_quiet(board, side, fours)) {
            Sample sample;
            sample.moving = counted(board, side);
            sample.waiting = counted(board, opponent_of(side));
            const int own = side == Side::X ? game.result : -game.result;
            sample.result = static_cast<float>(own + 1) / 2;
            sample.held_out = held_out;
            samples.push_back(std::move(sample));
        }
        if (i < game.moves.size()) board.play(game.moves[i], side);
    }
}

// D. Kingma and J. Ba: Adam, a method for stochastic optimization, 2015.
Fit fit_weights(const Weights& before, const std::vector<Sample>& samples, int rounds) {
    constexpr std::size_t kBatch = 256;
    constexpr double kFirstStep = 0.003;
    constexpr double kKeepMean = 0.9;
    constexpr double kKeepSquare = 0.999;
    constexpr double kDraw = 1e-3;
    Model model = on_best_scale(before, samples);
    const double loss_before = loss_of(model, samples, true);
    std::vector<double>& values = model.values();
    std::vector<double> mean(values.size());
    std::vector<double> square(values.size());
    std::vector<double> slope(values.size());
    double mean_left = 1;
    double square_left = 1;
    for (int round = 0; round < rounds; ++round) {
        const double step = kFirstStep * (rounds - round) / rounds;
        // Batches of positions from all over the games.
        const std::size_t batches = std::max<std::size_t>(samples.size() / kBatch, 1);
        for (std::size_t batch = 0; batch < batches; ++batch) {
            std::fill(slope.begin(), slope.end(), 0);
            double count = 0;
            for (std::size_t i = batch; i < samples.size(); i += batches) {
                if (samples[i].held_out) continue;
                Model::add_slope(samples[i], model.chance(samples[i]) - samples[i].result, slope);
                ++count;
            }
            model.spread_slope(slope);
            mean_left *= kKeepMean;
            square_left *= kKeepSquare;
            for (std::size_t i = 0; i < values.size(); ++i) {
                const double draw = Model::is_of_combination(i) ? kDraw : kDraw / 1000;
                const double down = slope[i] / std::max(count, 1.0) + draw * model.moved(i);
                mean[i] = kKeepMean * mean[i] + (1 - kKeepMean) * down;
                square[i] = kKeepSquare * square[i] + (1 - kKeepSquare) * down * down;
                values[i] -= step * (mean[i] / (1 - mean_left)) /
                             (std::sqrt(square[i] / (1 - square_left)) + 1e-4);
            }
            model.sum_up();
        }
    }
    return {model.weights(), loss_of(model, samples, true), loss_before};
}

}  // namespace lawan::tictactoe::five
