// Reads a proof file and says whether it proves what it claims.
#pragma once

#include <istream>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "proofs/claim.hpp"
#include "proofs/kind.hpp"

namespace lawan::proofs {

struct CheckedClaim {
    Claim claim;
    std::string kind;
    Verdict verdict;

    [[nodiscard]] const Words& holds() const;  // or does not, or in part
    [[nodiscard]] Phrase text() const;         // what is claimed, how it is proved, what was found
};

struct Report {
    std::string game;
    std::string position;
    std::vector<CheckedClaim> claims;

    // Nothing was found that breaks a claim.
    [[nodiscard]] bool holds() const;
    // Of some claim only samples were checked, so that it is not proved.
    [[nodiscard]] bool in_part() const;
    // What the claims that were checked whole and hold say about the value of the position, for the
    // side to move.
    [[nodiscard]] std::optional<Score> lower() const;
    [[nodiscard]] std::optional<Score> upper() const;
    // The same for people; nothing where nothing is proved.
    [[nodiscard]] std::vector<Phrase> proved() const;
};

// A check that takes too much, and what is known of the claims before the one that it was at.
class EndedCheck : public OutOfMeans {
  public:
    EndedCheck(const OutOfMeans& why, Report before)
        : OutOfMeans{why}, before_{std::move(before)} {}

    [[nodiscard]] const Report& before() const { return before_; }

  private:
    Report before_;
};

// Throws InputError where the file makes no sense, EndedCheck where the check takes too much.
[[nodiscard]] Report verify(std::istream& file, const KindsOf& kinds_of, const Means& means);

}  // namespace lawan::proofs
