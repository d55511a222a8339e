// Positions are values: what a move leads to, in text, and how many lines of play there are.
#include <iostream>
#include <lawan/games/othello/rules/game.hpp>
#include <lawan/search/perft.hpp>

int main() {
    using lawan::othello::Game;
    const Game game;
    const auto start = game.start();
    const auto moves = start.legal_moves();
    std::cout << moves.size() << " moves, the first is " << game.move_text(moves[0]) << '\n';
    std::cout << game.position_text(start.after(moves[0])) << '\n';
    for (int depth = 1; depth <= 6; ++depth) {
        std::cout << depth << ' ' << lawan::perft(start, depth).leaves << '\n';
    }
}
