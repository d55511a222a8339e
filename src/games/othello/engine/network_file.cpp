#include "games/othello/engine/network_file.hpp"

#include <array>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <optional>
#include <vector>

#include <fmt/format.h>

#include "core/input_error.hpp"
#include "games/othello/engine/checked_text.hpp"
#include "games/othello/words.hpp"

namespace lawan::othello {
namespace {

constexpr std::string_view kKind = "lawan-othello-network ";
constexpr std::string_view kVersion = "2";
constexpr std::string_view kVersionWithoutParts = "1";
constexpr double kErrorScale = 65536;
constexpr std::int32_t kMostError = 10'000;  // discs
constexpr std::int32_t kMostConstant = 1 << 24;

[[noreturn]] void fail(std::string_view name, const Phrase& what) {
    throw InputError{words::kBadNetwork, {name, what}};
}

struct Heading {
    std::string_view version;
    std::string_view made_by;
    std::string_view patterns;
    std::string_view shape;
    std::string_view payload;
};

[[nodiscard]] Heading heading_of(std::string_view text, std::string_view name) {
    CheckedText file{text, name, words::kBadNetwork};
    Heading heading;
    heading.version = file.line(kKind);
    if (heading.version != kVersion && heading.version != kVersionWithoutParts) {
        file.fail(words::kIsOfAnotherVersion);
    }
    heading.made_by = file.line("made-by: ");
    heading.patterns = file.line("patterns: ");
    heading.shape = file.line("shape: ");
    file.check_rest();
    heading.payload = file.rest();
    return heading;
}

template <int Sums>
struct Row {
    std::array<std::int8_t, Sums> at;
};

class Numbers {
  public:
    Numbers(std::string_view bytes, std::string_view name) : bytes_{bytes}, name_{name} {}

    template <class Number>
    [[nodiscard]] Number next() {
        if (bytes_.size() < sizeof(Number)) fail(name_, words::kEndsTooEarly);
        std::uint64_t bits = 0;
        for (std::size_t i = 0; i < sizeof(Number); ++i) {
            bits |= std::uint64_t{static_cast<unsigned char>(bytes_[i])} << (8 * i);
        }
        bytes_.remove_prefix(sizeof(Number));
        return static_cast<Number>(bits);
    }
    template <int Sums>
    [[nodiscard]] Row<Sums> row() {
        Row<Sums> row;
        if (bytes_.size() < row.at.size()) fail(name_, words::kEndsTooEarly);
        std::memcpy(row.at.data(), bytes_.data(), row.at.size());
        bytes_.remove_prefix(row.at.size());
        return row;
    }
    [[nodiscard]] std::int32_t next_within(std::int32_t most) {
        const auto number = next<std::int32_t>();
        if (number < -most || number > most) fail(name_, words::kNumberTooLarge);
        return number;
    }
    [[nodiscard]] bool empty() const { return bytes_.empty(); }

  private:
    std::string_view bytes_;
    std::string_view name_;
};

// The rows of the patterns, one after the other.
template <int Sums>
class PatternRows {
  public:
    PatternRows(Numbers& numbers, bool with_parts, std::string_view name)
        : numbers_{numbers}, name_{name} {
        if (!with_parts) return;
        parts_of_rows_ = patterns().parts();
        for (int i = 0; i < patterns().part_count(); ++i) {
            parts_.push_back(numbers.row<Sums>());
        }
    }

    [[nodiscard]] Row<Sums> next() {
        const Row<Sums> rest = numbers_.row<Sums>();
        return parts_.empty() ? rest : with_parts(rest, parts_of_rows_[at_++]);
    }

