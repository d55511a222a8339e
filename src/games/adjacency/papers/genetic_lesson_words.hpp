// What the lessons of the three genetic algorithms say.
#pragma once

#include "core/words.hpp"

namespace lawan::adjacency::genetic_words {

inline constexpr Words kATitle{"adjacency-a-genetic", "Adjacency-a: the chromosome 12, 1, 56, 23",
                               "Adjacency-a: kromosom 12, 1, 56, 23"};
inline constexpr Words kASummary{"a gene is a cell; second halves are swapped; duplicates mutate",
                                 "gen adalah petak; paruh kedua ditukar; gen ganda bermutasi"};
inline constexpr Words kBTitle{"adjacency-b-genetic", "Adjacency-b: rounds as genes",
                               "Adjacency-b: ronde sebagai gen"};
inline constexpr Words kBSummary{
    "a gene is a move and the greedy reply to it; 8 chromosomes, 4 parents, 8 children",
    "gen adalah sebuah langkah dan balasan rakusnya; 8 kromosom, 4 induk, 8 anak"};
inline constexpr Words kCTitle{"adjacency-c-genetic", "Adjacency-c: 145, 12345 × 67891 and 12945",
                               "Adjacency-c: 145, 12345 × 67891, dan 12945"};
inline constexpr Words kCSummary{
    "a gene is the number of an edge; fitness H − R + 1 in the reservation tree",
    "gen adalah nomor sisi; kebugaran H − R + 1 dalam pohon reservasi"};

// Names of rows.
inline constexpr Words kChromosome{"chromosome", "kromosom"};
inline constexpr Words kNumbered{"chromosome {0}", "kromosom {0}"};
inline constexpr Words kOfPaper{"from the paper", "dari makalah"};
inline constexpr Words kOfOurs{"ours", "milik kami"};
inline constexpr Words kParent{"parent {0}", "induk {0}"};
inline constexpr Words kChild{"child {0}", "anak {0}"};
inline constexpr Words kMutated{"mutated", "bermutasi"};
inline constexpr Words kFitnessIs{"fitness {0}", "kebugaran {0}"};
inline constexpr Words kFitnessFrom{"{0} − {1} + 1 = {2}", "{0} − {1} + 1 = {2}"};

// Adjacency-a.
inline constexpr Words kAGenes{
    "A chromosome is a line of play with as many cells as there are rounds left. A cell is written "
    "10 · row + column, counted from 0; X and O mark in turn.",
    "Kromosom adalah rangkaian langkah dengan petak sebanyak ronde yang tersisa. Petak ditulis 10 "
    "· baris + kolom, dihitung dari 0; X dan O menandai bergantian."};
inline constexpr Words kAGene{"{0}: row {1}, column {2}. {3} marks {4}.",
                              "{0}: baris {1}, kolom {2}. {3} menandai {4}."};
inline constexpr Words kAFitness{
    "The line has been played: {0} marks of X, {1} of O. The fitness is {0} − {1} = {2}.",
    "Rangkaian selesai: {0} tanda X, {1} tanda O. Kebugarannya {0} − {1} = {2}."};
inline constexpr Words kASelection{
    "The two fittest of a population of 100 pair off, then the next two, until all are used. The "
    "paper prints one chromosome; the second is ours.",
    "Dari populasi berisi 100 kromosom, dua yang terbugar berpasangan, lalu dua berikutnya, sampai "
    "habis. Makalah mencetak satu kromosom; yang kedua dari kami."};
inline constexpr Words kACrossing{"Crossover in the middle: the second halves change places.",
                                  "Persilangan di tengah: paruh kedua bertukar tempat."};
inline constexpr Words kAMutation{
    "Only duplicates mutate. In child {0}, cell {1} occurs twice: {2}, drawn from the free cells "
    "(seed {3}), replaces the second one.",
    "Hanya gen ganda yang bermutasi. Pada anak {0}, petak {1} muncul dua kali: yang kedua diganti "
    "{2}, yang diundi dari petak bebas (benih {3})."};
inline constexpr Words kAJudged{
    "Both children are played out and evaluated. A child that is as good as the best so far takes "
    "its place. After 100 populations the bot plays gene 0 of the best.",
    "Kedua anak dimainkan sampai habis dan dinilai. Anak yang sama baiknya dengan yang terbaik "
    "sejauh ini menggantikannya. Setelah 100 populasi, bot memainkan gen 0 dari yang terbaik."};

// Adjacency-b.
inline constexpr Words kBGenes{
    "A gene is a round: a move and the opponent's greedy reply. The paper prints no chromosome: "
    "these are drawn with seed {0}.",
    "Gen adalah satu ronde: sebuah langkah dan balasan rakus lawan. Makalah tidak mencetak "
    "kromosom: yang ini diundi dengan benih {0}."};
inline constexpr Words kBGene{"Round {0}: X marks {1}, O replies {2}.",
                              "Ronde {0}: X menandai {1}, O membalas {2}."};
inline constexpr Words kBFitness{
    "The fitness is the number of the bot's own marks at the end: {0}.",
    "Kebugaran adalah banyak tanda sendiri pada akhirnya: {0}."};
inline constexpr Words kBPopulation{"Eight chromosomes make the population.",
                                    "Delapan kromosom membentuk populasi."};
inline constexpr Words kBSelection{
    "Four parents are drawn, each with a probability proportional to its fitness: {0}, {1}, {2}, "
    "{3}.",
    "Empat induk diundi, masing-masing dengan peluang sebanding kebugarannya: {0}, {1}, {2}, {3}."};
inline constexpr Words kBCrossing{
    "Ordered crossover: the child keeps genes {0} to {1} of its first parent. The other places are "
    "filled with the second parent's genes that the child lacks, in their order.",
    "Persilangan terurut: anak mempertahankan gen {0} sampai {1} dari induk pertama. Tempat lain "
    "diisi dengan gen induk kedua yang belum ada pada anak, menurut urutannya."};
inline constexpr Words kBMutation{
    "Mutation: two genes change places. Replies that can no longer be played are chosen again.",
    "Mutasi: dua gen bertukar tempat. Balasan yang tidak dapat dimainkan lagi dipilih ulang."};
inline constexpr Words kBKept{
    "The four parents have eight children. Parents and children are sorted together, and the best "
    "eight survive.",
    "Keempat induk punya delapan anak. Induk dan anak bersama-sama diurutkan, dan delapan yang "
    "terbaik bertahan."};

inline constexpr Words kValue{"{0:+}", "{0:+}"};

// Adjacency-c.
inline constexpr Words kCGenes{
    "A chromosome is a path down the tree: each gene is the number of an edge, from 1. The board "
    "is ours, small enough to be drawn.",
    "Kromosom adalah jalur menuruni pohon: tiap gen adalah nomor sisi, mulai dari 1. Papan ini "
    "dari kami, cukup kecil untuk digambar."};
inline constexpr Words kCGene{
    "Gene {0} is {1}: edge {1} from depth {2} to depth {3}, {4} on {5}.",
    "Gen {0} adalah {1}: sisi {1} dari kedalaman {2} ke {3}, {4} di {5}."};
inline constexpr Words kCReserved{"{0} joins the reservation tree.",
                                  "{0} masuk ke pohon reservasi."};
inline constexpr Words kCMinimax{
    "Minimax over the reservation tree: leaves are valued by mark difference; the root is worth "
    "{0:+} for X.",
    "Minimax atas pohon reservasi: daun dinilai menurut selisih tanda; akar bernilai {0:+} bagi "
    "X."};
inline constexpr Words kCFitness{
    "The fitness is H − R + 1. H is the height, {0}; R is the depth of the highest node that the "
    "leaf's value reaches. The leaf of the principal variation has H + 1.",
    "Kebugarannya H − R + 1. H adalah tinggi pohon, {0}; R adalah kedalaman simpul tertinggi yang "
    "dicapai nilai daun. Daun rangkaian utama bernilai H + 1."};
inline constexpr Words kCCrossing{
    "Crossover: 12345 and 67891 are cut after the third gene and exchange the rest: 12391 and "
    "67845.",
    "Persilangan: 12345 dan 67891 dipotong setelah gen ketiga dan sisanya ditukar: 12391 dan "
    "67845."};
inline constexpr Words kCMutation{
    "Mutation: gene 3 of 12345 becomes 9: 12945. The text says 0.5 % or 0.1 % per gene, the "
    "program 3 % per crossover.",
    "Mutasi: gen 3 dari 12345 menjadi 9: 12945. Teks menyebut 0,5 % atau 0,1 % per gen, program 3 "
    "% per persilangan."};

}  // namespace lawan::adjacency::genetic_words
