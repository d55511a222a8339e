// What the tables of the three Adjacency reports say, and ours beside them.
#pragma once

#include "core/words.hpp"

namespace lawan::experiments::series_words {

// ---- who plays

inline constexpr Words kHumanPlayer{"human", "manusia"};
inline constexpr Words kMinimax{"minimax", "minimax"};
inline constexpr Words kLocalSearch{"local search", "pencarian lokal"};
inline constexpr Words kGenetic{"genetic algorithm", "algoritma genetika"};
inline constexpr Words kStandIn{"the stand-in", "pengganti manusia"};
inline constexpr Words kYou{"you", "Anda"};
inline constexpr Words kWeak{"weak", "lemah"};
inline constexpr Words kMiddling{"average", "sedang"};
inline constexpr Words kStrong{"strong", "kuat"};
inline constexpr Words kDescribed{"as described", "seperti diuraikan"};
inline constexpr Words kPublished{"as published", "seperti diterbitkan"};
inline constexpr Words kBothWays{"as described and published", "seperti diuraikan dan diterbitkan"};
inline constexpr Words kWhoAndHow{"{0}, {1}", "{0}, {1}"};

// ---- titles and headings

inline constexpr Words kAgainstEachOther{"{0} against {1}", "{0} melawan {1}"};
inline constexpr Words kPaperTitle{"In the paper, {0}", "Dalam makalah, {0}"};
inline constexpr Words kOursTitle{"Ours, {0} (scores in this order, ms per move)",
                                  "Hasil kami, {0} (skor menurut urutan ini, ms per langkah)"};
inline constexpr Words kOpeningsTitle{
    "From openings of {0} random moves, each with both colours: {1}",
    "Dari pembukaan {0} langkah acak, masing-masing dengan kedua warna: {1}"};
inline constexpr Words kFirstNamedPlays{"first named plays", "yang disebut dahulu bermain"};
inline constexpr Words kBegins{"begins", "mulai"};
inline constexpr Words kPaper{"paper", "makalah"};
inline constexpr Words kHumansPlaceAndBot{"stand-in, bot", "pengganti manusia, bot"};
inline constexpr Words kMeanScore{"mean score", "skor rata-rata"};
inline constexpr Words kSpread{"sd (min..max)", "sb (min..maks)"};
inline constexpr Words kMillisecondsOf{"{0} ms", "ms {0}"};

// ---- papers and their tables

inline constexpr Words kTable{"{0}, Table {1}", "{0}, Tabel {1}"};
inline constexpr Words kLocalSearchSource{
    "adjacency-a, chapter IV; adjacency-b, 2.3; adjacency-c, 3",
    "adjacency-a, bab IV; adjacency-b, 2.3; adjacency-c, 3"};

// ---- settings

inline constexpr Words kPrintedTotal{"printed total", "jumlah tercetak"};
inline constexpr Words kInTheHumansPlace{"in the human's place", "di tempat manusia"};
inline constexpr Words kInTheHumansPlaceThe{"in the human's place, {0}", "di tempat manusia, {0}"};
inline constexpr Words kOnceEach{"both bots are deterministic: each game is played once",
                                 "kedua bot deterministik: tiap permainan dimainkan sekali"};
inline constexpr Words kForEachRow{"{0} for each row", "{0} untuk tiap baris"};
inline constexpr Words kVisitsInsteadOfThinking{
    "{0} visits {1} positions per move as described and {2} as published, instead of thinking for "
    "5 s as in the paper (--move-time 5)",
    "{0} mengunjungi {1} posisi per langkah seperti diuraikan dan {2} seperti diterbitkan, bukan "
    "berpikir 5 detik seperti dalam makalah (--move-time 5)"};
inline constexpr Words kAsLongAsTheyNeed{
    "as long as the bots need, which is less than the paper's 5 s per move",
    "selama diperlukan bot, kurang dari 5 detik per langkah dalam makalah"};

// ---- boards

inline constexpr Words kBoardCaption{"{0} rounds, {1}: {2}", "{0} ronde, {1}: {2}"};
inline constexpr Words kPapersBoardCaption{"{0} rounds, the paper: {1}", "{0} ronde, makalah: {1}"};
inline constexpr Words kFirstOfGamesCaption{"{0} rounds, {1}, the first of {3} games: {2}",
                                            "{0} ronde, {1}, yang pertama dari {3} permainan: {2}"};

// ---- what differs

inline constexpr Words kNobodyWins{"nobody wins", "tidak ada yang menang"};
inline constexpr Words kWins{"{0} wins", "{0} menang"};
inline constexpr Words kPlace{"{0} rounds, {1}", "{0} ronde, {1}"};
inline constexpr Words kComesOutWithBoard{
    "{0}: we get the paper's {1} exactly, and its board, cell for cell.",
    "{0}: skor makalah, {1}, diperoleh tepat sama, demikian pula papannya, petak demi petak."};
inline constexpr Words kComesOutOnAnotherBoard{
    "{0}: we get the paper's {1} exactly, but on a different board.",
    "{0}: skor makalah, {1}, diperoleh tepat sama, tetapi papannya berbeda."};
inline constexpr Words kEndsDifferently{
    "{0}: the paper has {1} ({2}); ours ends {3} ({4}).",
    "{0}: makalah mencatat {1} ({2}); permainan kami berakhir {3} ({4})."};
inline constexpr Words kNoneLikeThePapers{
    "none of our margins, from {0} to {1}, equals the paper's {2}",
    "tidak satu pun selisih kami, dari {0} sampai {1}, sama dengan {2} dalam makalah"};
inline constexpr Words kAllLikeThePapers{"all our margins equal the paper's {0}",
                                         "semua selisih kami sama dengan {0} dalam makalah"};
inline constexpr Words kDeviationsAway{"the paper's {0} lies {1} standard deviations away",
                                       "{0} dalam makalah berjarak {1} simpangan baku darinya"};
inline constexpr Words kManyGames{
    "{0}: the paper has {1} ({2}); {3} wins {4} of our games with a mean margin of {5}, and {6}.",
    "{0}: makalah mencatat {1} ({2}); {3} memenangi {4} permainan kami dengan selisih rata-rata "
    "{5}, dan {6}."};
inline constexpr Words kWinsMoreThanHalf{"{0} wins more than half of them",
                                         "{0} memenangi lebih dari separuhnya"};
inline constexpr Words kNeitherShows{
    "neither is shown to win more than half of them",
    "tidak tampak bahwa salah satunya memenangi lebih dari separuhnya"};
inline constexpr Words kTooFewToTell{
    "fewer than 30 games, which are counted and not weighed",
    "kurang dari 30 permainan, yang dihitung saja tanpa ditimbang"};
inline constexpr Words kFewMargins{"our margins go from {0} to {1}; the paper's is {2}",
                                   "selisih kami dari {0} sampai {1}; dalam makalah {2}"};
inline constexpr Words kNoGameFinished{"{0}: no game was finished.",
                                       "{0}: tidak ada permainan yang selesai."};
inline constexpr Words kAllRounds{
    "All rounds, {0}: {1} wins {2} games and loses {3}: {4}.",
    "Semua ronde, {0}: {1} memenangi {2} permainan dan kalah {3}: {4}."};
inline constexpr Words kPapersOwnGames{
    "The paper's own games, {0} of {1} won by {2}, show only that this rate lies between {3} and "
    "{4} %.",
    "Permainan dalam makalah, {0} dari {1} dimenangi {2}, hanya menunjukkan bahwa angkanya "
    "terletak antara {3} dan {4} %."};
inline constexpr Words kFromOpenings{
    "{0} rounds, {1}, from {2} random {2:opening|openings}: {3} wins {4} games.",
    "{0} ronde, {1}, dari {2} pembukaan acak: {3} memenangi {4} permainan."};

inline constexpr Words kWhoBeganIsNotShown{
    "X?: the report does not show who began. X begins unless the window's box \"bot goes first\" "
    "is ticked, so X begins here.",
    "X?: laporan tidak memperlihatkan siapa yang mulai. X yang mulai kecuali kotak \"bot goes "
    "first\" dicentang, jadi di sini X yang mulai."};

// ---- adjacency-a

inline constexpr Words kSameBoardTwice{
    "The board printed for the first game is, cell for cell, that of Table 3's first game, minimax "
    "against local search: `lawan experiment adjacency-a-3` plays it.",
    "Papan yang dicetak untuk permainan pertama sama, petak demi petak, dengan permainan pertama "
    "Tabel 3, minimax melawan pencarian lokal: `lawan experiment adjacency-a-3` memainkannya."};
inline constexpr Words kTotalOfTwo{"{0} {1}, {2} {3}: {4} % and {5} %",
                                   "{0} {1}, {2} {3}: {4} % dan {5} %"};

// ---- adjacency-b

inline constexpr Words kMinimaxWinsMost{"\"the minimax bot wins most of the games\"",
                                        "\"bot minimax memenangi sebagian besar permainan\""};
inline constexpr Words kHumanWinsMost{
    "\"the human wins most of the games, the bot only one\"",
    "\"manusia memenangi sebagian besar permainan, bot hanya satu\""};
inline constexpr Words kMinimaxConsistently{
    "\"minimax beats local search and the genetic algorithm consistently\" (conclusion)",
    "\"minimax secara konsisten mengalahkan pencarian lokal dan algoritma genetika\" (kesimpulan)"};
inline constexpr Words kGeneticInSomeCases{
    "\"the genetic algorithm outperforms local search in some cases\" (conclusion)",
    "\"algoritma genetika mengungguli pencarian lokal dalam beberapa kasus\" (kesimpulan)"};
inline constexpr Words kOnlyAsDescribed{
    "Only as described: the published program visits so many positions that hundreds of games take "
    "too long.",
    "Hanya seperti diuraikan: program yang diterbitkan mengunjungi begitu banyak posisi sehingga "
    "ratusan permainan terlalu lama."};
inline constexpr Words kThirdGameOtherwise{
    "The third game contradicts the report's conclusion.",
    "Permainan ketiga bertentangan dengan kesimpulan laporan."};
inline constexpr Words kFlipsAfterTheTurn{
    "Between two bots the program most likely flipped marks after the turn had passed, so that "
    "each move gave them to the other side: these boards say little about the bots.",
    "Antara dua bot, program itu kemungkinan besar membalik tanda setelah giliran berpindah, "
    "sehingga tiap langkah membalik ke warna lawan: papan-papan ini tidak banyak bercerita tentang "
    "botnya."};
inline constexpr Words kAlwaysForO{
    "The published minimax places O for itself even when it plays X: it plays O's best moves.",
    "Minimax yang diterbitkan menaruh O untuk dirinya meski bermain X: ia memainkan langkah "
    "terbaik O."};
inline constexpr Words kScoreIsNotTheBoards{
    "The window says 21-3; its board holds 18 X and 3 O, three marks too few for 8 rounds.",
    "Jendelanya menyebut 21-3; papannya berisi 18 X dan 3 O, kurang tiga tanda untuk 8 ronde."};
inline constexpr Words kDrawWithAWinner{
    "The second game is a draw, 14-14, yet its window names a winner.",
    "Permainan kedua seri, 14-14; jendelanya tetap menyebut seorang pemenang."};

// ---- adjacency-c

inline constexpr Words kWinsCounted{"Wins ({0}) = {1}", "Kemenangan ({0}) = {1}"};
inline constexpr Words kLeftEmpty{"(left empty)", "(dibiarkan kosong)"};
inline constexpr Words kBotIsOAndBegins{"In all five games minimax plays O and begins.",
                                        "Dalam kelima permainan minimax bermain O dan mulai."};
inline constexpr Words kColumnsSwapped{
    "The table's columns are swapped: it prints 35-29 and 14-18 for the bot. By the windows, where "
    "the bot plays O, the human wins the first game 35-29 and the bot wins the second 18-14.",
    "Kolom tabelnya tertukar: untuk bot tercetak 35-29 dan 14-18. Menurut jendelanya, tempat bot "
    "bermain O, manusia memenangi permainan pertama 35-29 dan bot memenangi yang kedua 18-14."};
inline constexpr Words kBehindTheMessage{
    "A message hides 15 cells of each board; they are shown as ?.",
    "Sebuah pesan menutupi 15 petak di tiap papan; petak itu ditandai ?."};
inline constexpr Words kCarriedByHand{
    "The published window has no games of bot against bot, and its bots play only O: X's moves "
    "must have been copied by hand.",
    "Jendela yang diterbitkan tidak punya permainan bot melawan bot, dan botnya hanya bermain O: "
    "langkah X tentu disalin dengan tangan."};
inline constexpr Words kRowsNameGenetic{
    "The table's heading says local search against a human, but its rows name the genetic "
    "algorithm as player 2.",
    "Judul tabelnya pencarian lokal melawan manusia, tetapi barisnya menyebut algoritma genetika "
    "sebagai pemain 2."};
inline constexpr Words kOneWinTwoDraws{
    "The report counts 1 : 1; by its scores, minimax wins one game and two are drawn.",
    "Laporan menghitung 1 : 1; menurut skornya minimax menang sekali dan dua kali seri."};
inline constexpr Words kGeneticIsX{
    "The genetic algorithm plays X in all three games; minimax begins the first and the third.",
    "Algoritma genetika bermain X dalam ketiga permainan; minimax mulai pada yang pertama dan "
    "ketiga."};
inline constexpr Words kScoresOfScreenshots{
    "The table leaves the second and third games empty; their scores come from the screenshots. In "
    "the first game local search plays O and begins; in the others it plays X, and it begins the "
    "third.",
    "Tabel membiarkan permainan kedua dan ketiga kosong; skornya diambil dari tangkapan layar. "
    "Dalam permainan pertama pencarian lokal bermain O dan mulai; dalam yang lain ia bermain X, "
    "dan mulai pada yang ketiga."};

// ---- local-search

inline constexpr Words kLocalSearchSummary{
    "why this local search: ways of climbing compared",
    "mengapa pencarian lokal ini: cara-cara mendaki dibandingkan"};
inline constexpr Words kWhyThisLocalSearch{"why this local search?",
                                           "mengapa pencarian lokal ini?"};
inline constexpr Words kEightRounds{"8x8, 8 rounds", "8x8, 8 ronde"};
inline constexpr Words kAllRoundsGround{"8x8, 28 rounds", "8x8, 28 ronde"};
inline constexpr Words kReportsSay{"What the reports say", "Yang dikatakan laporan"};
inline constexpr Words kWhatItIs{"what it is", "apa itu"};
inline constexpr Words kSteepest{
    "steepest ascent, the first highest move (adjacency-a's choice)",
    "tanjakan tercuram, langkah tertinggi pertama (pilihan adjacency-a)"};
inline constexpr Words kSideways{"the last highest move (adjacency-a: as suitable)",
                                 "langkah tertinggi terakhir (adjacency-a: sama cocoknya)"};
inline constexpr Words kRestart{"from random cells (adjacency-a: less suitable)",
                                "dari petak acak (adjacency-a: kurang cocok)"};
inline constexpr Words kStochastic{
    "the best of ten random moves (adjacency-a: less suitable)",
    "yang terbaik dari sepuluh langkah acak (adjacency-a: kurang cocok)"};
inline constexpr Words kPlateau{"a highest move at random (adjacency-c's choice)",
                                "langkah tertinggi secara acak (pilihan adjacency-c)"};
inline constexpr Words kAnnealing{
    "a random move and a greedy reply, accepted above a threshold (adjacency-b)",
    "langkah acak dan balasan rakus, diterima di atas ambang (adjacency-b)"};
inline constexpr Words kWithoutReply{"the same without the reply", "sama, tanpa balasan"};
inline constexpr Words kKirkpatrick{"Kirkpatrick's rule, continuing to the last try",
                                    "aturan Kirkpatrick, berjalan sampai percobaan terakhir"};
inline constexpr Words kSteepestVolatile{"steepest ascent with adjacency-b's evaluator",
                                         "tanjakan tercuram dengan penilai adjacency-b"};
inline constexpr Words kBotOfB{"adjacency-b's bot: annealing with its evaluator",
                               "bot adjacency-b: annealing dengan penilainya"};
inline constexpr Words kIsBetter{"it is better", "ia lebih baik"};
inline constexpr Words kIsWorse{"it is worse", "ia lebih buruk"};
inline constexpr Words kNeitherForCertain{
    "neither is certain to win more than half of them",
    "belum pasti salah satunya memenangi lebih dari separuhnya"};
inline constexpr Words kAgainstSteepest{
    "{0} against steepest ascent: wins {1} games and loses {2}: {3}.",
    "{0} melawan tanjakan tercuram: memenangi {1} permainan dan kalah {2}: {3}."};
inline constexpr Words kEveryMoveIsANeighbour{
    "Among the moves of one position every move is a neighbour of every other, so steepest ascent "
    "sees the best of them at once; the other ways can only choose differently among equal moves, "
    "or miss it. Another evaluator, or a look at the reply, changes which move is best.",
    "Di antara langkah-langkah satu posisi, tiap langkah bertetangga dengan semua yang lain, jadi "
    "tanjakan tercuram langsung melihat yang terbaik; cara lain hanya dapat memilih lain di antara "
    "langkah yang sama baik, atau melewatkannya. Penilai lain, atau melihat balasan, mengubah "
    "langkah mana yang terbaik."};

// ---- what the reports claim, for strength-and-time and evaluators

inline constexpr Words kBeatsAlways{"{0}: {1} beats {2}, 3 of 3",
                                    "{0}: {1} mengalahkan {2}, 3 dari 3"};
inline constexpr Words kBeatsConsistently{"{0}: {1} beats {2} consistently",
                                          "{0}: {1} secara konsisten mengalahkan {2}"};
inline constexpr Words kBeatsInSomeCases{"{0}: {1} beats {2} in some cases",
                                         "{0}: {1} mengalahkan {2} dalam beberapa kasus"};
inline constexpr Words kVolatileClaim{
    "\"volatile\" gives values with the most significant variation: for few successors, as in "
    "local search",
    "\"volatile\" memberi nilai dengan ragam paling berarti: untuk sedikit penerus, seperti dalam "
    "pencarian lokal"};
inline constexpr Words kLinearClaim{
    "\"linear-volatility\" gives the most comprehensive values: for many successors, as in minimax",
    "\"linear-volatility\" memberi nilai paling menyeluruh: untuk banyak penerus, seperti dalam "
    "minimax"};

}  // namespace lawan::experiments::series_words
