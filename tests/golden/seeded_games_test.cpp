// The games of seeded_games.txt, which tests/wasm/ plays in WebAssembly. Where a bot plays
// otherwise on purpose, write them anew: LAWAN_UPDATE_GOLDEN=1 ./test release -R SeededGames
#include "tests/support/seeded_games.hpp"

#include <cstdlib>

#include <gtest/gtest.h>

#include "tests/support/run_program.hpp"

namespace lawan::test {
namespace {

TEST(SeededGames, AreTheSameOnEveryMachine) {
    const std::filesystem::path expected =
        std::filesystem::path{source_dir()} / "tests" / "golden" / "seeded_games.txt";
    const std::string played = seeded_games();
    if (std::getenv("LAWAN_UPDATE_GOLDEN") != nullptr) write_file(expected, played);
    EXPECT_EQ(played, read_file(expected));
}

}  // namespace
}  // namespace lawan::test
