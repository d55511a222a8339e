// How people get to know Adjacency.
#include "games/adjacency/parts.hpp"

namespace lawan::adjacency {
namespace {

constexpr const char* kStart = "6OO/6OO/8/8/8/8/XX6/XX6 X 8 8";
// d4 has three enemy neighbours.
constexpr const char* kThreeNeighbours = "8/8/3O4/2O1O3/3X4/8/8/8 X 5 5";

std::vector<Preset> presets() {
    return {{"usual", Words{"Adjacency", "Adjacency"},
             Words{"eight rounds on 8×8", "delapan ronde di papan 8×8"}},
            {"full",
             Words{"Adjacency, whole board", "Adjacency seluruh papan"},
             Words{"until the board is full", "sampai papan penuh"},
             {{"full", "true"}}}};
}

std::vector<RulePicture> rules() {
    return {
        {Words{"X begins at the bottom left, O at the top right. X moves first.",
               "X mulai dari kiri bawah, O dari kanan atas. X melangkah lebih dulu."},
         kStart},
        {Words{"Mark any empty cell, near your own marks or far away.",
               "Tandai petak kosong mana pun, dekat dengan tanda Anda atau jauh."},
         kStart, "e4"},
        {Words{"Enemy marks directly above, below, left and right of it become yours.",
               "Tanda lawan tepat di atas, bawah, kiri, dan kanannya menjadi milik Anda."},
         kThreeNeighbours, "d4"},
        {Words{"Diagonal neighbours stay as they are, and a mark that flips does not flip "
               "others.",
               "Tetangga diagonal tidak berubah, dan tanda yang berbalik tidak membalik tanda "
               "lain."},
         "8/3O4/2OOO3/8/2O5/8/8/8 X 5 5", "d4"},
        {Words{
             "After the agreed number of rounds, whoever has the most marks wins: here X, 10 to 6.",
             "Setelah ronde yang disepakati habis, pemilik tanda terbanyak menang: di sini X, 10 "
             "lawan 6."},
         "6OO/5XXO/4XO2/3XXO2/3O4/2X5/XX6/XX6 X 0 0"}};
}

std::vector<Exercise> exercises() {
    return {{Words{"You are X. Mark a cell beside an O.", "Anda X. Tandai petak di sebelah O."},
             "2OO/2OO/XX2/XX2 X 4 4",
             {"b1", "b2", "c3", "d3"},
             Words{"Its neighbour is yours now.", "Tetangganya kini milik Anda."}},
            {Words{"One move flips three marks. Find it.",
                   "Satu langkah membalik tiga tanda. Temukan."},
             kThreeNeighbours,
             {"d4"},
             Words{"Three for one: the count changes by seven.",
                   "Tiga sekaligus: selisihnya berubah tujuh."}},
            {Words{"O leads 4 to 3, and the last move is yours. Win by as much as you can.",
                   "O unggul 4 lawan 3, dan langkah terakhir milik Anda. Menangkan sebesar "
                   "mungkin."},
             "XXO1/XO1O/2O1/4 X 1 0",
             {"c2"},
             Words{"All four of them. Whoever moves last has no reply to fear.",
                   "Keempatnya. Yang melangkah terakhir tidak perlu takut balasan."}}};
}

}  // namespace

Guide guide() {
    return {presets(), rules(), exercises()};
}

}  // namespace lawan::adjacency
