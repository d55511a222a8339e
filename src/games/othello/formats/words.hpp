// What is wrong with files of Othello games.
#pragma once

#include "core/words.hpp"

namespace lawan::othello::words {

// Where it is wrong.
inline constexpr Words kInFile{"othello-file", "{0}: {1}", "{0}: {1}"};
inline constexpr Words kInLine{"othello-line", "line {0}, {1}: {2}", "baris {0}, {1}: {2}"};
inline constexpr Words kNoGamesIn{"othello-no-games", "there are no games in {0}",
                                  "tidak ada permainan dalam {0}"};
inline constexpr Words kNoGame{"othello-no-game", "there is no game in it",
                               "tidak ada permainan di dalamnya"};
inline constexpr Words kTooManyGames{"othello-too-many-games", "there are more than {0} games",
                                     "ada lebih dari {0} permainan"};

// One game.
inline constexpr Words kHasNoMoves{"othello-has-no-moves", "it has no moves",
                                   "tidak punya langkah"};
inline constexpr Words kUnusualStart{"othello-unusual-start",
                                     "it does not start from the usual position",
                                     "tidak dimulai dari posisi awal yang biasa"};
inline constexpr Words kGameTooLong{"othello-game-too-long", "it is too long for one game",
                                    "terlalu panjang untuk satu permainan"};
inline constexpr Words kOtherGame{"othello-other-game", "this is a game of {0}, not of Othello",
                                  "ini permainan {0}, bukan Othello"};
inline constexpr Words kLineTooLong{
    "othello-line-too-long", "this is too long for a game: {0} characters, at most {1}",
    "terlalu panjang untuk permainan: {0} karakter, paling banyak {1}"};
inline constexpr Words kNoMoves{"othello-no-moves",
                                "this is neither a list of moves nor a position of Othello",
                                "ini bukan daftar langkah dan bukan posisi Othello"};
inline constexpr Words kTooManyMoves{
    "othello-too-many-moves", "these are {0} moves, more than the {1} of the longest game",
    "ini {0} langkah, lebih dari {1} langkah permainan terpanjang"};

// OBF.
inline constexpr Words kObfMove{"othello-obf-move",
                                "{0}, line {1}: {2} is not a move with a score, such as A2:+38",
                                "{0}, baris {1}: {2} bukan langkah dengan skor, seperti A2:+38"};

// GGF.
inline constexpr Words kGgfCut{"ggf-cut", "game {0} of the GGF ends too early",
                               "permainan {0} dalam GGF terpotong"};
inline constexpr Words kGgfProperty{"ggf-property",
                                    "game {0} of the GGF has {1} where a property belongs",
                                    "permainan {0} dalam GGF memuat {1} di tempat sebuah sifat"};
inline constexpr Words kGgfNoGame{"ggf-no-game", "the GGF contains no game",
                                  "tidak ada permainan dalam GGF itu"};
inline constexpr Words kGgfBoard{"ggf-board", "{0} is not a board", "{0} bukan papan"};
inline constexpr Words kGgfCells{"ggf-cells", "a board of size {0} does not have {1} cells",
                                 "papan berukuran {0} tidak punya {1} petak"};
inline constexpr Words kGgfAnti{"ggf-anti", "it is anti-Othello, where fewer discs win",
                                "ini anti-Othello: yang kepingnya lebih sedikit menang"};
inline constexpr Words kGgfKomi{"ggf-komi", "it has komi: its score is not in discs",
                                "ada komi: skornya bukan dalam keping"};
inline constexpr Words kGgfType{"ggf-type", "its type, {0}, is unknown",
                                "jenisnya, {0}, tidak dikenal"};
inline constexpr Words kGgfOtherGame{"ggf-other-game", "it is a game of {0}, not of Othello",
                                     "ini permainan {0}, bukan Othello"};
inline constexpr Words kGgfNoBoard{"ggf-no-board", "it has no board", "papannya tidak ada"};
inline constexpr Words kGgfTooManyMoves{"ggf-too-many-moves", "it has too many moves",
                                        "langkahnya terlalu banyak"};

// WTHOR.
inline constexpr Words kWthorCut{"wthor-cut", "the file ends too early: it has {0} {1} of {2}",
                                 "berkas terpotong: punya {0} {1} dari {2}"};
inline constexpr Words kWthorTooLong{"wthor-too-long",
                                     "the file is longer than the {0} {1} it announces",
                                     "berkas lebih panjang daripada {0} {1} yang disebutnya"};
inline constexpr Words kWthorTooShort{"wthor-too-short", "the file is too short for a WTHOR file",
                                      "berkas terlalu pendek untuk WTHOR"};
inline constexpr Words kWthorBoard{"wthor-board", "the file is for boards of {0}×{0}",
                                   "berkas ini untuk papan {0}×{0}"};
inline constexpr Words kWthorSolitaires{"wthor-solitaires", "the file holds solitaires, not games",
                                        "berkas ini memuat soliter, bukan permainan"};
inline constexpr Words kPlayers{"players", "pemain"};
inline constexpr Words kTournaments{"tournaments", "turnamen"};
inline constexpr Words kGames{"games", "permainan"};

}  // namespace lawan::othello::words
