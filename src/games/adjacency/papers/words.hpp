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
    Words{"Threads", "Utas"},
    Words{"that share the root's moves [all cores]", "yang berbagi langkah akar [semua inti]"}};
inline constexpr OptionWords kParents{
    Words{"Parents", "Induk"}, Words{"drawn in each generation [4]", "diundi tiap generasi [4]"}};
inline constexpr OptionWords kCrossover{
    Words{"Crossover", "Persilangan"},
    Words{"probability per pair [0.8]", "peluang tiap pasangan [0,8]"}};
inline constexpr OptionWords kGenes{
    Words{"Genes", "Gen"}, Words{"plies in a chromosome [7]", "langkah dalam satu kromosom [7]"}};

// What the options of genetic algorithms mean to one bot.
inline constexpr Words kAPopulation{"lines [100]", "rangkaian [100]"};
inline constexpr Words kAGenerations{"number of populations [100]", "banyaknya populasi [100]"};
inline constexpr Words kAMutation{"probability per gene, besides cells that occur twice [0]",
                                  "peluang per gen, selain petak yang muncul dua kali [0]"};
inline constexpr Words kBPopulation{"chromosomes [8; published: 50]",
                                    "kromosom [8; diterbitkan: 50]"};
inline constexpr Words kBGenerations{"at most [200]", "paling banyak [200]"};
inline constexpr Words kBMutation{"probability per child [0.1]", "peluang per anak [0,1]"};
inline constexpr Words kCPopulation{"chromosomes [8]", "kromosom [8]"};
inline constexpr Words kCGenerations{"number of generations [35]", "banyaknya generasi [35]"};
inline constexpr Words kCMutation{"probability per gene [0.005]", "peluang per gen [0,005]"};

}  // namespace lawan::adjacency::papers::words
