// What `lawan play` says at its prompt and on its screen.
#pragma once

#include "core/words.hpp"

namespace lawan::cli::words {

// What is typed at the prompt. Either language's word does in both: a class shares its notes.
inline constexpr Words kUndo{"undo", "urungkan"};
inline constexpr Words kRedo{"redo", "ulangi"};
inline constexpr Words kAskHint{"hint", "petunjuk"};
inline constexpr Words kListMoves{"moves", "langkah"};
inline constexpr Words kResign{"resign", "menyerah"};
inline constexpr Words kSave{"save", "simpan"};
inline constexpr Words kLoad{"load", "muat"};
inline constexpr Words kNew{"new", "baru"};
inline constexpr Words kShowBoard{"board", "papan"};
inline constexpr Words kAskHelp{"help", "bantuan"};
inline constexpr Words kQuit{"quit", "keluar"};

// Choosing what to play, and who plays it.
inline constexpr Words kWhichGame{"Which game? [1] ", "Permainan yang mana? [1] "};
inline constexpr Words kHowToChooseGame{
    "Type the number or the name of a game, Enter for {0}, or quit.",
    "Ketik nomor atau nama permainan, Enter untuk {0}, atau keluar."};
inline constexpr Words kWrongPlayerName{
    "wrong-player-name", "option '--{0}' takes a name of 1 to {1} characters, not {2}",
    "pilihan '--{0}' menerima nama dari 1 sampai {1} karakter, bukan {2}"};
inline constexpr Words kLevelOrBot{"level-or-bot",
                                   "--level and --{0} both choose a player: give one of them",
                                   "--level dan --{0} sama-sama menyebut pemain: pilih salah satu"};
inline constexpr Words kLevelOfNobody{"level-of-nobody", "--level needs a bot: two people play",
                                      "--level memerlukan bot: yang bermain dua orang"};
inline constexpr Words kLoadBringsSettings{
    "load-brings-settings", "--load has its own settings and position: leave out these options",
    "--load membawa pengaturan dan posisinya sendiri: hilangkan pilihan itu"};

// What is played, and how.
inline constexpr Words kGreeting{"{0} on {1}: {2} against {3}",
                                 "{0} di papan {1}: {2} melawan {3}"};
inline constexpr Words kTypeAMove{"Type a move such as {0}, or help.",
                                  "Ketik langkah seperti {0}, atau bantuan."};
inline constexpr Words kNewGameOfSeries{
    "A new game: you are {0}. Type a cell such as {1}; quit ends the series.",
    "Permainan baru: Anda {0}. Ketik petak seperti {1}; keluar mengakhiri rangkaian."};
inline constexpr Words kTheBot{"bot", "bot"};

// Swap2.
inline constexpr Words kSwap2NeedsEmptyBoard{
    "swap2-needs-empty-board",
    "--opening swap2 needs an empty board and four or more in a row to win",
    "--opening swap2 memerlukan papan kosong dan empat atau lebih berderet untuk menang"};
inline constexpr Words kSwap2OrLoad{"swap2-or-load",
                                    "--opening and --load both say how the game begins: give one",
                                    "--opening dan --load sama-sama menentukan awal permainan: "
                                    "pilih salah satu"};
inline constexpr Words kSwap2LayPrompt{"{0}, three cells> ", "{0}, tiga petak> "};
inline constexpr Words kSwap2LayHow{"Type three free cells, such as h8 i9 j7, or quit.",
                                    "Ketik tiga petak kosong, seperti h8 i9 j7, atau keluar."};
inline constexpr Words kSwap2ChoosePrompt{"{0}: {1}, {2}, or two cells> ",
                                          "{0}: {1}, {2}, atau dua petak> "};
inline constexpr Words kSwap2ChooseHow{
    "Type {0} or {1} to take that side, two free cells to place O and X there, or quit.",
    "Ketik {0} atau {1} untuk memilih pihak, dua petak kosong untuk O dan X, atau keluar."};
inline constexpr Words kSwap2SidePrompt{"{0}: {1} or {2}> ", "{0}: {1} atau {2}> "};
inline constexpr Words kSwap2SideHow{"Type {0} or {1}, or quit.",
                                     "Ketik {0} atau {1}, atau keluar."};
inline constexpr Words kSwap2Lays{"{0} places {1}.", "{0} meletakkan {1}."};
inline constexpr Words kSwap2Takes{"{0} takes {1}.", "{0} memilih {1}."};

// The screen.
inline constexpr Words kWinnerMark{"(Winner!)", "(Menang!)"};
inline constexpr Words kDrawMark{"(Draw)", "(Seri)"};

// What players do.
inline constexpr Words kPlays{"{0} plays {1}", "{0} memainkan {1}"};
inline constexpr Words kPasses{"{0} passes", "{0} melewatkan giliran"};
inline constexpr Words kHasToPass{"{0} has no move and passes.",
                                  "{0} tidak punya langkah dan melewatkan giliran."};
inline constexpr Words kYouHaveToPass{"{0} have no move and pass.",
                                      "{0} tidak punya langkah dan melewatkan giliran."};
inline constexpr Words kPromptWhenOver{"new, undo, save or quit> ",
                                       "baru, urungkan, simpan, atau keluar> "};

// What was typed is no move.
inline constexpr Words kNotOnTheBoard{"{0} is not on the board, which goes from a1 to {1}.",
                                      "{0} tidak ada di papan; petaknya dari a1 sampai {1}."};
inline constexpr Words kNoPassing{"There is no passing in this game.",
                                  "Dalam permainan ini giliran tidak dapat dilewatkan."};
inline constexpr Words kNeitherCellNorCommandNearest{
    "{0} is neither a cell nor a command: did you mean '{1}'?",
    "{0} bukan petak dan bukan perintah: apakah maksud Anda '{1}'?"};
inline constexpr Words kNeitherCellNorCommand{
    "{0} is neither a cell nor a command; type help for the list.",
    "{0} bukan petak dan bukan perintah; ketik bantuan untuk melihat daftarnya."};
inline constexpr Words kCannotPass{"You cannot pass while you have a move.",
                                   "Selama ada langkah, giliran tidak dapat dilewatkan."};
inline constexpr Words kIsTaken{"{0} is taken.", "{0} sudah terisi."};
inline constexpr Words kIsNotLegal{"{0} is not a legal move; type moves to see which are.",
                                   "{0} bukan langkah sah; ketik langkah untuk melihat yang sah."};
inline constexpr Words kIsNotLegalInColumn{
    "{0} is not a legal move; the move in its column is {1}.",
    "{0} bukan langkah sah; langkah di kolomnya adalah {1}."};
inline constexpr Words kIsForbidden{"{0} is forbidden: {1}.", "{0} terlarang: {1}."};

// What people ask for.
inline constexpr Words kIsOver{"The game is over.", "Permainan sudah selesai."};
inline constexpr Words kIsOverType{
    "The game is over; type new, undo, save or quit.",
    "Permainan sudah selesai; ketik baru, urungkan, simpan, atau keluar."};
inline constexpr Words kUndoTakesTurns{
    "undo-takes-turns", "undo takes a number of turns, such as undo 2, not {0}",
    "urungkan menerima banyaknya giliran, misalnya urungkan 2, bukan {0}"};
inline constexpr Words kNothingToUndo{"There is no move of yours to take back.",
                                      "Tidak ada langkah Anda yang dapat diurungkan."};
inline constexpr Words kUndoneOnly{"Only {0} {0:turn|turns} could be taken back.",
                                   "Hanya {0} giliran yang dapat diurungkan."};
inline constexpr Words kRedoTakesTurns{
    "redo-takes-turns", "redo takes a number of turns, such as redo 2, not {0}",
    "ulangi menerima banyaknya giliran, misalnya ulangi 2, bukan {0}"};
inline constexpr Words kNothingToRedo{"There is no move to redo.",
                                      "Tidak ada yang dapat diulangi."};
inline constexpr Words kRedoneOnly{"Only {0} {0:turn|turns} could be redone.",
                                   "Hanya {0} giliran yang dapat diulangi."};
inline constexpr Words kThinkingOfHint{"thinking of a hint; Ctrl-C stops it",
                                       "mencari petunjuk; Ctrl-C menghentikannya"};
inline constexpr Words kHint{"Hint: {0}", "Petunjuk: {0}"};
inline constexpr Words kPliesAhead{"{0} {0:ply|plies} ahead", "{0} langkah ke depan"};
inline constexpr Words kLegalMoves{"{0} legal {0:move|moves}", "{0} langkah sah"};

// Keeping games.
inline constexpr Words kSavedTo{"Saved to {0}", "Disimpan di {0}"};
inline constexpr Words kWhichFile{"which-file-to-load", "Load which game? Type load FILE.",
                                  "Muat permainan yang mana? Ketik muat BERKAS."};
inline constexpr Words kWhichSavedGame{
    "which-saved-game", "Load which game? Type load NAME; the last ones saved are {0}.",
    "Muat permainan yang mana? Ketik muat NAMA; yang terakhir disimpan: {0}."};
inline constexpr Words kAnotherGame{"another-game", "this is a game of {0}, not of {1}",
                                    "ini permainan {0}, bukan {1}"};
inline constexpr Words kLoaded{"Loaded {0}: {1}, {2} {2:move|moves}, {3} against {4}",
                               "{0} dimuat: {1}, {2} langkah, {3} melawan {4}"};
inline constexpr Words kProgramIsReplaced{
    "{0} played in this game; {1} takes its place, since a file starts no programs. --{2} BOT "
    "chooses a bot.",
    "{0} bermain dalam permainan ini; {1} menggantikannya, karena berkas tidak menjalankan "
    "program. --{2} BOT memilih bot."};
inline constexpr Words kBrokenOffGoesOn{"stopped; to continue the game, run:",
                                        "terhenti; untuk melanjutkan permainan, jalankan:"};
inline constexpr Words kInterruptedGoesOn{"interrupted; to continue the game, run:",
                                          "dihentikan; untuk melanjutkan permainan, jalankan:"};
inline constexpr Words kSavedGoesOn{"saved; to continue the game, run:",
                                    "disimpan; untuk melanjutkan permainan, jalankan:"};
inline constexpr Words kGameIsLost{"lawan: the game could not be saved: {0}",
                                   "lawan: permainannya tidak dapat disimpan: {0}"};
inline constexpr Words kSavedBeforeAnother{
    "The game so far is saved; 'load {0}' continues it.",
    "Permainan sejauh ini disimpan; 'muat {0}' melanjutkannya."};

// The help at the prompt.
inline constexpr Words kHelpMove{"make a move: the letter of the column, the number of the row",
                                 "melangkah: huruf kolom, lalu nomor baris"};
inline constexpr Words kHelpMoveByNumber{
    "make a move: the letter of the column, the number of the row; or the number of the cell, from "
    "the top left",
    "melangkah: huruf kolom, lalu nomor baris; atau nomor petak, dari kiri atas"};
inline constexpr Words kHelpMoveByColumn{
    "make a move: a cell, or only its column, by letter or number",
    "melangkah: petak, atau kolomnya saja, dengan huruf atau nomor"};
inline constexpr Words kHelpMoves{"list the legal moves", "daftar langkah yang sah"};
inline constexpr Words kHelpHint{"ask a bot [the game's strongest]", "tanya bot [yang terkuat]"};
inline constexpr Words kHelpUndo{"take back to your last turn, or the one N turns ago",
                                 "kembali ke giliran Anda yang terakhir, atau N giliran yang lalu"};
inline constexpr Words kHelpRedo{"redo the turn that was taken back last, or N of them",
                                 "ulangi giliran yang terakhir diurungkan, atau N giliran"};
inline constexpr Words kHelpBoard{"show the board", "tampilkan papan"};
inline constexpr Words kHelpResign{"give up", "menyerah"};
inline constexpr Words kHelpSave{
    "save the game; without a name, where it was saved before, or else in the folder of saved "
    "games",
    "simpan permainan; tanpa nama, di tempat semula, atau di folder permainan tersimpan"};
inline constexpr Words kHelpLoad{"continue a saved game: a file, or a name in that folder",
                                 "lanjutkan permainan tersimpan: berkas, atau namanya di folder "
                                 "itu"};
inline constexpr Words kHelpNew{"start over; at a terminal a game that is not over is saved",
                                "mulai lagi; di terminal permainan yang belum selesai disimpan"};
inline constexpr Words kHelpQuit{"leave; at a terminal a game that is not over is saved",
                                 "keluar; di terminal permainan yang belum selesai disimpan"};

}  // namespace lawan::cli::words
