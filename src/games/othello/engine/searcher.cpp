#include "games/othello/engine/searcher.hpp"

#include "core/instructions.hpp"
#include "games/othello/engine/kernels.hpp"

// What cmake/LawanVersions.cmake does not leave out.
#if defined(__x86_64__) && !defined(LAWAN_WITHOUT_AVX2)
#define LAWAN_KERNELS_FOR_AVX2
#endif
#if defined(__x86_64__) && !defined(LAWAN_WITHOUT_AVX512)
#define LAWAN_KERNELS_FOR_AVX512
#endif

namespace lawan::othello {
namespace {

using MakeSearcher = std::unique_ptr<Searcher> (*)(const SearcherParts&);
using MakeBoardFunctions = BoardFunctions (*)();

[[nodiscard]] std::vector<MakeSearcher> searcher_makers() {
    return that_run_here<MakeSearcher>({
        {Instructions::OfEveryProcessor, make_portable_searcher},
#if defined(LAWAN_KERNELS_FOR_AVX2)
            {Instructions::Avx2, make_avx2_searcher},
#endif
#if defined(LAWAN_KERNELS_FOR_AVX512)
            {Instructions::Avx512, make_avx512_searcher},
#endif
    });
}

[[nodiscard]] std::vector<MakeSearcher> six_searcher_makers() {
    return that_run_here<MakeSearcher>({
        {Instructions::OfEveryProcessor, make_six_searcher},
#if defined(LAWAN_KERNELS_FOR_AVX2)
            {Instructions::Avx2, make_six_avx2_searcher},
#endif
    });
}

[[nodiscard]] std::vector<MakeBoardFunctions> board_function_makers() {
    return that_run_here<MakeBoardFunctions>({
        {Instructions::OfEveryProcessor, portable_board_functions},
#if defined(LAWAN_KERNELS_FOR_AVX2)
            {Instructions::Avx2, avx2_board_functions},
#endif
#if defined(LAWAN_KERNELS_FOR_AVX512)
            {Instructions::Avx512, avx512_board_functions},
#endif
    });
}

}  // namespace

std::unique_ptr<Searcher> make_searcher(const SearcherParts& parts) {
    return searcher_makers().back()(parts);
}

std::unique_ptr<Searcher> make_small_searcher(int size, const SearcherParts& parts) {
    return size == 4 ? make_four_searcher(parts) : six_searcher_makers().back()(parts);
}

std::vector<std::unique_ptr<Searcher>> all_searchers(const SearcherParts& parts) {
    std::vector<std::unique_ptr<Searcher>> searchers;
    for (const MakeSearcher make : searcher_makers()) searchers.push_back(make(parts));
    return searchers;
}

std::vector<BoardFunctions> all_board_functions() {
    std::vector<BoardFunctions> all;
    for (const MakeBoardFunctions make : board_function_makers()) all.push_back(make());
    return all;
}

}  // namespace lawan::othello
