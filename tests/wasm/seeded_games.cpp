// Under Node: the games that the native program plays too (tests/golden/seeded_games_test.cpp).
#include "tests/support/seeded_games.hpp"

#include <cstddef>
#include <cstdio>
#include <sstream>
#include <string>

#include "core/whole_file.hpp"
#include "tests/wasm/program.hpp"

int run_program(int count, char** words) {
    const std::string path = count > 1 ? words[1] : LAWAN_SEEDED_GAMES;
    std::istringstream expected{lawan::read_whole(path).value_or("")};
    std::istringstream played{lawan::test::seeded_games()};
    std::string line;
    std::string native;
    int games = 0;
    int differing = 0;
    while (std::getline(played, line)) {
        ++games;
        if (!std::getline(expected, native)) native.clear();
        if (line == native) continue;
        ++differing;
        std::printf("played here: %s\nexpected:    %s\n", line.c_str(), native.c_str());
    }
    while (std::getline(expected, native)) ++differing;
    std::printf("%d games, %d differ\n", games, differing);
    return games > 0 && differing == 0 ? 0 : 1;
}
