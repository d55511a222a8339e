// The words of the papers' bots and their options.
#pragma once

#include "core/options.hpp"
#include "core/words.hpp"

namespace lawan::adjacency::papers::words {

inline constexpr Words kAs{"as the paper describes it, or as its program was published",
                           "seperti diuraikan makalah, atau seperti programnya diterbitkan"};

// Before the help of an option that only the bot as described has.
inline constexpr Words kDescribed{"described: {0}", "seperti diuraikan: {0}"};

// Bots.
inline constexpr Words kAMinimax{"alpha-beta, three plies, mark difference",
                                 "alpha-beta, tiga langkah, selisih tanda"};
inline constexpr Words kAHillclimb{"steepest ascent over the mark difference",
                                   "tanjakan tercuram atas selisih tanda"};
inline constexpr Words kAGenetic{"lines of play that exchange halves",
                                 "rangkaian langkah yang bertukar separuh"};
inline constexpr Words kBMinimax{"alpha-beta as deep as time allows, linear volatility",
                                 "alpha-beta sedalam waktu mengizinkan, volatilitas linear"};
inline constexpr Words kBAnnealing{"simulated annealing with a greedy reply",
                                   "simulated annealing dengan balasan rakus"};
inline constexpr Words kBGenetic{"rounds of play, ordered crossover",
                                 "ronde permainan, persilangan berurut"};
inline constexpr Words kCMinimax{"alpha-beta, three plies, sorted successors",
                                 "alpha-beta, tiga langkah, penerus diurutkan"};
inline constexpr Words kCHillclimb{"the best successor, ties at random",
                                   "penerus terbaik, yang sama diundi"};
inline constexpr Words kCGenetic{"a reservation tree of lines of play",
                                 "pohon reservasi dari rangkaian langkah"};

// Options that only one bot has.
inline constexpr OptionWords kStable{
    Words{"Safe marks", "Tanda aman"},
    Words{"weight of a mark that cannot be flipped", "bobot tanda yang tidak dapat dibalik"}};
inline constexpr OptionWords kUnstable{
    Words{"Other marks", "Tanda lain"},
    Words{"weight of a mark that can be flipped", "bobot tanda yang dapat dibalik"}};
inline constexpr OptionWords kLeaves{
    Words{"Leaves", "Daun"},
    Words{"published: leaves of the tree that the first depth is chosen for",
          "seperti diterbitkan: daun pohon yang menentukan kedalaman pertama"}};
inline constexpr OptionWords kThreads{
    Words{"Threads", "Utas"}, Words{"that share the root's moves; all cores unless given",
                                    "yang berbagi langkah akar; semua inti kecuali diberikan"}};
inline constexpr OptionWords kParents{
    Words{"Parents", "Induk"},
    Words{"drawn in a generation; 4 unless given", "diundi tiap generasi; 4 kecuali diberikan"}};
inline constexpr OptionWords kCrossover{Words{"Crossover", "Persilangan"},
                                        Words{"probability for a pair; 0.8 unless given",
                                              "peluang tiap pasangan; 0,8 kecuali diberikan"}};
inline constexpr OptionWords kGenes{Words{"Genes", "Gen"},
                                    Words{"plies in a chromosome; 7 unless given",
                                          "langkah dalam satu kromosom; 7 kecuali diberikan"}};

// What the options of genetic algorithms mean to one bot.
inline constexpr Words kAPopulation{"lines; 100 unless given", "rangkaian; 100 kecuali diberikan"};
inline constexpr Words kAGenerations{"100 unless given", "100 kecuali diberikan"};
inline constexpr Words kAMutation{
    "of a gene, besides cells that stand twice; 0 unless given",
    "per gen, selain petak yang muncul dua kali; 0 kecuali diberikan"};
inline constexpr Words kBPopulation{"chromosomes; 8, published 50, unless given",
                                    "kromosom; 8, diterbitkan 50, kecuali diberikan"};
inline constexpr Words kBGenerations{"at most; 200 unless given",
                                     "paling banyak; 200 kecuali diberikan"};
inline constexpr Words kBMutation{"of a child; 0.1 unless given",
                                  "per anak; 0,1 kecuali diberikan"};
inline constexpr Words kCPopulation{"chromosomes; 8 unless given", "kromosom; 8 kecuali diberikan"};
inline constexpr Words kCGenerations{"35 unless given", "35 kecuali diberikan"};
inline constexpr Words kCMutation{"of a gene; 0.005 unless given",
                                  "per gen; 0,005 kecuali diberikan"};

}  // namespace lawan::adjacency::papers::words
