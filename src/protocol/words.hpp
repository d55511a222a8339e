// Bots that are programs: their options, and what is wrong with a command.
#pragma once

#include "core/options.hpp"
#include "core/words.hpp"

namespace lawan::words {

inline constexpr Words kProgramSummary{
    "your own program in any language, which reads and writes lines",
    "program Anda sendiri dalam bahasa apa pun, yang membaca dan menulis baris"};

// Options of the bot `process`.
inline constexpr OptionWords kProgramCommand{
    Words{"Command", "Perintah"},
    Words{"what to start, such as \"python3 bot.py\"; no shell",
          "yang dijalankan, seperti \"python3 bot.py\"; tanpa shell"}};
inline constexpr OptionWords kProgramProtocol{
    Words{"Protocol", "Protokol"}, Words{"the protocol it speaks: see docs/bots.md",
                                         "protokol yang dipakainya: lihat docs/id/bots.md"}};
inline constexpr OptionWords kProgramMemory{
    Words{"Memory", "Memori"}, Words{"MiB of memory for it and the processes it starts",
                                     "MiB memori untuknya dan proses yang dijalankannya"}};
inline constexpr OptionWords kProgramProcesses{
    Words{"Processes", "Proses"},
    Words{"processes it may run at once", "proses yang boleh dijalankannya sekaligus"}};
inline constexpr OptionWords kProgramCpu{
    Words{"Processor time", "Waktu prosesor"},
    Words{"seconds of processor time for it and all that it starts",
          "detik waktu prosesor untuknya dan semua yang dijalankannya"}};
inline constexpr OptionWords kProgramFiles{
    Words{"Files", "Berkas"},
    Words{"MiB that a file it writes may have", "MiB, ukuran terbesar berkas yang ditulisnya"}};
inline constexpr OptionWords kProgramStartup{
    Words{"Startup", "Persiapan"},
    Words{"seconds until it must be ready for a game", "detik sampai ia harus siap bermain"}};
inline constexpr OptionWords kProgramPatience{Words{"Patience", "Kesabaran"},
                                              Words{"seconds per move where no other limit is set",
                                                    "detik per langkah bila tidak ada batas lain"}};
inline constexpr OptionWords kProgramFolder{
    Words{"Folder", "Folder"},
    Words{"folder it may read besides its own", "folder lain yang boleh dibacanya"}};
inline constexpr OptionWords kProgramLog{
    Words{"Log", "Catatan"}, Words{"file to append its stderr to, at most 1 MiB",
                                   "berkas tempat stderr-nya ditambahkan, paling banyak 1 MiB"}};
inline constexpr Words kProgramDepth{"plies it is told to look ahead",
                                     "langkah ke depan yang diminta darinya"};
inline constexpr Words kProgramNodes{"most positions it is told to visit",
                                     "posisi terbanyak yang diminta dikunjunginya"};
inline constexpr Words kProgramMoveTime{"most seconds per move it is told to take",
                                        "detik per langkah terlama yang diminta darinya"};

inline constexpr Words kNoSuchFolder{"no-such-folder", "there is no folder {0}",
                                     "tidak ada folder {0}"};

// Wrong commands.
inline constexpr Words kProgramNeedsCommand{
    "program-needs-command",
    "bot process needs the command that starts it: process(command=\"python3 bot.py\")",
    "bot process perlu perintah yang menjalankannya: process(command=\"python3 bot.py\")"};
inline constexpr Words kCommandEndsInBackslash{"command-ends-in-backslash",
                                               "the command ends in a backslash",
                                               "perintahnya berakhir dengan garis miring terbalik"};
inline constexpr Words kCommandQuoteOpen{"command-quote-open",
                                         "a quote is not closed in the command {0}",
                                         "tanda kutip tidak ditutup dalam perintah {0}"};
inline constexpr Words kCommandEmpty{"command-empty", "the command of a process is empty",
                                     "perintah sebuah proses kosong"};
inline constexpr Words kCannotStart{"cannot-start", "cannot start the program {0}: {1}",
                                    "program {0} tidak dapat dijalankan: {1}"};
inline constexpr Words kNotOnThePath{"it is not on the PATH", "program itu tidak ada di PATH"};
inline constexpr Words kNotOnThePathButHere{
    "it is not on the PATH; the file in this folder is ./{0}",
    "program itu tidak ada di PATH; berkas di folder ini adalah ./{0}"};

// How a program failed. Each completes a sentence about it: "took 3 s of the 1 s allowed".
inline constexpr Words kResigned{"bot-resigned", "resigned", "menyerah"};
inline constexpr Words kToldToStop{"bot-told-to-stop", "was told to stop", "diminta berhenti"};
inline constexpr Words kNotInTime{"bot-not-in-time", "did not give {0} within {1} s",
                                  "tidak memberi {0} dalam {1} dtk"};
inline constexpr Words kOutOfTurn{"bot-out-of-turn", "wrote {0} when it was not its turn",
                                  "menulis {0} padahal bukan gilirannya"};
inline constexpr Words kNamesNoMove{
    "bot-names-no-move", "wrote {0}, which is not a move; the legal moves were{1}",
    "menulis {0}, yang bukan nama langkah; langkah yang sah adalah{1}"};
inline constexpr Words kBestMoveEmpty{"bot-best-move-empty", "wrote 'bestmove' without a move",
                                      "menulis 'bestmove' tanpa langkah"};
inline constexpr Words kAnsweredOtherwise{"bot-answered-otherwise",
                                          "answered {0} to '{1}'; expected '{2}'",
                                          "menjawab {0} atas '{1}'; seharusnya '{2}'"};
inline constexpr Words kAnswered{"bot-answered", "answered {0}", "menjawab {0}"};
inline constexpr Words kMoveAsPair{"bot-move-as-pair", "wrote {0}; expected a move as 'x,y'",
                                   "menulis {0}; seharusnya langkah berbentuk 'x,y'"};
inline constexpr Words kRefusedCommand{"bot-refused", "refused '{0}': {1}", "menolak '{0}': {1}"};
inline constexpr Words kNotStarted{"bot-not-started", "could not be started: {0}",
                                   "tidak dapat dijalankan: {0}"};
inline constexpr Words kCannotBeWrittenTo{"bot-cannot-be-written-to", "cannot be written to: {0}",
                                          "tidak dapat menerima masukan: {0}"};
inline constexpr Words kDoesNotRead{"bot-does-not-read", "does not read its input",
                                    "tidak membaca masukannya"};
inline constexpr Words kWroteTooMuch{"bot-wrote-too-much",
                                     "wrote more than {0} KiB where one line was expected",
                                     "menulis lebih dari {0} KiB padahal cukup satu baris"};
inline constexpr Words kLineTooLong{"bot-line-too-long", "wrote a line of more than {0} KiB",
                                    "menulis satu baris lebih dari {0} KiB"};
inline constexpr Words kLineNotEnded{
    "bot-line-not-ended", "wrote {0} without an end of line, and nothing more in time",
    "menulis {0} tanpa akhir baris, lalu tidak menulis apa-apa lagi pada waktunya"};
inline constexpr Words kClosedOutput{"bot-closed-output", "closed its output",
                                     "menutup keluarannya"};
inline constexpr Words kTookMemory{"bot-took-memory",
                                   "took {0} MiB of the {1} MiB of memory allowed",
                                   "memakai {0} MiB dari {1} MiB memori yang diizinkan"};
inline constexpr Words kRanProcesses{"bot-ran-processes",
                                     "ran {0} processes at once; {1} are allowed",
                                     "menjalankan {0} proses sekaligus; yang diizinkan {1}"};
inline constexpr Words kUsedUpTime{"bot-used-up-time",
                                   "used up the {0} s of processor time allowed",
                                   "menghabiskan {0} dtk waktu prosesor yang diizinkan"};
inline constexpr Words kEndedBySignal{"bot-ended-by-signal", "was killed by signal {0} ({1})",
                                      "diakhiri oleh sinyal {0} ({1})"};
inline constexpr Words kEndedByItself{"bot-ended-by-itself", "exited (status {0})",
                                      "berhenti sendiri (status keluar {0})"};
inline constexpr Words kWithLastLine{"bot-with-last-line", "{0}; the last line on its stderr: {1}",
                                     "{0}; baris terakhir di stderr-nya: {1}"};

// What a program is waited for.
inline constexpr Words kAMove{"a move", "langkah"};
inline constexpr Words kTheLine{"the line '{0}'", "baris '{0}'"};
inline constexpr Words kALine{"a line '{0}'", "satu baris '{0}'"};
inline constexpr Words kAnAnswerTo{"an answer to '{0}'", "jawaban atas '{0}'"};

// What programs are kept from. Those after kNotLockedIn complete its sentence.
inline constexpr Words kLockedIn{
    "programs-locked-in",
    "programs run in a sandbox: they read the system and their own folder, write only to their own "
    "/tmp and home, and see no network and no other process",
    "program berjalan dalam kotak pasir (sandbox): hanya membaca sistem dan foldernya sendiri, "
    "hanya menulis ke /tmp dan home "
    "miliknya sendiri, dan tidak melihat jaringan maupun proses lain"};
inline constexpr Words kNotLockedIn{"programs-not-locked-in",
                                    "this machine does not allow a full sandbox: programs can {0}",
                                    "mesin ini tidak mengizinkan sandbox penuh: program dapat {0}"};
inline constexpr Words kTwoThings{"{0}, {1}", "{0}, {1}"};
inline constexpr Words kCanReachFiles{"read and change what you can read and change",
                                      "membaca dan mengubah yang dapat Anda baca dan ubah"};
inline constexpr Words kCanReachNetwork{"use the network", "memakai jaringan"};
inline constexpr Words kCanSignal{"kill your other programs", "mengakhiri program Anda yang lain"};
inline constexpr Words kCanSeeProcesses{"see which programs run", "melihat program yang berjalan"};
inline constexpr Words kCanShareMemory{"share memory with each other",
                                       "berbagi memori satu sama lain"};
inline constexpr Words kCanGetPrivileges{"use your privileges", "memakai hak yang Anda miliki"};
inline constexpr Words kCanCallAll{"make every system call", "memakai semua panggilan sistem"};
inline constexpr Words kNoSandbox{
    "no-sandbox", "programs run without a sandbox (--sandbox none): they can {0}",
    "program berjalan tanpa sandbox (--sandbox none): program dapat {0}"};
inline constexpr Words kSandboxRequired{"sandbox-required", "{0}; --sandbox required asks for more",
                                        "{0}; --sandbox required meminta lebih dari itu"};
inline constexpr Words kCouldNotBeLockedIn{"bot-not-locked-in",
                                           "could not be put in a sandbox: {0}",
                                           "tidak dapat dimasukkan ke sandbox: {0}"};
inline constexpr Words kRanThreads{"bot-ran-threads", "ran {0} threads at once; {1} are allowed",
                                   "menjalankan {0} utas sekaligus; yang diizinkan {1}"};

// Protocols that are for some games only.
inline constexpr Words kProtocolIsFor{"protocol-is-for", "protocol {0} is for {1}",
                                      "protokol {0} untuk {1}"};
inline constexpr Words kProtocolNotFor{"protocol-not-for", "protocol {0} is not for {1}",
                                       "protokol {0} bukan untuk {1}"};

}  // namespace lawan::words
