// Games of a collection judged, on several threads.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/budget.hpp"
#include "core/options.hpp"
#include "core/side.hpp"
#include "core/spec.hpp"
#include "formats/game_collection.hpp"

namespace lawan::cli {

// Games of the files by their places among all of them, from 0 on. They stay packed, but for the
// one that is looked at: there may be millions.
using Places = std::vector<std::size_t>;

// What a review found of one side.
struct Losses {
    int discs = 0;
    int slips = 0;
    bool in_discs = true;  // otherwise the bot counts something else
};
using Judged = std::optional<PerSide<Losses>>;  // none where the game could not be judged

// As the options time, threads and quiet say; with a bar that grows on a terminal.
[[nodiscard]] std::vector<Judged> judged_all(const GameCollection& games, const Places& places,
                                             const Options& options, const Spec& bot,
                                             const StopSignal& stop);

}  // namespace lawan::cli
