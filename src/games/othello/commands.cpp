// Othello on the command line, and with the programs of others.
#include "games/othello/parts.hpp"
#include "games/othello/rules/game.hpp"

namespace lawan::othello {
namespace {

[[nodiscard]] bool is_usual_size(const AnyGame& game) {
    return game.start().board().size == BoardSize{8, 8};
}

[[nodiscard]] bool is_usual_start(const AnyGame& game) {
    return game.start().text() == kUsualStartText;
}

}  // namespace

std::vector<GameProtocol> protocols() {
    const Trial usual{{}, Words{"Othello", "Othello"}};
    return {{"gtp", usual,
             Words{"Othello on 8x8 from the usual start", "Othello 8x8 dari posisi awal biasa"},
             is_usual_start},
            {"nboard", usual, Words{"Othello on 8x8", "Othello 8x8"}, is_usual_size}};
}

std::vector<Trial> trials() {
    return {{{}, Words{"Othello", "Othello"}},
            {{{"size", "6"}}, Words{"Othello on 6x6", "Othello 6x6"}}};
}

std::vector<ShownCommand> shown_commands() {
    return {
        {"lawan", "lawan play othello --black alphabeta",
         Words{"play white against a bot", "bermain putih melawan bot"}},
        {"play", "lawan play othello --black 'alphabeta(depth=6)' --name-white Ann"},
        {"analyse", "lawan analyse othello --time 10 --json"},
        {"analyse", "lawan analyse othello --game game.json",
         Words{"a saved game, its moves, or GGF", "permainan tersimpan, langkahnya, atau GGF"}},
        {"analyse", "echo f5d6c3d3c4 | lawan analyse othello --game -"},
        {"analyse", "lawan analyse othello --game WTH_1999.wtb --number 17"},
        {"games", "lawan games wthor/ --player tamenori --year-from 2000"},
        {"games", "lawan games WTH_1999.wtb --tournament world --score-from -2 --score-to 2"},
        {"games", "lawan games wthor/ --opening f5d6c3d3c4 --out diagonal.ggf --limit 0"},
        {"games", "lawan games club.ggf --review --time 0.2"},
        {"games", "lawan analyse othello --game WTH_1999.wtb --number 17"},
        {"match",
         "lawan match othello 'minimax(depth=4)' greedy --games 10 --random-plies 6 --seed 7"},
        {"tournament",
         "lawan tournament othello random greedy 'alphabeta(depth=3)' --games 20 --concurrency 2"},
        {"check-bot", "lawan check-bot ./bot --game othello --all-lines"},
        {"bots", "lawan bots othello"},
        {"bots", "lawan bots othello minimax"},
        {"ugi", "lawan ugi othello"},
        {"perft", "lawan perft othello --depth 9"},
        {"audit", "lawan audit othello --size 4 --bot greedy"},
        {"train", "lawan train othello-paper-weights --help"},
        {"train", "lawan train othello-paper-weights"},
        {"train", "lawan train othello-paper-weights --games 2000 --seed 7 --json"},
        {"bench", "lawan bench othello --problems ffo.obf",
         Words{"score, nodes, time of each", "skor, simpul, waktu tiap posisi"}},
        {"bench", "lawan bench othello --problems ffo.obf --from 1 --to 10 --threads 0 --json"}};
}

}  // namespace lawan::othello
