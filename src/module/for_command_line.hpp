// What only the command line asks of a game stays out of a page's engine, whose visitors wait for
// every byte.
#pragma once

namespace lawan {

#ifdef __EMSCRIPTEN__
inline constexpr bool kForCommandLine = false;
#else
inline constexpr bool kForCommandLine = true;
#endif

}  // namespace lawan
