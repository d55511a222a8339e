// The learned numbers that the engine judges by: one weight for each content of each pattern in
// each stage, a network that judges better where there is one, and how far a shallow search may err
// from a deeper one.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "games/othello/engine/error_model.hpp"
#include "games/othello/engine/in_each_kernel.hpp"
#include "games/othello/engine/network.hpp"
#include "games/othello/engine/patterns.hpp"

namespace lawan::othello {

inline constexpr int kUnitsADisc = 128;

// To the nearest disc; halves go up.
[[nodiscard]] LAWAN_IN_EACH_KERNEL constexpr int in_whole_discs(int units) {
    static_assert(kUnitsADisc == 1 << 7);
    return (units + kUnitsADisc / 2) >> 7;
}

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
    // None where the weights alone judge; they order moves in any case.
    [[nodiscard]] const std::shared_ptr<const Network>& network() const { return network_; }
    // Of whichever judges.
    [[nodiscard]] const ErrorModel& errors() const { return network_ ? network_->errors : errors_; }
    [[nodiscard]] const std::string& origin() const { return origin_; }

    // As they are fitted and stored: weights()[stage * patterns().weight_count() + weight].
    [[nodiscard]] std::vector<std::int16_t> weights() const;
    void set_weights(const std::vector<std::int16_t>& weights);
    void set_tempo(int empties, int value) {
        tempo_[static_cast<std::size_t>(empties)] = static_cast<std::int16_t>(value);
    }
    void set_errors(const ErrorModel& errors) { errors_ = errors; }
    void set_origin(std::string origin) { origin_ = std::move(origin); }
    void set_network(std::shared_ptr<const Network> network) { network_ = std::move(network); }

  private:
    std::size_t row_;
    std::vector<std::int16_t> contents_;
    std::array<std::int16_t, 61> tempo_{};  // what having the move is worth, by empty squares
    ErrorModel errors_;
    std::string origin_;  // the command that made the weights
    std::shared_ptr<const Network> network_;
};

}  // namespace lawan::othello
