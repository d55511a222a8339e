// The kernels that this program was built with.
#pragma once

#include <memory>

#include "engines/othello/searcher.hpp"

namespace lawan::othello {

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
