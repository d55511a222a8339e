// Adjacency on the command line, and with the programs of others.
#include "games/adjacency/parts.hpp"

namespace lawan::adjacency {

std::vector<Trial> trials() {
    return {{{}, Words{"Adjacency, 8 rounds", "Adjacency, 8 ronde"}}};
}

std::vector<ShownCommand> shown_commands() {
    return {
        {"lawan", "lawan match adjacency minimax greedy --games 10"},
        {"play", "lawan play adjacency --rounds 12 --first O --o greedy"},
        {"play", "lawan play adjacency --x alphabeta --o greedy",
         Words{"two bots, to watch", "dua bot, untuk ditonton"}},
        {"analyse", "lawan analyse adjacency --rounds 3 --bot 'mtdf(memory=16)' --depth 4"},
        {"analyse", "echo d4 e5 d5 | lawan analyse adjacency --rounds 5 --game -"},
        {"match", "lawan match adjacency minimax greedy --rounds 12 --move-time 0.5 --json"},
        {"tournament",
         "lawan tournament adjacency new:alphabeta old:minimax --sprt elo0=0,elo1=10 --nodes 2000"},
        {"experiment", "lawan experiment adjacency-a-3"},
        {"experiment", "lawan experiment adjacency-c-c --games 100 --seed 7 --json"},
        {"experiment", "lawan experiment adjacency-c-a --human"},
        {"verify", "lawan verify full8.proof --samples 100000 --seed 7"},
        {"audit", "lawan audit adjacency --size 4 --rounds 3 --bot greedy"},
        {"perft", "lawan perft adjacency --size 6x5 --full --depth 4 --no-bulk --json"}};
}

}  // namespace lawan::adjacency
