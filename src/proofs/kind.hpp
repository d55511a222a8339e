// The ways to prove a claim, one `by` line each in a proof file. docs/proofs.md describes the file.
//
// A game brings its own in games/NAME/proofs/ and names them in its module. A Kind reads its lines
// from the Body and says whether they prove the claim. The lines come from a stranger: check every
// number before it is used, throw InputError (Body::fail) where a line makes no sense, and return
// Verdict::broken where it makes sense but proves nothing. A game's proofs/ sees its rules/ and
// nothing of an engine or a search: its target in CMake sees to that.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/budget.hpp"
#include "core/input_error.hpp"
#include "core/memory.hpp"
#include "core/random.hpp"
#include "core/words.hpp"
#include "proofs/body.hpp"
#include "proofs/claim.hpp"

namespace lawan::proofs {

struct Verdict {
    bool holds = false;
    Phrase detail;                // what was found, or why it does not hold
    std::uint64_t positions = 0;  // looked at
    bool in_part = false;         // samples of it were checked, not all

    [[nodiscard]] static Verdict held(Phrase detail, std::uint64_t positions = 0) {
        return {true, std::move(detail), positions, false};
    }
    [[nodiscard]] static Verdict broken(Phrase why, std::uint64_t positions = 0) {
        return {false, std::move(why), positions, false};
    }
};

// What a check may take. It throws OutOfMeans when that is not enough.
struct Means {
    MebiBytes memory{2048};
    // Asked now and then whether the check shall end; from any of the threads.
    std::function<bool()> stopped = {};
    int threads = 1;
    // Proofs that take hours to check are checked by samples, unless the whole is asked for.
    bool whole = false;
    // A file to keep what is checked in, and to go on from, where a check of the whole takes hours.
    std::string checkpoint = {};
    std::uint64_t samples = 20'000;
    Seed seed{};
    // Told now and then how many parts of so many are checked, where there are many, and about what
    // share of the work that there was when it began: parts can differ, and some be done before.
    // From any of the threads, one at a time.
    std::function<void(std::uint64_t done, std::uint64_t of, double share)> progress = {};

    [[nodiscard]] bool are_over() const { return stopped && stopped(); }
};

class OutOfMeans : public SpokenError {
  public:
    using SpokenError::SpokenError;

    struct Parts {
        std::uint64_t done = 0;
        std::uint64_t of = 0;
    };
    std::optional<Parts> checked = {};     // by then, where there are many parts
    std::optional<MebiBytes> enough = {};  // what would do, where it is memory that is missing
};

// {0} in its words is the memory that would do, {1} what is allowed, in MiB.
[[nodiscard]] inline OutOfMeans out_of_memory(const Words& what, std::uint64_t bytes,
                                              const Means& means) {
    constexpr std::uint64_t kMebi = MebiBytes{1}.bytes();
    const MebiBytes enough{bytes / kMebi + (bytes % kMebi == 0 ? 0 : 1)};
    OutOfMeans error{what, {enough.count, means.memory.count}};
    error.enough = enough;
    return error;
}

struct Kind {
    std::string name;
    Phrase summary;
    std::function<Verdict(const std::string& position, const Claim&, Body&, const Means&)> check;
};

// The kinds of the game with this name; none where there is no such game.
using KindsOf = std::function<std::vector<Kind>(std::string_view game)>;

}  // namespace lawan::proofs
