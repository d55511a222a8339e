// One game from a file or the standard input, in any format that holds games.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "module/catalog.hpp"
#include "play/any_game.hpp"
#include "session/pasted.hpp"

namespace lawan::cli {

// What messages call it: a file by its name in quotes.
[[nodiscard]] Phrase game_source(const std::string& path);

// Throws InputError where the bytes are a database: it may hold games, but is no file of them.
void check_no_database(const std::string& bytes, const Phrase& name);

// `path` is - for the standard input. `number`, from 1 on, is needed where there are several games.
// `board` is what a mere list of moves starts from. What comes from the first illegal move on is
// left out, and `problem` of the answer names it. Throws InputError.
[[nodiscard]] session::Pasted read_game_file(const std::string& path,
                                             std::optional<std::int64_t> number,
                                             const GameModule& entry,
                                             const std::optional<AnyGame>& board);

}  // namespace lawan::cli
