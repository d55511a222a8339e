// What the commands say that let bots play each other: match, tournament, replay, elo, sprt.
#pragma once

#include "core/words.hpp"

namespace lawan::cli::words {

// elo and sprt
inline constexpr Words kNotANumberOfGames{"not-a-number-of-games", "{0} is not a number of games",
                                          "{0} bukan banyaknya permainan"};
inline constexpr Words kWrongCounts{"wrong-counts",
                                    "COUNTS are three numbers (wins, draws, losses) or five (pairs "
                                    "of games by points: 0, 1/2, 1, 1 1/2, 2)",
                                    "JUMLAH adalah tiga bilangan (menang, seri, kalah) atau lima "
                                    "(pasangan permainan menurut poin: 0, 1/2, 1, 1 1/2, 2)"};
inline constexpr Words kNoSingleGame{"no-single-game", "the counts add up to 0 games",
                                     "jumlahnya 0 permainan"};
inline constexpr Words kElo0BelowElo1{"elo0-below-elo1", "elo0 must be less than elo1",
                                      "elo0 harus di bawah elo1"};
inline constexpr Words kGamesAndScore{"{0} {0:game|games}, score {1} %",
                                      "{0} permainan, skor {1} %"};
inline constexpr Words kEloHeading{"elo", "elo"};
inline constexpr Words kNormalisedHeading{"normalised", "normal"};
inline constexpr Words kInterval{"95 %: {0} to {1}", "95 %: {0} sampai {1}"};
inline constexpr Words kNoInterval{"95 %: too few games for an interval",
                                   "95 %: permainannya terlalu sedikit untuk selang"};
inline constexpr Words kIntervalFrom{"95 %: at least {0}, because every game was won",
                                     "95 %: paling rendah {0}, karena semua permainan menang"};
inline constexpr Words kIntervalTo{"95 %: at most {0}, because every game was lost",
                                   "95 %: paling tinggi {0}, karena semua permainan kalah"};
inline constexpr Words kNothingToMeasureBy{"all results are the same, so it cannot be measured",
                                           "semua hasil sama, jadi tidak dapat diukur"};
inline constexpr Words kStrongerWith{"likelihood of superiority {0} %", "peluang lebih kuat {0} %"};
inline constexpr Words kRatioAndBounds{"log-likelihood ratio {0}, bounds {1} and {2}: {3}",
                                       "rasio log-kemungkinan {0}, batas {1} dan {2}: {3}"};
inline constexpr Words kGoOn{"continue", "lanjutkan"};
inline constexpr Words kIsAccepted{"{0} is accepted", "{0} diterima"};
inline constexpr Words kTestTakes{"such a test takes about {0} games at elo0, {1} at elo1",
                                  "uji seperti ini perlu kira-kira {0} permainan pada elo0, {1} "
                                  "pada elo1"};
inline constexpr Words kSprtExitCodes{
    "Exit code 0: the test has decided, either way; 3: more games are needed.",
    "Kode keluar 0: uji sudah memutuskan, ke arah mana pun; 3: perlu lebih banyak permainan."};

// match
inline constexpr Words kGameLine{"game {0}  {1} {2}, {3} {4}: {5}, {6}",
                                 "permainan {0}  {1} {2}, {3} {4}: {5}, {6}"};
inline constexpr Words kScoreHeading{"score", "skor"};
inline constexpr Words kTimePerMoveHeading{"time/move", "waktu/langkah"};
inline constexpr Words kCpuPerMoveHeading{"CPU/move", "CPU/langkah"};
// A player, its seconds, those of its slowest move, its CPU seconds and the most of a move.
inline constexpr Words kTimesOfPlayer{
    "{0} took {1} s, {2} s for its slowest move; CPU time {3} s, {4} s at most for a move",
    "{0} memakai {1} dtk, {2} dtk untuk langkahnya yang terlama; waktu CPU {3} dtk, paling banyak "
    "{4} dtk untuk satu langkah"};
inline constexpr Words kPairs{"{0} {0:pair|pairs}", "{0} pasangan"};
inline constexpr Words kDifferentGames{"{0} different {0:game|games}", "{0} permainan berbeda"};
inline constexpr Words kEloDifference{"Elo difference {0}, 95 %: {1} to {2}, from {3}",
                                      "Selisih Elo {0}, 95 %: {1} sampai {2}, dari {3}"};
inline constexpr Words kEloSaysNothing{"Elo difference {0} from {1}: too few for an interval",
                                       "Selisih Elo {0} dari {1}: terlalu sedikit untuk selang"};
inline constexpr Words kEloAtLeast{"Elo difference at least {0} (95 %), from {1}, all of them won",
                                   "Selisih Elo sedikitnya {0} (95 %), dari {1}, semuanya menang"};
inline constexpr Words kEloAtMost{"Elo difference at most {0} (95 %), from {1}, all of them lost",
                                  "Selisih Elo paling tinggi {0} (95 %), dari {1}, semuanya kalah"};
inline constexpr Words kGamesRepeat{
    "only {0} of the {1} games {0:is|are} different: add --random-plies, so that each game starts "
    "with random moves",
    "hanya {0} dari {1} permainan yang berbeda: tambahkan --random-plies agar tiap permainan "
    "dimulai dengan langkah acak"};
inline constexpr Words kGamesRepeatStill{
    "only {0} of the {1} games {0:is|are} different: give a larger --random-plies, so that the "
    "games start differently",
    "hanya {0} dari {1} permainan yang berbeda: beri --random-plies yang lebih besar agar awal "
    "permainannya berbeda"};
inline constexpr Words kInterruptedBeforeAGame{
    "interrupted before the first game ended: there is no result",
    "dihentikan sebelum satu permainan selesai: belum ada hasil"};
inline constexpr Words kInterruptedInAGame{
    "interrupted: the game in progress is not counted",
    "dihentikan: permainan yang sedang berlangsung tidak dihitung"};
inline constexpr Words kOpeningFillsGame{
    "opening-fills-game",
    "--random-plies {0} leaves the bots no choice: a game has at most {1} moves",
    "--random-plies {0} tidak menyisakan pilihan bagi bot: permainan paling banyak {1} langkah"};
inline constexpr Words kMatchMayTake{"This match takes at most {0}.",
                                     "Pertandingan ini berlangsung paling lama {0}."};
inline constexpr Words kRestOfMatchTakes{
    "By the first games, the rest of the match takes about {0}.",
    "Menurut permainan pertama, sisa pertandingan berlangsung kira-kira {0}."};
inline constexpr Words kGameGoesOn{"game {0}, move {1}, {2} so far",
                                   "permainan {0}, langkah {1}, sudah {2}"};
inline constexpr Words kSeedIs{"seed {0}", "benih {0}"};

// tournament
inline constexpr Words kWrongClock{
    "wrong-clock", "option '--clock' is SECONDS or SECONDS+INCREMENT, such as 60+0.5, not {0}",
    "pilihan '--clock' adalah DETIK atau DETIK+TAMBAHAN, seperti 60+0.5, bukan {0}"};
inline constexpr Words kWrongScoreRule{
    "wrong-score-rule", "option '--{0}' is SCORE:MOVES, such as 30:3, not {1}",
    "pilihan '--{0}' adalah SKOR:LANGKAH, seperti 30:3, bukan {1}"};
inline constexpr Words kResumeHasThePlan{
    "resume-has-the-plan",
    "--resume goes on with the plan in the store: leave out {0}, or leave out --resume and name "
    "another --store",
    "--resume melanjutkan rencana dalam berkas turnamen: hilangkan {0}, atau jangan pakai "
    "--resume dan sebutkan --store lain"};
inline constexpr Words kFileHasThePlan{
    "file-has-the-plan", "--file brings the whole plan: leave out {0}, or write it into the file",
    "--file memuat seluruh rencana: hilangkan {0}, atau tulis di berkas itu"};
inline constexpr Words kAnOptionOfTheGame{"an option of the game", "pilihan permainan"};
inline constexpr Words kResumeNeedsStore{"resume-needs-store", "--resume needs --store FILE",
                                         "--resume perlu --store BERKAS"};
inline constexpr Words kGameOfTournamentIsMissing{
    "game-of-tournament-is-missing",
    "GAME is missing: name a game, or give --file PLAN, or --resume --store FILE",
    "PERMAINAN belum diberikan: sebutkan permainannya, atau beri --file RENCANA, atau --resume "
    "--store BERKAS"};
inline constexpr Words kTournamentStartsPrograms{
    "tournament-starts-programs",
    "this tournament starts programs, such as {0}: add --allow-commands if you trust it",
    "turnamen ini menjalankan program, seperti {0}: tambahkan --allow-commands bila Anda percaya"};
inline constexpr Words kCannotMakeLogFolder{
    "cannot-make-log-folder", "cannot create the folder {0} ({1}) for the programs' logs (--logs)",
    "folder {0} tidak dapat dibuat ({1}) untuk catatan program (--logs)"};
inline constexpr Words kPlayedAgain{
    "game {0} is played again: a bot lost on time while this machine was stalled for {1} s",
    "permainan {0} diulang: sebuah bot kalah waktu selagi mesin ini tersendat selama {1} dtk"};
inline constexpr Words kAskForNoSandbox{
    "ask-for-no-sandbox",
    "{0}; they could change the games of this tournament: --sandbox none plays anyway",
    "{0}; program bisa mengubah permainan turnamen ini: --sandbox none tetap memainkannya"};
inline constexpr Words kNoTableYet{"no game has ended, so there is no table yet",
                                   "belum ada permainan yang selesai: belum ada tabel"};
inline constexpr Words kKeptIn{"{0} {0:game|games}, seed {1}, kept in {2}",
                               "{0} permainan, benih {1}, disimpan di {2}"};
inline constexpr Words kAllWerePlayed{
    "This tournament had ended before, so no game was added.",
    "Turnamen ini sudah selesai sebelumnya, jadi tidak ada permainan yang ditambahkan."};
inline constexpr Words kGoesOnWith{"interrupted; to continue, run:",
                                   "dihentikan; untuk melanjutkan, jalankan:"};
inline constexpr Words kGamesAndRatio{"{0} {0:game|games}, log-likelihood ratio {1} ({2} to {3})",
                                      "{0} permainan, rasio log-kemungkinan {1} ({2} sampai {3})"};
inline constexpr Words kGamesOfAll{"{0} of {1} {1:game|games}", "{0} dari {1} permainan"};
inline constexpr Words kGameUnderWay{"game {0}: {1}", "permainan {0}: {1}"};
inline constexpr Words kSameFileTwice{"same-file-twice", "--{0} and --{1} name the same file",
                                      "--{0} dan --{1} menyebut berkas yang sama"};
inline constexpr Words kNeedsFileNotDash{"needs-file-not-dash", "--{0} needs a file name, not '-'",
                                         "--{0} perlu nama berkas, bukan '-'"};
inline constexpr Words kNotWrittenInGgf{"not-written-in-ggf",
                                        "games of {0} cannot be written as GGF",
                                        "permainan {0} tidak dapat ditulis sebagai GGF"};
inline constexpr Words kForfeit{"game {0}: {1} ({2}; {3} replay {4} {0})",
                                "permainan {0}: {1} ({2}; {3} replay {4} {0})"};
inline constexpr Words kLostByFailing{"{0} forfeited {1} {1:game|games}; game {2}: {3} ({4})",
                                      "{0} gugur dalam {1} permainan; permainan {2}: {3} ({4})"};
inline constexpr Words kLostMore{"{0} lost {1} more {1:game|games} by forfeit",
                                 "{0} kalah {1} permainan lagi karena gugur"};
inline constexpr Words kExplainedElsewhere{"--games-csv and --html explain each of them",
                                           "--games-csv dan --html menjelaskan semuanya"};

// replay
inline constexpr Words kNumberOfAGame{"number-of-a-game",
                                      "NUMBER must be the number of a game, not {0}",
                                      "NOMOR harus berupa nomor permainan, bukan {0}"};
inline constexpr Words kNoGameInStore{"no-game-in-store", "there is no game {0} in {1}",
                                      "tidak ada permainan {0} di {1}"};
inline constexpr Words kCannotBePlayedAgain{
    "cannot-be-played-again", "this game cannot be played again: others before it are missing",
    "permainan ini tidak dapat diulangi: ada permainan sebelumnya yang hilang"};
inline constexpr Words kSameMoves{"the same moves as before", "langkahnya sama seperti sebelumnya"};
inline constexpr Words kOtherMoves{"different moves from before",
                                   "langkahnya berbeda dari sebelumnya"};
inline constexpr Words kGameStartsProgram{
    "game-starts-program",
    "this game starts the program {0}: add --allow-commands if you trust the file",
    "permainan ini menjalankan program {0}: tambahkan --allow-commands bila Anda percaya berkas "
    "itu"};

}  // namespace lawan::cli::words
