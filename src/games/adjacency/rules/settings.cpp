#include "games/adjacency/rules/settings.hpp"

#include <algorithm>
#include <string>

#include "core/input_error.hpp"
#include "games/adjacency/rules/words.hpp"

namespace lawan::adjacency {
namespace {

BoardSize chosen_size(const Options& options) {
    const BoardSize size = options.size("size");
    if (size.columns < kFewestColumns || size.columns > kMostColumns || size.rows < kFewestRows ||
        size.rows > kMostRows) {
        throw InputError{words::kBoardNotStarted, {to_text(size)}};
    }
    return size;
}

// With an odd number of empty cells a full board gives the starter one move more.
int chosen_plies(const Options& options, BoardSize size) {
    const int most = most_rounds(size);
    const auto rounds = options.maybe_integer("rounds");
    if (options.flag("full")) {
        if (rounds) throw InputError{words::kFullOrRounds};
        return Position::start(size, Side::X, 0).empty().count();
    }
    if (rounds && *rounds > most) {
        throw InputError{words::kTooManyRounds, {most, to_text(size), *rounds}};
    }
    return 2 * static_cast<int>(rounds.value_or(std::min(kUsualRounds, most)));
}

}  // namespace

std::vector<OptionSpec> settings() {
    constexpr int kMostRounds = most_rounds({kMostColumns, kMostRows});
    return {titled(Words{"Size", "Ukuran"}, {"size", OptionType::Size,
                                             Words{"columns x rows, each from 4 to 8",
                                                   "kolom x baris, masing-masing 4 sampai 8"},
                                             "8"}),
            titled(Words{"Rounds", "Ronde"},
                   {"rounds",
                    OptionType::Integer,
                    Words{"rounds to play, one move for each side; 8 unless fewer fit on the board",
                          "banyak ronde, satu langkah tiap pihak; 8, kecuali papan hanya memuat "
                          "lebih sedikit"},
                    {},
                    1,
                    kMostRounds}),
            titled(Words{"Whole board", "Seluruh papan"},
                   {"full", OptionType::Flag,
                    Words{"play until the board is full instead of counting rounds",
                          "bermain sampai papan penuh, tanpa menghitung ronde"}}),
            titled(Words{"First to move", "Yang memulai"},
                   {"first", OptionType::Side,
                    Words{"the side that moves first", "pihak yang melangkah pertama"}, "X"})};
}

Game game_from(const Options& options) {
    const BoardSize size = chosen_size(options);
    const Side first = options.text("first") == "O" ? Side::O : Side::X;
    return Game{Position::start(size, first, chosen_plies(options, size))};
}

}  // namespace lawan::adjacency
