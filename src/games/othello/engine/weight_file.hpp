// The engine's learned numbers in a file: who made it and how, a checksum, the numbers.
//
// Four lines of text and then bytes:
//
//     lawan-othello-weights 2
//     made-by: lawan train othello --seed 1 …
//     bytes: 2345678
//     checksum: 0123456789abcdef
//
// Each weight is a variable-length number (seven bits a byte, lowest first, sign in the lowest
// bit); a zero is followed by how many more zeros there are.
#pragma once

#include <string>
#include <string_view>

#include "games/othello/engine/evaluation.hpp"

namespace lawan::othello {

[[nodiscard]] std::string to_weight_file(const Evaluation& evaluation);

// `name` is for the messages. Throws InputError where the text is no such file, is cut short or was
// changed.
[[nodiscard]] Evaluation from_weight_file(std::string_view text, std::string_view name);

void write_weight_file(const Evaluation& evaluation, const std::string& path);
[[nodiscard]] Evaluation read_weight_file(const std::string& path);

}  // namespace lawan::othello
