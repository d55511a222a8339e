// The fields of --json by what a command does: each list is in the file that its heading names.
#pragma once

#include "cli/json_reference.hpp"

namespace lawan::cli::fields {

using Fields = std::vector<JsonField>;

inline constexpr Words kGame{"the game", "permainannya"};
inline constexpr Words kStart{"the position that the game starts from, in one line",
                              "posisi awal permainan, dalam satu baris"};
inline constexpr Words kSeconds{"seconds that it took", "lamanya dalam detik"};
inline constexpr Words kNodes{"positions visited", "posisi yang dikunjungi"};
inline constexpr Words kSeed{"seed of all random numbers", "benih semua bilangan acak"};
inline constexpr Words kProved{"whether the score is proved, not estimated",
                               "apakah skornya terbukti, bukan perkiraan"};

// json_fields_of_searches.cpp
[[nodiscard]] Fields analyse();
[[nodiscard]] Fields audit();
[[nodiscard]] Fields bench();
[[nodiscard]] Fields perft();
[[nodiscard]] Fields solve();
[[nodiscard]] Fields verify();

// json_fields_of_matches.cpp
[[nodiscard]] Fields check_bot();
[[nodiscard]] Fields elo();
[[nodiscard]] Fields match();
[[nodiscard]] Fields replay();
[[nodiscard]] Fields sprt();
[[nodiscard]] Fields tournament();
[[nodiscard]] Fields plan();
[[nodiscard]] Fields marks();
[[nodiscard]] Fields written_game();

// json_fields_of_lists.cpp
[[nodiscard]] Fields bots();
[[nodiscard]] Fields experiment();
[[nodiscard]] Fields games();
[[nodiscard]] Fields train();

}  // namespace lawan::cli::fields
