#include "games/adjacency/engine/full/chunk_facts.hpp"

#include <algorithm>
#include <cstddef>
#include <sstream>

namespace lawan::adjacency::full {
namespace {

using Verdict = SymmetricSets::Verdict;

constexpr std::uint64_t kVerdicts = 3;

[[nodiscard]] constexpr std::uint64_t number_of(Verdict verdict) {
    switch (verdict) {
        case Verdict::Zero:
            return 1;
        case Verdict::NotShown:
            return 2;
        case Verdict::GivenUp:
            break;
    }
    return 0;
}

[[nodiscard]] constexpr Verdict verdict_of(std::uint64_t number) {
    if (number == number_of(Verdict::Zero)) return Verdict::Zero;
    return number == number_of(Verdict::NotShown) ? Verdict::NotShown : Verdict::GivenUp;
}

}  // namespace

Fact to_fact(const SymmetricSets::Exceptions& exceptions) {
    Fact fact{exceptions.size()};
    std::uint64_t last = 0;
    for (const auto& exception : exceptions) {
        fact.push_back((exception.set - std::exchange(last, exception.set)) * kVerdicts +
                       number_of(exception.verdict));
    }
    return fact;
}

std::optional<SymmetricSets::Exceptions> exceptions_from(const Fact& fact, int pairs,
                                                         FactVersion version) {
    if (fact.empty() || fact[0] != fact.size() - 1) return std::nullopt;
    const std::uint64_t verdicts = version == FactVersion::ZeroOrNot ? 2 : kVerdicts;
    SymmetricSets::Exceptions exceptions;
    std::uint64_t set = 0;
    for (std::size_t i = 1; i < fact.size(); ++i) {
        const std::uint64_t more = fact[i] / verdicts;
        if (more == 0 || more >> pairs != 0 || (set + more) >> pairs != 0) return std::nullopt;
        set += more;
        exceptions.push_back({set, verdict_of(fact[i] % verdicts)});
    }
    return exceptions;
}

std::string excepted_lines(const Chunks& chunks, const SymmetricSets& sets) {
    if (!sets.second_player_wins()) return {};
    constexpr std::size_t kSetsALine = 1000;
    std::ostringstream text;
    std::size_t on_line = 0;
    int of_line = 0;
    std::uint64_t last = 0;
    for (const auto& [chunk, exceptions] : chunks) {
        if (chunk.second >= sets.first_again()) continue;  // in a chunk before
        for (const auto& exception : exceptions) {
            if (sets.is_won(exception.set)) continue;  // found later
            if (of_line != chunk.first || on_line == kSetsALine) {
                text << (of_line == 0 ? "" : "\n") << "except " << std::dec << chunk.first << " :"
                     << std::hex;
                of_line = chunk.first;
                on_line = 0;
                last = 0;
            }
            text << ' ' << exception.set - std::exchange(last, exception.set);
            ++on_line;
        }
    }
    return text.str() + '\n';
}

}  // namespace lawan::adjacency::full
