// What a tournament leaves when it has ended: files, sentences, marks.
#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "arena/tournament.hpp"
#include "cli/command_options.hpp"
#include "tournaments/marks.hpp"
#include "tournaments/store.hpp"

namespace lawan::cli {

// The options --csv, --html and so on.
[[nodiscard]] std::vector<CommandOption> result_options();

// The options whose files cannot be written.
using UnwritableResults = std::set<std::string>;

// Checks before the first game what write_results() will need, and says which files cannot be
// written. Throws InputError where the game does not have a format.
[[nodiscard]] UnwritableResults check_results(const TournamentPlan& plan, const Options& options);

// The scale of --marks.
[[nodiscard]] std::optional<MarkScale> scale_from(const TournamentPlan& plan,
                                                  const Options& options);

// False where a file could not be written; it writes the others then, and says so unless that was
// told before.
[[nodiscard]] bool write_results(const Tournament& tournament, const TournamentStore& store,
                                 const std::optional<MarkScale>& scale, const Options& options,
                                 const UnwritableResults& told_before);

// Why games were lost by a failure, each in a sentence with the command that shows it.
[[nodiscard]] std::string forfeits_text(const TournamentStore& store,
                                        const std::vector<GameSummary>& games);

}  // namespace lawan::cli
