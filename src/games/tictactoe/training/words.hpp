// What the trainer of five in a row says.
#pragma once

#include "core/words.hpp"

namespace lawan::tictactoe::words {

inline constexpr Words kTrainsFive{
    "the network of the five-in-a-row player, learned from its games against itself",
    "jaringan pemain lima berderet, dipelajari dari permainannya melawan diri sendiri"};
inline constexpr Words kFiveGenerations{
    "rounds of play and learning; each plays with what the one before learned",
    "ronde bermain dan belajar; masing-masing bermain dengan hasil ronde sebelumnya"};
inline constexpr Words kFiveNodes{"positions that the players visit for each move",
                                  "posisi yang dikunjungi para pemain untuk tiap langkah"};
inline constexpr Words kFiveRounds{"passes over the positions",
                                   "berapa kali semua posisi dipelajari"};
inline constexpr Words kFiveStart{
    "file of a network to start from, as this command writes it [starts from nothing]",
    "berkas jaringan untuk memulai, seperti ditulis perintah ini [mulai dari nol]"};
inline constexpr Words kFiveSamples{"positions", "posisi"};
inline constexpr Words kFiveLoss{"loss on games held out", "galat pada permainan yang disisihkan"};
inline constexpr Words kFiveLearned{
    "generation {0}: {1} positions, loss {2} before, {3} after",
    "generasi {0}: {1} posisi, galat {2} sebelumnya, {3} sesudahnya"};

inline constexpr Words kFiveGamesEach{
    "games in each of the last two generations; earlier ones play a quarter as many",
    "permainan di tiap generasi dari dua generasi terakhir; di generasi sebelumnya seperempatnya"};
inline constexpr Words kFiveGames{"generation {0}: games", "generasi {0}: permainan"};
inline constexpr Words kFivePasses{"generation {0}: learning", "generasi {0}: belajar"};

inline constexpr Words kMakesProblems{
    "positions of five in a row with a forced win of 9 to 19 plies, to measure searches with",
    "posisi lima berderet dengan kemenangan paksa 9 sampai 19 langkah, untuk mengukur pencarian"};
inline constexpr Words kProofNodes{"positions visited for each proof of a win",
                                   "posisi yang dikunjungi untuk tiap bukti kemenangan"};
inline constexpr Words kProblems{"problems", "soal"};

}  // namespace lawan::tictactoe::words
