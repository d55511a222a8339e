// What the commands say that read files of games: games, and analyse with --game.
#pragma once

#include "core/words.hpp"

namespace lawan::cli::words {

// Reading a game.
inline constexpr Words kStandardInput{"the standard input", "masukan standar"};
inline constexpr Words kMovesAreRead{
    "moves-are-read-from-input",
    "cannot read {0}: {1}; to read moves, use --game -, as in: echo {0} | lawan analyse GAME "
    "--game -",
    "{0} tidak dapat dibaca: {1}; untuk membaca langkah, pakai --game -, seperti: echo {0} | lawan "
    "analyse PERMAINAN --game -"};
inline constexpr Words kTooLongForAGame{"too-long-for-a-game", "{0} is too long for a game",
                                        "{0} terlalu panjang untuk sebuah permainan"};
inline constexpr Words kNumberTooLarge{"number-too-large",
                                       "option '--number': {0} has {1} {1:game|games}",
                                       "pilihan '--number': {0} punya {1} permainan"};
inline constexpr Words kHoldsSeveralGames{"holds-several-games",
                                          "{0} holds {1} games: add --number 1..{1}",
                                          "{0} memuat {1} permainan: tambahkan --number 1..{1}"};
inline constexpr Words kGameOfSource{"game-of-source", "game {0} of {1}: {2}",
                                     "permainan {0} dari {1}: {2}"};
inline constexpr Words kSourceIsEmpty{"source-is-empty", "{0} is empty", "{0} kosong"};
inline constexpr Words kSourceHasItsOwn{
    "source-has-its-own", "{0} has its own settings and position: leave out these options",
    "{0} punya pengaturan dan posisinya sendiri: hilangkan pilihan itu"};

inline constexpr Words kGamesSummary{"List, choose, judge and rewrite games: {0}.",
                                     "Daftar, pilih, nilai, dan tulis ulang permainan: {0}."};

// Choosing games.
inline constexpr Words kHowNamesCompare{
    "In names, upper and lower case make no difference for the letters A to Z; type other letters, "
    "such as É, as they are written.",
    "Nama dicocokkan tanpa membedakan huruf besar dan kecil dari A sampai Z; huruf lain, seperti "
    "É, harus ditulis sama."};
inline constexpr Words kNoYearBetween{
    "no-year-between", "no year lies between {0} and {1}: swap --year-from and --year-to",
    "tidak ada tahun di antara {0} dan {1}: tukar --year-from dan --year-to"};
inline constexpr Words kNoScoreBetween{
    "no-score-between", "no score lies between {0} and {1}: swap --score-from and --score-to",
    "tidak ada skor di antara {0} dan {1}: tukar --score-from dan --score-to"};
inline constexpr Words kNotFirstMoves{
    "not-first-moves", "option '--opening': {0} are not the first moves of a game",
    "pilihan '--opening': {0} bukan langkah-langkah pertama sebuah permainan"};
inline constexpr Words kNoGameFiles{"no-game-files", "{0} has no game files; these games do: {1}",
                                    "{0} tidak punya berkas permainan; yang punya: {1}"};
inline constexpr Words kSeveralGames{"several-games",
                                     "these are games of {0}: choose one with --game",
                                     "ini permainan {0}: pilih satu dengan --game"};
inline constexpr Words kNoFileCouldBeRead{"no-file-could-be-read",
                                          "none of the files could be read",
                                          "tidak satu pun berkas itu terbaca"};
inline constexpr Words kUnreadable{"unreadable: {0}", "tidak terbaca: {0}"};
inline constexpr Words kNoFileOfGames{"no-file-of-games",
                                      "{0} is not a game file (the formats are {1}): {2}",
                                      "{0} bukan berkas permainan (formatnya {1}): {2}"};
inline constexpr Words kGamesOfTournament{
    "games-of-tournament",
    "{0} holds games that a tournament wrote: read them with 'lawan analyse GAME --game FILE'",
    "{0} memuat permainan yang ditulis turnamen: bacalah dengan 'lawan analyse PERMAINAN --game "
    "BERKAS'"};
inline constexpr Words kIsDatabase{
    "is-database",
    "{0} is a database, such as a tournament's store: see its games with 'lawan replay FILE "
    "NUMBER'",
    "{0} adalah basis data, misalnya berkas turnamen: lihat permainannya dengan 'lawan replay "
    "BERKAS NOMOR'"};
inline constexpr Words kIsNoText{"it is a binary file", "berkas itu bukan teks"};
inline constexpr Words kGameIsOf{"game-is-of", "{0} holds games of {1}, not of {2}",
                                 "{0} memuat permainan {1}, bukan {2}"};
inline constexpr Words kFileOfTournament{"file of a tournament", "berkas turnamen"};
inline constexpr Words kMoveIsIllegal{"move {0}, {1}, is illegal", "langkah {0}, {1}, tidak sah"};

// Writing games.
inline constexpr Words kWrongEnding{"wrong-ending-of-out",
                                    "option '--out' takes a file that ends in {0}",
                                    "pilihan '--out' menerima berkas yang berakhiran {0}"};
inline constexpr Words kFormatCannotTell{
    "format-cannot-tell", "game {0} cannot be written as {1}: {2}; write {3}",
    "permainan {0} tidak dapat ditulis sebagai {1}: {2}; tulis {3}"};
inline constexpr Words kOneEndingOrOther{"{0} or {1}", "{0} atau {1}"};

// Telling of games.
inline constexpr Words kNameHeading{"name", "nama"};
inline constexpr Words kSavedHeading{"saved", "disimpan"};
inline constexpr Words kPlayersHeading{"players", "pemain"};
inline constexpr Words kResultHeading{"result", "hasil"};
inline constexpr Words kAgainst{"{0} against {1}", "{0} melawan {1}"};
inline constexpr Words kNotOver{"not over", "belum selesai"};
inline constexpr Words kSavedFound{"{0} of {1} saved {1:game|games}",
                                   "{0} dari {1} permainan tersimpan"};
inline constexpr Words kNoSavedGames{
    "There are no saved games; at the prompt of 'lawan play', save NAME saves one.",
    "Tidak ada permainan tersimpan; di 'lawan play', simpan NAMA menyimpannya."};
inline constexpr Words kGameHeading{"game", "permainan"};
inline constexpr Words kYearHeading{"year", "tahun"};
inline constexpr Words kTournamentHeading{"tournament", "turnamen"};
inline constexpr Words kGameScoreHeading{"score", "skor"};
inline constexpr Words kMovesHeading{"moves", "langkah"};
inline constexpr Words kReviewHeading{"review", "tinjauan"};
inline constexpr Words kProblemHeading{"problem", "masalah"};
inline constexpr Words kMoreGames{"… {0} more: --limit 0 shows all",
                                  "… {0} lagi: --limit 0 menampilkan semua"};
inline constexpr Words kGamesFound{"{0} of {1} {1:game|games}; {2} won {3}, drew {4}, lost {5}",
                                   "{0} dari {1} permainan; {2} menang {3}, seri {4}, kalah {5}"};
inline constexpr Words kMeanScore{"{0}; mean score {1}", "{0}; skor rata-rata {1}"};
inline constexpr Words kWroteGames{"wrote {0} to {1}", "{0} ditulis ke {1}"};
inline constexpr Words kMistakes{"{0} made {1} {1:mistake|mistakes}", "{0} membuat {1} kesalahan"};
inline constexpr Words kGaveAway{"{0} gave away {1} in {2} {2:mistake|mistakes}",
                                 "{0} merugi {1} dalam {2} kesalahan"};
inline constexpr Words kBothSides{"{0}, {1}", "{0}, {1}"};
inline constexpr Words kSkipped{"skipped {0}: {1}", "{0} dilewati: {1}"};
inline constexpr Words kMoreReasons{"… and for {0} more reasons", "… dan {0} sebab lain"};
inline constexpr Words kCutGames{"cut {0} {0:game|games} at an illegal move",
                                 "{0} permainan dipotong pada langkah yang tidak sah"};
inline constexpr Words kGamesJudged{"games judged", "permainan dinilai"};

}  // namespace lawan::cli::words
