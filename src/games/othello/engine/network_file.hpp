// The network in a file: who made it and how, what it is for, a checksum, the numbers.
//
// Lines of text and then bytes:
//
//     lawan-othello-network 2
//     made-by: python3 training/othello_network …
//     patterns: a1b1c1a2b2c2a3b3c3 …
//     shape: 64 16 32 1
//     bytes: 7345678
//     checksum: 0123456789abcdef
//
// The shape says how many numbers a row has, how many the two small layers hand on, and whether
// moves of either side select rows. The bytes are little-endian numbers: the model of errors (32
// bits each), the tempo (16), the parts (8), the rows (8), what the sums begin with (16), then for
// each stage both small layers (weights 8, bias 32), the last one (16), the straight way from the
// sums (16) and a constant (32).
//
// The row of a pattern's content is what the file has for it and half the sum of its parts' (see
// patterns.hpp), rounded down. So most of what stands in the file is near zero, and small when it
// is compressed. Version 1, which is read too, has no parts.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "games/othello/engine/network.hpp"

namespace lawan::othello {

[[nodiscard]] bool is_network_file(std::string_view text);

// `name` is for the messages. Throws InputError where the text is no such file, is cut short, was
// changed or is for another version of the program.
[[nodiscard]] std::shared_ptr<const Network> from_network_file(std::string_view text,
                                                               std::string_view name);

// The same file with another model of errors and another tempo, and the command that measured them.
[[nodiscard]] std::string with_errors(std::string_view text, std::string_view name,
                                      const ErrorModel& errors, const Tempo& tempo,
                                      std::string_view command);

}  // namespace lawan::othello
