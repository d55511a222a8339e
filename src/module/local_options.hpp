// The options of local searches and genetic algorithms: the same for every game, and for the bots
// of the papers that they come from.
#pragma once

#include <vector>

#include "core/options.hpp"
#include "search/genetic/move_pairs.hpp"
#include "search/genetic/move_sequence.hpp"
#include "search/genetic/tree_genetic.hpp"
#include "search/local/annealing.hpp"
#include "search/local/hill_climbing.hpp"

namespace lawan {

[[nodiscard]] std::vector<OptionSpec> climbing_options();
[[nodiscard]] local::HillClimbing climbing_from(const Options& options);
[[nodiscard]] OptionSpec plateau_option();

[[nodiscard]] std::vector<OptionSpec> annealing_options();
[[nodiscard]] local::Annealing annealing_from(const Options& options);

// temperature, cooling, tries and threshold: those that adjacency-b names.
[[nodiscard]] std::vector<OptionSpec> cooling_options();

enum class GeneticVariant : std::uint8_t { Sequence, Pairs, ReservationTree };

// What is not given is the variant's own, from the paper that it comes from.
[[nodiscard]] std::vector<OptionSpec> genetic_options();
[[nodiscard]] GeneticVariant genetic_variant(const Options& options);
[[nodiscard]] OptionSpec population_option(Phrase help);
[[nodiscard]] OptionSpec generations_option(Phrase help);
[[nodiscard]] OptionSpec mutation_option(Phrase help);

// Changes what the options say; an option that the bot does not have, or that is not given, changes
// nothing.
[[nodiscard]] genetic::MoveSequence changed_by(const Options& options,
                                               genetic::MoveSequence genetic);
[[nodiscard]] genetic::MovePairs changed_by(const Options& options, genetic::MovePairs genetic);
[[nodiscard]] genetic::TreeGenetic changed_by(const Options& options, genetic::TreeGenetic genetic);

}  // namespace lawan
