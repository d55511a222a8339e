// WTHOR files for tests: what add_wthor() reads back.
#pragma once

#include <stdexcept>
#include <string>
#include <vector>

#include "games/othello/formats/wthor.hpp"

namespace lawan::test {

inline void append_word(std::string& bytes, std::size_t value) {
    if (value > 0xFFFF) throw std::logic_error{"WTHOR has two bytes for it"};
    bytes += static_cast<char>(value & 0xFF);
    bytes += static_cast<char>(value >> 8);
}

[[nodiscard]] inline std::size_t number_of(std::vector<std::string>& names,
                                           const std::string& name) {
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (names[i] == name) return i;
    }
    names.push_back(name);
    return names.size() - 1;
}

// Of games from the usual start, in one year, their scores solved from a number of empties on.
[[nodiscard]] inline std::string wthor_bytes(const std::vector<CollectedGame>& games,
                                             WthorNames& names, std::size_t year,
                                             int solved_from = 22) {
    constexpr std::size_t kMostMoves = 60;
    std::string bytes{'\x14', '\x1A', '\x01', '\x01'};
    append_word(bytes, games.size());
    for (const std::size_t word : {std::size_t{0}, std::size_t{0}, year}) append_word(bytes, word);
    for (const int byte : {8, 0, solved_from, 0}) bytes += static_cast<char>(byte);
    for (const CollectedGame& game : games) {
        append_word(bytes, number_of(names.tournaments, game.event));
        append_word(bytes, number_of(names.players, game.record.players.x));
        append_word(bytes, number_of(names.players, game.record.players.o));
        bytes += static_cast<char>((game.score().value_or(0) + 64) / 2);
        bytes += static_cast<char>((game.theoretical_score.value_or(0) + 64) / 2);
        std::string moves;
        for (const MoveRecord& move : game.record.moves) {
            if (move.move.size() != 2) continue;  // passes are left out
            moves += static_cast<char>(10 * (move.move[1] - '0') + (move.move[0] - 'a' + 1));
        }
        moves.resize(kMostMoves, '\0');
        bytes += moves;
    }
    return bytes;
}

}  // namespace lawan::test
