// What Adjacency's trainers say.
#pragma once

#include "core/words.hpp"

namespace lawan::adjacency::words {

inline constexpr Words kTrainsWeights{"the weights of Adjacency's own engine, by self-play",
                                      "bobot mesin Adjacency sendiri, dengan bermain melawan diri "
                                      "sendiri"};
inline constexpr Words kTrainsFullBoard{
    "the estimate of Adjacency's own engine for games to the full board",
    "perkiraan mesin Adjacency sendiri untuk permainan sampai papan penuh"};
inline constexpr Words kRoundsOfSearch{
    "rounds; each searches with what the one before found",
    "ronde; masing-masing mencari dengan temuan ronde sebelumnya"};
inline constexpr Words kMatchGames{"games against the shipped weights, in pairs",
                                   "permainan melawan bobot yang disertakan, berpasangan"};
inline constexpr Words kWeightsToBeginWith{
    "file of weights to start from, as --out writes it [the shipped ones]",
    "berkas bobot untuk memulai, seperti ditulis --out [yang disertakan]"};
inline constexpr Words kOfOtherTrainer{"adjacency-of-other-trainer",
                                       "{0} was written by 'lawan train {1}', not by 'lawan train "
                                       "{2}'",
                                       "{0} ditulis oleh 'lawan train {1}', bukan oleh 'lawan "
                                       "train {2}'"};
inline constexpr Words kMarksOff{"round {0}: {1} marks off on average",
                                 "ronde {0}: rata-rata meleset {1} tanda"};
inline constexpr Words kStagesLearned{"stages learned", "tahap dipelajari"};
inline constexpr Words kTooFewGames{
    "adjacency-too-few-games",
    "{0} {0:game|games} per round gave no stage of the game enough to learn from: raise --games",
    "{0} permainan tiap ronde tidak memberi tahap mana pun cukup bahan: naikkan --games"};
inline constexpr Words kStoppedTooEarly{
    "adjacency-stopped-too-early",
    "no stage of the game had enough to learn from yet: give it more time",
    "belum ada tahap permainan dengan cukup bahan: beri waktu lebih banyak"};
inline constexpr Words kSetsFitted{"sets", "himpunan"};

}  // namespace lawan::adjacency::words
