// What an exam asks, and what is wrong with answers to it.
#pragma once

#include "core/words.hpp"

namespace lawan::words {

inline constexpr Words kAskMinimax{"Minimax: the value of every node.",
                                   "Minimax: nilai tiap simpul."};
inline constexpr Words kAskAlphaBeta{
    "Alpha-beta from left to right: alpha and beta on entering every node, its value, and cut or "
    "all (moves searched); - where the search does not go.",
    "Alpha-beta dari kiri ke kanan: alpha dan beta saat memasuki tiap simpul, nilainya, dan cut "
    "(dipangkas) atau all (semua langkah dicari); - bila pencarian tidak sampai ke sana."};
inline constexpr Words kAskNegaScout{
    "NegaScout from left to right: the value of the root, and the leaves that it never looks at; - "
    "for none.",
    "NegaScout dari kiri ke kanan: nilai akar dan daun yang tidak pernah dilihatnya; - bila tidak "
    "ada."};
inline constexpr Words kAskMtdf{
    "MTD(f) with first guess 0, from left to right: the value of the root, and the leaves that it "
    "never looks at; - for none.",
    "MTD(f) dengan tebakan pertama 0, dari kiri ke kanan: nilai akar dan daun yang tidak pernah "
    "dilihatnya; - bila tidak ada."};

inline constexpr Words kExamLine{"exam-line", "{0} is not an answer: write ID: ANSWER",
                                 "{0} bukan jawaban: tulis NOMOR: JAWABAN"};
inline constexpr Words kExamNoAnswers{"exam-no-answers",
                                      "there are no answers; write them as lines such as 1.root: 6",
                                      "tidak ada jawaban; tulis sebagai baris seperti 1.root: 6"};
inline constexpr Words kExamTwice{"exam-twice", "blank {0} is answered twice",
                                  "isian {0} dijawab dua kali"};
inline constexpr Words kExamNoBlank{"exam-no-blank", "this exam has no blank {0}",
                                    "ujian ini tidak punya isian {0}"};
inline constexpr Words kPracticeCode{"practice-code", "'{0}' is not a Practice code",
                                     "'{0}' bukan kode Latihan"};

}  // namespace lawan::words
