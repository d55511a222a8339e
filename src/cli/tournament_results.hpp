// What a tournament leaves when it has ended: files, sentences, marks.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "arena/marks.hpp"
#include "arena/store.hpp"
#include "arena/tournament.hpp"
#include "cli/command_options.hpp"

namespace lawan::cli {

// The options --csv, --html and so on.
[[nodiscard]] std::vector<CommandOption> result_options();

// Throws InputError for files that cannot be written in the end, and for formats that the game does
// not have: now, not after the last game.
void check_results(const TournamentPlan& plan, const Options& options);

// The scale of --marks.
[[nodiscard]] std::optional<MarkScale> scale_from(const TournamentPlan& plan,
                                                  const Options& options);

void write_results(const Tournament& tournament, const TournamentStore& store,
                   const std::optional<MarkScale>& scale, const Options& options);

// Why games were lost by a failure, each in a sentence with the command that shows it.
[[nodiscard]] std::string forfeits_text(const TournamentStore& store,
                                        const std::vector<GameSummary>& games);

// As one word of a shell.
[[nodiscard]] std::string shell_word(const std::string& text);

}  // namespace lawan::cli
