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
inline constexpr Words kMiddling{"middling", "sedang"};
inline constexpr Words kStrong{"strong", "kuat"};
inline constexpr Words kDescribed{"as described", "seperti diuraikan"};
inline constexpr Words kPublished{"as published", "seperti diterbitkan"};
inline constexpr Words kBothWays{"as described and published", "seperti diuraikan dan diterbitkan"};
inline constexpr Words kWhoAndHow{"{0}, {1}", "{0}, {1}"};

// ---- titles and headings

inline constexpr Words kAgainstEachOther{"{0} against {1}", "{0} melawan {1}"};
inline constexpr Words kPaperTitle{"In the paper, {0}", "Dalam makalah, {0}"};
inline constexpr Words kOursTitle{"Ours, {0} (scores in this order, ms a move)",
                                  "Hasil kami, {0} (skor menurut urutan ini, ms per langkah)"};
inline constexpr Words kOpeningsTitle{
    "From openings of {0} random moves, each with both colours: {1}",
    "Dari pembukaan {0} langkah acak, masing-masing dengan kedua warna: {1}"};
inline constexpr Words kFirstNamedPlays{"first named plays", "yang disebut dahulu bermain"};
inline constexpr Words kBegins{"begins", "mulai"};
inline constexpr Words kPaper{"paper", "makalah"};
inline constexpr Words kHumansPlaceAndBot{"human's place, bot", "pengganti manusia, bot"};
inline constexpr Words kMeanScore{"mean score", "skor rata-rata"};
inline constexpr Words kSpread{"sd (least..most)", "sb (terkecil..terbesar)"};
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
    "{0} visits {1} positions a move as described and {2} as published, instead of thinking for "
    "the "
    "paper's 5 s (--move-time 5)",
    "{0} mengunjungi {1} posisi per langkah seperti diuraikan dan {2} seperti diterbitkan, "
    "alih-alih "
    "berpikir 5 detik seperti dalam makalah (--move-time 5)"};
inline constexpr Words kAsLongAsTheyNeed{
    "as long as the bots need, which is less than the paper's 5 s a move",
    "selama bot memerlukannya, kurang dari 5 detik per langkah milik makalah"};

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
    "{0}: the paper's {1} comes out exactly, and so does its board, cell for cell.",
    "{0}: skor makalah, {1}, muncul tepat sama, demikian pula papannya, petak demi petak."};
inline constexpr Words kComesOutOnAnotherBoard{
    "{0}: the paper's {1} comes out exactly, though on another board.",
    "{0}: skor makalah, {1}, muncul tepat sama, tetapi di papan yang lain."};
inline constexpr Words kEndsDifferently{
    "{0}: the paper has {1} ({2}), ours ends {3} ({4}).",
    "{0}: makalah mencatat {1} ({2}), kami berakhir {3} ({4})."};
inline constexpr Words kNoneLikeThePapers{
    "none of ours, which go from {0} to {1}, is like the paper's {2}",
    "tidak satu pun selisih kami, dari {0} sampai {1}, seperti {2} milik makalah"};
inline constexpr Words kAllLikeThePapers{"all of ours have the paper's {0}",
                                         "semua selisih kami sama dengan {0} milik makalah"};
inline constexpr Words kDeviationsAway{"the paper's {0} lies {1} standard deviations from it",
                                       "{0} milik makalah berjarak {1} simpangan baku darinya"};
inline constexpr Words kManyGames{
    "{0}: the paper has {1} ({2}); {3} wins {4} of our games with a mean margin of {5}, and {6}.",
    "{0}: makalah mencatat {1} ({2}); {3} memenangi {4} permainan kami dengan selisih rata-rata "
    "{5}, "
    "dan {6}."};
inline constexpr Words kWinsMoreThanHalf{"{0} wins more than half of them",
                                         "{0} memenangi lebih dari separuhnya"};
inline constexpr Words kNeitherShows{
    "they do not show that either wins more than half of them",
    "tidak tampak bahwa salah satunya memenangi lebih dari separuhnya"};
inline constexpr Words kTooFewToTell{"too few games to tell who is better",
                                     "terlalu sedikit permainan untuk tahu siapa yang lebih baik"};
inline constexpr Words kFewMargins{"ours go from {0} to {1}, the paper's is {2}",
                                   "selisih kami dari {0} sampai {1}, milik makalah {2}"};
