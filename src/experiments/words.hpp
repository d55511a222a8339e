// What the experiments on any game say, and the words that all reports share.
#pragma once

#include "core/words.hpp"

namespace lawan::experiments::words {

inline constexpr Words kExperiment{"experiment", "percobaan"};

// ---- headings

inline constexpr Words kBot{"bot", "bot"};
inline constexpr Words kBots{"bots", "bot"};
inline constexpr Words kGame{"game", "permainan"};
inline constexpr Words kGames{"games", "permainan"};
inline constexpr Words kRounds{"rounds", "ronde"};
inline constexpr Words kWon{"won", "menang"};
inline constexpr Words kDrawn{"drawn", "seri"};
inline constexpr Words kLost{"lost", "kalah"};
inline constexpr Words kWinRate{"wins, 95 %", "menang, 95 %"};
inline constexpr Words kPoints{"points", "poin"};
inline constexpr Words kElo{"Elo", "Elo"};
inline constexpr Words kPlusMinus{"+/-", "+/-"};
inline constexpr Words kScore{"score", "skor"};
inline constexpr Words kWinner{"winner", "pemenang"};
inline constexpr Words kMargin{"margin", "selisih"};
inline constexpr Words kDeviation{"sd", "sb"};
inline constexpr Words kMoves{"moves", "langkah"};
inline constexpr Words kPositions{"positions", "posisi"};
inline constexpr Words kNodes{"nodes", "simpul"};
inline constexpr Words kNodesAMove{"nodes/move", "simpul/langkah"};
inline constexpr Words kMilliseconds{"ms", "ms"};
inline constexpr Words kMillisecondsAMove{"ms/move", "ms/langkah"};
inline constexpr Words kMeanMilliseconds{"mean ms/move", "rata-rata ms/langkah"};
inline constexpr Words kWorstMilliseconds{"longest ms", "ms terlama"};
inline constexpr Words kSearch{"search", "pencarian"};
inline constexpr Words kDepth{"depth", "kedalaman"};
inline constexpr Words kEvaluator{"evaluator", "penilai"};
inline constexpr Words kValueRight{"correct value", "nilai benar"};
inline constexpr Words kClaim{"claim", "pernyataan"};

// ---- titles of tables and parts of a report

inline constexpr Words kInThePaper{"In the paper", "Dalam makalah"};
inline constexpr Words kOurs{"Ours", "Hasil kami"};
inline constexpr Words kSummary{"Summary", "Ringkasan"};
inline constexpr Words kWhatThePaperSays{"What the paper says", "Yang dikatakan makalah"};
inline constexpr Words kWhatDiffers{"What differs", "Yang berbeda"};
inline constexpr Words kNotes{"Notes", "Catatan"};
inline constexpr Words kBoards{"Boards", "Papan"};
inline constexpr Words kRoundRobin{"Round robin", "Setengah kompetisi"};
inline constexpr Words kMeansOverThePositions{"Means over the positions",
                                              "Rata-rata atas semua posisi"};

inline constexpr Words kColumnsLeftOut{"{0} {0:column|columns} more with --table",
                                       "{0} kolom lagi dengan --table"};

// ---- how a page was made

inline constexpr Words kMadeOn{"made on", "dibuat pada"};
inline constexpr Words kMachine{"machine", "mesin"};
inline constexpr Words kCommand{"command", "perintah"};
inline constexpr Words kNotBegun{"not begun: time was up", "belum dimulai: waktu habis"};

// ---- settings

inline constexpr Words kSeed{"seed", "benih"};
inline constexpr Words kThinking{"thinking", "waktu berpikir"};
inline constexpr Words kGamesPlayed{"games played", "permainan dimainkan"};
inline constexpr Words kPlayed{"{0} {0:game|games} played", "{0} permainan dimainkan"};
inline constexpr Words kPositionsSearched{"positions searched", "posisi ditelusuri"};
inline constexpr Words kSearched{"{0} {0:position|positions} searched", "{0} posisi ditelusuri"};
inline constexpr Words kNotAllPlanned{"fewer than planned", "kurang dari yang direncanakan"};
inline constexpr Words kGamesOfEachPair{
    "{0} for each pair of bots, from openings of {1} random moves, each played with both colours",
    "{0} untuk tiap pasangan bot, dari pembukaan {1} langkah acak, masing-masing dengan kedua "
    "warna"};
inline constexpr Words kSecondsAtMost{"at most {0} s per move",
                                      "paling lama {0} detik per langkah"};
inline constexpr Words kPositionsAtMost{"at most {0} positions per move",
                                        "paling banyak {0} posisi per langkah"};
inline constexpr Words kAsEachBotDoes{
    "each bot's own default; a bot without one visits {0} positions per move",
    "menurut bawaan tiap bot; bot tanpa bawaan mengunjungi {0} posisi per langkah"};

// ---- rates: "62 % [55, 69] of 200", "3 of 5"

inline constexpr Words kOf{"{0} of {1}", "{0} dari {1}"};
inline constexpr Words kPlayedOnce{"played once", "dimainkan sekali"};

// ---- sentences of several experiments

inline constexpr Words kTimesDependOnTheMachine{"The times depend on the machine and its load.",
                                                "Waktunya bergantung pada mesin dan bebannya."};
inline constexpr Words kNobodyPlayed{
    "No games were played, so there is nothing to compare.",
    "Belum ada permainan, jadi tidak ada yang dapat dibandingkan."};
inline constexpr Words kWorthTheirTime{
    "No bot is both stronger and faster than any of these, strongest first: {0}.",
    "Tidak ada bot yang sekaligus lebih kuat dan lebih cepat daripada salah satu dari ini, mulai "
    "dari yang terkuat: {0}."};
inline constexpr Words kEloNote{
    "Elo by the Bradley-Terry model, with one prior draw of each bot against an average one. The "
    "mean of all ratings is 0, and +/- gives the 95 % interval. The two games of an opening are "
    "not independent, so the true error differs a little.",
    "Elo menurut model Bradley-Terry, dengan satu seri awal tiap bot melawan bot rata-rata. "
    "Rata-rata semua peringkat adalah 0, dan +/- menunjukkan selang 95 %. Dua permainan dari satu "
    "pembukaan tidak saling bebas, jadi galat sebenarnya sedikit berbeda."};
inline constexpr Words kInterrupted{"Interrupted: these are the results so far.",
                                    "Dihentikan: inilah hasil sejauh ini."};
inline constexpr Words kInterruptedEarly{"Interrupted before the first result.",
                                         "Dihentikan sebelum ada hasil."};
inline constexpr Words kTimeOver{"Time is up: these are the results so far.",
                                 "Waktu habis: inilah hasil sejauh ini."};

// ---- algorithms

inline constexpr Words kAlgorithmsSummary{
    "every tree search on the same positions at the same depth",
    "semua pencarian pohon pada posisi yang sama dengan kedalaman yang sama"};
inline constexpr Words kAlgorithmsSource{"the papers' chapters on search",
                                         "bab pencarian dalam makalah-makalah"};
inline constexpr Words kAlgorithmsAllPapers{
    "the searches of all five papers; none of them prints such a table",
    "pencarian dari kelima makalah; tidak satu pun mencetak tabel seperti ini"};
inline constexpr Words kOfMinimax{"of minimax", "dari minimax"};
inline constexpr Words kBranching{"branching", "percabangan"};
inline constexpr Words kCuts{"cut-offs", "pangkasan"};
inline constexpr Words kByFirstMove{"by 1st move", "oleh langkah 1"};
inline constexpr Words kTableHits{"table hits", "temuan tabel"};
inline constexpr Words kSearchedAgain{"searched again", "dicari ulang"};
inline constexpr Words kMoveRight{"correct move", "langkah benar"};
inline constexpr Words kSearchedPositions{
    "{0}, {1} random positions from the first half of a game, depth {2}, evaluator {3}",
    "{0}, {1} posisi acak dari paruh pertama permainan, kedalaman {2}, penilai {3}"};
inline constexpr Words kWrongOn{"{0} is wrong on {1} of {2}", "{0} keliru pada {1} dari {2}"};
inline constexpr Words kFewestNodes{
    "{0}, depth {1}: of the searches that always find the correct value, {2} visits the fewest "
    "nodes, {3} % of minimax's, as if each position had {4} moves instead of {5}.",
    "{0}, kedalaman {1}: di antara pencarian yang nilainya selalu benar, {2} mengunjungi simpul "
    "paling sedikit, {3} % dari minimax, seakan-akan tiap posisi punya {4} langkah, bukan {5}."};
inline constexpr Words kAllRight{
    "{0}: every search finds minimax's value on every position.",
    "{0}: setiap pencarian menemukan nilai minimax pada setiap posisi."};
inline constexpr Words kOthersRight{
    "{0}: {1}; every other search finds minimax's value on every position.",
    "{0}: {1}; setiap pencarian lain menemukan nilai minimax pada setiap posisi."};
inline constexpr Words kNodesNote{
    "Nodes are positions visited, not counting those seen while sorting moves. Branching is the "
    "effective branching factor b, with 1 + b + ... + b^depth = nodes.",
    "Simpul adalah posisi yang dikunjungi, tidak termasuk yang dilihat saat mengurutkan langkah. "
    "Percabangan adalah faktor percabangan efektif b, dengan 1 + b + ... + b^kedalaman = simpul."};
inline constexpr Words kCutsNote{
    "Cut-offs by the first move are given in per cent: the better the move ordering, the closer to "
    "100. \"Searched again\" counts NegaScout's re-searches and MTD(f)'s probes.",
    "Pangkasan oleh langkah pertama dinyatakan dalam persen: makin baik urutan langkah, makin "
    "dekat ke 100. \"Dicari ulang\" menghitung pencarian ulang NegaScout dan probe MTD(f)."};
inline constexpr Words kDeepenedNote{
    "\"MTD(f), sorted, deepened\" counts the nodes of all depths up to this one; its table has 16 "
    "MiB.",
    "\"MTD(f), diurutkan, diperdalam\" menghitung simpul semua kedalaman sampai yang ini; tabelnya "
    "16 MiB."};
inline constexpr Words kThreadsNote{
    "Alpha-beta on several threads finds the same value; it is left out because its node count "
    "varies from run to run.",
    "Alpha-beta dengan beberapa utas menemukan nilai yang sama; ia tidak dimuat karena banyak "
    "simpulnya berubah setiap kali dijalankan."};

// The names of the searches, where they are words.
inline constexpr Words kSorted{"{0}, sorted", "{0}, diurutkan"};
inline constexpr Words kAlphaBetaWithMemory{"alpha-beta with memory, sorted",
                                            "alpha-beta dengan ingatan, diurutkan"};
inline constexpr Words kNegaScoutAsPrinted{"NegaScout as printed", "NegaScout seperti tercetak"};
inline constexpr Words kMtdfGuessZero{"MTD(f), sorted, guess 0", "MTD(f), diurutkan, tebakan 0"};
inline constexpr Words kMtdfDeepened{"MTD(f), sorted, deepened", "MTD(f), diurutkan, diperdalam"};

// ---- strength-and-time

inline constexpr Words kStrengthSummary{
    "every bot of a game: strength against milliseconds per move",
    "semua bot sebuah permainan: kekuatan dan milidetik per langkah"};
inline constexpr Words kStrengthSource{
    "a paper's wish: to choose a bot by its strength and its computing time",
    "harapan sebuah makalah: memilih bot menurut kekuatan dan waktu hitungnya"};
inline constexpr Words kEveryBotOf{"every bot of {0}", "semua bot {0}"};
inline constexpr Words kSomeBotsOf{"bots of {0}", "bot {0}"};
inline constexpr Words kAgainst{"against", "melawan"};
inline constexpr Words kClaimAndGames{
    "{0}. Here {1} wins {2} games against {3} ({4} drawn), and their ratings lie {5} Elo apart.",
    "{0}. Di sini {1} memenangi {2} permainan melawan {3} ({4} seri), dan peringkatnya berselisih "
    "{5} Elo."};

// ---- evaluators

inline constexpr Words kEvaluatorsSummary{"which evaluator varies more, and whether that helps",
                                          "penilai mana yang lebih beragam dan apakah itu berguna"};
inline constexpr Words kWhichVariesMore{"which evaluator varies more?",
                                        "penilai mana yang lebih beragam?"};
inline constexpr Words kEvaluatorsSource{
    "a paper's claim: an evaluator whose values vary more tells moves apart better",
    "klaim sebuah makalah: penilai yang nilainya lebih beragam lebih baik membedakan langkah"};
inline constexpr Words kRandomPositionsOf{
    "{0} random ones from the first half of a game of {1}, {2}",
    "{0} posisi acak dari paruh pertama permainan {1}, {2}"};
inline constexpr Words kEvaluatorsRoundRobin{
    "Round robin: each evaluator at one ply and deeper",
    "Setengah kompetisi: tiap penilai pada satu langkah dan lebih dalam"};
inline constexpr Words kSpreadTitle{
    "Values of the moves of a position, means over random positions",
    "Nilai langkah-langkah sebuah posisi, rata-rata atas posisi acak"};
inline constexpr Words kDifferentValues{"different values", "nilai berbeda"};
inline constexpr Words kShareTheBest{"tied for best", "sama-sama terbaik"};
inline constexpr Words kStandardDeviation{"standard deviation", "simpangan baku"};
inline constexpr Words kBestMinusWorst{"best minus worst", "terbaik dikurangi terburuk"};
inline constexpr Words kSpreadSays{
    "The values of {0} spread the most (standard deviation {1}); {2} tells the most moves apart "
    "({3} different values among {4} moves), and {5} leaves the fewest moves tied for the best "
    "value ({6}).",
    "Nilai {0} paling menyebar (simpangan baku {1}); {2} paling banyak membedakan langkah ({3} "
    "nilai berbeda di antara {4} langkah), dan {5} menyisakan paling sedikit langkah yang "
    "sama-sama terbaik ({6})."};
inline constexpr Words kLookOneAhead{"look one move ahead", "melihat satu langkah ke depan"};
inline constexpr Words kSearchDeeper{"search deeper", "mencari lebih dalam"};
inline constexpr Words kStrongest{"{0} is the strongest of those that {1}.",
                                  "{0} adalah yang terkuat di antara yang {1}."};
inline constexpr Words kStrongestWins{
    "{0} is the strongest of those that {1}: it wins {2}.",
    "{0} adalah yang terkuat di antara yang {1}: ia memenangi {2}."};
inline constexpr Words kTooFewForStrongest{
    "{0} {0:game|games} per pair {0:is|are} too few to tell which of those that {1} is the "
    "strongest.",
    "{0} permainan tiap pasangan terlalu sedikit untuk menentukan yang terkuat di antara yang "
    "{1}."};
inline constexpr Words kAndLosesAgainst{"{0} games against {1} and loses {2}",
                                        "{0} permainan melawan {1} dan kalah {2}"};
inline constexpr Words kDeviationNote{
    "A standard deviation grows with an evaluator's unit, so it says less about two evaluators "
    "than the number of moves that each can tell apart.",
    "Simpangan baku membesar bersama satuan penilai, jadi untuk membandingkan dua penilai ia "
    "kurang berarti dibandingkan banyak langkah yang dapat dibedakan masing-masing."};

// ---- plots

inline constexpr Words kMeanMillisecondsAMove{"mean ms per move", "rata-rata ms per langkah"};
inline constexpr Words kAgainstAxis{"{0} against {1}", "{0} terhadap {1}"};

// ---- what is printed around a report

inline constexpr Words kAllTables{"Lawan: the papers' tables beside ours",
                                  "Lawan: tabel makalah di samping tabel kami"};
inline constexpr Words kAllOfThem{"all of them, one after the other", "semuanya, satu per satu"};

// ---- wrong input

inline constexpr Words kNoGameToTry{"no-game-for-experiments", "no game here has experiments",
                                    "tidak ada permainan yang punya percobaan di sini"};
inline constexpr Words kNoExperimentsWith{"no-experiments-with", "{0} has no such experiment",
                                          "{0} tidak punya percobaan seperti itu"};

}  // namespace lawan::experiments::words
