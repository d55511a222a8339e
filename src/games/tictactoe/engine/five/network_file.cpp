#include "games/tictactoe/engine/five/network_file.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <limits>
#include <optional>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/input_error.hpp"
#include "core/named_file.hpp"
#include "core/text.hpp"
#include "games/tictactoe/words.hpp"

namespace lawan::tictactoe::five {
namespace {

template <class Numbers>
[[nodiscard]] std::string row_of(const Numbers& numbers) {
    return fmt::format("{{{{{}}}}}", fmt::join(numbers, ", "));
}

template <class Rows>
[[nodiscard]] std::string rows_of(const Rows& rows) {
    std::string text = "{{\n";
    for (const auto& row : rows) text += "    " + row_of(row) + ",\n";
    return text + "}},\n";
}

// The numbers of the rows; lines that begin with // say where they come from.
[[nodiscard]] std::optional<std::vector<int>> numbers_in(std::string_view text) {
    std::vector<int> numbers;
    while (!text.empty()) {
        if (text.substr(0, 2) == "//") {
            text.remove_prefix(std::min(text.find('\n'), text.size()));
        } else if (is_digit(text.front()) || text.front() == '-') {
            int number = 0;
            const auto [end, error] =
                std::from_chars(text.data(), text.data() + text.size(), number);
            if (error != std::errc{}) return std::nullopt;
            numbers.push_back(number);
            text.remove_prefix(static_cast<std::size_t>(end - text.data()));
        } else if (std::string_view{"{}, \r\n"}.find(text.front()) != std::string_view::npos) {
            text.remove_prefix(1);
        } else {
            return std::nullopt;
        }
    }
    return numbers;
}

[[nodiscard]] std::string comments_at_the_top(std::string_view text) {
    std::size_t end = 0;
    while (text.substr(end, 2) == "//") end = std::min(text.find('\n', end), text.size() - 1) + 1;
    return std::string{text.substr(0, end)};
}

// Fills a network with numbers in the order of the file.
class Filling {
  public:
    explicit Filling(const std::vector<int>& numbers) : numbers_{numbers} {}

    template <class Number>
    void fill(Number& number) {
        if constexpr (std::is_integral_v<Number>) {
            const int next = next_ < numbers_.size() ? numbers_[next_] : 0;
            ++next_;
            fits_ &= next >= std::numeric_limits<Number>::min() &&
                     next <= std::numeric_limits<Number>::max();
            number = static_cast<Number>(next);
        } else {
            for (auto& part : number) fill(part);
        }
    }
    [[nodiscard]] bool fitted() const { return fits_ && next_ == numbers_.size(); }

  private:
    const std::vector<int>& numbers_;
    std::size_t next_ = 0;
    bool fits_ = true;
};

[[nodiscard]] bool adds_up(const Network& network) {
    const auto small = [](const Network::Row& row) {
        return std::all_of(row.begin(), row.end(), [](int number) {
            return number >= -Network::kMostInRow && number <= Network::kMostInRow;
        });
    };
    return std::all_of(network.own.begin(), network.own.end(), small) &&
           std::all_of(network.other.begin(), network.other.end(), small) && small(network.cell);
}

}  // namespace

std::string to_source(const Network& network) {
    return rows_of(network.own) + rows_of(network.other) + row_of(network.cell) + ",\n" +
           rows_of(network.mix) + row_of(network.mix_bias) + ",\n" + row_of(network.out) + ",\n" +
           row_of(network.past) + ",\n" + fmt::format("{},\n", network.out_bias) +
           row_of(network.own_order) + ",\n" + row_of(network.other_order) + ",\n";
}

NetworkFile read_network(const std::string& path) {
    constexpr std::size_t kLongest = std::size_t{8} << 20U;
    const std::string text = read_named(path, kLongest);
    if (const auto numbers = numbers_in(text)) {
        Network network;
        Filling filling{*numbers};
        filling.fill(network.own);
        filling.fill(network.other);
        filling.fill(network.cell);
        filling.fill(network.mix);
        filling.fill(network.mix_bias);
        filling.fill(network.out);
        filling.fill(network.past);
        filling.fill(network.out_bias);
        filling.fill(network.own_order);
        filling.fill(network.other_order);
        if (filling.fitted() && adds_up(network)) return {comments_at_the_top(text), network};
    }
    throw InputError{words::kNotNetwork, {in_quotes(path)}};
}

}  // namespace lawan::tictactoe::five
