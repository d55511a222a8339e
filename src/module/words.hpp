// What bots and solvers of any game say.
#pragma once

#include <array>

#include "core/words.hpp"

namespace lawan::words {

// How a search knows what a move is worth.
inline constexpr Words kSearchSays =
    Words{"search-says", "looked {0} {0:ply|plies} ahead", "melihat {0} langkah ke depan"}
        .explained("A ply is one move of one side. What comes later is estimated.",
                   "Kedalaman dihitung dalam langkah satu pihak. Yang sesudahnya diperkirakan.")
        .speaking_of(About::Search);
inline constexpr Words kSearchedSelectively =
    Words{"searched-selectively",
          "looked {0} {0:ply|plies} ahead, and left out moves that were {1} % likely to be worse",
          "melihat {0} langkah ke depan, dan melewatkan langkah yang kemungkinan {1} % lebih "
          "buruk"}
        .explained(
            "A ply is one move of one side. To look far ahead the engine first takes a short look "
            "at each move. It searches no further where this look makes a move {1} % likely to be "
            "worse. The true value may differ a little.",
            "Kedalaman dihitung dalam langkah satu pihak. Agar dapat melihat jauh, mesin lebih "
            "dulu menjajaki setiap langkah secara singkat. Langkah yang menurut penjajakan itu "
            "kemungkinan {1} % lebih buruk tidak dilihat lebih jauh. Nilai sebenarnya dapat "
            "sedikit berbeda.")
        .speaking_of(About::Search);
inline constexpr Words kSolved =
    Words{"solved", "solved: {0:+} with best play", "terpecahkan: {0:+} dengan permainan terbaik"}
        .explained(
            "Every line was searched to the end of the game: no better play exists for either "
            "side. Discs are counted with the squares that stay empty, which go to the winner.",
            "Setiap rangkaian dicari sampai akhir permainan: tidak ada permainan yang lebih baik "
            "bagi kedua pihak. Keping dihitung bersama petak yang tetap kosong, yang menjadi milik "
            "pemenang.");
inline constexpr Words kWinsBy{"wins-by", "wins by {0} with best play",
                               "menang {0} dengan permainan terbaik"};
inline constexpr Words kLosesBy{"loses-by", "loses by {0} with best play",
                                "kalah {0} dengan permainan terbaik"};
inline constexpr Words kDraws{"draws", "draws with best play", "seri dengan permainan terbaik"};
inline constexpr Words kWinsAtLeast{"wins-at-least", "wins by {0} or more with best play",
                                    "menang {0} atau lebih dengan permainan terbaik"};
inline constexpr Words kLosesAtLeast{"loses-at-least", "loses by {0} or more with best play",
                                     "kalah {0} atau lebih dengan permainan terbaik"};

// What a bot does without.
inline constexpr Words kNoBook{"no-book", "without an opening book: {0}",
                               "tanpa buku pembukaan: {0}"};
inline constexpr Words kNoNetwork{"no-network", "judged by its weights, without the network: {0}",
                                  "dinilai dengan bobotnya, tanpa jaringan: {0}"};
inline constexpr Words kNoWeights{"no-weights",
                                  "judged as in the paper, because the weights are missing: {0}",
                                  "dinilai seperti di makalah, karena tidak ada bobot: {0}"};

// What a move costs.
inline constexpr Words kGivesWinAway{"gives-win-away", "gives the win away",
                                     "melepaskan kemenangan"};
inline constexpr Words kGivesDrawAway{"gives-draw-away", "gives the draw away",
                                      "melepaskan hasil seri"};
inline constexpr Words kCosts{"costs", "costs {0} against the best move",
                              "rugi {0} dibandingkan langkah terbaik"};

// What a solver does, and what it did not do.
inline constexpr Words kSolvingPositions{"solving-positions", "searching", "mencari"};
inline constexpr Words kBestMovesNotAll{
    "best-moves-not-all", "not all moves were tried; others may be as good",
    "tidak semua langkah dicoba; yang lain mungkin sama baiknya"};
inline constexpr Words kCheckpointNotWritten{"checkpoint-not-written",
                                             "the checkpoint was not written: {0}",
                                             "titik simpan tidak tertulis: {0}"};
inline constexpr Words kRestsOnCheckpoint{
    "rests-on-checkpoint", "it rests on what {0} held before this run, which was not checked again",
    "hasil ini bertumpu pada isi {0} yang sudah ada sebelumnya, dan itu tidak diperiksa lagi"};
inline constexpr Words kProofFileNotWritten{"proof-file-not-written",
                                            "the proof file was not written: {0}",
                                            "berkas bukti tidak tertulis: {0}"};
inline constexpr Words kProofNotWritten{
    "proof-not-written",
    "the proof was not written: the search ended before the proof was complete",
    "bukti tidak tertulis: pencarian berakhir sebelum bukti itu utuh"};
inline constexpr Words kProofTooLarge{"proof-too-large",
                                      "no proof of reasonable size is known for: {*}",
                                      "tidak diketahui bukti berukuran wajar untuk: {*}"};

// Checkpoints: the file.
inline constexpr Words kCheckpointEmpty{
    "checkpoint-empty", "{0} is empty, so it is not a checkpoint: remove it to start again",
    "{0} kosong, jadi bukan titik simpan: hapus berkas itu untuk memulai dari awal"};
inline constexpr Words kNoCheckpoint{"no-checkpoint", "{0} is not a checkpoint of this solver",
                                     "{0} bukan titik simpan pemecah ini"};
inline constexpr Words kCheckpointOfAnotherVersion{
    "checkpoint-of-another-version", "{0} is a checkpoint of another version of this solver",
    "{0} adalah titik simpan dari versi lain pemecah ini"};
inline constexpr Words kCheckpointOfAnotherPosition{"checkpoint-of-another-position",
                                                    "{0} is a checkpoint of another position",
                                                    "{0} adalah titik simpan dari posisi lain"};
inline constexpr Words kCheckpointCut{"checkpoint-cut", "{0} is cut off: its last line is missing",
                                      "{0} terpotong: baris terakhirnya tidak ada"};
inline constexpr Words kCheckpointLine{"checkpoint-line", "{0} has a line that cannot be read: {1}",
                                       "{0} memuat baris yang tidak terbaca: {1}"};
inline constexpr Words kCheckpointChanged{"checkpoint-changed",
                                          "{0} was changed: its checksum does not match",
                                          "{0} telah diubah: checksum-nya tidak cocok"};
inline constexpr Words kCheckpointImpossible{"checkpoint-impossible",
                                             "{0} holds a fact that is impossible",
                                             "{0} memuat fakta yang mustahil"};

// Wrong input.
inline constexpr Words kPlaysAnotherGame{"plays-another-game", "{0} plays {1}, not {2}",
                                         "{0} memainkan {1}, bukan {2}"};
inline constexpr Words kNoSuchLevel{"no-such-level", "levels go from 1 to 10, not {0}",
                                    "tingkat berkisar dari 1 sampai 10, bukan {0}"};
inline constexpr Words kTrainer{"trainer", "pelatih"};
inline constexpr Words kOptionMeansNothing{
    "option-means-nothing", "option '{0}' has no effect with {1}={2}: it is for {1}={3}",
    "pilihan '{0}' tidak berpengaruh dengan {1}={2}: pilihan itu untuk {1}={3}"};

// Options.
inline constexpr Words kGivesWay{"{0}; the default applies only where no other limit is given",
                                 "{0}; bawaannya hanya berlaku bila tidak ada batas lain"};

// All that bots and solvers of any game say; docs/reference.md lists it.
inline constexpr std::array kReasons{kSearchSays,
                                     kSearchedSelectively,
                                     kSolved,
                                     kWinsBy,
                                     kLosesBy,
                                     kDraws,
                                     kWinsAtLeast,
                                     kLosesAtLeast,
                                     kNoBook,
                                     kNoNetwork,
                                     kNoWeights,
                                     kGivesWinAway,
                                     kGivesDrawAway,
                                     kCosts,
                                     kSolvingPositions,
                                     kBestMovesNotAll,
                                     kCheckpointNotWritten,
                                     kRestsOnCheckpoint,
                                     kProofFileNotWritten,
                                     kProofNotWritten,
                                     kProofTooLarge};

}  // namespace lawan::words
