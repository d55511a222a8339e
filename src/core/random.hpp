// Random numbers of our own: the standard's distributions differ between libraries, these do not.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "core/hash.hpp"

namespace lawan {

// What a randomised thing starts from. Whoever draws says which seed it drew from.
struct Seed {
    std::uint64_t value = 1;

    // A seed for the part of a run that `stream` numbers: game 7, its second bot, …
    [[nodiscard]] constexpr Seed derive(std::uint64_t stream) const {
        return Seed{mix(value, stream)};
    }
    friend constexpr bool operator==(Seed, Seed) = default;
};

// xoshiro256** (Blackman, Vigna: Scrambled linear pseudorandom number generators, ACM TOMS 47,
// 2021).
class Random {
  public:
    constexpr explicit Random(Seed seed) {
        for (std::uint64_t i = 0; i < state_.size(); ++i) state_[i] = seed.derive(i).value;
    }

    constexpr std::uint64_t next() {
        const std::uint64_t result = rotated(state_[1] * 5, 7) * 9;
        const std::uint64_t shifted = state_[1] << 17;
        state_[2] ^= state_[0];
        state_[3] ^= state_[1];
        state_[1] ^= state_[2];
        state_[0] ^= state_[3];
        state_[2] ^= shifted;
        state_[3] = rotated(state_[3], 45);
        return result;
    }

    // Every number below `bound` is equally likely: what would tip the balance is drawn again.
    constexpr std::uint64_t below(std::uint64_t bound) {
        assert(bound > 0);
        const std::uint64_t surplus = (0 - bound) % bound;
        for (;;) {
            const std::uint64_t drawn = next();
            if (drawn >= surplus) return drawn % bound;
        }
    }

    // From 0 up to, not including, 1, in steps of 2⁻⁵³.
    constexpr double unit() { return static_cast<double>(next() >> 11) * 0x1.0p-53; }

    constexpr bool chance(double probability) { return unit() < probability; }

    // One element of a range with an index; the range must not be empty.
    template <class Range>
    constexpr decltype(auto) pick(Range&& range) {
        return range[static_cast<std::size_t>(below(range.size()))];
    }

    template <class Range>
    constexpr void shuffle(Range& range) {
        for (std::size_t left = range.size(); left > 1; --left) {
            std::swap(range[left - 1], range[static_cast<std::size_t>(below(left))]);
        }
    }

  private:
    [[nodiscard]] static constexpr std::uint64_t rotated(std::uint64_t word, int by) {
        return (word << by) | (word >> (64 - by));
    }

    std::array<std::uint64_t, 4> state_{};
};

}  // namespace lawan
