// Games of a collection judged, on several threads.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/budget.hpp"
#include "core/options.hpp"
#include "core/side.hpp"
#include "core/spec.hpp"
#include "module/game_files.hpp"
#include "module/game_module.hpp"

namespace lawan::cli {

// Indices of games in the collection, from 0 on. There may be millions of games, so they stay
// packed, and only the one that is being read is unpacked.
using Places = std::vector<std::size_t>;

// What a review found of one side.
struct Losses {
    int points = 0;  // discs or marks given away
    int mistakes = 0;
    bool in_points = true;  // otherwise the judge counts something else
};
using Judged = std::optional<PerSide<Losses>>;  // none where the game could not be judged

// Judges the games at these places. The options time, threads and quiet say how; a progress bar
// shows how far it is.
[[nodiscard]] std::vector<Judged> judged_all(const GameModule& entry, const GameCollection& games,
                                             const Places& places, const Options& options,
                                             const Spec& bot, const StopSignal& stop);

}  // namespace lawan::cli
