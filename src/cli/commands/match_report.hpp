// What `lawan match` says about the games that were played.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/random.hpp"
#include "core/spec.hpp"
#include "core/words.hpp"
#include "module/catalog.hpp"
#include "play/any_game.hpp"
#include "play/match.hpp"

namespace lawan::cli {

struct MatchNames {
    std::string a;
    std::string b;
};

// A warning where most games repeat others; none elsewhere.
[[nodiscard]] std::optional<Phrase> repetition_note(const MatchResult& result, int random_plies);

// For each bot that lost games by a failure rather than by the rules: how many, and why the first.
[[nodiscard]] std::vector<std::string> failures_told(const MatchResult& result);

// The names of the bots: their specs. Two equal specs get #1 and #2.
[[nodiscard]] MatchNames match_names(const std::string& a, const std::string& b);

class MatchReport {
  public:
    MatchReport(const GameModule& entry, const AnyGame& game, MatchNames names, Seed seed)
        : entry_{entry}, game_{game}, names_{std::move(names)}, seed_{seed} {}

    [[nodiscard]] const MatchNames& names() const { return names_; }

    [[nodiscard]] std::string line(const GameRecord& record, int number, int games) const;
    [[nodiscard]] std::string table(const MatchResult& result) const;
    [[nodiscard]] std::string json(const MatchResult& result) const;

  private:
    const GameModule& entry_;
    AnyGame game_;
    MatchNames names_;
    Seed seed_;
};

}  // namespace lawan::cli
