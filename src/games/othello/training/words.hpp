// What Othello's trainers say.
#pragma once

#include "core/words.hpp"

namespace lawan::othello::words {

// The engine's weights.
inline constexpr Words kTrainsWeights{
    "the pattern weights of the Othello engine, learned from its games against itself",
    "bobot pola mesin Othello, dipelajari dari permainannya melawan diri sendiri"};
inline constexpr Words kGamesAGeneration{"games of self-play in each generation",
                                         "permainan melawan diri sendiri tiap generasi"};
inline constexpr Words kGenerations{
    "rounds of play and learning; each plays with what the one before learned; 0 measures errors "
    "only",
    "ronde bermain dan belajar; masing-masing bermain dengan hasil ronde sebelumnya; 0 hanya "
    "mengukur galat"};
inline constexpr Words kSolveFrom{"play perfectly from this many empty squares on",
                                  "bermain sempurna mulai dari sekian petak kosong"};
inline constexpr Words kPlayTime{"seconds of play in each generation at most",
                                 "detik bermain tiap generasi, paling banyak"};
inline constexpr Words kFirstWeights{"file of weights to start from [none]",
                                     "berkas bobot untuk memulai [tidak ada]"};
inline constexpr Words kGivenGames{
    "games to learn from instead of self-play: a file or folder of WTHOR, GGF or moves; positions "
    "get the scores of searches with the given weights",
    "permainan untuk dipelajari sebagai ganti permainan melawan diri sendiri: berkas atau folder "
    "WTHOR, GGF, atau langkah; posisi mendapat skor pencarian dengan bobot yang diberikan"};
inline constexpr Words kStore{
    "files for the games, FILE.1, FILE.2, …: an interrupted run continues from them",
    "berkas untuk permainan, BERKAS.1, BERKAS.2, …: pelatihan yang terputus dilanjutkan darinya"};
inline constexpr Words kIterations{"steps of the fit", "tahap pencocokan"};
inline constexpr Words kRidge{
    "how strongly rare patterns are held near zero, or near the initial weights",
    "seberapa kuat pola yang jarang ditahan dekat nol, atau dekat bobot awalnya"};
inline constexpr Words kTrust{
    "how much the games behind --weights count, as a multiple of the new games",
    "seberapa besar permainan di balik --weights diperhitungkan, sebagai kelipatan permainan baru"};
inline constexpr Words kErrorPositions{
    "positions on which shallow and deep searches are compared; 0 keeps the old model",
    "posisi untuk membandingkan pencarian dangkal dan dalam; 0 mempertahankan model lama"};

// The paper's weights.
inline constexpr Words kTrainsPaperWeights{
    "the weights that the Othello paper leaves open, fitted on self-play of its bot",
    "bobot yang tidak ditentukan makalah Othello, dicocokkan dari permainan botnya melawan diri "
    "sendiri"};
inline constexpr Words kGamesARound{"games of self-play in each round",
                                    "permainan melawan diri sendiri tiap ronde"};
inline constexpr Words kMatchGames{"games against the unfitted weights afterwards",
                                   "permainan melawan bobot sebelum dicocokkan, sesudahnya"};

// The opening book.
inline constexpr Words kTrainsBook{
    "the opening book of the Othello engine, grown by its games against itself",
    "buku pembukaan mesin Othello, tumbuh dari permainannya melawan diri sendiri"};
inline constexpr Words kBookSize{"size of the book", "ukuran buku"};
inline constexpr Words kBookPlies{"plies from the start that the book reaches at most",
                                  "langkah dari awal yang dicapai buku, paling banyak"};
inline constexpr Words kMargin{
    "leave out moves that are this many discs worse than the best",
    "langkah yang sekian keping lebih buruk daripada yang terbaik tidak dimuat"};
inline constexpr Words kStray{
    "follow a move half as often when it is this many discs worse",
    "langkah yang sekian keping lebih buruk ditempuh separuh lebih jarang"};
inline constexpr Words kSurprise{
    "probability that one side plays any move at all, as opponents may",
    "peluang satu pihak memainkan langkah apa pun, seperti yang mungkin dilakukan lawan"};
inline constexpr Words kBookWeights{"file of weights [the shipped ones]",
                                    "berkas bobot [yang disertakan]"};

// How good an evaluation is.
inline constexpr Words kMeasuresJudgement{
    "trains nothing: measures how far the Othello engine's weights, and shallow searches with "
    "them, are from deep searches (root mean square, in discs)",
    "tidak melatih: mengukur seberapa jauh bobot mesin Othello, dan pencarian dangkal dengannya, "
    "dari pencarian dalam (akar rata-rata kuadrat, dalam keping)"};
inline constexpr Words kMeasuredWeights{"file of weights to measure [the shipped ones]",
                                        "berkas bobot yang diukur [yang disertakan]"};
inline constexpr Words kJudge{"file of weights that play and search deep [the shipped ones]",
                              "berkas bobot yang bermain dan mencari dalam [yang disertakan]"};
inline constexpr Words kJudgedPositions{"positions, from 20 to 44 empties",
                                        "posisi dengan 20 sampai 44 petak kosong"};

// Positions for the network.
inline constexpr Words kMakesPositions{
    "trains nothing yet: lets the Othello engine play against itself and keeps the scores that "
    "searches give its positions, for training/othello_network to learn from",
    "belum melatih: mesin Othello bermain melawan diri sendiri dan menyimpan skor posisinya "
    "menurut pencarian, untuk dipelajari training/othello_network"};
inline constexpr Words kExactFrom{"give exact scores from this many empty squares on",
                                  "skor tepat mulai dari sekian petak kosong"};
inline constexpr Words kTrustFrom{
    "search to the end from this many empty squares on, with selective cuts (73 %); 0 for never",
    "mencari sampai akhir mulai dari sekian petak kosong, dengan pangkasan selektif (73 %); 0 "
    "untuk tidak pernah"};
inline constexpr Words kJudgeFrom{
    "judge positions from this many empty squares on; earlier moves are searched two plies deep",
    "posisi dinilai mulai dari sekian petak kosong; langkah sebelumnya dicari sedalam dua langkah"};
inline constexpr Words kRandomPlies{"random moves at the start of a game, at most",
                                    "langkah acak di awal permainan, paling banyak"};
inline constexpr Words kStrayMoves{"probability that a later move is random",
                                   "peluang langkah sesudahnya acak"};
inline constexpr Words kPlayingWeights{
    "file of weights or of a network to play with [the shipped ones]",
    "berkas bobot atau jaringan untuk bermain [yang disertakan]"};

// The errors of a network.
inline constexpr Words kMeasuresErrors{
    "what the Othello engine's search knows about the errors of its network",
    "apa yang diketahui pencarian mesin Othello tentang galat jaringannya"};
inline constexpr Words kNetwork{"file of the network", "berkas jaringan"};
inline constexpr Words kComparedPositions{
    "positions on which shallow and deep searches are compared",
    "posisi untuk membandingkan pencarian dangkal dan dalam"};
inline constexpr Words kNoNetworkInFile{"othello-no-network-in-file",
                                        "{0} is not a network; see 'train othello' for weights",
                                        "{0} bukan jaringan; lihat 'train othello' untuk bobot"};
inline constexpr Words kTooFewPositions{
    "too-few-positions",
    "option '--positions': {0} {0:is|are} too few to measure errors with; nothing is written",
    "pilihan '--positions': {0} terlalu sedikit untuk mengukur galat; tidak ada yang ditulis"};

// The accuracy of searches.
inline constexpr Words kMeasuresAccuracy{
    "trains nothing: measures how far the Othello engine's searches are from the true values of "
    "solved positions, in discs, and how often they find a best move",
    "tidak melatih: mengukur seberapa jauh pencarian mesin Othello dari nilai sebenarnya posisi "
    "yang sudah dipecahkan, dalam keping, dan seberapa sering langkah terbaik ditemukan"};
inline constexpr Words kProblems{"positions with the scores of their moves, in OBF",
                                 "posisi dengan skor langkah-langkahnya, dalam OBF"};
inline constexpr Words kNodesInsteadOfDepth{
    "positions visited by each search, instead of a depth",
    "posisi yang dikunjungi tiap pencarian, sebagai ganti kedalaman"};
inline constexpr Words kSureness{
    "confidence of selective cuts: 0 (73 %) to 5 (no such cuts)",
    "keyakinan pangkasan selektif: 0 (73 %) sampai 5 (tanpa pangkasan itu)"};
inline constexpr Words kNothingKnown{"othello-nothing-known",
                                     "{0} holds no position whose value is known",
                                     "{0} tidak memuat posisi yang nilainya diketahui"};
inline constexpr Words kInLineOfFile{"othello-bad-line", "{0}, line {1}: {2}",
                                     "{0}, baris {1}: {2}"};

// Positions with exact values.
inline constexpr Words kMakesProblems{
    "trains nothing: makes positions with their exact values and best moves, to measure searches "
    "with",
    "tidak melatih: membuat posisi dengan nilai tepat dan langkah terbaiknya, untuk mengukur "
    "pencarian"};
inline constexpr Words kProblemsMade{"games; one position is taken from each",
                                     "permainan; dari masing-masing diambil satu posisi"};
inline constexpr Words kFewestEmpties{"empty squares, at least", "petak kosong, paling sedikit"};
inline constexpr Words kMostEmpties{"empty squares, at most", "petak kosong, paling banyak"};
inline constexpr Words kFewestAboveMost{
    "othello-fewest-above-most", "option '--fewest' is {0}, which is more than the {1} of '--most'",
    "pilihan '--fewest' bernilai {0}, lebih besar daripada {1} untuk '--most'"};

// What a trainer does and finds.
inline constexpr Words kFitting{"generation {0}: fit", "generasi {0}: pencocokan"};
inline constexpr Words kMeasuringErrors{"errors of shallow searches", "galat pencarian dangkal"};
inline constexpr Words kErrorsOfGeneration{"generation {0}: errors of shallow searches",
                                           "generasi {0}: galat pencarian dangkal"};
inline constexpr Words kPlaying{"generation {0}: games", "generasi {0}: permainan"};
inline constexpr Words kPlayed{"generation {0}: {1} {1:game|games}", "generasi {0}: {1} permainan"};
inline constexpr Words kHeldOutErrors{
    "held-out error in discs by stage: {0} ({1} samples, all stages {2})",
    "galat data uji dalam keping menurut tahap: {0} ({1} sampel, semua tahap {2})"};
inline constexpr Words kFittingWhatWasPlayed{
    "stopped: fitting what was played, for {0}; another Ctrl-C, after two seconds, leaves at once",
    "dihentikan: mencocokkan yang sudah dimainkan, untuk {0}; Ctrl-C sekali lagi setelah dua detik "
    "langsung keluar"};
inline constexpr Words kStoppedAfter{"othello-stopped-after",
                                     "it was stopped after {0} of {1} positions",
                                     "dihentikan setelah {0} dari {1} posisi"};
inline constexpr Words kErrorsNotMeasured{
    "stopped: the errors of shallow searches were not measured; this measures them: 'lawan train "
    "othello --generations 0 --weights {0} --out {0}'",
    "dihentikan: galat pencarian dangkal tidak diukur; ini mengukurnya: 'lawan train othello "
    "--generations 0 --weights {0} --out {0}'"};
inline constexpr Words kJudgementOf{"{0} empties, {1} {1:position|positions}: error / plies {2}",
                                    "{0} petak kosong, {1} posisi: galat / langkah {2}"};

// Wrong input.
inline constexpr Words kTooFewErrors{
    "too-few-error-positions",
    "option '--error-positions': {0} {0:is|are} too few to measure errors with; nothing is written",
    "pilihan '--error-positions': {0} terlalu sedikit untuk mengukur galat; tidak ada yang "
    "ditulis"};
inline constexpr Words kNothingToMeasure{
    "nothing-to-measure",
    "option '--generations': 0 measures the errors of given weights: add --weights FILE",
    "pilihan '--generations': 0 mengukur galat bobot yang ada: tambahkan --weights BERKAS"};
inline constexpr Words kNoGamesToLearnFrom{
    "no-games-to-learn-from", "option '--from': there are no games to learn from",
    "pilihan '--from': tidak ada permainan untuk dipelajari"};
inline constexpr Words kStoreOfAnother{
    "store-of-another-training", "{0} holds no games of this training; name another file",
    "{0} tidak memuat permainan dari pelatihan ini; sebutkan berkas lain"};
inline constexpr Words kStoreDamaged{"store-damaged", "{0} is damaged; name another file",
                                     "{0} rusak; sebutkan berkas lain"};
inline constexpr Words kStoreFull{"store-full",
                                  "{0}: the games cannot be written; is the disk full?",
                                  "{0}: permainan tidak dapat ditulis; apakah disk penuh?"};
inline constexpr Words kBookOfAnotherCommand{
    "book-of-another-command", "option '--resume': {0} {1}; only --positions may differ",
    "pilihan '--resume': {0} {1}; hanya --positions yang boleh berbeda"};
inline constexpr Words kMadeByAnotherCommand{"was made by another command",
                                             "dibuat dengan perintah lain"};
inline constexpr Words kMadeWithout{"was made without {0}", "dibuat tanpa {0}"};
inline constexpr Words kMadeWith{"was made with {0}", "dibuat dengan {0}"};
inline constexpr Words kMadeWithOtherWeights{"was made with other weights",
                                             "dibuat dengan bobot lain"};
inline constexpr Words kMadeWithNot{"was made with {0} {1}, not {2}",
                                    "dibuat dengan {0} {1}, bukan {2}"};

// What trainers found.
inline constexpr Words kHeldOutError{"held-out error", "galat data uji"};
inline constexpr Words kSearchPairs{"search pairs", "pasangan pencarian"};
inline constexpr Words kSpreadMisfit{"spread misfit", "selisih sebaran"};
inline constexpr Words kScoreOfStart{"score of start", "skor awal"};
inline constexpr Words kWeightsFound{"weights", "bobot"};
inline constexpr Words kMatchAgainst{"match against", "melawan"};
inline constexpr Words kMatchDiscs{"match discs", "selisih keping"};
inline constexpr Words kMeanError{"mean error", "galat rata-rata"};
inline constexpr Words kRootMeanSquare{"root mean square", "akar rata-rata kuadrat"};
inline constexpr Words kBias{"bias", "bias"};
inline constexpr Words kBestMovesPercent{"best moves percent", "persen langkah terbaik"};
inline constexpr Words kLostDiscs{"discs lost by the move", "keping yang hilang karena langkah"};
inline constexpr Words kNodesSearched{"nodes", "simpul"};
inline constexpr Words kSwingAt{"swing at {0}", "ayunan pada {0}"};
inline constexpr Words kSpreadOfAt{"spread of {0} at {1}", "sebaran {0} pada {1}"};
inline constexpr Words kErrorAtPlies{"error at {0} {0:ply|plies}", "galat {0} langkah"};

}  // namespace lawan::othello::words