inline constexpr Words kNoGameFinished{"{0}: no game was finished.",
                                       "{0}: tidak ada permainan yang selesai."};
inline constexpr Words kAllRounds{
    "All rounds, {0}: {1} wins {2} games and loses {3}: {4}.",
    "Semua ronde, {0}: {1} memenangi {2} permainan dan kalah {3}: {4}."};
inline constexpr Words kPapersOwnGames{
    "The paper's own games, {0} of {1} won by {2}, say only that this rate lies between {3} and "
    "{4} "
    "%.",
    "Permainan makalah sendiri, {0} dari {1} dimenangi {2}, hanya mengatakan bahwa angkanya "
    "terletak "
    "antara {3} dan {4} %."};
inline constexpr Words kFromOpenings{
    "{0} rounds, {1}, from {2} random openings: {3} wins {4} games.",
    "{0} ronde, {1}, dari {2} pembukaan acak: {3} memenangi {4} permainan."};

inline constexpr Words kWhoBeganIsNotShown{
    "X?: the report does not show who began. X does unless the window's box \"bot goes first\" is "
    "ticked, and so X begins here.",
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
    "The third game says otherwise than the report's conclusion.",
    "Permainan ketiga berkata lain daripada kesimpulan laporan."};
inline constexpr Words kFlipsAfterTheTurn{
    "Between two bots the program most likely turned marks after the turn had passed, so that each "
    "move flipped to the other side's colour: these boards say little about the bots.",
    "Antara dua bot, program itu kemungkinan besar membalik tanda setelah giliran berpindah, "
    "sehingga tiap langkah membalik ke warna lawan: papan-papan ini tidak banyak bercerita tentang "
    "botnya."};
inline constexpr Words kAlwaysForO{
    "The published minimax puts O for itself as X, too: it plays O's best moves.",
    "Minimax yang diterbitkan menaruh O untuk dirinya meski bermain X: ia memainkan langkah "
    "terbaik O."};
inline constexpr Words kScoreIsNotTheBoards{
    "The window says 21-3; its board holds 18 X and 3 O, three marks too few for 8 rounds.",
    "Jendelanya menyebut 21-3; papannya berisi 18 X dan 3 O, kurang tiga tanda untuk 8 ronde."};
inline constexpr Words kDrawWithAWinner{
    "The second game is a draw, 14-14; its window names a winner all the same.",
    "Permainan kedua seri, 14-14; jendelanya tetap menyebut seorang pemenang."};

// ---- adjacency-c

inline constexpr Words kWinsCounted{"Wins ({0}) = {1}", "Kemenangan ({0}) = {1}"};
inline constexpr Words kLeftEmpty{"(left empty)", "(dibiarkan kosong)"};
inline constexpr Words kBotIsOAndBegins{"In all five games minimax is O and begins.",
                                        "Dalam kelima permainan minimax bermain O dan mulai."};
inline constexpr Words kColumnsSwapped{
    "The table has its columns swapped: it prints 35-29 and 14-18 for the bot. By the windows, "
    "where the bot is O, the human wins the first game 35-29 and the bot the second 18-14.",
    "Kolom tabelnya tertukar: untuk bot tercetak 35-29 dan 14-18. Menurut jendelanya, tempat bot "
    "bermain O, manusia memenangi permainan pertama 35-29 dan bot memenangi yang kedua 18-14."};
inline constexpr Words kBehindTheMessage{
    "A message hides 15 cells of each board; they are shown as ?.",
    "Sebuah pesan menutupi 15 petak di tiap papan; petak itu ditandai ?."};
inline constexpr Words kCarriedByHand{
    "The published window has no game of bot against bot and its bots play O only: the moves of X "
    "must have been carried over by hand.",
    "Jendela yang diterbitkan tidak mempunyai permainan bot melawan bot dan botnya hanya bermain "
    "O: langkah X tentu disalin dengan tangan."};
inline constexpr Words kRowsNameGenetic{
    "The table is headed local search against a human, but its rows name the genetic algorithm as "
    "player 2.",
    "Judul tabelnya pencarian lokal melawan manusia, tetapi barisnya menyebut algoritma genetika "
    "sebagai pemain 2."};
inline constexpr Words kOneWinTwoDraws{
    "The report counts 1 : 1; by its scores it is one win of minimax and two draws.",
    "Laporan menghitung 1 : 1; menurut skornya minimax menang sekali dan dua kali seri."};
