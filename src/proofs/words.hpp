// What the checker of proof files says.
#pragma once

#include "core/words.hpp"

namespace lawan::proofs::words {

// A file that makes no sense.
inline constexpr Words kLine{"proof-line", "line {0} of the proof: {1}",
                             "baris {0} dari bukti: {1}"};
inline constexpr Words kCutLine{"proof-line-cut",
                                "line {0} of the proof: {1}; the file is cut short in this line",
                                "baris {0} dari bukti: {1}; berkasnya terpotong di baris ini"};
inline constexpr Words kLineTooLong{"a line has more than {0} characters",
                                    "ada baris dengan lebih dari {0} karakter"};
inline constexpr Words kNoEnd{"the file ends too early: the line 'end' is missing",
                              "berkas berakhir terlalu cepat: baris 'end' tidak ada"};
inline constexpr Words kExpectedField{"expected '{0} ...', found {1}",
                                      "seharusnya '{0} ...', ditemukan {1}"};
inline constexpr Words kClaimForm{
    "a claim is 'at-least' or 'at-most' and a score, not {0}",
    "sebuah pernyataan adalah 'at-least' atau 'at-most' dan skor, bukan "
    "{0}"};
inline constexpr Words kKindOfProof{"kind of proof", "jenis bukti"};
inline constexpr Words kOtherVersion{"only version 1 of the format is known",
                                     "hanya versi 1 dari format ini yang dikenal"};
inline constexpr Words kTooManyClaims{"too many claims", "terlalu banyak pernyataan"};
inline constexpr Words kNoSuchGame{"no game here is called {0}",
                                   "tidak ada permainan bernama {0} di sini"};
inline constexpr Words kUnexpectedLine{"unexpected line {0}", "baris tak terduga {0}"};
inline constexpr Words kAfterEnd{"something follows the line 'end'",
                                 "ada sesuatu setelah baris 'end'"};
inline constexpr Words kNothingClaimed{"nothing is claimed", "tidak ada yang dinyatakan"};

// What a check found.
inline constexpr Words kHolds{"holds", "benar"};
inline constexpr Words kHoldsInPart{"holds in part", "benar sebagian"};
inline constexpr Words kDoesNotHold{"does not hold", "tidak benar"};
inline constexpr Words kClaimBy{"value {0} by {1}: {2}", "nilai {0} dengan {1}: {2}"};
inline constexpr Words kAtLeast{"at least {0}", "paling sedikit {0}"};
inline constexpr Words kAtMost{"at most {0}", "paling banyak {0}"};
inline constexpr Words kValueIs{"proved: the value is {0}", "terbukti: nilainya {0}"};
inline constexpr Words kValueIsAtLeast{"proved: the value is at least {0}",
                                       "terbukti: nilainya paling sedikit {0}"};
inline constexpr Words kValueIsAtMost{"proved: the value is at most {0}",
                                      "terbukti: nilainya paling banyak {0}"};

// What a check takes.
inline constexpr Words kInterrupted{"proof-check-interrupted", "interrupted", "dihentikan"};
inline constexpr Words kOver{"over {0}", "lebih dari {0}"};
inline constexpr Words kTableTooLarge{
    "proof-table-too-large", "the table of moves takes {0} MiB of memory, {1} {1:is|are} allowed",
    "tabel langkah memerlukan memori {0} MiB, yang diizinkan {1}"};

// Tables of moves.
inline constexpr Words kStrategy{"a table of the prover's moves",
                                 "tabel langkah pihak yang membuktikan"};
inline constexpr Words kPlayLine{"expected 'play POSITION : MOVE', found {0}",
                                 "seharusnya 'play POSISI : LANGKAH', ditemukan {0}"};
inline constexpr Words kOneMove{"a line with 'play' names one move after its colon",
                                "baris dengan 'play' menyebut satu langkah setelah titik dua"};
inline constexpr Words kNotRead{"cannot read {0}", "{0} tidak terbaca"};
inline constexpr Words kLinesOfTable{"{0} {0:line|lines} of the table", "{0} baris tabel"};
inline constexpr Words kGoalNotReached{"the goal is not reached in {0}",
                                       "sasaran tidak tercapai di {0}"};
inline constexpr Words kNoMoveGiven{"no move is given for {0}", "tidak ada langkah untuk {0}"};
inline constexpr Words kIllegalMove{"the table makes an illegal move in {0}",
                                    "tabel membuat langkah tidak sah di {0}"};
inline constexpr Words kCertificateFails{"the certificate does not hold in {0}",
                                         "sertifikat tidak berlaku di {0}"};
inline constexpr Words kOpponentNotToMove{"the opponent is not to move in {0}",
                                          "bukan giliran lawan di {0}"};
inline constexpr Words kPlanFails{"the plan does not win in {0}", "rencana tidak menang di {0}"};

}  // namespace lawan::proofs::words
