// What tournaments say: what is wrong with their files, their tables, their marks, their report.
#pragma once

#include "core/words.hpp"

namespace lawan::words {

// Files of its games.
inline constexpr Words kNoGgf{"no-ggf", "games of {0} cannot be written as GGF",
                              "permainan {0} tidak dapat ditulis sebagai GGF"};

// The plan as a file: {0} says what is wrong.
inline constexpr Words kBadPlan{"bad-plan", "in the plan of the tournament: {0}",
                                "dalam rencana turnamen: {0}"};
inline constexpr Words kFieldOf{"field of {0}", "kolom milik {0}"};
inline constexpr Words kTheTournament{"the tournament", "turnamen itu"};
inline constexpr Words kABot{"a bot", "sebuah bot"};
inline constexpr Words kKindOfOpenings{"none, random, balanced or file",
                                       "none, random, balanced, atau file"};
inline constexpr Words kOnlyForFile{"given for openings from a file and for no others",
                                    "diberikan hanya untuk pembukaan dari berkas"};
inline constexpr Words kModelOfElo{"logistic or normalised", "logistic atau normalised"};
inline constexpr Words kIsNoList{"'{0}' is not a list", "'{0}' bukan daftar"};
inline constexpr Words kIsNoObject{"'{0}' is not an object", "'{0}' bukan objek"};
inline constexpr Words kNoNameForABot{"{0} is not a valid name for a bot",
                                      "{0} bukan nama yang sah untuk bot"};

// The file that it is kept in.
inline constexpr Words kATournament{"a tournament of lawan", "turnamen lawan"};
inline constexpr Words kThisTournament{"this tournament", "turnamen ini"};
inline constexpr Words kStoreDamaged{"store-damaged",
                                     "the store is damaged: game {0} has no players",
                                     "berkas turnamen rusak: permainan {0} tidak punya pemain"};
inline constexpr Words kStoreGameUnreadable{
    "store-game-unreadable",
    "the store is damaged or was changed: game {0} holds what no game can hold",
    "berkas turnamen rusak atau telah diubah: permainan {0} berisi hal yang tidak mungkin"};
inline constexpr Words kStoreGameFalse{
    "store-game-false",
    "the store is damaged or was changed: the result of game {0} does not match its moves",
    "berkas turnamen rusak atau telah diubah: hasil permainan {0} tidak sesuai dengan "
    "langkah-langkahnya"};
inline constexpr Words kNoTournamentInside{"no-tournament-inside", "{0} holds no tournament",
                                           "{0} tidak memuat turnamen"};
inline constexpr Words kHoldsAnother{
    "holds-another-tournament",
    "{0} holds another tournament: {1}; choose another --store, or --resume that one",
    "{0} berisi turnamen lain: {1}; pilih --store lain, atau lanjutkan yang itu dengan --resume"};

// Marks: {0} says what is wrong.
inline constexpr Words kBadMarks{"bad-marks", "in the marking scale: {0}",
                                 "dalam skala nilai: {0}"};
inline constexpr Words kBotOfTheTournament{"bot of the tournament", "bot turnamen"};
inline constexpr Words kMarksForm{"it is an object with the lists 'ladder' and 'marks'",
                                  "isinya objek dengan daftar 'ladder' dan 'marks'"};
inline constexpr Words kLadderForm{"the ladder is a list of names of bots",
                                   "'ladder' adalah daftar nama bot"};
inline constexpr Words kLadderEmpty{"the ladder is empty", "'ladder' kosong"};
inline constexpr Words kMarkForm{
    "each of 'marks' has a 'mark' and the share of points 'from' which it is given",
    "tiap 'marks' punya 'mark' dan bagian poin 'from', mulai dari mana nilai itu diberikan"};
inline constexpr Words kMarkRange{"'from' of mark {0} is not between 0 and 1",
                                  "'from' dari nilai {0} tidak di antara 0 dan 1"};
inline constexpr Words kLowestMark{"the lowest mark must start at 0",
                                   "nilai terendah harus diberikan mulai dari 0"};
inline constexpr Words kPenaltyForm{
    "'penalties' names ends of games, such as illegal-move and time-out, with 0 to 10 points each",
    "'penalties' menyebut akhir permainan, misalnya illegal-move dan time-out, dengan 0 sampai 10 "
    "poin masing-masing"};
inline constexpr Words kTakenOff{"{0}; {1} {1:point|points} taken off for forfeited games",
                                 "{0}; {1} poin dipotong karena permainan yang gugur"};
inline constexpr Words kNoGameNoMark{
    "{0}: no mark, because it played no game against the ladder",
    "{0}: belum ada nilai, karena belum bermain melawan bot pembanding"};
inline constexpr Words kMark{"{0}: {1} ({2} of {3} points, {4} %)",
                             "{0}: {1} ({2} dari {3} poin, {4} %)"};
inline constexpr Words kMarkAndNext{
    "{0}: {1} ({2} of {3} points, {4} %); {5} {5:point|points} more in these games would be {6}",
    "{0}: {1} ({2} dari {3} poin, {4} %); dengan {5} poin lagi dalam permainan ini menjadi {6}"};
inline constexpr Words kMarksTitle{"marks, by the points against the ladder: {0}",
                                   "nilai, menurut poin melawan bot pembanding: {0}"};

// Tables.
inline constexpr Words kBot{"bot", "bot"};
inline constexpr Words kGamesHeading{"games", "main"};
inline constexpr Words kWinsHeading{"wins", "menang"};
inline constexpr Words kDrawsHeading{"draws", "seri"};
inline constexpr Words kLossesHeading{"losses", "kalah"};
inline constexpr Words kPointsHeading{"points", "poin"};
inline constexpr Words kEloHeading{"elo", "elo"};
inline constexpr Words kErrorHeading{"+/-", "+/-"};
inline constexpr Words kSuperiorityHeading{"los", "unggul"};
inline constexpr Words kMillisecondsHeading{"ms/move", "ms/langkah"};
inline constexpr Words kForfeitsHeading{"forfeits", "gugur"};
inline constexpr Words kPointsForRests{"points for byes: {0}", "poin untuk ronde tanpa lawan: {0}"};
inline constexpr Words kWinsTheKnockout{"{0} wins the knockout", "{0} menjuarai sistem gugur"};
inline constexpr Words kStandings{"Standings", "Klasemen"};
inline constexpr Words kErrorOf95{"± 95 %", "± 95 %"};
inline constexpr Words kBetterThanNext{"better than the next", "lebih baik dari berikutnya"};
inline constexpr Words kSecondsAMove{"s per move", "detik/langkah"};
inline constexpr Words kLongest{"longest", "terlama"};
inline constexpr Words kCpuAMove{"CPU s per move", "detik CPU/langkah"};
inline constexpr Words kMostCpu{"most CPU s", "detik CPU terbanyak"};
inline constexpr Words kNodesAMove{"nodes per move", "simpul/langkah"};
inline constexpr Words kCrossTable{"Cross table: wins, draws, losses",
                                   "Tabel silang: menang, seri, kalah"};
inline constexpr Words kMarkHeading{"mark", "nilai"};
inline constexpr Words kShareHeading{"share", "bagian"};
inline constexpr Words kSharePercent{"{0}{1} %", "{0}{1} %"};
inline constexpr Words kNextMarkHeading{"the next mark", "nilai berikutnya"};
inline constexpr Words kNextMark{"{0} with {1} more {1:point|points}", "{0} dengan {1} poin lagi"};

// Two bots.
inline constexpr Words kEloOfMatch{
    "{0}: Elo {1} (95 %: {2} to {3}), normalised {4}, likelihood of superiority {5} %",
    "{0}: Elo {1} (95 %: {2} sampai {3}), ternormalisasi {4}, lebih kuat dengan peluang {5} %"};
inline constexpr Words kEloSaysNothing{
    "{0}: Elo {1}, from too few games for an interval",
    "{0}: Elo {1}, dari permainan yang terlalu sedikit untuk selang"};
inline constexpr Words kEloOfAllWon{
    "{0} won every game: its Elo difference is at least {1} (95 %), likelihood of superiority {2} "
    "%",
    "{0} memenangi semua permainan: selisih Elo-nya paling rendah {1} (95 %), lebih kuat dengan "
    "peluang {2} %"};
inline constexpr Words kEloOfAllLost{
    "{0} lost every game: its Elo difference is at most {1} (95 %), likelihood of superiority {2} "
    "%",
    "{0} kalah di semua permainan: selisih Elo-nya paling tinggi {1} (95 %), lebih kuat dengan "
    "peluang {2} %"};
inline constexpr Words kEloWithAddedDraws{
    "A bot won or lost every game: to keep the Elo finite, every bot is credited with one drawn "
    "game against an average player.",
    "Ada bot yang menang atau kalah di semua permainan: agar Elo tetap terhingga, setiap bot "
    "dianggap bermain seri sekali melawan pemain rata-rata."};
inline constexpr Words kPairsOfMatch{"pairs of games, by points 0, 1/2, 1, 1 1/2, 2: {0}",
                                     "pasangan permainan, menurut poin 0, 1/2, 1, 1 1/2, 2: {0}"};
inline constexpr Words kLeftOutOfPairs{
    "{0} {0:game has|games have} no second game with colours swapped",
    "{0} permainan tidak punya permainan kedua dengan warna bertukar"};
inline constexpr Words kRepeatsAddNothing{
    "{0} of {1} games {0:repeats|repeat} another one and {0:makes|make} the Elo difference no more "
    "certain",
    "{0} dari {1} permainan mengulang permainan lain dan tidak membuat selisih Elo lebih pasti"};
inline constexpr Words kSprtOpen{
    "SPRT elo0 {0} elo1 {1}: log-likelihood ratio {2} ({3} to {4}), not decided",
    "SPRT elo0 {0} elo1 {1}: rasio log-likelihood {2} ({3} sampai {4}), belum diputuskan"};
inline constexpr Words kSprtRepeats{
    "SPRT elo0 {0} elo1 {1}: log-likelihood ratio {2} ({3} to {4}), not decided: the last {5} "
    "games repeat earlier ones; more openings (--openings, --opening-plies) bring new ones",
    "SPRT elo0 {0} elo1 {1}: rasio log-likelihood {2} ({3} sampai {4}), belum diputuskan: {5} "
    "permainan terakhir mengulang yang lebih awal; lebih banyak pembukaan (--openings, "
    "--opening-plies) menghasilkan permainan baru"};
inline constexpr Words kSprtElo0{
    "SPRT elo0 {0} elo1 {1}: log-likelihood ratio {2} ({3} to {4}): elo0 is accepted",
    "SPRT elo0 {0} elo1 {1}: rasio log-likelihood {2} ({3} sampai {4}): elo0 diterima"};
inline constexpr Words kSprtElo1{
    "SPRT elo0 {0} elo1 {1}: log-likelihood ratio {2} ({3} to {4}): elo1 is accepted",
    "SPRT elo0 {0} elo1 {1}: rasio log-likelihood {2} ({3} sampai {4}): elo1 diterima"};

// The report.
inline constexpr Words kReportTitle{"{0}: {1} of {2} bots", "{0}: {1} dengan {2} bot"};
inline constexpr Words kReportSubtitle{"{0} {0:game|games}, seed {1}.",
                                       "{0} permainan, benih {1}."};
inline constexpr Words kReportUnfinished{"{0} {0:game|games}, seed {1}, not finished.",
                                         "{0} permainan, benih {1}, belum selesai."};
inline constexpr Words kRatingsPlot{"Ratings with 95 % intervals", "Elo dengan selang 95 %"};
inline constexpr Words kGamesOfReport{"Games", "Permainan"};
inline constexpr Words kChooseGame{"Game", "Permainan"};
inline constexpr Words kOnlyForfeits{"only forfeited games",
                                     "hanya permainan yang kalah karena gugur"};
inline constexpr Words kToTheBeginning{"to the beginning", "ke awal"};
inline constexpr Words kOneMoveBack{"one move back", "mundur satu langkah"};
inline constexpr Words kOneMoveForward{"one move forward", "maju satu langkah"};
inline constexpr Words kToTheEnd{"to the end", "ke akhir"};
inline constexpr Words kPlayOrPause{"play or pause", "putar atau jeda"};

// What the page's script fills in: {0} the number of the game, {1} and {2} the first side and who
// plays it, {3} and {4} the other.
inline constexpr Words kGameOnPage{"Game {0}: {1} {2}, {3} {4}.",
                                   "Permainan {0}: {1} {2}, {3} {4}."};
inline constexpr Words kEndOnPage{"After {0} moves: {1}, score {2}, {3}. {4}",
                                  "Setelah {0} langkah: {1}, skor {2}, {3}. {4}"};
inline constexpr Words kMoveOnPage{"Move {0} of {1}: {2}.", "Langkah {0} dari {1}: {2}."};
inline constexpr Words kStartOnPage{"The start, {0} moves.", "Awal permainan, {0} langkah."};
inline constexpr Words kWinsOnPage{"{0} wins", "{0} menang"};
inline constexpr Words kDrawOnPage{"a draw", "seri"};
inline constexpr Words kPlayButton{"play", "putar"};
inline constexpr Words kPauseButton{"pause", "jeda"};

// How a game ended.
inline constexpr Words kEndFinished{"by the rules", "menurut aturan"};
inline constexpr Words kEndResigned{"resigned", "menyerah"};
inline constexpr Words kEndIllegalMove{"illegal move", "langkah tidak sah"};
inline constexpr Words kEndTimeOut{"out of time", "kehabisan waktu"};
inline constexpr Words kEndCrashed{"crashed", "program berhenti"};
inline constexpr Words kEndBadProtocol{"not understood", "tidak dipahami"};
inline constexpr Words kEndOverLimit{"over its limits", "melampaui batas"};
inline constexpr Words kEndAdjudicated{"adjudicated", "diputuskan"};
inline constexpr Words kEndStopped{"stopped", "dihentikan"};

}  // namespace lawan::words