inline constexpr Words kGeneticIsX{
    "The genetic algorithm is X in all three games; minimax begins the first and the third.",
    "Algoritma genetika bermain X dalam ketiga permainan; minimax mulai pada yang pertama dan "
    "ketiga."};
inline constexpr Words kScoresOfScreenshots{
    "The table leaves the second and third game empty; their scores are those of the screenshots. "
    "In the first game local search is O and begins; in the others it is X, and begins the third.",
    "Tabel membiarkan permainan kedua dan ketiga kosong; skornya diambil dari tangkapan layar. "
    "Dalam permainan pertama pencarian lokal bermain O dan mulai; dalam yang lain ia bermain X, "
    "dan "
    "mulai pada yang ketiga."};

// ---- local-search

inline constexpr Words kLocalSearchSummary{
    "why this local search: the ways to climb against each other",
    "mengapa pencarian lokal ini: cara-cara mendaki saling melawan"};
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
inline constexpr Words kStochastic{"the best of ten moves drawn (adjacency-a: less suitable)",
                                   "yang terbaik dari sepuluh undian (adjacency-a: kurang cocok)"};
inline constexpr Words kPlateau{"a highest move at random (adjacency-c's choice)",
                                "langkah tertinggi secara acak (pilihan adjacency-c)"};
inline constexpr Words kAnnealing{
    "a random move and a greedy reply, accepted above a threshold (adjacency-b)",
    "langkah acak dan balasan rakus, diterima di atas ambang (adjacency-b)"};
inline constexpr Words kWithoutReply{"the same without the reply", "sama, tanpa balasan"};
inline constexpr Words kKirkpatrick{"Kirkpatrick's rule, walking on to the last try",
                                    "aturan Kirkpatrick, berjalan sampai percobaan terakhir"};
inline constexpr Words kSteepestVolatile{"steepest ascent with adjacency-b's evaluator",
                                         "tanjakan tercuram dengan penilai adjacency-b"};
inline constexpr Words kBotOfB{"adjacency-b's bot: annealing with its evaluator",
                               "bot adjacency-b: annealing dengan penilainya"};
inline constexpr Words kIsBetter{"it is better", "ia lebih baik"};
inline constexpr Words kIsWorse{"it is worse", "ia lebih buruk"};
inline constexpr Words kNeitherForCertain{
    "neither wins more than half of them for certain",
    "tidak pasti salah satunya memenangi lebih dari separuhnya"};
inline constexpr Words kAgainstSteepest{
    "{0} against steepest ascent: wins {1} games and loses {2}: {3}.",
    "{0} melawan tanjakan tercuram: memenangi {1} permainan dan kalah {2}: {3}."};
inline constexpr Words kEveryMoveIsANeighbour{
    "Over the moves of one position every move is a neighbour of every other, so steepest ascent "
    "sees the best of them at once; the others can only choose differently among equal moves or "
    "miss "
    "it. Another evaluator or a look at the reply changes what is best.",
    "Di antara langkah-langkah satu posisi tiap langkah bertetangga dengan semua yang lain, jadi "
    "tanjakan tercuram langsung melihat yang terbaik; cara lain hanya dapat memilih lain di antara "
    "langkah yang sama baik atau melewatkannya. Penilai lain atau melihat balasan mengubah apa "
    "yang "
    "terbaik."};

// ---- what the reports claim, for strength-and-time and evaluators

inline constexpr Words kBeatsAlways{"{0}: {1} beats {2}, 3 of 3",
                                    "{0}: {1} mengalahkan {2}, 3 dari 3"};
inline constexpr Words kBeatsConsistently{"{0}: {1} beats {2} consistently",
                                          "{0}: {1} secara konsisten mengalahkan {2}"};
inline constexpr Words kBeatsInSomeCases{"{0}: {1} beats {2} in some cases",
                                         "{0}: {1} mengalahkan {2} dalam beberapa kasus"};
inline constexpr Words kVolatileClaim{
    "\"volatile\" gives values with the most significant variation: for few successors, as in "
    "local "
    "search",
    "\"volatile\" memberi nilai dengan ragam paling berarti: untuk sedikit penerus, seperti dalam "
    "pencarian lokal"};
inline constexpr Words kLinearClaim{
    "\"linear-volatility\" gives the most comprehensive values: for many successors, as in minimax",
    "\"linear-volatility\" memberi nilai paling menyeluruh: untuk banyak penerus, seperti dalam "
    "minimax"};

}  // namespace lawan::experiments::series_words
