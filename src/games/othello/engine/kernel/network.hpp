// What the network says of a position. The steps of all versions are the same whole numbers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "games/othello/engine/kernel/mobility.hpp"
#include "games/othello/engine/kernel/network_vectors.hpp"
#include "games/othello/engine/kernel/node.hpp"
#include "games/othello/engine/kernel/parity.hpp"
#include "games/othello/engine/network.hpp"

#ifdef LAWAN_KERNEL_SIMD128
#include <wasm_simd128.h>
#endif

namespace lawan::othello::LAWAN_KERNEL {

// A sum is held between 0 and this before it is multiplied with its partner.
inline constexpr int kMostSum = 255;
inline constexpr int kProductShift = 9;
inline constexpr int kMostActive = 127;  // what layers hand on
inline constexpr int kLayerShift = 6;
inline constexpr int kLastShift = 7;
inline constexpr int kStraightShift = 8;

// The rows that a position selects, two by two.
template <int Sums>
class RowsOf {
  public:
    RowsOf(const Node& node, const SizedNetwork<Sums>& network)
        : node_{node}, contents_{&network.contents[0]} {
        if (network.mobility) {
            own_ = &network.own_moves[at_most(count(moves(node.p, node.o)))];
            other_ = &network.other_moves[at_most(count(moves(node.o, node.p)))];
        }
    }

    template <class Add>
    void visit(const Add& add) const {
        for (std::size_t slot = 0; slot < kPatterns; slot += 2) add(row(slot), row(slot + 1));
        if (own_ != nullptr) add(own_->at, other_->at);
    }

  private:
    static_assert(kPatterns % 2 == 0);

    [[nodiscard]] static std::size_t at_most(int moves) {
        return static_cast<std::size_t>(moves < kNetworkMoves ? moves : kNetworkMoves - 1);
    }
    [[nodiscard]] const std::int8_t* row(std::size_t slot) const {
        return contents_[kCentres[slot] + node_.numbers.at[slot]].at;
    }

