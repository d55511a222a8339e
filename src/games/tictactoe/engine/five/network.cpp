#include "games/tictactoe/engine/five/network.hpp"

#include <algorithm>

namespace lawan::tictactoe::five {
namespace {

constexpr Network kLearned{
#include "games/tictactoe/engine/five/learned_network.inc"
};

[[nodiscard]] float of_head(std::int32_t number) {
    return static_cast<float>(number) / Network::kHeadUnit;
}

}  // namespace

const Network& Network::learned() {
    return kLearned;
}

std::size_t combination(FourShapes shapes) {
    std::array<std::size_t, kDirectionCount> sorted{};
    for (int direction = 0; direction < kDirectionCount; ++direction)
        sorted[static_cast<std::size_t>(direction)] =
            static_cast<std::size_t>(shape_in(shapes, direction));
    std::sort(sorted.begin(), sorted.end());
    const auto [a, b, c, d] = sorted;
    return a + b * (b + 1) / 2 + c * (c + 1) * (c + 2) / 6 + d * (d + 1) * (d + 2) * (d + 3) / 24;
}

const Judge& Judge::usual() {
    static const Judge kUsual{Network::learned()};
    return kUsual;
}

Judge::Judge(const Network& network)
    : kinds_{network}, cell_{network.cell}, out_bias_{of_head(network.out_bias)} {
    const auto sum = [&](Line own, Line other) {
        Network::Row row;
        for (std::size_t i = 0; i < kSums; ++i)
            row[i] = static_cast<std::int16_t>(network.own[own][i] + network.other[other][i]);
        return row;
    };
    for (const auto& [of_x, of_o] : line_pairs()) {
        rows_[0].push_back(sum(of_x, of_o));
        rows_[1].push_back(sum(of_o, of_x));
    }
    for (std::size_t sum = 0; sum < kSums; ++sum) {
        for (std::size_t i = 0; i < kHidden; ++i) mix_[sum][i] = of_head(network.mix[sum][i]);
        past_[sum] = of_head(network.past[sum]);
    }
    for (std::size_t i = 0; i < kHidden; ++i) {
        mix_bias_[i] = of_head(network.mix_bias[i]);
        out_[i] = of_head(network.out[i]);
    }
}

// The numbers are added in one order, so that every machine gets the same.
int Judge::value(const Sums& sums) const {
    constexpr float kOfSum = 1 / (Network::kScale * Network::kCellUnit);
    std::array<float, kHidden> hidden = mix_bias_;
    float value = out_bias_;
    for (std::size_t sum = 0; sum < kSums; ++sum) {
        const float scaled = static_cast<float>(sums[sum]) * kOfSum;
        for (std::size_t i = 0; i < kHidden; ++i) hidden[i] += mix_[sum][i] * scaled;
        value += past_[sum] * scaled;
    }
    for (std::size_t i = 0; i < kHidden; ++i) value += out_[i] * std::max(hidden[i], 0.0F);
    return static_cast<int>(std::clamp(value, -60.0F, 60.0F) * Network::kUnit);
}

}  // namespace lawan::tictactoe::five
