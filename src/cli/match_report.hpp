// What `lawan match` says about the games that were played.
#pragma once

#include <optional>
#include <string>

#include "catalog/catalog.hpp"
#include "core/random.hpp"
#include "core/spec.hpp"
#include "play/any_game.hpp"
#include "play/match.hpp"

namespace lawan::cli {

struct MatchNames {
    std::string a;
    std::string b;
};

// A line for the user where most games repeat others: a hundred of them then say no more than two.
[[nodiscard]] std::optional<std::string> repetition_note(const MatchResult& result,
                                                         int random_plies);

// The specs as text; equal ones are told apart by #1 and #2.
[[nodiscard]] MatchNames match_names(const Spec& a, const Spec& b);

class MatchReport {
  public:
    MatchReport(const GameEntry& entry, const AnyGame& game, MatchNames names, Seed seed)
        : entry_{entry}, game_{game}, names_{std::move(names)}, seed_{seed} {}

    [[nodiscard]] const MatchNames& names() const { return names_; }

    [[nodiscard]] std::string line(const GameRecord& record, int number, int games) const;
    [[nodiscard]] std::string table(const MatchResult& result) const;
    [[nodiscard]] std::string json(const MatchResult& result) const;

  private:
    const GameEntry& entry_;
    AnyGame game_;
    MatchNames names_;
    Seed seed_;
};

}  // namespace lawan::cli
