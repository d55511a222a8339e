// What the commands say that measure and teach engines: perft, bench, experiment, train, check-bot,
// bots, and those that serve a protocol.
#pragma once

#include "core/words.hpp"

namespace lawan::cli::words {

// perft
inline constexpr Words kDepthHeading{"depth", "kedalaman"};
inline constexpr Words kLeavesHeading{"leaves", "daun"};
inline constexpr Words kNodesHeading{"nodes", "simpul"};
inline constexpr Words kSecondsHeading{"seconds", "detik"};
inline constexpr Words kLeavesPerSecondHeading{"leaves/s", "daun/dtk"};
inline constexpr Words kLeafScores{
    "scores of the leaves (X - O): sum {0}, sum of squares {1}, least {2}, greatest {3}",
    "skor daun (X - O): jumlah {0}, jumlah kuadrat {1}, terkecil {2}, terbesar {3}"};
inline constexpr Words kGamesOver{"games over within {0} plies: {1}",
                                  "permainan yang selesai dalam {0} langkah: {1}"};

// bench
inline constexpr Words kNodesAndTime{"{0} nodes {1} s", "{0} simpul {1} dtk"};
inline constexpr Words kTimeAndSpeed{"{0} s, {1} nodes/s", "{0} dtk, {1} simpul/dtk"};
inline constexpr Words kSignature{"signature {0}", "tanda tangan {0}"};
inline constexpr Words kGameIsForProblems{
    "game-is-for-problems", "GAME needs option '--problems', a file of positions to solve",
    "PERMAINAN memerlukan pilihan '--problems', berkas posisi yang dipecahkan"};
inline constexpr Words kGameHasNoProblems{"game-has-no-problems",
                                          "option '--problems' is for {1}, not for {0}",
                                          "pilihan '--problems' untuk {1}, bukan untuk {0}"};
inline constexpr Words kNoGameHasProblems{"no-game-has-problems", "no game has problem files",
                                          "tidak ada permainan yang punya berkas soal"};
inline constexpr Words kWhoseProblems{"the game of the problems: {0}",
                                      "permainan asal soalnya: {0}"};
inline constexpr Words kNoSolverForProblems{"no-solver-for-problems",
                                            "{0} has no solver for its problems",
                                            "{0} tidak punya pemecah untuk soalnya"};
inline constexpr Words kInLineOfFile{"in-line-of-file", "{0}, line {1}: {2}",
                                     "{0}, baris {1}: {2}"};
inline constexpr Words kSolverDoesNotKnowBoard{"the solver does not know this board",
                                               "pemecahnya tidak mengenal papan ini"};
inline constexpr Words kNoProblemInFile{"no-problem-in-file", "{0} contains no problems",
                                        "{0}: tidak ada soal di dalamnya"};
inline constexpr Words kNoProblemsLeft{
    "no-problems-left", "{0} has problems 1 to {1}: {2} leaves none",
    "{0} punya soal 1 sampai {1}: {2} tidak menyisakan satu pun"};
inline constexpr Words kInstructionsAndThreads{"{0} instructions, {1} {1:thread|threads}",
                                               "instruksi {0}, {1} utas"};
inline constexpr Words kThreads{"{0} {0:thread|threads}", "{0} utas"};
inline constexpr Words kNumberHeading{"no", "no"};
inline constexpr Words kEmptiesHeading{"empties", "kosong"};
inline constexpr Words kScoreColumn{"score", "skor"};
inline constexpr Words kExpectedHeading{"expected", "mestinya"};
inline constexpr Words kCpuHeading{"CPU s", "dtk CPU"};
inline constexpr Words kSpeedHeading{"Mn/s", "Msmp/dtk"};
inline constexpr Words kBestHeading{"best", "terbaik"};
inline constexpr Words kWrongScore{"WRONG", "KELIRU"};
inline constexpr Words kProblemsTotal{
    "{0} of {1} as expected, {2} nodes, {3} CPU s, {4} s, {5} Mn/s",
    "{0} dari {1} sesuai, {2} simpul, {3} dtk CPU, {4} dtk, {5} juta simpul/dtk"};

// check-bot
inline constexpr Words kTheProgram{"the program", "program itu"};
inline constexpr Words kSecondAMove{"{0} with one second per move",
                                    "{0} dengan satu detik per langkah"};
inline constexpr Words kClockForGame{"{0} with a clock for the whole game",
                                     "{0} dengan jam untuk seluruh permainan"};
inline constexpr Words kPlaysAs{"plays {0} as {1}", "bermain {0} sebagai {1}"};
inline constexpr Words kTrialOk{"ok    {0}: {1} {1:move|moves}, {2} ms on average, {3} ms at most",
                                "ok    {0}: {1} langkah, rata-rata {2} ms, terlama {3} ms"};
inline constexpr Words kTrialGoesOn{"game {0} of {1}: {2}, move {3}",
                                    "permainan {0} dari {1}: {2}, langkah {3}"};
inline constexpr Words kWaitsForProgram{"waiting for the program for {0}",
                                        "menunggu program selama {0}"};
inline constexpr Words kTrialWrong{"WRONG {0}: {1} ({2})", "KELIRU {0}: {1} ({2})"};
inline constexpr Words kTrialWrongAgain{"{0}, as before", "{0}, seperti sebelumnya"};
inline constexpr Words kLastLines{"the last lines, > to the program, < from it:",
                                  "baris-baris terakhir, > kepada program, < darinya:"};
inline constexpr Words kWroteToStderr{"it wrote to stderr:", "ia menulis ke stderr:"};
inline constexpr Words kAdviceOnTimeOut{
    "the answer may not have been flushed: use flush=True or std::endl",
    "jawabannya mungkin belum dikeluarkan (flush): pakai flush=True atau std::endl"};
inline constexpr Words kAdviceOnProtocol{
    "an answer is one line: write other output to stderr, or begin it with #",
    "jawaban terdiri atas satu baris: tulis keluaran lain ke stderr, atau awali dengan #"};
inline constexpr Words kNotPlayedIn{"not-played-in-protocol", "{1} does not support {0}",
                                    "{1} tidak mendukung {0}"};
inline constexpr Words kComplies{"{0} follows the protocol {1}", "{0} mematuhi protokol {1}"};
inline constexpr Words kTrialsWentWrong{
    "{0} of {1} trials failed; docs/bots.md describes the protocol",
    "{0} dari {1} percobaan gagal; docs/id/bots.md menjelaskan protokolnya"};
inline constexpr Words kTrialsInterrupted{"interrupted after {0} of {1} trials; failed: {2}",
                                          "dihentikan setelah {0} dari {1} percobaan; gagal: {2}"};
inline constexpr Words kNoTemporaryFile{"no-temporary-file", "cannot make a temporary file",
                                        "berkas sementara tidak dapat dibuat"};

// bots
inline constexpr Words kRangeFromTo{"{0} to {1}", "{0} sampai {1}"};
inline constexpr Words kRangeAtLeast{"at least {0}", "paling sedikit {0}"};
inline constexpr Words kRangeAtMost{"at most {0}", "paling banyak {0}"};
inline constexpr Words kDefaultIs{"default {0}", "bawaan {0}"};
inline constexpr Words kTypeInteger{"integer", "bilangan bulat"};
inline constexpr Words kTypeDecimal{"number", "bilangan"};
inline constexpr Words kTypeFlag{"flag", "ya atau tidak"};
inline constexpr Words kTypeChoice{"choice", "pilihan"};
inline constexpr Words kTypeText{"text", "teks"};
inline constexpr Words kTypeFile{"file", "berkas"};
inline constexpr Words kTypeSize{"size", "ukuran"};
inline constexpr Words kTypeSide{"side", "pihak"};
inline constexpr Words kTypeSpec{"spec", "spesifikasi"};
inline constexpr Words kEvaluatorsOf{"evaluators of {0}", "penilai {0}"};
inline constexpr Words kEveryGame{"every game", "setiap permainan"};
inline constexpr Words kFromPaper{"from {0}", "dari {0}"};
inline constexpr Words kInGame{"in {0}:", "di {0}:"};
inline constexpr Words kListsOptions{"{0} bots GAME lists their options.",
                                     "{0} bots PERMAINAN menampilkan daftar pilihannya."};

// ugi, gtp, nboard, gomocup
inline constexpr Words kNoGameSpeaks{"no-game-speaks", "no game supports {0}",
                                     "tidak ada permainan yang mendukung {0}"};
inline constexpr Words kGameDoesNotSpeak{"game-does-not-speak",
                                         "{1} does not support {0}; it supports {2}",
                                         "{1} tidak mendukung {0}; yang didukung {2}"};
inline constexpr Words kGamesOfProtocol{"the game; the first is the default: {0}",
                                        "permainannya; yang pertama adalah bawaan: {0}"};

// experiment
inline constexpr Words kOptionIsForExperiments{
    "option-is-for-experiments", "option '--{0}' is for {1}", "pilihan '--{0}' untuk {1}"};
inline constexpr Words kExperimentTakesNo{"experiment-takes-no",
                                          "{0} takes no option '--{1}': leave it out",
                                          "{0} tidak menerima pilihan '--{1}': jangan berikan"};
inline constexpr Words kTimeWasUp{
    "Time is up: {0} {0:experiment has|experiments have} not begun: {1}.",
    "Waktu habis: {0} percobaan belum dimulai: {1}."};
inline constexpr Words kGameIsSaved{"The game is saved in {0}.", "Permainan disimpan di {0}."};
inline constexpr Words kNameIsMissing{
    "name-is-missing", "NAME is missing: '{0} {1} --list' shows the names",
    "NAMA belum diberikan: '{0} {1} --list' menampilkan nama-namanya"};
inline constexpr Words kGameOfExperiments{"for {0}", "untuk {0}"};

// train
inline constexpr Words kOptionIsForTrainers{"option-is-for-trainers",
                                            "option '--{0}' is for {2}, not for {1}",
                                            "pilihan '--{0}' untuk {2}, bukan untuk {1}"};
inline constexpr Words kSeedRow{"seed", "benih"};
inline constexpr Words kTrainingStopped{"Stopped early: these are the results so far.",
                                        "Dihentikan sebelum selesai: inilah hasil sejauh ini."};
inline constexpr Words kNothingLearned{"nothing-learned",
                                       "nothing was learned and no file was written: {0}",
                                       "tidak ada yang dipelajari dan tidak ada berkas yang "
                                       "ditulis: {0}"};
inline constexpr Words kHelpOfOwners{"{0} ({1})", "{0} ({1})"};
inline constexpr Words kTrainerSummary{"{0}: {1}.", "{0}: {1}."};
inline constexpr Words kWhatToTrain{"what to train: {0}", "yang dilatih: {0}"};

}  // namespace lawan::cli::words
