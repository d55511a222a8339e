// Which Lawan this is. The build writes the values; see cmake/LawanVersion.cmake.
#pragma once

#include <string_view>

namespace lawan {

// The release, as in "0.1.0".
[[nodiscard]] std::string_view version();

// What `git describe` says of the sources, or empty where there is no git.
[[nodiscard]] std::string_view revision();

// The compiler and the kind of build, as in "GNU 12.2.0, Release"; "Release for AVX2" where it runs
// on no other processors.
[[nodiscard]] std::string_view compiler();

}  // namespace lawan
