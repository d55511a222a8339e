// What lawan practice says.
#pragma once

#include "core/words.hpp"

namespace lawan::cli::words {

inline constexpr Words kExamTitle{"Exam: {0} search trees, seed {1}",
                                  "Ujian: {0} pohon pencarian, benih {1}"};
inline constexpr Words kExamAnswers{"Exam: {0} search trees, seed {1}, with the answers",
                                    "Ujian: {0} pohon pencarian, benih {1}, dengan jawaban"};
inline constexpr Words kExamRules{
    "Every number is from the point of view of the side to move at its node: what is good for one "
    "is bad for the other, so a node is worth the greatest of the negated values below it. Leaves "
    "are given.",
    "Tiap bilangan dilihat dari pihak yang bergiliran di simpulnya: yang baik bagi satu pihak "
    "buruk bagi yang lain, jadi nilai sebuah simpul adalah yang terbesar dari nilai di bawahnya "
    "dengan "
    "tanda dibalik. Daun sudah diberikan."};
inline constexpr Words kExamHeading{
    "{0}. {1} (Learn, Practice: seed {2}, depth {3}, {4} branches).",
    "{0}. {1} (Belajar, Latihan: benih {2}, kedalaman {3}, {4} cabang)."};
inline constexpr Words kQuestionMark{"question {0}: {1} of {2} right",
                                     "soal {0}: {1} dari {2} benar"};
inline constexpr Words kRightAnswer{"{0} should be {1}", "{0} seharusnya {1}"};
inline constexpr Words kExamTotal{"in total: {0} of {1} right", "seluruhnya: {0} dari {1} benar"};
inline constexpr Words kCodeOfAnotherSeed{"code-of-another-seed",
                                          "the code belongs to seed {0}, not to {1}",
                                          "kode itu milik benih {0}, bukan {1}"};
inline constexpr Words kCodeSays{
    "{0} of {1} answers right: {2}, seed {3}, depth {4}, {5} branches",
    "{0} dari {1} jawaban benar: {2}, benih {3}, kedalaman {4}, {5} cabang"};

}  // namespace lawan::cli::words
