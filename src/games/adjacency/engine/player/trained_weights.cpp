#include "games/adjacency/engine/player/trained_weights.hpp"

#include <cerrno>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

#include "core/input_error.hpp"
#include "core/named_file.hpp"
#include "core/text.hpp"
#include "core/whole_file.hpp"
#include "games/adjacency/words.hpp"

namespace lawan::adjacency::player {
namespace {

[[nodiscard]] std::string bytes_of(const std::string& path) {
    if (auto bytes = read_whole(path)) return *std::move(bytes);
    throw unreadable(path, ENOENT);
}

// All numbers, whatever stands between them; none where one does not fit.
[[nodiscard]] std::optional<std::vector<std::int16_t>> numbers_in(const std::string& text) {
    constexpr int kMost = std::numeric_limits<std::int16_t>::max();
    std::vector<std::int16_t> numbers;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (!is_digit(text[i])) continue;
        const bool negative = i > 0 && text[i - 1] == '-';
        int number = 0;
        for (; i < text.size() && is_digit(text[i]); ++i) {
            number = 10 * number + (text[i] - '0');
            if (number > kMost) return std::nullopt;
        }
        numbers.push_back(static_cast<std::int16_t>(negative ? -number : number));
    }
    return numbers;
}

template <class Table>
[[nodiscard]] bool fill(Table& table, const std::vector<std::int16_t>& numbers) {
    if (numbers.size() != table.size() * table.front().size()) return false;
    auto next = numbers.begin();
    for (auto& stage : table) {
        for (auto& weight : stage) weight = *next++;
    }
    return true;
}

}  // namespace

TrainedWeights read_trained_weights(const std::string& path) {
    const auto numbers = numbers_in(bytes_of(path));
    TrainedWeights weights;
    if (numbers && fill(weights.marks, *numbers)) return weights;
    weights.trained = TrainedWeights::Trained::Sets;
    if (numbers && fill(weights.sets, *numbers)) return weights;
    throw InputError{words::kNotWeights, {in_quotes(path)}};
}

}  // namespace lawan::adjacency::player
