// What is wrong with a plan or an opening, and why a game was ended early.
#pragma once

#include "core/words.hpp"

namespace lawan::words {

// Plans.
inline constexpr Words kFormat{"format", "format"};
inline constexpr Words kNameCharacters{
    "name-characters", "a name has letters, digits, spaces, '-', '_' and '.' alone: change {0}",
    "nama hanya terdiri atas huruf, angka, spasi, '-', '_', dan '.': ubah {0}"};
inline constexpr Words kNameTooLong{"name-too-long", "the name {0} is too long",
                                    "nama {0} terlalu panjang"};
inline constexpr Words kTwoBotsNeeded{"two-bots-needed", "a tournament needs at least two bots",
                                      "sebuah turnamen perlu paling sedikit dua bot"};
inline constexpr Words kTooManyBots{"too-many-bots", "a tournament has at most {0} bots, not {1}",
                                    "sebuah turnamen punya paling banyak {0} bot, bukan {1}"};
inline constexpr Words kOneGameNeeded{"one-game-needed", "each pair plays at least one game",
                                      "tiap pasangan memainkan paling sedikit satu permainan"};
inline constexpr Words kChampionsOutOfRange{
    "champions-out-of-range", "a gauntlet of {0} bots has 1 to {1} champions",
    "gauntlet dengan {0} bot punya 1 sampai {1} juara bertahan"};
inline constexpr Words kOneRoundNeeded{"one-round-needed",
                                       "a Swiss tournament has at least one round",
                                       "turnamen Swiss punya paling sedikit satu ronde"};
inline constexpr Words kSprtOfTwo{"sprt-of-two",
                                  "an SPRT needs two bots and an even number of games",
                                  "SPRT memerlukan dua bot dan jumlah permainan yang genap"};
inline constexpr Words kSprtOrder{"sprt-order", "the SPRT needs elo0 below elo1",
                                  "SPRT perlu elo0 di bawah elo1"};
inline constexpr Words kSprtRates{"sprt-rates", "alpha and beta of an SPRT lie between 0 and 0.5",
                                  "alpha dan beta SPRT terletak antara 0 dan 0,5"};
inline constexpr Words kSameBotNames{"same-bot-names", "two bots are called {0}",
                                     "dua bot bernama {0}"};

// Games that were played before.
inline constexpr Words kGameOfOthers{
    "game-of-others", "the store is damaged or was changed: game {0} was planned for other bots",
    "berkas turnamen rusak atau telah diubah: permainan {0} direncanakan untuk bot lain"};
inline constexpr Words kGameNotPlanned{
    "game-not-planned", "the store is damaged or was changed: game {0} is not in the plan",
    "berkas turnamen rusak atau telah diubah: permainan {0} tidak ada dalam rencana"};

// What differs between two plans.
inline constexpr Words kGameDiffers{"the game differs", "permainannya berbeda"};
inline constexpr Words kSettingsDiffer{"the settings of the game differ",
                                       "pengaturan permainannya berbeda"};
inline constexpr Words kBotsDiffer{"the bots differ", "botnya berbeda"};
inline constexpr Words kFormatDiffers{"the format differs", "formatnya berbeda"};
inline constexpr Words kGamesDiffer{"the number of games differs", "jumlah permainannya berbeda"};
inline constexpr Words kSeedDiffers{"the seed differs", "benihnya berbeda"};
inline constexpr Words kTimeDiffers{"the time or the limits for a move differ",
                                    "waktu atau batas per langkahnya berbeda"};
inline constexpr Words kOpeningsDiffer{"the openings differ", "pembukaannya berbeda"};
inline constexpr Words kSprtDiffers{"the SPRT differs", "SPRT-nya berbeda"};
inline constexpr Words kAdjudicationDiffers{"the adjudication differs",
                                            "aturan pemutusannya berbeda"};

// Openings.
inline constexpr Words kOpeningNotLegal{"opening-not-legal",
                                        "{0} is not a legal move of the opening",
                                        "{0} bukan langkah yang sah dalam pembukaan"};
inline constexpr Words kOpeningLineNotLegal{
    "opening-line-not-legal", "line {0} of the openings: {1} is not a legal move",
    "berkas pembukaan, baris {0}: {1} bukan langkah yang sah"};
inline constexpr Words kOpeningEndsGame{"opening-ends-game",
                                        "line {0} of the openings ends the game",
                                        "berkas pembukaan: baris {0} mengakhiri permainan"};
inline constexpr Words kNoOpenings{"no-openings", "the file holds no opening",
                                   "berkas itu tidak memuat pembukaan"};

// Games that a tournament wrote.
inline constexpr Words kStartsElsewhere{
    "starts-elsewhere", "game {0} of the openings starts from another position: {1}",
    "berkas pembukaan: permainan {0} mulai dari posisi lain: {1}"};
inline constexpr Words kGameNotLegal{"game-not-legal",
                                     "game {0} of the openings: {1} is not a legal move",
                                     "berkas pembukaan, permainan {0}: {1} bukan langkah yang sah"};
inline constexpr Words kNoTag{"no-tag", "{0} is not a tag such as [Round \"2\"]",
                              "{0} bukan label seperti [Round \"2\"]"};
inline constexpr Words kNoGamesJson{
    "no-games-json", "this JSON is not a list of games as written by 'tournament --games-json'",
    "JSON ini bukan daftar permainan yang ditulis 'tournament --games-json'"};

// Why a game was ended before its end.
inline constexpr Words kBothProvedDraw{"both-proved-draw", "both sides have proved a draw",
                                       "kedua pihak membuktikan hasil seri"};
inline constexpr Words kBothProvedResult{"both-proved-result",
                                         "both sides have proved the same result",
                                         "kedua pihak membuktikan hasil yang sama"};
inline constexpr Words kSawItselfBehind{
    "saw-itself-behind", "the loser saw itself {0} or more behind for {1} {1:move|moves}",
    "yang kalah melihat dirinya tertinggal {0} atau lebih selama {1} langkah"};
inline constexpr Words kBothNearEven{"both-near-even",
                                     "both sides were within {0} of even for {1} {1:move|moves}",
                                     "kedua pihak berselisih paling banyak {0} selama {1} langkah"};
inline constexpr Words kGameTookMoves{"game-took-moves", "the game reached {0} {0:move|moves}",
                                      "permainan sudah {0} langkah"};

}  // namespace lawan::words
