// Tables 2 and 3 of the Othello paper: node, waktu, langkah, score, score of Othello Cyclog,
// winner.
#include "games/othello/papers/games_played.hpp"

namespace lawan::experiments {

const std::vector<PrintedOthelloGame>& othello_table_2() {
    static const std::vector<PrintedOthelloGame> rows{
        {141041, 1357, 33, 44, 20, true},  {199324, 1912, 34, 59, 5, true},
        {191772, 1872, 32, 30, 34, false}, {112294, 1100, 34, 52, 11, true},
        {154614, 1593, 31, 47, 17, true},  {143160, 1432, 32, 30, 34, false},
        {176664, 1880, 32, 58, 6, true},   {167107, 1612, 33, 54, 10, true},
        {171885, 1662, 32, 42, 22, true},  {166869, 1500, 35, 55, 9, true},
        {152052, 1408, 33, 44, 20, true},  {165559, 1711, 30, 44, 20, true}};
    return rows;
}

const std::vector<PrintedOthelloGame>& othello_table_3() {
    static const std::vector<PrintedOthelloGame> rows{
        {124241, 1313, 35, 55, 9, true},  {125679, 1264, 34, 34, 30, true},
        {144368, 647, 32, 29, 35, false}, {156899, 1135, 33, 49, 15, true},
        {145679, 1356, 32, 45, 19, true}, {156569, 856, 32, 34, 30, true},
        {157383, 1743, 31, 43, 21, true}, {146458, 569, 35, 59, 5, true},
        {134347, 678, 33, 41, 23, true},  {147674, 1125, 36, 49, 15, true},
        {145348, 1168, 31, 36, 28, true}, {155756, 1757, 33, 35, 29, true}};
    return rows;
}

}  // namespace lawan::experiments
