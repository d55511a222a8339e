// How people get to know this game.
#include "games/connect4/parts.hpp"
#include "games/connect4/words.hpp"

namespace lawan::connect4 {
namespace {

constexpr const char* kThreeInARow = "7/7/7/7/OOO4/XXX4 X 4";

std::vector<RulePicture> rules() {
    return {{Words{"Black and white take turns dropping a disc into a column. Black moves first.",
                   "Hitam dan putih bergiliran menjatuhkan keping ke sebuah kolom. Hitam melangkah "
                   "lebih dulu."},
             "7/7/7/7/7/7 X 4"},
            {Words{"It falls to the lowest free cell of the column.",
                   "Keping jatuh ke petak kosong terbawah di kolom itu."},
             "7/7/7/7/3O3/3X3 X 4", "d3"},
            {Words{"Four in a row wins, across or upwards …",
                   "Empat berderet menang, mendatar atau ke atas …"},
             kThreeInARow, "d1"},
            {Words{"… or on a diagonal.", "… atau diagonal."}, "7/7/7/2XO3/1XOO3/XOOX3 X 4", "d4"},
            {Words{"A full board without four in a row is a draw.",
                   "Papan penuh tanpa empat berderet berarti seri."},
             "OXXOXOO/OXOXXXO/OOXOOOX/XOXXOOO/OXXXOXX/OXOOXXX X 4"}};
}

std::vector<Exercise> exercises() {
    return {
        {Words{"You are black. Complete four in a row.", "Anda hitam. Lengkapi empat berderet."},
         kThreeInARow,
         {"d1"},
         Words{"Four in a row: you win.", "Empat berderet: Anda menang."}},
        {Words{"White is about to win. Prevent it.", "Putih hampir menang. Cegah."},
         "7/7/7/7/XX5/OOO1X2 X 4",
         {"d1"},
         Words{"Now white has no row to complete.",
               "Kini putih tidak punya deret untuk dilengkapi."}},
        {Words{"Make two threats at once.", "Buat dua ancaman sekaligus."},
         "7/7/7/7/2OO3/2XX3 X 4",
         {"b1", "e1"},
         Words{"White can stop only one end of the row.",
               "Putih hanya bisa menghentikan satu ujung deret."}}};
}

}  // namespace

Guide guide() {
    return {
        {{"usual", words::kTitle, Words{"four in a row on 7×6", "empat berderet di papan 7×6"}}},
        rules(),
        exercises()};
}

}  // namespace lawan::connect4
