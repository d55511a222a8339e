// What the command line says, whatever the command: errors, help texts, results of games.
#pragma once

#include "core/words.hpp"

namespace lawan::cli::words {

// Languages.
inline constexpr Words kUnknownLanguage{"unknown-language",
                                        "option '--lang' takes en or id, not {0}",
                                        "pilihan '--lang' menerima en atau id, bukan {0}"};

// Files for results.
inline constexpr Words kGoesOnWithout{"goes-on-without-file",
                                      "{0}; the result is printed all the same",
                                      "{0}; hasilnya tetap ditampilkan"};

inline constexpr Words kIsOfAnotherKind{"is-of-another-kind",
                                        "{0} already exists and is not {1}: choose another name",
                                        "{0} sudah ada dan bukan {1}: pilih nama lain"};
inline constexpr Words kAProof{"a proof", "bukti"};
inline constexpr Words kAWebPage{"a page that Lawan wrote", "halaman buatan Lawan"};
inline constexpr Words kAPicture{"an SVG picture", "gambar SVG"};
inline constexpr Words kInFile{"{0}: {1}", "{0}: {1}"};
inline constexpr Words kAResultOfTraining{"a result of this training", "hasil pelatihan ini"};
inline constexpr Words kAFileOfGames{"a file of games in that format",
                                     "berkas permainan dalam format itu"};
inline constexpr Words kATableOfStandings{"a table of standings", "tabel klasemen"};
inline constexpr Words kATableOfGames{"a table of games", "tabel permainan"};

// Reading the command line.
inline constexpr Words kOptionNeedsValue{"option-needs-value", "option '{0}' needs a value",
                                         "pilihan '{0}' perlu nilai"};
inline constexpr Words kOptionTakesNoValue{"option-takes-no-value", "option '{0}' takes no value",
                                           "pilihan '{0}' tidak menerima nilai"};
inline constexpr Words kOptionsAreTheSame{"options-are-the-same",
                                          "'{0}' and '{1}' are the same option: give one of them",
                                          "'{0}' dan '{1}' pilihan yang sama: beri salah satu"};
inline constexpr Words kCommandComesFirst{"command-comes-first",
                                          "the command comes first, not {0}: see '{1} --help'",
                                          "perintah ditulis lebih dahulu, bukan {0}: lihat '{1} "
                                          "--help'"};
inline constexpr Words kNoCommand{"no-command", "no command given: see '{0} --help'",
                                  "belum ada perintah: lihat '{0} --help'"};
inline constexpr Words kMeantToPlay{"unknown-command-game",
                                    "unknown command '{0}': did you mean 'play {0}'?",
                                    "perintah '{0}' tidak dikenal: apakah maksud Anda 'play {0}'?"};
inline constexpr Words kUnknownOptionOfNearest{
    "unknown-option-of-nearest", "{0} has no option {1}: did you mean '{2}'?",
    "{0} tidak punya pilihan {1}: apakah maksud Anda '{2}'?"};
inline constexpr Words kUnknownOptionOf{"unknown-option-of",
                                        "{0} has no option {1}: see '{2} {0} --help'",
                                        "{0} tidak punya pilihan {1}: lihat '{2} {0} --help'"};
inline constexpr Words kUnknownOptionOfOthers{
    "unknown-option-of-others", "{0} has no option {1} (it belongs to {2}): see '{3} {0} --help'",
    "{0} tidak punya pilihan {1} (itu milik {2}): lihat '{3} {0} --help'"};
inline constexpr Words kUnknownOptionAlone{
    "unknown-option-alone",
    "unknown option {0}: without a command, lawan takes --help, --version, --lang and the options "
    "of '{1} {2} --help'",
    "pilihan {0} tidak dikenal: tanpa perintah, lawan menerima --help, --version, --lang, dan "
    "pilihan '{1} {2} --help'"};
inline constexpr Words kDoesNotTake{"command-does-not-take",
                                    "{0} does not take {1}: see '{2} {0} --help'",
                                    "{0} tidak menerima {1}: lihat '{2} {0} --help'"};
inline constexpr Words kWordIsMissing{"word-is-missing", "{0} is missing: {1}",
                                      "{0} belum diberikan: {1}"};
inline constexpr Words kWordIsMissingSeeHelp{"word-is-missing-see-help",
                                             "{0} is missing: see '{1} {2} --help'",
                                             "{0} belum diberikan: lihat '{1} {2} --help'"};
inline constexpr Words kCannotReadCommandLine{"cannot-read-command-line",
                                              "cannot read the command line: {0}",
                                              "baris perintah tidak terbaca: {0}"};

// What kind of thing an unknown name was meant to be.
inline constexpr Words kKindOption{"option", "pilihan"};
inline constexpr Words kKindCommand{"command", "perintah"};
inline constexpr Words kKindGameOrBot{"game or bot", "permainan atau bot"};
inline constexpr Words kKindShell{"shell", "shell"};
inline constexpr Words kKindPlayer{"player", "pemain"};

// Games and their settings.
inline constexpr Words kGameHasNoOption{"game-has-no-option",
                                        "{0} has no option --{1}; its options are{2}",
                                        "{0} tidak punya pilihan --{1}: yang ada{2}"};
inline constexpr Words kPositionSaysAll{
    "position-says-all", "--position and --{0} cannot be combined: give one of them",
    "--position dan --{0} tidak dapat digabungkan: beri salah satu"};
inline constexpr Words kNotBoth{"not-both", "--{0} and --{1} cannot be combined: choose one",
                                "--{0} dan --{1} tidak dapat digabungkan: pilih salah satu"};
inline constexpr Words kEachGameSays{"{0}: {1}", "{0}: {1}"};
inline constexpr Words kListed{"{0}; {1}", "{0}; {1}"};

// Files and folders.
inline constexpr Words kNoHomeFolder{"no-home-folder", "'~' has no meaning here: HOME is not set",
                                     "'~' tidak berarti di sini: HOME belum diatur"};
inline constexpr Words kNoFolderForGames{
    "no-folder-for-games",
    "no folder to save games in, because neither HOME nor XDG_DATA_HOME is set: {0}, or set "
    "XDG_DATA_HOME",
    "tidak ada folder untuk menyimpan permainan, karena HOME dan XDG_DATA_HOME belum diatur: {0}, "
    "atau atur XDG_DATA_HOME"};
inline constexpr Words kCannotMakeDataFolder{
    "cannot-make-data-folder", "cannot create the folder {0} ({1}): {2}, or set XDG_DATA_HOME",
    "folder {0} tidak dapat dibuat ({1}): {2}, atau atur XDG_DATA_HOME"};
inline constexpr Words kNameAFileWithStore{"name a file with --store FILE",
                                           "sebutkan berkas dengan --store BERKAS"};
inline constexpr Words kSaveItWithSave{"save it with 'save FILE'", "simpan dengan 'simpan BERKAS'"};
inline constexpr Words kIsNotASavedGame{
    "is-not-a-saved-game", "{0} already exists and is not a saved game: choose another name",
    "{0} sudah ada dan bukan permainan tersimpan: pilih nama lain"};
inline constexpr Words kSavedGamesAreJson{
    "saved-games-are-json", "a saved game ends in .json, not in {0}: choose another name",
    "permainan tersimpan berakhiran .json, bukan {0}: pilih nama lain"};
inline constexpr Words kNoSuchSavedGame{
    "no-such-saved-game",
    "cannot read {0}: there is no such file or saved game; the last ones saved are {1}",
    "{0} tidak dapat dibaca: tidak ada berkas atau permainan tersimpan bernama itu; yang terakhir "
    "disimpan: {1}"};
inline constexpr Words kIsAnotherGame{
    "is-another-game", "{0} already exists and holds another game: choose another name",
    "{0} sudah ada dan memuat permainan lain: pilih nama lain"};
inline constexpr Words kInSource{"in-source", "{0}: {1}", "{0}: {1}"};
inline constexpr Words kFileIs{"file-is", "{0} is {1}", "{0} {1}"};
inline constexpr Words kCannotWriteOutput{"cannot-write-output", "cannot write the output",
                                          "keluaran tidak dapat ditulis"};
inline constexpr Words kCannotWriteOutputBecause{"cannot-write-output-because",
                                                 "cannot write the output: {0}",
                                                 "keluaran tidak dapat ditulis: {0}"};

// The server of the page.
inline constexpr Words kStoreNeedsFile{"store-needs-file", "--store needs a file name",
                                       "--store perlu nama berkas"};
inline constexpr Words kPageIsNoFolder{"page-is-no-folder", "option '--page': {0} is not a folder",
                                       "pilihan '--page': {0} bukan folder"};
inline constexpr Words kHostNames{
    "host-names", "--allow-host takes names such as lab.example.org, with commas between, not {0}",
    "--allow-host menerima nama seperti lab.example.org, dipisah koma, bukan {0}"};
inline constexpr Words kCertificateAndKey{
    "certificate-and-key", "--certificate and --key go together: give both",
    "--certificate dan --key harus diberikan bersama: beri keduanya"};
inline constexpr Words kLawanIsAt{"Lawan is at {0}  (Ctrl-C stops it)",
                                  "Lawan ada di {0}  (Ctrl-C menghentikannya)"};
inline constexpr Words kOthersAt{"Others: {0}", "Orang lain: {0}"};
inline constexpr Words kJoinCode{"Join code: {0}", "Kode masuk: {0}"};
inline constexpr Words kTeacherAt{"Teacher (keep it secret): {0}", "Guru (rahasiakan): {0}"};
inline constexpr Words kPageIsNotBuilt{
    "lawan: the page is not built: run 'npm install && npm run build' in web/ (./lawan does so "
    "where npm is installed). Only the protocol is served.",
    "lawan: halaman belum dibangun: jalankan 'npm install && npm run build' di web/ (./lawan "
    "melakukannya bila npm terpasang). Hanya protokolnya yang dilayani."};
inline constexpr Words kPortIsTaken{"lawan: port {0} is taken; the next free one is {1}",
                                    "lawan: porta {0} terpakai; yang bebas berikutnya {1}"};

// Headings of help texts.
inline constexpr Words kUsage{"Usage: lawan {0}", "Pemakaian: lawan {0}"};
inline constexpr Words kOptions{"[OPTIONS]", "[PILIHAN]"};
inline constexpr Words kUsageOfLawan{"Usage: lawan [COMMAND] [OPTIONS]",
                                     "Pemakaian: lawan [PERINTAH] [PILIHAN]"};
inline constexpr Words kAboutLawan{
    "An opponent for two-player board games. Without a command it opens the board in the browser, "
    "as serve does and with its options; play is for the terminal.",
    "Lawan bermain untuk permainan papan dua orang. Tanpa perintah, papan dibuka di peramban, "
    "seperti dengan serve dan pilihannya; play untuk bermain di terminal."};
inline constexpr Words kCommandsHeading{"Commands:", "Perintah:"};
inline constexpr Words kOptionsHeading{"Options:", "Pilihan:"};
inline constexpr Words kOtherHeading{"Other:", "Lainnya:"};
inline constexpr Words kExamplesHeading{"Examples:", "Contoh:"};
inline constexpr Words kExitCodesHeading{"Exit codes:", "Kode keluar:"};
inline constexpr Words kHelpOption{"show this help", "tampilkan bantuan ini"};
inline constexpr Words kVersionOption{"show the version", "tampilkan versi lawan"};
inline constexpr Words kLangOption{"language: English or Indonesian [that of the environment]",
                                   "bahasa: Inggris atau Indonesia [menurut lingkungan]"};
inline constexpr Words kOpensTheBoard{"open the board in the browser", "buka papan di peramban"};
inline constexpr Words kSameAsServe{"the same as serve with these options",
                                    "sama dengan serve dengan pilihan ini"};
inline constexpr Words kChooseAndPlay{"choose a game and play in the terminal",
                                      "pilih permainan dan bermain di terminal"};
inline constexpr Words kWhatACommandCanDo{"what a command can do",
                                          "apa yang dapat dilakukan sebuah perintah"};
inline constexpr Words kSpeaksIndonesian{"in Indonesian", "dalam bahasa Indonesia"};
inline constexpr Words kExitDone{"done", "selesai"};
inline constexpr Words kExitFailed{"it could not be done, or the proof does not hold",
                                   "tidak dapat dilakukan, atau buktinya tidak benar"};
inline constexpr Words kExitWrongInput{"wrong arguments, or input that cannot be read",
                                       "argumen keliru, atau masukan yang tidak terbaca"};
inline constexpr Words kExitNotSettled{"not settled within the limits given",
                                       "belum terjawab dalam batas yang diberikan"};
inline constexpr Words kExitNoOutput{"a result could not be written to the output or to a file",
                                     "hasil tidak dapat ditulis ke keluaran atau ke berkas"};
inline constexpr Words kExitInterrupted{"interrupted", "dihentikan"};
inline constexpr Words kWithDefault{"{0} [{1}]", "{0} [{1}]"};

// Manual pages and the reference.
inline constexpr Words kManualTitle{"User commands", "Perintah pengguna"};
inline constexpr Words kManualAbout{"play, analyse and solve two-player board games",
                                    "mainkan, analisis, dan pecahkan permainan papan dua orang"};
inline constexpr Words kManualUsage{"[COMMAND] [OPTIONS]", "[PERINTAH] [PILIHAN]"};
inline constexpr Words kManualName{"NAME", "NAMA"};
inline constexpr Words kManualSynopsis{"SYNOPSIS", "RINGKASAN"};
inline constexpr Words kManualDescription{"DESCRIPTION", "KETERANGAN"};
inline constexpr Words kManualCommands{"COMMANDS", "PERINTAH"};
inline constexpr Words kManualOptions{"OPTIONS", "PILIHAN"};
inline constexpr Words kManualEveryCommand{"Every command", "Setiap perintah"};
inline constexpr Words kManualExamples{"EXAMPLES", "CONTOH"};
inline constexpr Words kManualExitStatus{"EXIT STATUS", "KODE KELUAR"};
inline constexpr Words kManualSeeAlso{"SEE ALSO", "LIHAT JUGA"};
inline constexpr Words kReferenceTitle{"Reference", "Acuan"};
inline constexpr Words kReferenceAbout{
    "Every command, option, JSON field and reason, as `lawan help --markdown` prints it: do not "
    "edit this page.",
    "Setiap perintah, pilihan, kolom JSON, dan alasan, seperti dicetak `lawan help --markdown`: "
    "jangan sunting halaman ini."};
inline constexpr Words kReferenceCommon{"Every command takes these:",
                                        "Setiap perintah menerima ini:"};
inline constexpr Words kReferenceExitCodes{"Exit codes", "Kode keluar"};
inline constexpr Words kManualJson{"JSON FIELDS", "KOLOM JSON"};
inline constexpr Words kReferenceJson{"Fields of `--json`:", "Kolom `--json`:"};
inline constexpr Words kManualLines{"PROTOCOL", "PROTOKOL"};
inline constexpr Words kReferenceLines{"Lines that it understands:", "Baris yang dipahaminya:"};
inline constexpr Words kReferenceLinesToBot{
    "What the arena writes to a program that speaks `simple`:",
    "Yang ditulis arena kepada program yang memakai `simple`:"};
inline constexpr Words kReferenceFiles{"Files in JSON", "Berkas JSON"};
inline constexpr Words kReferenceTables{"Tables of a tournament's file",
                                        "Tabel dalam berkas turnamen"};
inline constexpr Words kReferenceTablesAbout{
    "A tournament is kept in an SQLite file. Any program may read it; only lawan writes it. A "
    "column with a figure for each move holds one word per move, separated by spaces.",
    "Turnamen disimpan dalam berkas SQLite. Program apa pun boleh membacanya; hanya lawan yang "
    "menulisnya. Kolom dengan angka untuk tiap langkah berisi satu kata per langkah, dipisah "
    "spasi."};
inline constexpr Words kReferenceReasons{"Reasons", "Alasan"};
inline constexpr Words kReferenceReasonsAbout{
    "Why a bot plays a move, why a move was worse, or how a solver knows a value: a code with "
    "arguments for programs, a sentence for people. Here {{0}}, {{1}} are the arguments, and {{*}} "
    "is all of them. Hints, moves of bots, `lawan analyse` and the page give the same reasons for "
    "the same move.",
    "Mengapa bot memainkan sebuah langkah, mengapa sebuah langkah lebih buruk, atau bagaimana "
    "pemecah mengetahui sebuah nilai: kode dengan argumen bagi program, kalimat bagi manusia. Di "
    "sini {{0}}, {{1}} adalah argumennya, dan {{*}} semua argumen. Petunjuk, langkah bot, `lawan "
    "analyse`, dan halaman memberi alasan yang sama untuk langkah yang sama."};
inline constexpr Words kReferenceAnyGame{"Any game", "Semua permainan"};
inline constexpr Words kKindTopic{"topic", "topik"};
inline constexpr Words kTopic{"TOPIC", "TOPIK"};
inline constexpr Words kTopicHelp{"a command, or one of {0}",
                                  "sebuah perintah, atau salah satu dari {0}"};
inline constexpr Words kTopicsAndCommands{
    "'lawan help TOPIC' explains a topic, 'lawan help COMMAND' a command.",
    "'lawan help TOPIK' menjelaskan sebuah topik, 'lawan help PERINTAH' sebuah perintah."};

// Placeholders for words and values in help texts.
inline constexpr Words kCommand{"COMMAND", "PERINTAH"};
inline constexpr Words kGame{"GAME", "PERMAINAN"};
inline constexpr Words kBot{"BOT", "BOT"};
inline constexpr Words kPlayer{"PLAYER", "PEMAIN"};
inline constexpr Words kName{"NAME", "NAMA"};
inline constexpr Words kFile{"FILE", "BERKAS"};
inline constexpr Words kFolder{"FOLDER", "FOLDER"};
inline constexpr Words kNumber{"NUMBER", "NOMOR"};
inline constexpr Words kDecimal{"NUMBER", "BILANGAN"};
inline constexpr Words kText{"TEXT", "TEKS"};
inline constexpr Words kN{"N", "N"};
inline constexpr Words kSeconds{"SECONDS", "DETIK"};
inline constexpr Words kMib{"MIB", "MIB"};
inline constexpr Words kScore{"SCORE", "SKOR"};
inline constexpr Words kPosition{"P", "P"};

// Groups of options.
inline constexpr Words kGroupGame{"Game", "Permainan"};
inline constexpr Words kGroupLimits{"Limits", "Batas"};
inline constexpr Words kGroupMoveLimits{"Limits for each move", "Batas tiap langkah"};
inline constexpr Words kGroupOutput{"Output", "Keluaran"};
inline constexpr Words kGroupEngine{"Engine", "Mesin"};

// How games ended.
inline constexpr Words kYou{"You", "Anda"};
inline constexpr Words kDraw{"a draw", "seri"};
inline constexpr Words kDrawCounts{"a draw, {0} to {1}", "seri, {0} lawan {1}"};
inline constexpr Words kWins{"{0} wins", "{0} menang"};
inline constexpr Words kYouWin{"{0} win", "{0} menang"};
inline constexpr Words kWinsCounts{"{0} {1} to {2}", "{0} {1} lawan {2}"};
inline constexpr Words kWinsBy{"{0} by {1}", "{0} dengan selisih {1}"};
inline constexpr Words kInDiscs{
    "{0} in discs; by {1}, counting empty squares for the winner",
    "{0} dalam keping; selisih {1}, petak kosong dihitung bagi pemenang"};
inline constexpr Words kBrokenOff{"abandoned", "dihentikan"};
inline constexpr Words kByAdjudication{"{0} by adjudication: {1}", "{0} menurut putusan: {1}"};
inline constexpr Words kDrawAlone{"draw", "seri"};
inline constexpr Words kResigned{"{0}: {1} resigned", "{0}: {1} menyerah"};
inline constexpr Words kWinsBecause{"{0}: {1}", "{0}: {1}"};

// What positions are worth.
inline constexpr Words kProved{"proved: {0}", "terbukti: {0}"};
inline constexpr Words kExpected{"expected: {0}", "diduga: {0}"};
inline constexpr Words kSideWins{"{0} wins", "{0} menang"};
inline constexpr Words kSideWinsBy{"{0} wins by {1}", "{0} menang dengan selisih {1}"};
inline constexpr Words kSideWinsByDiscs{
    "{0} wins by {1}, counting empty squares for the winner",
    "{0} menang dengan selisih {1}, petak kosong dihitung bagi pemenang"};
inline constexpr Words kEstimated{"estimated {0} for {1}", "perkiraan {0} bagi {1}"};
inline constexpr Words kEstimatedEven{"estimated even", "diperkirakan seimbang"};
inline constexpr Words kEstimatedChance{"estimated {0} % for {1} to win",
                                        "diperkirakan peluang menang {1} {0} %"};
inline constexpr Words kEstimatedOwnScale{"estimated {0} for {1}, on the bot's own scale",
                                          "perkiraan {0} bagi {1}, pada skala bot itu sendiri"};

// Times and counts.
inline constexpr Words kSecondsTime{"{0} s", "{0} dtk"};
inline constexpr Words kMinutesTime{"{0} min {1} s", "{0} mnt {1} dtk"};
inline constexpr Words kHoursTime{"{0} h {1} min", "{0} jam {1} mnt"};
inline constexpr Words kTimeLeft{"{0} left", "sisa {0}"};
inline constexpr Words kAboutTimeLeft{"about {0} left", "sisa kira-kira {0}"};
inline constexpr Words kMoves{"{0} {0:move|moves}", "{0} langkah"};
inline constexpr Words kGames{"{0} {0:game|games}", "{0} permainan"};

// Headings of tables.
inline constexpr Words kGamesHeading{"games", "permainan"};
inline constexpr Words kWinsHeading{"wins", "menang"};
inline constexpr Words kDrawsHeading{"draws", "seri"};
inline constexpr Words kLossesHeading{"losses", "kalah"};

}  // namespace lawan::cli::words
