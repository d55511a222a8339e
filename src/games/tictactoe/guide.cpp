// How people get to know tic-tac-toe and its larger boards.
#include "games/tictactoe/parts.hpp"

namespace lawan::tictactoe {
namespace {

std::vector<Preset> presets() {
    return {{"usual", Words{"Tic-tac-toe", "Tic-tac-toe"},
             Words{"three in a row on 3×3", "tiga berderet di papan 3×3"}},
            {"five-in-a-row",
             Words{"Five in a row", "Lima berderet"},
             Words{"on 15×15", "di papan 15×15"},
             {{"size", "15"}, {"in-a-row", "5"}}}};
}

std::vector<RulePicture> rules() {
    return {
        {Words{"X and O take turns marking an empty cell. X moves first.",
               "X dan O bergiliran menandai petak kosong. X melangkah lebih dulu."},
         "3/3/3 X 3"},
        {Words{"Three in a row wins, across or down …",
               "Tiga berderet menang, mendatar atau menurun …"},
         "XX1/OO1/3 X 3", "c1"},
        {Words{"… or on a diagonal.", "… atau diagonal."}, "X1O/OX1/3 X 3", "c3"},
        {Words{"A full board without a row is a draw.", "Papan penuh tanpa deret berarti seri."},
         "XOX/XO1/OXX O 3", "c2"},
        {Words{
             "A larger board takes more in a row. The number is shown beside the board: here five.",
             "Di papan yang lebih besar deretnya lebih panjang. Panjangnya tertulis di "
             "samping papan: di sini lima."},
         "9/9/4O4/2XXXX3/3OO4/4OO3/9/9/9 X 5", "g4"}};
}

std::vector<Exercise> exercises() {
    return {{Words{"You are X. Complete a row.", "Anda X. Lengkapi deret."},
             "XX1/OO1/3 X 3",
             {"c1"},
             Words{"Three in a row: you win.", "Tiga berderet: Anda menang."}},
            {Words{"O is about to win. Prevent it.", "O hampir menang. Cegah."},
             "XO1/1O1/2X X 3",
             {"b3"},
             Words{"Now O has no row to complete.", "Kini O tidak punya deret untuk dilengkapi."}},
            {Words{"Make a fork: two rows that each need one more cell.",
                   "Buat garpu: dua deret yang masing-masing kurang satu petak."},
             "X2/1O1/2X X 3",
             {"c1", "a3"},
             Words{"O can stop only one of them.", "O hanya bisa menghentikan satu."}}};
}

}  // namespace

Guide guide() {
    return {presets(), rules(), exercises()};
}

}  // namespace lawan::tictactoe
