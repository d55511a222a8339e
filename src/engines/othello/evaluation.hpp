// The learned numbers that the engine judges by: one weight for each content of each pattern in
// each stage, and how far a shallow search may err from a deeper one.
#pragma once

#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "engines/othello/patterns.hpp"

namespace lawan::othello {

inline constexpr int kUnitsADisc = 128;

// The spread of the difference between a deep and a shallow search's scores, in discs, by the
// number of empty squares and the two depths. It grows like that of a random walk with the plies
// between the two, shrinks with the depth of the shallow one, and is another one at the end of the
// game.
struct ErrorModel {
    static constexpr int kTerms = 8;
    // Measured with the weights of 2026 that are shipped; for those that come without a model.
    std::array<double, kTerms> factors{1.4, 0, 0.4, 1.2, 0, 0, 0, 1};

    [[nodiscard]] static std::array<double, kTerms> terms(int empties, int depth, int shallow) {
        const double e = empties / 10.0;
        const double between = std::sqrt(static_cast<double>(depth - shallow));
        const double doubt = 1.0 / (1 + shallow);
        const double end = depth >= empties ? 1.0 : 0.0;
        return {1.0, e, between, doubt, e * e, e * between, e * doubt, end};
    }
    [[nodiscard]] double spread(int empties, int depth, int shallow) const {
        if (shallow >= depth) return kLeast;
        const auto values = terms(empties, depth, shallow);
        double sum = 0;
        for (int i = 0; i < kTerms; ++i) {
            sum += factors[static_cast<std::size_t>(i)] * values[static_cast<std::size_t>(i)];
        }
        return sum < kLeast ? kLeast : sum;
    }

  private:
    static constexpr double kLeast = 0.5;
};

class Evaluation {
  public:
    // All weights zero: what training starts from.
    Evaluation();

    // One row of weights a stage, one weight for each content, and a zero after the last. One more
    // may be read (not used) behind the end.
    [[nodiscard]] const std::int16_t* stage(int empties) const {
        return contents_.data() + static_cast<std::size_t>(stage_of(empties)) * row_;
    }
    [[nodiscard]] int tempo(int empties) const { return tempo_[static_cast<std::size_t>(empties)]; }
    [[nodiscard]] const ErrorModel& errors() const { return errors_; }
    [[nodiscard]] const std::string& origin() const { return origin_; }
    [[nodiscard]] bool empty() const { return origin_.empty(); }

    // As they are fitted and stored: weights()[stage * patterns().weight_count() + weight].
    [[nodiscard]] std::vector<std::int16_t> weights() const;
    void set_weights(const std::vector<std::int16_t>& weights);
    void set_tempo(int empties, int value) {
        tempo_[static_cast<std::size_t>(empties)] = static_cast<std::int16_t>(value);
    }
    void set_errors(const ErrorModel& errors) { errors_ = errors; }
    void set_origin(std::string origin) { origin_ = std::move(origin); }

  private:
    std::size_t row_;
    std::vector<std::int16_t> contents_;
    std::array<std::int16_t, 61> tempo_{};  // what having the move is worth, by empty squares
    ErrorModel errors_;
    std::string origin_;  // the command that made the weights
};

}  // namespace lawan::othello
