// The kernels that this program was built with.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "games/othello/engine/searcher.hpp"

namespace lawan::othello {

// What a kernel's inner loops call, for tests that compare them.
struct BoardFunctions {
    std::string_view instructions;
    std::uint64_t (*flips)(std::uint64_t player, std::uint64_t opponent, int square);
    std::uint64_t (*moves)(std::uint64_t player, std::uint64_t opponent);
    // The same from boards in the form in which the last empties hand them on.
    std::uint64_t (*moves_of_sides)(std::uint64_t player, std::uint64_t opponent);
    // As the last empties play it, for the opponent to move; nothing where it turns nothing.
    std::optional<Board> (*after)(const Board& board, int square);
    int (*last_flips_twice)(std::uint64_t player, int square);
    std::uint64_t (*stable_discs)(std::uint64_t player, std::uint64_t opponent);
};

// Of every kernel that runs on this processor.
[[nodiscard]] std::vector<BoardFunctions> all_board_functions();

[[nodiscard]] BoardFunctions portable_board_functions();
#if defined(__x86_64__)
[[nodiscard]] BoardFunctions avx2_board_functions();
[[nodiscard]] BoardFunctions avx512_board_functions();
#endif

[[nodiscard]] std::unique_ptr<Searcher> make_portable_searcher(const SearcherParts& parts);
#if defined(__x86_64__)
[[nodiscard]] std::unique_ptr<Searcher> make_avx2_searcher(const SearcherParts& parts);
[[nodiscard]] std::unique_ptr<Searcher> make_avx512_searcher(const SearcherParts& parts);
#endif

[[nodiscard]] std::unique_ptr<Searcher> make_six_searcher(const SearcherParts& parts);
[[nodiscard]] std::unique_ptr<Searcher> make_four_searcher(const SearcherParts& parts);
#if defined(__x86_64__)
[[nodiscard]] std::unique_ptr<Searcher> make_six_avx2_searcher(const SearcherParts& parts);
#endif

}  // namespace lawan::othello
