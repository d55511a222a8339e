// The parts of a game that are worth compiling once more for processors that can do more. Which of
// them the module takes is decided when the program runs.
#pragma once

#include <functional>
#include <string_view>
#include <vector>

#include "core/instructions.hpp"
#include "module/game_module.hpp"

namespace lawan {

struct GameVersion {
    std::function<AnyGame(const Options&)> make;
    std::function<AnyGame(std::string_view position)> set_up;
    std::vector<BotEntry> bots = {};
    std::function<SolveAnswer(const SolveRequest&)> solve = {};
};

}  // namespace lawan

// The namespace of the version that is being compiled; cmake/LawanVersions.cmake sets it.
#if !defined(LAWAN_VERSION)
#define LAWAN_VERSION for_every_processor
#endif

// In the namespace of a game: declares its versions, and versions(), all that run here, the fastest
// last.
#define LAWAN_DECLARE_VERSIONS()         \
    namespace for_every_processor {      \
    [[nodiscard]] GameVersion version(); \
    }                                    \
    namespace for_avx2 {                 \
    [[nodiscard]] GameVersion version(); \
    }                                    \
    namespace for_avx512 {               \
    [[nodiscard]] GameVersion version(); \
    }                                    \
    [[nodiscard]] std::vector<GameVersion> versions();

#if defined(LAWAN_WITH_AVX2)
#define LAWAN_VERSION_FOR_AVX2 {Instructions::Avx2, for_avx2::version},
#else
#define LAWAN_VERSION_FOR_AVX2
#endif
#if defined(LAWAN_WITH_AVX512)
#define LAWAN_VERSION_FOR_AVX512 {Instructions::Avx512, for_avx512::version},
#else
#define LAWAN_VERSION_FOR_AVX512
#endif

// In module.cpp, the one file that is told which versions there are.
#define LAWAN_DEFINE_VERSIONS()                                                   \
    std::vector<GameVersion> versions() {                                         \
        std::vector<GameVersion> all;                                             \
        for (const auto version : that_run_here<GameVersion (*)()>(               \
                 {{Instructions::OfEveryProcessor, for_every_processor::version}, \
                  LAWAN_VERSION_FOR_AVX2 LAWAN_VERSION_FOR_AVX512})) {            \
            all.push_back(version());                                             \
        }                                                                         \
        return all;                                                               \
    }
