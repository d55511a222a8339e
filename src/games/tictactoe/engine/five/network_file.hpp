// The network of five in a row as a file: rows of numbers as a C++ source has them, so that the
// shipped one is a part of the program.
#pragma once

#include <string>

#include "games/tictactoe/engine/five/network.hpp"

namespace lawan::tictactoe::five {

[[nodiscard]] std::string to_source(const Network& network);

struct NetworkFile {
    std::string origin;  // its first lines: the commands that made it, as comments
    Network network;
};

// InputError where the file cannot be read or holds something else.
[[nodiscard]] NetworkFile read_network(const std::string& path);

}  // namespace lawan::tictactoe::five
