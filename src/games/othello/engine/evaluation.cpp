#include "games/othello/engine/evaluation.hpp"

namespace lawan::othello {

Evaluation::Evaluation()
    : row_{static_cast<std::size_t>(patterns().content_count()) + 1},
      contents_(row_ * kStages + 1, std::int16_t{0}) {}

std::vector<std::int16_t> Evaluation::weights() const {
    const auto count = static_cast<std::size_t>(patterns().weight_count());
    const auto& weight_of = patterns().weight_of();
    std::vector<std::int16_t> weights(count * kStages);
    for (std::size_t stage = 0; stage < kStages; ++stage) {
        for (std::size_t content = 0; content + 1 < row_; ++content) {
            weights[stage * count + static_cast<std::size_t>(weight_of[content])] =
                contents_[stage * row_ + content];
        }
    }
    return weights;
}

void Evaluation::set_weights(const std::vector<std::int16_t>& weights) {
    const auto count = static_cast<std::size_t>(patterns().weight_count());
    const auto& weight_of = patterns().weight_of();
    for (std::size_t stage = 0; stage < kStages; ++stage) {
        for (std::size_t content = 0; content + 1 < row_; ++content) {
            contents_[stage * row_ + content] =
                weights[stage * count + static_cast<std::size_t>(weight_of[content])];
        }
    }
}

}  // namespace lawan::othello