    const Node& node_;
    const NetworkRow<Sums>* contents_;
    const NetworkRow<Sums>* own_ = nullptr;
    const NetworkRow<Sums>* other_ = nullptr;
};

template <int Sums>
[[nodiscard]] inline const NetworkSums<Sums>& begin_of(const Node& node,
                                                       const SizedNetwork<Sums>& network) {
    const unsigned odd = odd_quadrants(empty_squares(node.p, node.o));
    return network.begin[static_cast<std::size_t>(node.empties)][kQuadrantClass[odd]];
}

#if defined(LAWAN_KERNEL_AVX2)

#if defined(LAWAN_KERNEL_AVX512)
template <int Bytes>
using WideFor = std::conditional_t<Bytes % 64 == 0, Wide512, Wide256>;
#else
template <int Bytes>
using WideFor = Wide256;
#endif

// One layer: `Inputs` numbers of 16 bits, in pairs; writes `Outputs` of them.
template <int Inputs, int Outputs>
inline void layer(const std::int16_t* active, const std::int16_t (*weights)[Outputs][2],
                  const std::int32_t* bias, std::int16_t* out) {
    using Wide = WideFor<4 * Outputs>;
    constexpr int kVectors = 4 * Outputs / Wide::kBytes;
    constexpr int kLanes = Wide::kBytes / 4;
    typename Wide::Vector sums[kVectors];
    for (int i = 0; i < kVectors; ++i) sums[i] = Wide::load(bias + i * kLanes);
    for (int pair = 0; pair < Inputs / 2; ++pair) {
        std::int32_t both = 0;
        __builtin_memcpy(&both, active + 2 * pair, sizeof both);
        const auto x = Wide::all32(both);
        for (int i = 0; i < kVectors; ++i) {
            const auto products = Wide::sums_of_products(x, Wide::load(weights[pair][i * kLanes]));
            sums[i] = Wide::add32(sums[i], products);
        }
    }
    for (int i = 0; i < kVectors; ++i) {
        sums[i] = Wide::within32(Wide::shifted32(sums[i], kLayerShift), kMostActive);
    }
    if constexpr (kVectors == 1) {
        const auto both = Wide::narrowed(sums[0], sums[0]);
        __builtin_memcpy(out, &both, 2 * Outputs);
    } else {
        for (int i = 0; i < kVectors; i += 2) {
            Wide::store(out + i * kLanes, Wide::narrowed(sums[i], sums[i + 1]));
        }
    }
}

template <int Sums>
[[nodiscard]] inline int evaluated(const Node& node, const SizedNetwork<Sums>& network) {
    using Wide = WideFor<Sums>;
    constexpr int kVectors = Sums / Wide::kBytes;  // of each half, in 16 bits a number
    constexpr int kLanes = Wide::kBytes / 2;
    typename Wide::Vector first[kVectors];
    typename Wide::Vector second[kVectors];
    const NetworkSums<Sums>& begin = begin_of(node, network);
    for (int i = 0; i < kVectors; ++i) {
        first[i] = Wide::load(begin.half[0] + i * kLanes);
        second[i] = Wide::load(begin.half[1] + i * kLanes);
    }
    RowsOf<Sums>{node, network}.visit([&](const std::int8_t* a, const std::int8_t* b) {
        for (int i = 0; i < kVectors; ++i) {
            const auto one = Wide::load(a + i * Wide::kBytes);
            const auto other = Wide::load(b + i * Wide::kBytes);
            first[i] = Wide::add16(first[i], Wide::sums_of_first(one, other));
            second[i] = Wide::add16(second[i], Wide::sums_of_last(one, other));
        }
    });
    const NetworkStage<Sums>& stage =
        network.stages[static_cast<std::size_t>(stage_of(node.empties))];
    alignas(64) std::int16_t active[Sums / 2];
    alignas(64) std::int16_t after_first[kNetworkFirst];
    alignas(64) std::int16_t after_second[kNetworkSecond];
    auto straight = Wide::zero();
    for (int i = 0; i < kVectors; ++i) {
        const auto a = Wide::within16(first[i], kMostSum);
        const auto b = Wide::within16(second[i], kMostSum);
        Wide::store(active + i * kLanes, Wide::product16(a, b, kProductShift));
        const auto to_a = Wide::load(stage.straight[0] + i * kLanes);
        const auto to_b = Wide::load(stage.straight[1] + i * kLanes);
        straight = Wide::add32(straight, Wide::sums_of_products(first[i], to_a));
        straight = Wide::add32(straight, Wide::sums_of_products(second[i], to_b));
    }
    layer<Sums / 2, kNetworkFirst>(active, stage.first, stage.first_bias, after_first);
    layer<kNetworkFirst, kNetworkSecond>(after_first, stage.second, stage.second_bias,
                                         after_second);
    using Last = WideFor<2 * kNetworkSecond>;
    constexpr int kLastLanes = Last::kBytes / 2;
    auto last = Last::zero();
    for (int i = 0; i < kNetworkSecond; i += kLastLanes) {
        last = Last::add32(
            last, Last::sums_of_products(Last::load(after_second + i), Last::load(stage.last + i)));
    }
    return (Last::sum32(last) >> kLastShift) + (Wide::sum32(straight) >> kStraightShift) +
           stage.constant;
}

#else

template <int Inputs, int Outputs>
inline void layer(const std::int16_t* active, const std::int16_t (*weights)[Outputs][2],
                  const std::int32_t* bias, std::int16_t* out) {
#ifdef LAWAN_KERNEL_NEON
    static_assert(Outputs % 8 == 0);
    for (int at = 0; at < Outputs; at += 8) {
        int32x4_t low = vld1q_s32(bias + at);
        int32x4_t high = vld1q_s32(bias + at + 4);
        for (int pair = 0; pair < Inputs / 2; ++pair) {
            const int16x8x2_t both = vld2q_s16(weights[pair][at]);
            const std::int16_t one = active[2 * pair];
            const std::int16_t other = active[2 * pair + 1];
            low = vmlal_n_s16(low, vget_low_s16(both.val[0]), one);
            high = vmlal_high_n_s16(high, both.val[0], one);
            low = vmlal_n_s16(low, vget_low_s16(both.val[1]), other);
            high = vmlal_high_n_s16(high, both.val[1], other);
        }
        const int16x8_t sums = vcombine_s16(vqmovn_s32(vshrq_n_s32(low, kLayerShift)),
                                            vqmovn_s32(vshrq_n_s32(high, kLayerShift)));
        vst1q_s16(out + at, vminq_s16(vmaxq_s16(sums, vdupq_n_s16(0)), vdupq_n_s16(kMostActive)));
    }
#elif defined(LAWAN_KERNEL_SIMD128)
    static_assert(Outputs % 8 == 0);
    for (int at = 0; at < Outputs; at += 8) {
        v128_t low = wasm_v128_load(bias + at);
        v128_t high = wasm_v128_load(bias + at + 4);
        for (int pair = 0; pair < Inputs / 2; ++pair) {
            const v128_t both = wasm_v128_load32_splat(active + 2 * pair);
            const std::int16_t* const factors = weights[pair][at];
            low = wasm_i32x4_add(low, wasm_i32x4_dot_i16x8(both, wasm_v128_load(factors)));
            high = wasm_i32x4_add(high, wasm_i32x4_dot_i16x8(both, wasm_v128_load(factors + 8)));
        }
        const v128_t sums = wasm_i16x8_narrow_i32x4(wasm_i32x4_shr(low, kLayerShift),
                                                    wasm_i32x4_shr(high, kLayerShift));
        wasm_v128_store(out + at, wasm_i16x8_min(wasm_i16x8_max(sums, wasm_i16x8_splat(0)),
                                                 wasm_i16x8_splat(kMostActive)));
    }
#else
    std::int32_t sums[Outputs];
    for (int i = 0; i < Outputs; ++i) sums[i] = bias[i];
    for (int pair = 0; pair < Inputs / 2; ++pair) {
        for (int i = 0; i < Outputs; ++i) {
            sums[i] +=
                weights[pair][i][0] * active[2 * pair] + weights[pair][i][1] * active[2 * pair + 1];
        }
    }
    for (int i = 0; i < Outputs; ++i) {
        const int sum = sums[i] >> kLayerShift;
        out[i] = static_cast<std::int16_t>(sum < 0 ? 0 : sum > kMostActive ? kMostActive : sum);
    }
#endif
}

template <int Sums>
inline void sum_rows(const Node& node, const SizedNetwork<Sums>& network, std::int16_t* first,
                     std::int16_t* second) {
    const NetworkSums<Sums>& begin = begin_of(node, network);
#ifdef LAWAN_KERNEL_NEON
    constexpr int kVectors = Sums / 16;
    int16x8_t a[kVectors];
    int16x8_t b[kVectors];
    for (int i = 0; i < kVectors; ++i) {
        a[i] = vld1q_s16(begin.half[0] + 8 * i);
        b[i] = vld1q_s16(begin.half[1] + 8 * i);
    }
    RowsOf<Sums>{node, network}.visit([&](const std::int8_t* one, const std::int8_t* other) {
        for (int i = 0; i < kVectors; ++i) {
            const int8x16_t x = vld1q_s8(one + 16 * i);
            const int8x16_t y = vld1q_s8(other + 16 * i);
            a[i] = vaddq_s16(a[i], vaddl_s8(vget_low_s8(x), vget_low_s8(y)));
            b[i] = vaddq_s16(b[i], vaddl_high_s8(x, y));
        }
    });
    for (int i = 0; i < kVectors; ++i) {
        vst1q_s16(first + 8 * i, a[i]);
        vst1q_s16(second + 8 * i, b[i]);
    }
#elif defined(LAWAN_KERNEL_SIMD128)
    constexpr int kVectors = Sums / 16;
    v128_t a[kVectors];
    v128_t b[kVectors];
    for (int i = 0; i < kVectors; ++i) {
        a[i] = wasm_v128_load(begin.half[0] + 8 * i);
        b[i] = wasm_v128_load(begin.half[1] + 8 * i);
    }
    RowsOf<Sums>{node, network}.visit([&](const std::int8_t* one, const std::int8_t* other) {
        for (int i = 0; i < kVectors; ++i) {
            const v128_t x = wasm_v128_load(one + 16 * i);
            const v128_t y = wasm_v128_load(other + 16 * i);
            const v128_t first_sums =
                wasm_i16x8_add(wasm_i16x8_extend_low_i8x16(x), wasm_i16x8_extend_low_i8x16(y));
            const v128_t last_sums =
                wasm_i16x8_add(wasm_i16x8_extend_high_i8x16(x), wasm_i16x8_extend_high_i8x16(y));
            a[i] = wasm_i16x8_add(a[i], first_sums);
            b[i] = wasm_i16x8_add(b[i], last_sums);
        }
    });
    for (int i = 0; i < kVectors; ++i) {
        wasm_v128_store(first + 8 * i, a[i]);
        wasm_v128_store(second + 8 * i, b[i]);
    }
#else
    for (int i = 0; i < Sums / 2; ++i) {
        first[i] = begin.half[0][i];
        second[i] = begin.half[1][i];
    }
    RowsOf<Sums>{node, network}.visit([&](const std::int8_t* one, const std::int8_t* other) {
        for (int i = 0; i < Sums / 2; ++i) {
            const int at = 16 * (i / 8) + i % 8;
            first[i] = static_cast<std::int16_t>(first[i] + one[at] + other[at]);
            second[i] = static_cast<std::int16_t>(second[i] + one[at + 8] + other[at + 8]);
        }
    });
#endif
}

template <int Sums>
[[nodiscard]] inline int evaluated(const Node& node, const SizedNetwork<Sums>& network) {
    alignas(64) std::int16_t first[Sums / 2];
    alignas(64) std::int16_t second[Sums / 2];
    alignas(64) std::int16_t active[Sums / 2];
    sum_rows(node, network, first, second);
    const NetworkStage<Sums>& stage =
        network.stages[static_cast<std::size_t>(stage_of(node.empties))];
    std::uint32_t straight = 0;  // what is too large leaves the same bits over everywhere
    for (int i = 0; i < Sums / 2; ++i) {
        straight += static_cast<std::uint32_t>(first[i] * stage.straight[0][i]);
        straight += static_cast<std::uint32_t>(second[i] * stage.straight[1][i]);
        const int a = first[i] < 0 ? 0 : first[i] > kMostSum ? kMostSum : first[i];
        const int b = second[i] < 0 ? 0 : second[i] > kMostSum ? kMostSum : second[i];
        active[i] = static_cast<std::int16_t>(a * b >> kProductShift);
    }
    alignas(64) std::int16_t after_first[kNetworkFirst];
    alignas(64) std::int16_t after_second[kNetworkSecond];
    layer<Sums / 2, kNetworkFirst>(active, stage.first, stage.first_bias, after_first);
    layer<kNetworkFirst, kNetworkSecond>(after_first, stage.second, stage.second_bias,
                                         after_second);
    std::int32_t last = 0;
    for (int i = 0; i < kNetworkSecond; ++i) last += after_second[i] * stage.last[i];
    return (last >> kLastShift) + (static_cast<std::int32_t>(straight) >> kStraightShift) +
           stage.constant;
}

#endif

// In units of kUnitsADisc.
[[nodiscard]] inline int evaluated(const Node& node, const NetworkView& network) {
    if (network.of_64 != nullptr) return evaluated(node, *network.of_64);
    if (network.of_32 != nullptr) return evaluated(node, *network.of_32);
    if (network.of_96 != nullptr) return evaluated(node, *network.of_96);
    return evaluated(node, *network.of_128);
}

}  // namespace lawan::othello::LAWAN_KERNEL
