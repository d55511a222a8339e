// The experiments are a tenth of a page's engine. A first visitor waits for every byte and gets an
// engine without them; the one with threads comes meanwhile, for the next visit.
#pragma once

namespace lawan {

#if defined(__EMSCRIPTEN__) && !defined(__EMSCRIPTEN_PTHREADS__)
inline constexpr bool kForExperiments = false;
#else
inline constexpr bool kForExperiments = true;
#endif

}  // namespace lawan
