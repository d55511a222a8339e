// What the commands say that look into positions and games: analyse, games, solve, verify, audit.
#pragma once

#include "core/words.hpp"

namespace lawan::cli::words {

// analyse
inline constexpr Words kHasWon{"{0} has won", "{0} menang"};
inline constexpr Words kHasWonBy{"{0} has won by {1}", "{0} menang dengan selisih {1}"};
inline constexpr Words kHasWonCounts{"{0} has won {1} to {2}", "{0} menang {1} lawan {2}"};
inline constexpr Words kTheGameIsOver{"the game is over: {0}", "permainan sudah selesai: {0}"};
inline constexpr Words kBoardOf{"{0} on {1}x{2}, from {3}", "{0} di {1}x{2}, dari {3}"};
inline constexpr Words kAssumedBoard{
    "{0} on {1}x{2}, from {3}; this board is assumed: for another, add {4}",
    "{0} di {1}x{2}, dari {3}; papan ini dianggap demikian: untuk papan lain, tambahkan {4}"};
inline constexpr Words kAnalysedBeforeProblem{"lawan: {0}: {1}; analysed the {2} before it",
                                              "lawan: {0}: {1}; {2} sebelumnya dianalisis"};
inline constexpr Words kBotGivesNoValues{"bot-gives-no-values",
                                         "option '--bot': {0} gives no values",
                                         "pilihan '--bot': {0} tidak memberi nilai"};
inline constexpr Words kNumberNeedsGame{
    "number-needs-game", "option '--number' chooses a game in a file: name the file with --game",
    "pilihan '--number' memilih permainan dalam berkas: sebutkan berkasnya dengan --game"};
inline constexpr Words kNoValue{"no value", "tanpa nilai"};
inline constexpr Words kInaccuracy{"inaccuracy", "langkah kurang tepat"};
inline constexpr Words kMistake{"mistake", "kesalahan"};
inline constexpr Words kBlunder{"blunder", "kesalahan fatal"};
inline constexpr Words kDiscs{"{0} {0:disc|discs}", "{0} keping"};
inline constexpr Words kMarks{"{0} {0:mark|marks}", "{0} tanda"};
inline constexpr Words kGradeOf{"{0} of {1}", "{0}, rugi {1}"};
inline constexpr Words kGradeBecause{"{0}: {1}", "{0}: {1}"};
inline constexpr Words kGradeBetter{"{0}; better {1}", "{0}; lebih baik {1}"};
inline constexpr Words kEveryMove{"every move: {0}", "setiap langkah: {0}"};
inline constexpr Words kBestAreExplained{
    "only the best {0} are explained; --json explains all",
    "hanya {0} yang terbaik dijelaskan; --json menjelaskan semua"};
inline constexpr Words kMoreMoves{"and {0} more {0:move|moves}: --all lists them",
                                  "dan {0} langkah lagi: --all menyebut semuanya"};
inline constexpr Words kAllValuesExact{"all values are exact", "semua nilai tepat"};
inline constexpr Words kPlies{"{0} {0:ply|plies}", "{0} langkah"};
inline constexpr Words kAnalysed{"{0}, {1} nodes, {2} s, by {3}",
                                 "{0}, {1} simpul, {2} dtk, oleh {3}"};
inline constexpr Words kAnalysedWithSolver{"{0}, {1} nodes, {2} s, by {3} and the solver",
                                           "{0}, {1} simpul, {2} dtk, oleh {3} dan pemecah"};
inline constexpr Words kOnlyPositionExact{
    "the value of the position is exact; the values of the moves may not be",
    "nilai posisi ini tepat; nilai langkah-langkahnya belum tentu"};
inline constexpr Words kValuesBefore{
    "The values before each move, with best play, as {0} judges them:",
    "Nilai sebelum setiap langkah, dengan langkah terbaik, menurut {0}:"};
inline constexpr Words kBoardBefore{"The board before the worst move, {0}. {1}:",
                                    "Papan sebelum langkah terburuk, {0}. {1}:"};
inline constexpr Words kEndRow{"end", "akhir"};
inline constexpr Words kCutRow{"cut", "putus"};

// audit
inline constexpr Words kAuditBotFirst{
    "{0} {1}: {2} against every line; the bot moves first",
    "{0} {1}: {2} melawan setiap rangkaian; bot melangkah lebih dulu"};
inline constexpr Words kAuditOpponentFirst{
    "{0} {1}: {2} against every line; the opponent moves first",
    "{0} {1}: {2} melawan setiap rangkaian; lawan melangkah lebih dulu"};
inline constexpr Words kLinesHeading{"lines", "rangkaian"};
inline constexpr Words kAllHeading{"all", "semua"};
inline constexpr Words kPositionCount{"{0} {0:position|positions}", "{0} posisi"};
inline constexpr Words kNeverLoses{"The bot never loses.", "Bot itu tidak pernah kalah."};
inline constexpr Words kFirstLostGames{"The first {0} games it loses:",
                                       "{0} permainan pertama yang kalah:"};
inline constexpr Words kLostGames{"The games it loses:", "Permainan yang kalah:"};
inline constexpr Words kAuditStopped{
    "lawan: stopped after {0} {0:position|positions}; the count is not complete",
    "lawan: berhenti setelah {0} posisi; hitungannya belum lengkap"};
inline constexpr Words kLinesAreGames{
    "Each line is a game unless noted here.",
    "Setiap rangkaian adalah satu permainan, kecuali disebut lain di sini."};
inline constexpr Words kBotNotDeterministic{
    "bot-not-deterministic", "the bot is not deterministic: it answers differently in {0}",
    "bot itu tidak deterministik: jawabannya berbeda-beda di {0}"};
inline constexpr Words kBotFails{"bot-fails", "the bot fails in {0}: {1}",
                                 "bot itu gagal di {0}: {1}"};
inline constexpr Words kBotMovesIllegally{"bot-moves-illegally",
                                          "the bot makes an illegal move in {0}",
                                          "bot itu melangkah tidak sah di {0}"};
inline constexpr Words kFirstContradictsBegins{
    "first-contradicts-begins", "--first bot and --begins opponent contradict each other: give one",
    "--first bot dan --begins opponent bertentangan: beri salah satu"};
inline constexpr Words kAuditedBotIsMissing{"audited-bot-is-missing",
                                            "--bot is missing: name the bot to audit",
                                            "--bot belum diberikan: sebutkan bot yang diaudit"};
inline constexpr Words kOverInThisPosition{"over-in-this-position",
                                           "the game is over in this position",
                                           "permainan sudah selesai di posisi ini"};
inline constexpr Words kPositionSaysWhoMoves{
    "position-says-who-moves",
    "--position already says who moves: use --begins bot instead of --first bot",
    "--position sudah menyebut giliran: tulis --begins bot, bukan --first bot"};

// solve
inline constexpr Words kWin{"win", "menang"};
inline constexpr Words kLoss{"loss", "kalah"};
inline constexpr Words kNotKnown{"not known", "belum diketahui"};
inline constexpr Words kNothingIsProved{"unknown: nothing is proved yet",
                                        "belum diketahui: belum ada yang terbukti"};
inline constexpr Words kOneOrOther{"{0} or {1}", "{0} atau {1}"};
inline constexpr Words kFromTo{"{0} to {1}", "{0} sampai {1}"};
inline constexpr Words kValueFor{"{0} for {1}", "{0} bagi {1}"};
inline constexpr Words kValueForAsProved{"{0} for {1}, proved so far",
                                         "{0} bagi {1}, sejauh yang terbukti"};
inline constexpr Words kWithEmptySquares{"{0}, counting empty squares for the winner",
                                         "{0}, petak kosong dihitung bagi pemenang"};
inline constexpr Words kSolveProgress{"value {0}  {1} nodes  {2}", "nilai {0}  {1} simpul  {2}"};
inline constexpr Words kNotSettled{"not settled", "belum terjawab"};
inline constexpr Words kYes{"yes", "ya"};
inline constexpr Words kNo{"no", "tidak"};
inline constexpr Words kValueRow{"value", "nilai"};
inline constexpr Words kAtMostRow{"at most {0}", "maks {0}"};
inline constexpr Words kAtLeastRow{"at least {0}", "min {0}"};
inline constexpr Words kDistanceRow{"distance", "jarak"};
inline constexpr Words kBestRow{"best", "terbaik"};
inline constexpr Words kLineRow{"line", "rangkaian"};
inline constexpr Words kBecauseRow{"because", "karena"};
inline constexpr Words kNoteRow{"note", "catatan"};
inline constexpr Words kNodesRow{"nodes", "simpul"};
inline constexpr Words kSecondsRow{"seconds", "detik"};
inline constexpr Words kProofRow{"proof", "bukti"};
inline constexpr Words kNoProofNotSettled{
    "no proof was written to {0}: the answer is not settled",
    "tidak ada bukti yang ditulis ke {0}: jawabannya belum pasti"};
inline constexpr Words kNoProof{"no proof was written to {0}: {1}",
                                "tidak ada bukti yang ditulis ke {0}: {1}"};
inline constexpr Words kProofShowsLess{"the proof in {0} is weaker than the answer: {1}",
                                       "bukti di {0} lebih lemah daripada jawabannya: {1}"};
inline constexpr Words kOptionNeedsFile{"option-needs-file", "option '--{0}' needs a file name",
                                        "pilihan '--{0}' perlu nama berkas"};
inline constexpr Words kNothingToProve{
    "nothing-to-prove", "option '--proof': the game is over, so there is nothing to prove",
    "pilihan '--proof': permainan sudah selesai, tidak ada yang perlu dibuktikan"};
inline constexpr Words kNoSolver{"no-solver", "{0} has no solver", "{0} tidak punya pemecah"};
inline constexpr Words kSolveAnswersYesOrNo{
    "With --at-most and --at-least the answer is yes or no.",
    "Dengan --at-most dan --at-least jawabannya ya atau tidak."};
inline constexpr Words kSolveExitCodes{
    "Exit code 3: not settled within the limits; the bounds reached are printed. Or settled, but "
    "the proof is missing or weaker than the answer: stderr says why.",
    "Kode keluar 3: belum terjawab dalam batas yang diberikan; batas nilai yang tercapai dicetak. "
    "Atau terjawab, tetapi bukti yang diminta tidak ada atau lebih lemah daripada jawabannya: "
    "stderr menyebut sebabnya."};

// verify
inline constexpr Words kNotProved{"not proved: {0} of {1} {1:claim|claims} {0:does|do} not hold",
                                  "tidak terbukti: {0} dari {1} pernyataan tidak benar"};
inline constexpr Words kHoldsInSamples{
    "not proved: the parts that were checked hold; --whole checks all of them",
    "belum terbukti: yang diperiksa benar; --whole memeriksa semuanya"};
inline constexpr Words kPositionsAndTime{"{0} {0:position|positions}, {1} s",
                                         "{0} posisi, {1} dtk"};
inline constexpr Words kPartsChecked{"{0} of {1} parts checked  {2}  about {3} left",
                                     "{0} dari {1} bagian diperiksa  {2}  sisa kira-kira {3}"};
inline constexpr Words kItIsEmpty{"the file is empty", "berkasnya kosong"};
inline constexpr Words kCheckpointNeedsWhole{"checkpoint-needs-whole", "--checkpoint needs --whole",
                                             "--checkpoint memerlukan --whole"};
inline constexpr Words kProofNotSettled{"lawan: not settled: {0}", "lawan: belum terjawab: {0}"};
inline constexpr Words kMemoryIsEnough{"{0}: --memory {1} is enough", "{0}: --memory {1} cukup"};
inline constexpr Words kCheckKept{
    "what was checked is kept in {0}: the same command goes on from there",
    "yang sudah diperiksa tersimpan di {0}: perintah yang sama melanjutkannya"};
inline constexpr Words kCheckNotKept{
    "with --checkpoint FILE, --whole keeps what was checked and can be continued",
    "dengan --checkpoint BERKAS, --whole menyimpan yang sudah diperiksa dan dapat dilanjutkan"};
inline constexpr Words kVerifyExitCodes{
    "Exit code 0: the proof holds; 1: it does not; 2: it cannot be read; 3: the parts that were "
    "checked hold, but not all were checked, or --memory is too little.",
    "Kode keluar 0: bukti benar; 1: tidak benar; 2: tidak terbaca; 3: yang diperiksa benar, tetapi "
    "belum semuanya, atau --memory terlalu kecil."};

// puzzles
inline constexpr Words kFewerPuzzles{
    "found {0} {0:puzzle|puzzles}, not {1}: try another board or seed",
    "ditemukan {0} teka-teki, bukan {1}: coba papan atau benih lain"};
inline constexpr Words kPuzzlesForPage{
    "The easiest come first. The page shows those of web/public/puzzles/GAME.json.",
    "Yang termudah lebih dulu. Halaman menampilkan isi web/public/puzzles/PERMAINAN.json."};

}  // namespace lawan::cli::words
