// The words of the options of local searches and genetic algorithms.
#pragma once

#include "core/options.hpp"
#include "core/words.hpp"

namespace lawan::words {

inline constexpr OptionWords kPlateau{
    Words{"Plateau steps", "Langkah dataran"},
    Words{"successive steps to an equal value, at most",
          "langkah berturut-turut ke nilai yang sama, paling banyak"}};
inline constexpr OptionWords kClimbVariant{
    Words{"Variant", "Varian"},
    Words{"how to climb: to the first of the best moves, to the last of them, from random starts, "
          "to the best of a few random moves, or along plateaus",
          "cara mendaki: ke langkah terbaik yang pertama, ke yang terakhir, dari awal acak, ke "
          "yang terbaik dari beberapa langkah acak, atau menyusuri dataran"}};
inline constexpr OptionWords kRestarts{
    Words{"Restarts", "Mulai ulang"},
    Words{"random starts of variant restart", "awal acak pada varian mulai ulang"}};
inline constexpr OptionWords kClimbTries{
    Words{"Tries", "Percobaan"},
    Words{"random moves of variant stochastic, which keeps the best of them",
          "langkah acak pada varian stokastik, yang menyimpan yang terbaik"}};
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
    Words{"a worse move is accepted if its probability is above this",
          "langkah yang lebih buruk diterima bila peluangnya di atas ini"}};
inline constexpr OptionWords kAccept{
    Words{"Acceptance", "Penerimaan"},
    Words{"a worse move is accepted above the threshold, or at random with its probability",
          "langkah yang lebih buruk diterima di atas ambang, atau secara acak menurut peluangnya"}};
inline constexpr OptionWords kStop{
    Words{"Stops", "Berhenti"},
    Words{"with the first move accepted, or with the last try",
          "pada langkah pertama yang diterima, atau pada percobaan terakhir"}};
inline constexpr OptionWords kReply{Words{"Reply", "Balasan"},
                                    Words{"how the opponent answers a move that is tried",
                                          "jawaban lawan atas langkah yang dicoba"}};
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
    Words{"moves, rounds or plies in a chromosome [sequence, pairs 8; reservation-tree 7]",
          "langkah atau ronde dalam satu kromosom [rangkaian, pasangan 8; pohon reservasi 7]"}};
inline constexpr OptionWords kParents{
    Words{"Parents", "Induk"},
    Words{"drawn in each generation (pairs) [4]", "diundi tiap generasi (pasangan) [4]"}};
inline constexpr OptionWords kCrossover{Words{"Crossover", "Persilangan"},
                                        Words{"probability per pair (reservation-tree) [0.8]",
                                              "peluang tiap pasangan (pohon reservasi) [0,8]"}};
inline constexpr OptionWords kWidth{
    Words{"Width", "Lebar"},
    Words{"best moves per node that genes choose from (reservation-tree) [all]",
          "langkah terbaik per simpul yang dapat dipilih gen (pohon reservasi) [semua]"}};
inline constexpr Words kPopulationHelp{"chromosomes [sequence 100; pairs, reservation-tree 8]",
                                       "kromosom [rangkaian 100; pasangan, pohon reservasi 8]"};
inline constexpr Words kGenerationsHelp{
    "at most [sequence 100; pairs 200; reservation-tree 35]",
    "paling banyak [rangkaian 100; pasangan 200; pohon reservasi 35]"};
inline constexpr Words kMutationHelp{
    "probability [per gene: sequence 0, reservation-tree 0.005; per child: pairs 0.1]",
    "peluang [per gen: rangkaian 0, pohon reservasi 0,005; per anak: pasangan 0,1]"};

}  // namespace lawan::words