  private:
    [[nodiscard]] Row<Sums> with_parts(const Row<Sums>& rest, const PatternParts& of_row) const {
        std::array<std::int16_t, Sums> twice{};
        for (std::size_t part = 0; part < of_row.count; ++part) {
            const Row<Sums>& of_part = parts_[static_cast<std::size_t>(of_row.at[part])];
            for (std::size_t i = 0; i < Sums; ++i) {
                twice[i] = static_cast<std::int16_t>(twice[i] + of_part.at[i]);
            }
        }
        Row<Sums> row;
        int beyond = 0;  // counted, for a loop that may end early is not computed in vectors
        for (std::size_t i = 0; i < Sums; ++i) {
            const int number = rest.at[i] + (twice[i] >> 1);
            row.at[i] = static_cast<std::int8_t>(number);
            beyond |= number ^ row.at[i];
        }
        if (beyond != 0) fail(name_, words::kNumberTooLarge);
        return row;
    }

    Numbers& numbers_;
    std::string_view name_;
    std::vector<PatternParts> parts_of_rows_;
    std::vector<Row<Sums>> parts_;
    std::size_t at_ = 0;
};

// What all networks in files have in common, of whatever size.
struct Form {
    bool mobility;
    bool with_parts;
};

template <int Sums>
[[nodiscard]] NetworkRow<Sums> in_pairs(const Row<Sums>& row) {
    NetworkRow<Sums> paired{};
    for (std::size_t i = 0; i < Sums; ++i) paired.at[place_in_row(i, Sums)] = row.at[i];
    return paired;
}

// The inputs of a layer's weights stand in pairs; those of one output lie together in the file.
template <int Inputs, int Outputs>
void read_layer(Numbers& numbers, std::int16_t (&weights)[Inputs / 2][Outputs][2],
                std::int32_t (&bias)[Outputs]) {
    for (int output = 0; output < Outputs; ++output) {
        for (int input = 0; input < Inputs; ++input) {
            weights[input / 2][output][input % 2] = numbers.next<std::int8_t>();
        }
    }
    for (std::int32_t& each : bias) each = numbers.next_within(kMostConstant);
}

template <int Sums>
void read_stage(Numbers& numbers, NetworkStage<Sums>& stage) {
    read_layer<Sums / 2>(numbers, stage.first, stage.first_bias);
    read_layer<kNetworkFirst>(numbers, stage.second, stage.second_bias);
    for (std::int16_t& each : stage.last) each = numbers.next<std::int16_t>();
    for (auto& half : stage.straight) {
        for (std::int16_t& each : half) each = numbers.next<std::int16_t>();
    }
    stage.constant = numbers.next_within(kMostConstant);
}

// What all positions with so many empty squares, and quadrants of this class, have in common.
template <int Sums>
void set_begin(SizedNetwork<Sums>& network, const std::vector<std::int16_t>& bias,
               const std::vector<Row<Sums>>& empties, const std::vector<Row<Sums>>& quadrants,
               std::string_view name) {
    constexpr int kMostOfRows = 128 * (kPatterns + 2);
    for (std::size_t e = 0; e < empties.size(); ++e) {
        for (std::size_t q = 0; q < quadrants.size(); ++q) {
            for (std::size_t i = 0; i < Sums; ++i) {
                const int sum = bias[i] + empties[e].at[i] + quadrants[q].at[i];
                if (std::abs(sum) > INT16_MAX - kMostOfRows) {
                    fail(name, words::kNumberTooLarge);
                }
                network.begin[e][q].half[2 * i / Sums][i % (Sums / 2)] =
                    static_cast<std::int16_t>(sum);
            }
        }
    }
}

template <int Sums>
[[nodiscard]] std::shared_ptr<const SizedNetwork<Sums>> read_sized(Numbers& numbers, Form form,
                                                                   std::string_view name) {
    auto network = std::make_shared<SizedNetwork<Sums>>();
    network->mobility = form.mobility;
    const auto& row_of = patterns().weight_of();
    PatternRows<Sums> pattern_rows{numbers, form.with_parts, name};
    std::vector<NetworkRow<Sums>> rows;
    for (int i = 0; i < patterns().weight_count(); ++i) {
        rows.push_back(in_pairs<Sums>(pattern_rows.next()));
    }
    for (std::size_t i = 0; i < row_of.size(); ++i) {
        network->contents[i] = rows[static_cast<std::size_t>(row_of[i])];
    }
    std::vector<Row<Sums>> empties;
    for (int i = 0; i < kNetworkEmpties; ++i) empties.push_back(numbers.row<Sums>());
    std::vector<Row<Sums>> quadrants;
    for (int i = 0; i < kQuadrantClasses; ++i) quadrants.push_back(numbers.row<Sums>());
    for (auto& row : network->own_moves) row = in_pairs<Sums>(numbers.row<Sums>());
    for (auto& row : network->other_moves) row = in_pairs<Sums>(numbers.row<Sums>());
    std::vector<std::int16_t> bias(Sums);
    for (std::int16_t& each : bias) each = numbers.next<std::int16_t>();
    set_begin(*network, bias, empties, quadrants, name);
    for (auto& stage : network->stages) read_stage(numbers, stage);
    return network;
}

template <int Sums>
void read_as(Network& network, const SizedNetwork<Sums>* NetworkView::*view, Numbers& numbers,
             Form form, std::string_view name) {
    const auto sized = read_sized<Sums>(numbers, form, name);
    network.view.*view = sized.get();
    network.memory = sized;
}

[[nodiscard]] std::string shape_text(int sums, bool mobility) {
    return fmt::format("{} {} {} {:d}", sums, kNetworkFirst, kNetworkSecond, mobility);
}

void put(std::string& out, std::int32_t number, int bytes) {
    const auto bits = static_cast<std::uint32_t>(number);
    for (int i = 0; i < bytes; ++i) out += static_cast<char>((bits >> (8 * i)) & 0xFFU);
}

}  // namespace

bool is_network_file(std::string_view text) {
    return text.substr(0, kKind.size()) == kKind;
}

std::shared_ptr<const Network> from_network_file(std::string_view text, std::string_view name) {
    const Heading heading = heading_of(text, name);
    if (heading.patterns != pattern_names()) {
        fail(name, words::kOtherPatterns);
    }
    auto network = std::make_shared<Network>();
    Numbers numbers{heading.payload, name};
    for (double& factor : network->errors.factors) {
        factor =
            numbers.next_within(kMostError * static_cast<std::int32_t>(kErrorScale)) / kErrorScale;
    }
    for (std::int16_t& each : network->tempo) each = numbers.next<std::int16_t>();
    for (const bool mobility : {false, true}) {
        const Form form{mobility, heading.version == kVersion};
        if (heading.shape == shape_text(32, mobility)) {
            read_as(*network, &NetworkView::of_32, numbers, form, name);
        } else if (heading.shape == shape_text(64, mobility)) {
            read_as(*network, &NetworkView::of_64, numbers, form, name);
        } else if (heading.shape == shape_text(96, mobility)) {
            read_as(*network, &NetworkView::of_96, numbers, form, name);
        } else if (heading.shape == shape_text(128, mobility)) {
            read_as(*network, &NetworkView::of_128, numbers, form, name);
        }
    }
    if (!network->memory) fail(name, words::kUnknownShape);
    if (!numbers.empty()) fail(name, words::kHoldsMore);
    network->origin = heading.made_by;
    return network;
}

std::string with_errors(std::string_view text, std::string_view name, const ErrorModel& errors,
                        const Tempo& tempo, std::string_view command) {
    const Heading heading = heading_of(text, name);
    std::string payload;
    for (const double factor : errors.factors) {
        put(payload, static_cast<std::int32_t>(std::lround(factor * kErrorScale)), 4);
    }
    for (const std::int16_t each : tempo) put(payload, each, 2);
    payload += heading.payload.substr(payload.size());
    return checked_text(
        fmt::format("{}{}\nmade-by: {} && {}\npatterns: {}\nshape: {}\n", kKind, heading.version,
                    heading.made_by, command, heading.patterns, heading.shape),
        payload);
}

}  // namespace lawan::othello
