// What the lessons of the three genetic algorithms say.
#pragma once

#include "core/words.hpp"

namespace lawan::adjacency::genetic_words {

inline constexpr Words kATitle{"adjacency-a-genetic", "Adjacency-a: the chromosome 12, 1, 56, 23",
                               "Adjacency-a: kromosom 12, 1, 56, 23"};
inline constexpr Words kASummary{
    "a gene is a cell; halves are exchanged; what stands twice mutates",
    "gen adalah petak; paruhan ditukar; yang ganda bermutasi"};
inline constexpr Words kBTitle{"adjacency-b-genetic", "Adjacency-b: rounds as genes",
                               "Adjacency-b: ronde sebagai gen"};
inline constexpr Words kBSummary{
    "a gene is an own move and the greedy reply; 8 chromosomes, 4 parents, 8 children",
    "gen adalah langkah sendiri dan balasan rakus; 8 kromosom, 4 induk, 8 anak"};
inline constexpr Words kCTitle{"adjacency-c-genetic", "Adjacency-c: 145, 12345 × 67891 and 12945",
                               "Adjacency-c: 145, 12345 × 67891, dan 12945"};
inline constexpr Words kCSummary{
    "a gene is the number of an edge; fitness H − R + 1 in the reservation tree",
    "gen adalah nomor sisi; kebugaran H − R + 1 dalam pohon reservasi"};

// Names of rows.
inline constexpr Words kChromosome{"chromosome", "kromosom"};
inline constexpr Words kNumbered{"chromosome {0}", "kromosom {0}"};
inline constexpr Words kOfPaper{"of the paper", "dari makalah"};
inline constexpr Words kOfOurs{"of ours", "dari kami"};
inline constexpr Words kParent{"parent {0}", "induk {0}"};
inline constexpr Words kChild{"child {0}", "anak {0}"};
inline constexpr Words kMutated{"mutated", "bermutasi"};
inline constexpr Words kFitnessIs{"fitness {0}", "kebugaran {0}"};
inline constexpr Words kFitnessFrom{"{0} − {1} + 1 = {2}", "{0} − {1} + 1 = {2}"};

// Adjacency-a.
inline constexpr Words kAGenes{
    "A chromosome is a line of play with as many cells as rounds are left. A cell is 10 · row + "
    "column, counted from 0; X and O mark in turn.",
    "Kromosom adalah rangkaian langkah dengan petak sebanyak ronde yang tersisa. Petak ditulis 10 "
    "· baris + kolom, dihitung dari 0; X dan O menandai bergantian."};
inline constexpr Words kAGene{"{0}: row {1}, column {2}. {3} marks {4}.",
                              "{0}: baris {1}, kolom {2}. {3} menandai {4}."};
inline constexpr Words kAFitness{
    "The line is played out: {0} marks of X, {1} of O. The fitness is {0} − {1} = {2}.",
    "Rangkaian selesai: {0} tanda X, {1} tanda O. Kebugarannya {0} − {1} = {2}."};
inline constexpr Words kASelection{
    "The two fittest of a population of 100 pair off, then the next two, until all are used. The "
    "paper prints one chromosome; the second is ours.",
    "Dua yang terbugar dari populasi 100 berpasangan, lalu dua berikutnya, sampai habis. Makalah "
    "mencetak satu kromosom; yang kedua dari kami."};
inline constexpr Words kACrossing{"Crossing at half length: the second halves change places.",
                                  "Penyilangan di tengah: paruh kedua bertukar tempat."};
inline constexpr Words kAMutation{
    "Only what stands twice mutates. In child {0}, cell {1} stands twice: {2} takes its second "
    "place, drawn from the free cells (seed {3}).",
    "Hanya yang ganda bermutasi. Pada anak {0}, petak {1} muncul dua kali: {2} mengisi tempat "
    "keduanya, diundi dari petak kosong (benih {3})."};
inline constexpr Words kAJudged{
    "Both children are played out and judged. A child that is as good as the best so far takes its "
    "place. After 100 populations the bot plays gene 0 of the best.",
    "Kedua anak dimainkan dan dinilai. Anak yang sebaik yang terbaik sejauh ini menggantikannya. "
    "Setelah 100 populasi bot memainkan gen 0 dari yang terbaik."};

// Adjacency-b.
inline constexpr Words kBGenes{
    "A gene is a round: an own move and the opponent's greedy reply. The paper prints no "
    "chromosome: these are drawn with seed {0}.",
    "Gen adalah satu ronde: langkah sendiri dan balasan rakus lawan. Makalah tidak mencetak "
    "kromosom: ini diundi dengan benih {0}."};
inline constexpr Words kBGene{"Round {0}: X marks {1}, O replies {2}.",
                              "Ronde {0}: X menandai {1}, O membalas {2}."};
inline constexpr Words kBFitness{"The fitness is the number of own marks at the end: {0}.",
                                 "Kebugaran adalah banyak tanda sendiri pada akhirnya: {0}."};
inline constexpr Words kBPopulation{"Eight chromosomes make the population.",
                                    "Delapan kromosom membentuk populasi."};
inline constexpr Words kBSelection{
    "Four parents are drawn, each with a chance in proportion to its fitness: {0}, {1}, {2}, {3}.",
    "Empat induk diundi, masing-masing dengan peluang sebanding kebugarannya: {0}, {1}, {2}, {3}."};
inline constexpr Words kBCrossing{
    "Ordered crossover: the child keeps genes {0} to {1} of its first parent. The other places are "
    "filled with what the second parent has and the child has not, in its order.",
    "Penyilangan terurut: anak mempertahankan gen {0} sampai {1} dari induk pertama. Tempat lain "
    "diisi dengan gen induk kedua yang belum ada pada anak, menurut urutannya."};
inline constexpr Words kBMutation{
    "Mutation: two genes change places. Replies are chosen again "
    "where they can no longer be played.",
    "Mutasi: dua gen bertukar tempat. Balasan dipilih lagi jika "
    "tidak dapat dimainkan lagi."};
inline constexpr Words kBKept{
    "The four parents have eight children. Parents and children together are sorted, and the best "
    "eight live on.",
    "Keempat induk punya delapan anak. Induk dan anak bersama-sama diurutkan, dan delapan yang "
    "terbaik bertahan."};

inline constexpr Words kValue{"{0:+}", "{0:+}"};

// Adjacency-c.
inline constexpr Words kCGenes{
    "A chromosome is a way down the tree: each gene is the number of an edge, from 1. The board is "
    "ours, small enough to be drawn.",
    "Kromosom adalah jalan menuruni pohon: tiap gen adalah nomor sisi, mulai dari 1. Papan ini "
    "dari kami, cukup kecil untuk digambar."};
inline constexpr Words kCGene{
    "Gene {0} is {1}: edge {1} from depth {2} to depth {3}, {4} on {5}.",
    "Gen {0} adalah {1}: sisi {1} dari kedalaman {2} ke {3}, {4} di {5}."};
inline constexpr Words kCReserved{"{0} joins the reservation tree.",
                                  "{0} masuk ke pohon reservasi."};
inline constexpr Words kCMinimax{
    "Minimax over the reservation tree: leaves by mark difference, the root is worth {0:+} for X.",
    "Minimax atas pohon reservasi: daun menurut selisih tanda, akar bernilai {0:+} bagi X."};
inline constexpr Words kCFitness{
    "The fitness is H − R + 1. H is the height, {0}; R is the depth of the highest node that the "
    "leaf's value reaches. The leaf of the principal line has H + 1.",
    "Kebugarannya H − R + 1. H adalah tinggi pohon, {0}; R adalah kedalaman simpul tertinggi yang "
    "dicapai nilai daun. Daun jalur utama bernilai H + 1."};
inline constexpr Words kCCrossing{
    "Crossing: 12345 and 67891 are cut behind the third gene and exchange the rest: 12391 and "
    "67845.",
    "Penyilangan: 12345 dan 67891 dipotong setelah gen ketiga dan bertukar sisanya: 12391 dan "
    "67845."};
inline constexpr Words kCMutation{
    "Mutation: gene 3 of 12345 becomes 9: 12945. The text says 0.5 % or 0.1 % a gene, the program "
    "3 % a crossing.",
    "Mutasi: gen 3 dari 12345 menjadi 9: 12945. Naskah menyebut 0,5 % atau 0,1 % per gen, program "
    "3 % per penyilangan."};

}  // namespace lawan::adjacency::genetic_words
