#include "games/tictactoe/training/five_order.hpp"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

#include "games/tictactoe/engine/five/cell_kinds.hpp"

namespace lawan::tictactoe::five {
namespace {

// How likely cells are to be played: what each shape counts on its own, and what each combination
// counts beyond the sum of its shapes.
class Order {
  public:
    Order() {
        for (std::size_t shapes = 0; shapes < (1U << 16U); ++shapes) {
            const auto four = static_cast<FourShapes>(shapes);
            if (!exists(four)) continue;
            auto& parts = parts_[combination(four)];
            for (int direction = 0; direction < kDirectionCount; ++direction)
                parts[static_cast<std::size_t>(direction)] =
                    static_cast<std::uint8_t>(shape_in(four, direction));
        }
    }

    // One step after each position (Adagrad: J. Duchi, E. Hazan and Y. Singer, 2011).
    void learn(const Samples& samples, const Samples::Position& position) {
        (void)loss(samples, position);
        for (std::size_t i = position.first; i < position.end; ++i) {
            const float error = chances_[i - position.first] - (i == position.played ? 1.0F : 0.0F);
            if (std::abs(error) < 1e-4F) continue;
            learn_cell(0, samples.cells[i].own_combination, error);
            learn_cell(1, samples.cells[i].other_combination, error);
        }
    }

    [[nodiscard]] float loss(const Samples& samples, const Samples::Position& position) {
        chances_.resize(position.end - position.first);
        float most = -1e9F;
        for (std::size_t i = position.first; i < position.end; ++i) {
            float& odds = chances_[i - position.first];
            odds = worth(0, samples.cells[i].own_combination) +
                   worth(1, samples.cells[i].other_combination);
            most = std::max(most, odds);
        }
        float sum = 0;
        for (float& odds : chances_) sum += odds = std::exp(odds - most);
        for (float& odds : chances_) odds /= sum;
        return -std::log(std::max(chances_[position.played - position.first], 1e-6F));
    }

    void write(Network& network) const {
        const auto rounded = [](float number) {
            return static_cast<std::int16_t>(
                std::clamp(std::lround(number * Network::kOrderUnit), -8'000L, 8'000L));
        };
        for (std::size_t i = 0; i < kCombinations; ++i) {
            network.own_order[i] = rounded(worth(0, i));
            network.other_order[i] = rounded(worth(1, i));
        }
    }

  private:
    struct Number {
        float value = 0;
        float squares = 0.1F;

        void learn(float error, float rate) {
            squares += error * error;
            value -= rate * error / std::sqrt(squares);
        }
    };

    [[nodiscard]] float worth(std::size_t side, std::size_t which) const {
        float worth = combinations_[side][which].value;
        for (const std::uint8_t shape : parts_[which]) worth += shapes_[side][shape].value;
        return worth;
    }
    void learn_cell(std::size_t side, std::size_t which, float error) {
        combinations_[side][which].learn(error, 0.1F);
        for (const std::uint8_t shape : parts_[which]) shapes_[side][shape].learn(error, 0.1F);
    }

    std::array<std::array<Number, kShapes>, 2> shapes_{};
    std::array<std::array<Number, kCombinations>, 2> combinations_{};
    std::array<std::array<std::uint8_t, kDirectionCount>, kCombinations> parts_{};
    std::vector<float> chances_;
};

}  // namespace

double learn_order(const Samples& samples, Network& network) {
    constexpr int kRounds = 2;
    constexpr std::size_t kEnough = 250'000;  // positions: there are far fewer numbers to learn
    Order order;
    const auto known = [](const Samples::Position& position) {
        return position.played < position.end;
    };
    const std::size_t step = 1 + samples.learned_from.size() / kEnough;
    for (int round = 0; round < kRounds; ++round) {
        for (std::size_t i = 0; i < samples.learned_from.size(); i += step) {
            const Samples::Position& position = samples.learned_from[i];
            if (known(position)) order.learn(samples, position);
        }
    }
    double loss = 0;
    double count = 0;
    for (const Samples::Position& position : samples.held_out) {
        if (!known(position)) continue;
        loss += order.loss(samples, position);
        ++count;
    }
    order.write(network);
    return count > 0 ? loss / count : 0;
}

}  // namespace lawan::tictactoe::five
