// Tic-tac-toe on the command line, and with the programs of others.
#include "core/text.hpp"
#include "games/tictactoe/parts.hpp"

namespace lawan::tictactoe {
namespace {

// Five in a row on a board that the protocol of Gomocup knows.
[[nodiscard]] bool is_of_gomocup(const AnyGame& game) {
    constexpr int kSmallest = 5;
    constexpr int kLargest = 20;
    const AnyPosition start = game.start();
    const BoardSize size = start.board().size;
    const auto fits = [](int side) { return side >= kSmallest && side <= kLargest; };
    return split_words(start.text())[2] == "5" && fits(size.columns) && fits(size.rows);
}

}  // namespace

std::vector<GameProtocol> protocols() {
    return {{"gomocup",
             {{{"size", "15"}, {"in-a-row", "5"}},
              Words{"five in a row on 15x15", "lima berderet di papan 15x15"}},
             Words{"five in a row on boards of 5 to 20 columns and rows",
                   "lima berderet di papan 5 sampai 20 kolom dan baris"},
             is_of_gomocup}};
}

std::vector<Trial> trials() {
    return {{{}, Words{"tic-tac-toe on 3x3", "tic-tac-toe 3x3"}},
            {{{"size", "7x6"}, {"in-a-row", "4"}},
             Words{"four in a row on 7x6", "empat berderet di papan 7x6"}}};
}

std::vector<ShownCommand> shown_commands() {
    return {{"play", "lawan play tictactoe"},
            {"analyse", "lawan analyse tictactoe --position '3/1X1/3 O 3'"},
            {"analyse", "echo d1 d2 e1 | lawan analyse tictactoe --size 7x6 --in-a-row 4 --game -"},
            {"match", "lawan match tictactoe minimax random --games 20"},
            {"tournament",
             "lawan tournament tictactoe 'alice:process(command=\"python3 alice.py\")' minimax "
             "--move-time 1"},
            {"ugi", "lawan ugi tictactoe --size 7x6 --in-a-row 4 --bot 'mtdf(move-time=1)'"},
            {"solve", "lawan solve tictactoe --size 5"},
            {"solve", "lawan solve tictactoe --size 7x7 --in-a-row 5 --proof 775.proof"},
            {"solve", "lawan solve tictactoe --position 'X2/1O1/2X O 3' --json"},
            {"solve", "lawan solve tictactoe --size 8 --in-a-row 5 --at-most 0 --time 3600"},
            {"verify", "lawan solve tictactoe --size 6 --proof 666.proof"},
            {"verify", "lawan verify 666.proof"},
            {"audit", "lawan audit tictactoe --bot ttt-bnb --size 3"},
            {"audit", "lawan audit tictactoe --bot ttt-doubling --size 4 --begins bot"},
            {"audit", "lawan audit tictactoe --bot 'minimax(depth=9)' --json"},
            {"audit", "lawan audit tictactoe --bot 'process(command=\"python3 bot.py\")'"},
            {"bench", "lawan bench tictactoe --problems data/tictactoe.problems"},
            {"perft", "lawan perft tictactoe --depth 9 --scores"}};
}

}  // namespace lawan::tictactoe
