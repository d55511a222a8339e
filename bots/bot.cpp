// A starter bot for Lawan. It plays every game: change choose() into something better.
//
// Try it:   g++ -std=c++17 -O2 bots/bot.cpp -o bot && ./lawan check-bot ./bot
//           ./lawan match othello 'process(command="./bot")' greedy --games 10
#include <iostream>
#include <map>
#include <random>
#include <sstream>
#include <string>
#include <vector>

// All that was announced: game["game"] ("othello" …), game["side"] ("X" or "O"), game["size"]
// ("8 8"), game["position"] (the board in one line, as docs/bots.md explains) and so on.
std::map<std::string, std::string> game;
std::vector<std::string> played;  // all moves so far, yours too
std::mt19937 generator;

// One of the moves, such as "d3".
std::string choose(const std::vector<std::string>& moves) {
    for (const std::string& move : moves) {
        const bool corner = move == "a1" || move == "h1" || move == "a8" || move == "h8";
        if (game["game"] == "othello" && corner) return move;
    }
    return moves[generator() % moves.size()];
}

int main() {
    for (std::string line; std::getline(std::cin, line);) {
        std::istringstream words{line};
        std::string word;
        words >> word;
        std::string rest;
        std::getline(words >> std::ws, rest);
        if (word == "lawan") {  // a new game begins
            game.clear();
            played.clear();
        } else if (word == "ready?") {
            generator.seed(std::stoul(game["seed"]));
            std::cout << "ready" << std::endl;
        } else if (word == "played") {
            played.push_back(rest);
        } else if (word == "go") {  // the only line that wants a move
            std::istringstream list{rest};
            std::vector<std::string> moves;
            for (std::string move; list >> move;) moves.push_back(move);
            std::cout << choose(moves) << std::endl;
        } else if (word == "quit") {
            break;
        } else {  // game, size, rounds, side, clock, seed, position, time …
            game[word] = rest;
        }
    }
}
