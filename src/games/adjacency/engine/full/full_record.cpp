#include "games/adjacency/engine/full/full_record.hpp"

namespace lawan::adjacency::full {
namespace {

// The bounds proved so far, as numbers from 0.
const Fact kKeyOfBounds{0};
constexpr int kBeyondScores = 64;

[[nodiscard]] std::string subject(const char* version, BoardSize size, Bitboard empty) {
    return std::string{version} + ' ' + std::to_string(size.columns) + 'x' +
           std::to_string(size.rows) + ' ' + std::to_string(empty.bits());
}

}  // namespace

FullRecord::FullRecord(const std::string& path, BoardSize size, Bitboard empty,
                       const Bounds& bounds)
    : checkpoint_{path, subject("full-3", size, empty), subject("full-2", size, empty)},
      bounds_{bounds} {
    const int pairs = empty.count() / 2;
    const auto version =
        checkpoint_.was_older() ? FactVersion::ZeroOrNot : FactVersion::WithVerdicts;
    for (const auto& [key, fact] : checkpoint_.facts()) {
        if (key == kKeyOfBounds) {
            take_bounds(fact);
            continue;
        }
        auto exceptions = exceptions_from(fact, pairs, version);
        if (key.size() != 2 || key[0] < 1 || key[0] > static_cast<std::uint64_t>(pairs) ||
            !exceptions) {
            checkpoint_.refuse_fact();
        }
        chunks_[{static_cast<int>(key[0]), key[1]}] = *std::move(exceptions);
    }
    if (version == FactVersion::WithVerdicts) return;
    for (const auto& [chunk, exceptions] : chunks_) keep(chunk.first, chunk.second, exceptions);
}

void FullRecord::take_bounds(const Fact& fact) {
    if (fact.size() != 2 || fact[0] > fact[1] || fact[1] > 2 * kBeyondScores) {
        checkpoint_.refuse_fact();
    }
    const Bounds proved{static_cast<int>(fact[0]) - kBeyondScores,
                        static_cast<int>(fact[1]) - kBeyondScores};
    const bool possible = proved.lower >= bounds_.lower && proved.upper <= bounds_.upper &&
                          (proved.lower - bounds_.lower) % 2 == 0 &&
                          (proved.upper - bounds_.upper) % 2 == 0;
    if (!possible) checkpoint_.refuse_fact();
    bounds_ = proved;
}

void FullRecord::keep(const Bounds& bounds) {
    checkpoint_.put(kKeyOfBounds, {static_cast<std::uint64_t>(bounds.lower + kBeyondScores),
                                   static_cast<std::uint64_t>(bounds.upper + kBeyondScores)});
}

void FullRecord::keep(int pairs, std::uint64_t chunk, const SymmetricSets::Exceptions& exceptions) {
    checkpoint_.put({static_cast<std::uint64_t>(pairs), chunk}, to_fact(exceptions));
}

}  // namespace lawan::adjacency::full
