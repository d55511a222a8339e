// The words of the options of local searches and genetic algorithms.
#pragma once

#include "core/options.hpp"
#include "core/words.hpp"

namespace lawan::words {

inline constexpr OptionWords kPlateau{
    Words{"Plateau steps", "Langkah dataran"},
    Words{"steps to an equal value in a row, at most",
          "langkah berturut-turut ke nilai yang sama, paling banyak"}};
inline constexpr OptionWords kClimbVariant{
    Words{"Variant", "Varian"},
    Words{"how to climb: to the first highest move, to the last, from random "
          "starts, to the best of some drawn, along plateaus",
          "cara mendaki: ke langkah tertinggi pertama, yang terakhir, dari "
          "awal acak, ke yang terbaik dari beberapa undian, menyusuri dataran"}};
inline constexpr OptionWords kRestarts{
    Words{"Restarts", "Mulai ulang"},
    Words{"random starts of variant restart", "awal acak pada varian mulai ulang"}};
inline constexpr OptionWords kClimbTries{
    Words{"Tries", "Percobaan"},
    Words{"moves that variant stochastic draws to keep the best of them",
          "langkah yang diundi varian stokastik untuk menyimpan yang terbaik"}};
inline constexpr OptionWords kTemperature{Words{"Temperature", "Suhu"},
                                          Words{"at the start", "pada awalnya"}};
inline constexpr OptionWords kCooling{
    Words{"Cooling", "Pendinginan"},
    Words{"factor for the temperature at each try that improves nothing",
          "pengali suhu pada tiap percobaan yang tidak memperbaiki apa pun"}};
inline constexpr OptionWords kTries{
    Words{"Tries", "Percobaan"},
    Words{"random moves to try, at most", "langkah acak yang dicoba, paling banyak"}};
inline constexpr OptionWords kThreshold{
    Words{"Threshold", "Ambang"},
    Words{"a worse move is accepted when more probable than this",
          "langkah yang lebih buruk diterima bila peluangnya di atas ini"}};
inline constexpr OptionWords kAccept{
    Words{"Acceptance", "Penerimaan"},
    Words{"a worse move is accepted above the threshold, or by a draw with its probability",
          "langkah yang lebih buruk diterima di atas ambang, atau dengan undian menurut "
          "peluangnya"}};
inline constexpr OptionWords kStop{
    Words{"Stops", "Berhenti"},
    Words{"with the first move accepted, or with the last try",
          "pada langkah pertama yang diterima, atau pada percobaan terakhir"}};
inline constexpr OptionWords kReply{
    Words{"Reply", "Balasan"},
    Words{"what the opponent answers to a move tried", "jawaban lawan atas langkah yang dicoba"}};
inline constexpr Words kPopulationTitle{"Population", "Populasi"};
inline constexpr Words kGenerationsTitle{"Generations", "Generasi"};
inline constexpr Words kMutationTitle{"Mutation", "Mutasi"};
inline constexpr OptionWords kGeneticVariant{
    Words{"Variant", "Varian"},
    Words{"what evolves: lines of moves, rounds of move and greedy reply, or "
          "paths in a reservation tree",
          "yang berevolusi: rangkaian langkah, ronde langkah dan balasan rakus, "
          "atau jalur dalam pohon reservasi"}};
inline constexpr OptionWords kGenes{
    Words{"Genes", "Gen"},
    Words{"moves, rounds or plies in a chromosome; 8, 8 and 7 unless given",
          "langkah atau ronde dalam satu kromosom; 8, 8, dan 7 kecuali diberikan"}};
inline constexpr OptionWords kParents{
    Words{"Parents", "Induk"}, Words{"drawn in a generation (pairs); 4 unless given",
                                     "diundi tiap generasi (pasangan); 4 kecuali diberikan"}};
inline constexpr OptionWords kCrossover{
    Words{"Crossover", "Persilangan"},
    Words{"probability for a pair (reservation-tree); 0.8 unless given",
          "peluang tiap pasangan (pohon reservasi); 0,8 kecuali diberikan"}};
inline constexpr OptionWords kWidth{
    Words{"Width", "Lebar"},
    Words{"best moves a node that genes choose from (reservation-tree); all unless given",
          "langkah terbaik per simpul yang dipilih gen (pohon reservasi); semua kecuali "
          "diberikan"}};
inline constexpr Words kPopulationHelp{
    "chromosomes; 100 (sequence), 8 (pairs, reservation-tree) unless given",
    "kromosom; 100 (rangkaian), 8 (pasangan, pohon reservasi) kecuali diberikan"};
inline constexpr Words kGenerationsHelp{
    "at most; 100 (sequence), 200 (pairs), 35 (reservation-tree) unless given",
    "paling banyak; 100 (rangkaian), 200 (pasangan), 35 (pohon reservasi) kecuali "
    "diberikan"};
inline constexpr Words kMutationHelp{
    "probability; of a gene 0 (sequence) and 0.005 (reservation-tree), "
    "of a child 0.1 (pairs) unless given",
    "peluang; per gen 0 (rangkaian) dan 0,005 (pohon reservasi), per "
    "anak 0,1 (pasangan) kecuali diberikan"};

}  // namespace lawan::words
