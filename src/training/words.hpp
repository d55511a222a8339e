// What trainers of any game say.
#pragma once

#include "core/words.hpp"

namespace lawan::training::words {

// Options.
inline constexpr Words kGames{"games of self-play", "permainan melawan diri sendiri"};
inline constexpr Words kDepth{"plies the players look ahead",
                              "langkah ke depan yang dilihat para pemain"};
inline constexpr Words kRounds{"rounds; each plays with what the one before found",
                               "ronde; masing-masing bermain dengan temuan ronde sebelumnya"};
inline constexpr Words kOut{"file to write the result to", "berkas untuk menulis hasilnya"};
inline constexpr Words kResume{"continue from the file of --out",
                               "lanjutkan dari isi berkas --out"};

// What a trainer does now.
inline constexpr Words kSelfPlay{"games of self-play", "permainan melawan diri sendiri"};
inline constexpr Words kMatch{"games of the match", "permainan dalam pertandingan"};
inline constexpr Words kRoundOfGames{"round {0}: games", "ronde {0}: permainan"};
inline constexpr Words kPositions{"positions", "posisi"};

// What a trainer found.
inline constexpr Words kGamesPlayed{"games", "permainan"};
inline constexpr Words kFileBytes{"file bytes", "bita berkas"};
inline constexpr Words kMatchWins{"match wins", "menang"};
inline constexpr Words kMatchDraws{"match draws", "seri"};
inline constexpr Words kMatchLosses{"match losses", "kalah"};

// Why there is no result.
inline constexpr Words kStoppedTooEarly{"training-stopped-too-early",
                                        "it was stopped before the first generation had learned",
                                        "dihentikan sebelum generasi pertama selesai belajar"};

// Files.
inline constexpr Words kKeptBeside{"kept-beside", "{0}; the result was saved to {1} instead",
                                   "{0}; hasilnya disimpan di {1}"};

inline constexpr Words kNoRoom{"no-room", "no space for {0}: {1}",
                               "tidak ada ruang untuk {0}: {1}"};

// Options that need another one.
inline constexpr Words kOptionNeeds{"option-needs", "option '--{0}' needs option '--{1}'",
                                    "pilihan '--{0}' memerlukan pilihan '--{1}'"};

}  // namespace lawan::training::words
