#include "games/adjacency/settings.hpp"

#include <algorithm>
#include <string>

#include "core/input_error.hpp"

namespace lawan::adjacency {
namespace {

BoardSize chosen_size(const Options& options) {
    const BoardSize size = options.size("size");
    if (size.columns < kFewestColumns || size.columns > kMostColumns || size.rows < kFewestRows ||
        size.rows > kMostRows) {
        throw InputError{"adjacency starts on boards from 4x4 to 8x8, not on " + to_text(size) +
                         "; on any board up to 8x8 a position can be set up"};
    }
    return size;
}

// With an odd number of empty cells a full board gives the starter one move more.
int chosen_plies(const Options& options, BoardSize size) {
    const int most = most_rounds(size);
    const auto rounds = options.maybe_integer("rounds");
    if (options.flag("full")) {
        if (rounds) throw InputError{"options 'full' and 'rounds' do not go together: choose one"};
        return Position::start(size, Side::X, 0).empty().count();
    }
    if (rounds && *rounds > most) {
        throw InputError{"option 'rounds' is at most " + std::to_string(most) + " on a board of " +
                         to_text(size) + ", not " + std::to_string(*rounds)};
    }
    return 2 * static_cast<int>(rounds.value_or(std::min(kUsualRounds, most)));
}

}  // namespace

std::vector<OptionSpec> settings() {
    constexpr int kMostRounds = most_rounds({kMostColumns, kMostRows});
    return {{"size", OptionType::Size, "columns x rows, each from 4 to 8", "8"},
            {"rounds",
             OptionType::Integer,
             "rounds to play, a move each; 8 unless fewer fit on the board",
             {},
             1,
             kMostRounds},
            {"full", OptionType::Flag, "play until the board is full instead of counting rounds"},
            {"first", OptionType::Side, "the side that moves first", "X"}};
}

Game game_from(const Options& options) {
    const BoardSize size = chosen_size(options);
    const Side first = options.text("first") == "O" ? Side::O : Side::X;
    return Game{Position::start(size, first, chosen_plies(options, size))};
}

}  // namespace lawan::adjacency
