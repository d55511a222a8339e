// The ways to prove a claim, one `by` line each in a proof file. docs/proofs.md describes the file.
//
// How a game plugs in a way of its own: write src/proofs/GAME.cpp with a function that returns its
// Kinds, declare it in kinds.hpp and add it to the list in kinds.cpp. A Kind reads its lines from
// the Body and says whether they prove the claim. The lines come from a stranger: check every
// number before it is used, throw InputError (Body::fail) where a line makes no sense, and return
// Verdict::broken where it makes sense but proves nothing. What a game brings may include the rules
// in games/ and nothing of engines/ or search/: the CMakeLists.txt of this folder sees to that.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "core/budget.hpp"
#include "core/memory.hpp"
#include "core/random.hpp"
#include "proofs/body.hpp"
#include "proofs/claim.hpp"

namespace lawan::proofs {

struct Verdict {
    bool holds = false;
    std::string detail;           // what was found, or why it does not hold
    std::uint64_t positions = 0;  // looked at
    bool in_part = false;         // samples of it were checked, not all

    [[nodiscard]] static Verdict held(std::string detail, std::uint64_t positions = 0) {
        return {true, std::move(detail), positions, false};
    }
    [[nodiscard]] static Verdict broken(std::string why, std::uint64_t positions = 0) {
        return {false, std::move(why), positions, false};
    }
};

// What a check may take. It throws OutOfMeans when that is not enough.
struct Means {
    MebiBytes memory{2048};
    const StopSignal* stop = nullptr;
    int threads = 1;
    // Proofs that take hours to check are checked by samples, unless the whole is asked for.
    bool whole = false;
    std::uint64_t samples = 20'000;
    Seed seed{};
    // Told now and then how many parts of so many are checked, where there are many; from any of
    // the threads, one at a time.
    std::function<void(std::uint64_t done, std::uint64_t of)> progress = {};
};

class OutOfMeans : public std::runtime_error {
  public:
    using std::runtime_error::runtime_error;
};

struct Kind {
    std::string game;
    std::string name;
    std::string summary;
    std::function<Verdict(const std::string& position, const Claim&, Body&, const Means&)> check;
};

}  // namespace lawan::proofs
