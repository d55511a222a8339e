// What the Python module complains about, in both languages.
#pragma once

#include "core/words.hpp"

namespace lawan::python::words {

// Values.
inline constexpr Words kOptionValue{
    "python-option-value", "option '{0}' takes a number, a text, True, False or (columns, rows)",
    "pilihan '{0}' menerima bilangan, teks, True, False, atau (kolom, baris)"};
inline constexpr Words kAboveZero{"python-above-zero", "'{0}' must be above 0",
                                  "'{0}' harus di atas 0"};
inline constexpr Words kFromTo{"python-from-to", "'{0}' is {1} to {2}",
                               "'{0}' dari {1} sampai {2}"};
inline constexpr Words kLanguage{"python-language", "the languages are 'en' and 'id', not {0}",
                                 "bahasanya 'en' dan 'id', bukan {0}"};

// Positions.
inline constexpr Words kIllegalMove{"python-illegal-move", "{0} is not legal here: {1}",
                                    "{0} tidak sah di sini: {1}"};
inline constexpr Words kLegalMoves{"the legal moves are {0}", "langkah yang sah adalah {0}"};
inline constexpr Words kGameOver{"python-game-over", "the game is over", "permainan sudah selesai"};
inline constexpr Words kOtherGame{"python-other-game", "this is a position of {0}, not of {1}",
                                  "ini posisi {0}, bukan {1}"};

// Batches.
inline constexpr Words kSizesDiffer{"python-sizes-differ",
                                    "the positions have boards of different sizes",
                                    "papan posisi-posisi itu berbeda ukuran"};
inline constexpr Words kBatchMoves{
    "python-batch-moves", "a step takes an array of {0} cells, one for each game",
    "satu langkah memerlukan larik {0} petak, satu untuk tiap permainan"};
inline constexpr Words kBatchIllegal{"python-batch-illegal",
                                     "cell {0} is not a legal move in game {1}",
                                     "petak {0} bukan langkah yang sah dalam permainan {1}"};

// Bots.
inline constexpr Words kNoBot{"python-no-bot",
                              "a bot is a spec such as 'minimax(depth=3)', a lawan.Bot, or a "
                              "function choose(position, clock)",
                              "bot adalah spesifikasi seperti 'minimax(depth=3)', lawan.Bot, atau "
                              "fungsi choose(position, clock)"};
inline constexpr Words kRaised{"python-function-raised", "raised {0}", "melempar {0}"};
inline constexpr Words kReturned{"python-function-returned", "returned {0}", "mengembalikan {0}"};
inline constexpr Words kGivesNoValues{"python-no-values",
                                      "{0} gives no values, so it cannot analyse",
                                      "{0} tidak memberi nilai, jadi tidak dapat menganalisis"};
inline constexpr Words kStartsPrograms{
    "python-starts-programs", "the plan starts a program, {0}: allow that with allow_commands=True",
    "rencana itu menjalankan program, {0}: izinkan dengan allow_commands=True"};

// Solvers and files.
inline constexpr Words kNoSolver{"python-no-solver", "{0} has no solver",
                                 "{0} tidak punya pemecah"};
inline constexpr Words kNoGameFiles{"python-no-game-files",
                                    "{0} is not readable: no game in line {1}",
                                    "{0} tidak dapat dibaca: tidak ada permainan di baris {1}"};
inline constexpr Words kNoGames{"python-no-games", "{0} holds no game",
                                "{0} tidak memuat permainan"};

}  // namespace lawan::python::words
