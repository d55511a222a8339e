#include "games/tictactoe/training/five_fit.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <cstdint>
#include <numeric>
#include <vector>

#include "games/tictactoe/training/five_order.hpp"
#include "work/threads.hpp"

namespace lawan::tictactoe::five {
namespace {

// The numbers of a network while it learns. A line is what its shape is worth, and what it is
// worth beyond that: lines that are seldom seen stay near others of their shape.
struct Model {
    using Row = std::array<float, kSums>;
    using HeadRow = std::array<float, kHidden>;
    struct OfSide {
        std::array<Row, kShapes> shapes;
        std::array<Row, kLines> lines;
    };

    OfSide own;
    OfSide other;
    Row cell;
    std::array<HeadRow, kSums> mix;
    HeadRow mix_bias;
    HeadRow out;
    Row past;
    float out_bias;

    // Those of shapes and lines, which come first.
    static constexpr std::size_t kOfLines = 2 * sizeof(OfSide) / sizeof(float);
    [[nodiscard]] float* numbers() { return reinterpret_cast<float*>(this); }
    [[nodiscard]] const float* numbers() const { return reinterpret_cast<const float*>(this); }
};
static_assert(sizeof(Model) % sizeof(float) == 0);
constexpr std::size_t kNumbers = sizeof(Model) / sizeof(float);

// Shapes of lines in freestyle five in a row.
[[nodiscard]] const std::array<std::uint8_t, kLines>& shapes_of_lines() {
    static const auto kKnown = [] {
        std::array<std::uint8_t, kLines> shapes{};
        const Rules rules{{15, 15}, 5};
        const ShapeTable& table = ShapeTable::of(rules, Side::X);
        constexpr int kCodes = 6561;
        for (int code = 0; code < kCodes; ++code) {
            const auto line = static_cast<LineCode>(code);
            shapes[table.line(line)] = static_cast<std::uint8_t>(table.shape(line));
        }
        return shapes;
    }();
    return kKnown;
}

[[nodiscard]] float drawn(Random& random, float spread) {
    constexpr std::uint64_t kSteps = 20'001;
    return spread * (static_cast<float>(random.below(kSteps)) / 10'000 - 1);
}

// Numbers by chance to begin with: the same network learned anew is better than one that goes on.
[[nodiscard]] Model first_model(Seed seed) {
    Model model{};
    Random random{seed};
    for (Model::OfSide* side : {&model.own, &model.other}) {
        for (auto& row : side->shapes) {
            for (float& number : row) number = drawn(random, 0.25F);
        }
    }
    for (float& number : model.cell) number = drawn(random, 0.25F);
    for (auto& row : model.mix) {
        for (float& number : row) number = drawn(random, 0.3F);
    }
    for (float& number : model.out) number = drawn(random, 0.3F);
    for (float& number : model.past) number = drawn(random, 0.1F);
    return model;
}

// The lines' numbers summed up.
struct Lines {
    std::array<Model::Row, kLines> own;
    std::array<Model::Row, kLines> other;

    explicit Lines(const Model& model) {
        for (std::size_t line = 0; line < kLines; ++line) {
            const std::size_t shape = shapes_of_lines()[line];
            for (std::size_t i = 0; i < kSums; ++i) {
                own[line][i] = model.own.shapes[shape][i] + model.own.lines[line][i];
                other[line][i] = model.other.shapes[shape][i] + model.other.lines[line][i];
            }
        }
    }
};

// One position, forwards and backwards.
class Pass {
  public:
    Pass(const Model& model, const Lines& lines) : model_{model}, lines_{lines} {}

    [[nodiscard]] float odds(const Samples& samples, const Samples::Position& position) {
        sums_.fill(0);
        cells_.resize(position.end - position.first);
        for (std::size_t i = position.first; i < position.end; ++i) {
            const Samples::Cell& cell = samples.cells[i];
            Model::Row& row = cells_[i - position.first];
            row = model_.cell;
            for (std::size_t direction = 0; direction < kDirectionCount; ++direction) {
                const Model::Row& own = lines_.own[cell.own[direction]];
                const Model::Row& other = lines_.other[cell.other[direction]];
                for (std::size_t k = 0; k < kSums; ++k) row[k] += own[k] + other[k];
            }
            for (std::size_t k = 0; k < kSums; ++k) sums_[k] += row[k] > 0 ? row[k] : 0;
        }
        hidden_ = model_.mix_bias;
        float odds = model_.out_bias;
        for (std::size_t k = 0; k < kSums; ++k) {
            sums_[k] /= Network::kScale;
            for (std::size_t i = 0; i < kHidden; ++i) hidden_[i] += model_.mix[k][i] * sums_[k];
            odds += model_.past[k] * sums_[k];
        }
        for (std::size_t i = 0; i < kHidden; ++i)
            odds += model_.out[i] * std::max(hidden_[i], 0.0F);
        return odds;
    }

    // After odds() of the same position; the slopes of lines are kept in those of `lines`.
    void add_slope(const Samples& samples, const Samples::Position& position, float error,
                   Model& slope) const {
        Model::HeadRow of_hidden{};
        slope.out_bias += error;
        for (std::size_t i = 0; i < kHidden; ++i) {
            if (hidden_[i] <= 0) continue;
            slope.out[i] += error * hidden_[i];
            of_hidden[i] = error * model_.out[i];
            slope.mix_bias[i] += of_hidden[i];
        }
        Model::Row of_sum;
        for (std::size_t k = 0; k < kSums; ++k) {
            slope.past[k] += error * sums_[k];
            of_sum[k] = error * model_.past[k];
            for (std::size_t i = 0; i < kHidden; ++i) {
                slope.mix[k][i] += of_hidden[i] * sums_[k];
                of_sum[k] += of_hidden[i] * model_.mix[k][i];
            }
            of_sum[k] /= Network::kScale;
        }
        for (std::size_t i = position.first; i < position.end; ++i) {
            const Samples::Cell& cell = samples.cells[i];
            const Model::Row& row = cells_[i - position.first];
            Model::Row down;
            for (std::size_t k = 0; k < kSums; ++k) down[k] = row[k] > 0 ? of_sum[k] : 0;
            for (std::size_t k = 0; k < kSums; ++k) slope.cell[k] += down[k];
            for (std::size_t direction = 0; direction < kDirectionCount; ++direction) {
                Model::Row& own = slope.own.lines[cell.own[direction]];
                Model::Row& other = slope.other.lines[cell.other[direction]];
                for (std::size_t k = 0; k < kSums; ++k) own[k] += down[k];
                for (std::size_t k = 0; k < kSums; ++k) other[k] += down[k];
            }
        }
    }

  private:
    const Model& model_;
    const Lines& lines_;
    Model::Row sums_{};
    Model::HeadRow hidden_{};
    std::vector<Model::Row> cells_;
};

// A batch is cut into as many parts however many threads work on them, so that sums come out the
// same.
constexpr std::size_t kParts = 16;

template <class Work>
void in_parts(int threads, Work work) {
    std::atomic<std::size_t> next{0};
    on_workers(std::clamp(threads, 1, static_cast<int>(kParts)), [&](int) {
        for (std::size_t part = next++; part < kParts; part = next++) work(part);
    });
}

[[nodiscard]] double loss_of(const Model& model, const Samples& samples, int threads) {
    constexpr double kLeast = 1e-6;
    const Lines lines{model};
    std::array<double, kParts> losses{};
    const auto& positions = samples.held_out;
    in_parts(threads, [&](std::size_t part) {
        Pass pass{model, lines};
        for (std::size_t i = part; i < positions.size(); i += kParts) {
            const double says =
                std::clamp<double>(chance(pass.odds(samples, positions[i])), kLeast, 1 - kLeast);
            const double result = positions[i].result;
            losses[part] -= result * std::log(says) + (1 - result) * std::log(1 - says);
        }
    });
    const double loss = std::accumulate(losses.begin(), losses.end(), 0.0);
    return positions.empty() ? 0 : loss / static_cast<double>(positions.size());
}

[[nodiscard]] Model model_of(const Network& network) {
    Model model{};
    const auto of_cells = [](std::int16_t number) {
        return static_cast<float>(number) / Network::kCellUnit;
    };
    const auto of_head = [](std::int32_t number) {
        return static_cast<float>(number) / Network::kHeadUnit;
    };
    for (std::size_t line = 0; line < kLines; ++line) {
        for (std::size_t k = 0; k < kSums; ++k) {
            model.own.lines[line][k] = of_cells(network.own[line][k]);
            model.other.lines[line][k] = of_cells(network.other[line][k]);
        }
    }
    for (std::size_t k = 0; k < kSums; ++k) {
        model.cell[k] = of_cells(network.cell[k]);
        model.past[k] = of_head(network.past[k]);
        for (std::size_t i = 0; i < kHidden; ++i) model.mix[k][i] = of_head(network.mix[k][i]);
    }
    for (std::size_t i = 0; i < kHidden; ++i) {
        model.mix_bias[i] = of_head(network.mix_bias[i]);
        model.out[i] = of_head(network.out[i]);
    }
    model.out_bias = of_head(network.out_bias);
    return model;
}

[[nodiscard]] Network network_of(const Model& model) {
    Network network;
    const auto of_cells = [](float number) {
        return static_cast<std::int16_t>(std::clamp(std::lround(number * Network::kCellUnit),
                                                    -long{Network::kMostInRow},
                                                    long{Network::kMostInRow}));
    };
    const auto of_head = [](float number) {
        return static_cast<std::int32_t>(std::lround(number * Network::kHeadUnit));
    };
    const Lines lines{model};
    for (std::size_t line = 0; line < kLines; ++line) {
        for (std::size_t k = 0; k < kSums; ++k) {
            network.own[line][k] = of_cells(lines.own[line][k]);
            network.other[line][k] = of_cells(lines.other[line][k]);
        }
    }
    for (std::size_t k = 0; k < kSums; ++k) {
        network.cell[k] = of_cells(model.cell[k]);
        network.past[k] = of_head(model.past[k]);
        for (std::size_t i = 0; i < kHidden; ++i) network.mix[k][i] = of_head(model.mix[k][i]);
    }
    for (std::size_t i = 0; i < kHidden; ++i) {
        network.mix_bias[i] = of_head(model.mix_bias[i]);
        network.out[i] = of_head(model.out[i]);
    }
    network.out_bias = of_head(model.out_bias);
    return network;
}

// D. Kingma and J. Ba: Adam, a method for stochastic optimization, 2015.
class Adam {
  public:
    void begin_step(float rate) {
        rate_ = rate;
        mean_left_ *= kKeepMean;
        square_left_ *= kKeepSquare;
    }
    // The same for a part of the numbers.
    void step(Model& model, const Model& slope, std::size_t first, std::size_t end) {
        constexpr float kDraw = 1e-5F;  // towards nothing, for shapes and what lines add to them
        float* numbers = model.numbers();
        const float* slopes = slope.numbers();
        for (std::size_t i = first; i < end; ++i) {
            const float down = slopes[i] + (i < Model::kOfLines ? kDraw * numbers[i] : 0);
            mean_[i] = kKeepMean * mean_[i] + (1 - kKeepMean) * down;
            square_[i] = kKeepSquare * square_[i] + (1 - kKeepSquare) * down * down;
            numbers[i] -= rate_ * (mean_[i] / (1 - mean_left_)) /
                          (std::sqrt(square_[i] / (1 - square_left_)) + 1e-6F);
        }
    }

  private:
    static constexpr float kKeepMean = 0.9F;
    static constexpr float kKeepSquare = 0.999F;

    std::vector<float> mean_ = std::vector<float>(kNumbers);
    std::vector<float> square_ = std::vector<float>(kNumbers);
    float rate_ = 0;
    float mean_left_ = 1;
    float square_left_ = 1;
};

using Batch = std::vector<std::size_t>;

class Learner {
  public:
    Learner(const Samples& samples, const FitPlan& plan)
        : samples_{samples},
          threads_{plan.threads},
          model_{first_model(plan.seed)},
          slopes_(kParts) {}

    void learn(const Batch& batch, float rate) {
        add_slopes(batch);
        adam_.begin_step(rate);
        in_parts(threads_, [&](std::size_t part) {
            adam_.step(model_, slopes_[0], first_of(part), first_of(part + 1));
        });
    }
    [[nodiscard]] const Model& model() const { return model_; }

  private:
    [[nodiscard]] static std::size_t first_of(std::size_t part) { return part * kNumbers / kParts; }

    // The slope of a batch, in the first of the parts.
    void add_slopes(const Batch& batch) {
        const Lines lines{model_};
        in_parts(threads_, [&](std::size_t part) {
            Model& slope = slopes_[part];
            std::fill_n(slope.numbers(), kNumbers, 0.0F);
            Pass pass{model_, lines};
            for (std::size_t i = part; i < batch.size(); i += kParts) {
                const Samples::Position& position = samples_.learned_from[batch[i]];
                const float error = chance(pass.odds(samples_, position)) - position.target;
                pass.add_slope(samples_, position, error / static_cast<float>(batch.size()), slope);
            }
        });
        in_parts(threads_, [&](std::size_t part) {
            float* sums = slopes_[0].numbers();
            for (std::size_t other = 1; other < kParts; ++other) {
                const float* added = slopes_[other].numbers();
                for (std::size_t i = first_of(part); i < first_of(part + 1); ++i)
                    sums[i] += added[i];
            }
        });
        for (Model::OfSide* side : {&slopes_[0].own, &slopes_[0].other}) {
            for (std::size_t line = 0; line < kLines; ++line) {
                Model::Row& shape = side->shapes[shapes_of_lines()[line]];
                for (std::size_t k = 0; k < kSums; ++k) shape[k] += side->lines[line][k];
            }
        }
    }

    const Samples& samples_;
    int threads_;
    Model model_;
    Adam adam_;
    std::vector<Model> slopes_;
};

}  // namespace

Fit fit_network(const Network& before, const Samples& samples, const FitPlan& plan) {
    constexpr float kFirstRate = 0.003F;
    Fit fit;
    Learner learner{samples, plan};
    Random random{plan.seed.derive(1)};
    Batch order(samples.learned_from.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    // Large ones keep many threads busy, and small sets need many steps all the same.
    const std::size_t batch = std::clamp<std::size_t>(order.size() / 500, 64, 2048);
    for (int round = 0; round < plan.rounds; ++round) {
        for (std::size_t i = order.size(); i > 1; --i)
            std::swap(order[i - 1], order[random.below(i)]);
        for (std::size_t first = 0; first < order.size(); first += batch) {
            const auto begin = order.begin() + static_cast<std::ptrdiff_t>(first);
            const auto count = static_cast<std::ptrdiff_t>(std::min(batch, order.size() - first));
            const float done = (static_cast<float>(round) +
                                static_cast<float>(first) / static_cast<float>(order.size())) /
                               static_cast<float>(plan.rounds);
            learner.learn({begin, begin + count}, kFirstRate * (1 - done));
        }
        if (plan.after_round && !plan.after_round(round + 1)) {
            fit.broken_off = round + 1 < plan.rounds;
            break;
        }
    }
    fit.network = network_of(learner.model());
    fit.order_loss = learn_order(samples, fit.network);
    fit.loss = loss_of(model_of(fit.network), samples, plan.threads);
    fit.loss_before = loss_of(model_of(before), samples, plan.threads);
    return fit;
}

}  // namespace lawan::tictactoe::five
