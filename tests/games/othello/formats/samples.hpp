// Games of Othello for the tests of the files that hold them.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "core/random.hpp"
#include "games/othello/formats/collected_game.hpp"
#include "games/othello/formats/games.hpp"
#include "games/othello/rules/game.hpp"
#include "tests/support/complaint.hpp"

namespace lawan::test {

inline constexpr const char* kGgf =
    "(;GM[Othello]PC[GGS/os]DT[2003.12.15_13:24:03.MST]PB[ant]PW[bee]RB[2100.5]TI[15:00//02:00]"
    "TY[8]RE[+12.000:r]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- "
    "-------- *]B[f5//1.25]W[d6/3.5/2]B[C3];)";

// A game by chance, passes and all.
[[nodiscard]] inline CollectedGame played(std::uint64_t seed) {
    Random random{Seed{seed}};
    const othello::Game rules;
    othello::Position position;
    CollectedGame game;
    game.record.game = "othello";
    game.record.start = rules.position_text(position);
    game.record.players = {"Player A", "Player B"};
    game.event = "Cup";
    while (position.move_count() > 0) {
        const auto moves = position.legal_moves();
        const auto move = moves[random.below(moves.size())];
        game.record.moves.push_back({rules.move_text(move)});
        position = position.after(move);
    }
    const int score = position.final_score().points();
    game.stated_score = position.side_to_move() == Side::X ? score : -score;
    return game;
}

[[nodiscard]] inline std::vector<std::string> moves_of(const CollectedGame& game) {
    std::vector<std::string> moves;
    for (const MoveRecord& move : game.record.moves) moves.push_back(move.move);
    return moves;
}

// Why the bytes are no file of games.
[[nodiscard]] inline std::string complaint_of_file(std::string_view bytes) {
    return complaint_of([&] { (void)parse_othello_games(bytes); });
}

}  // namespace lawan::test
