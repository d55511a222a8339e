// What is wrong with JSON and with a saved game.
#pragma once

#include "core/words.hpp"

namespace lawan::words {

// JSON.
inline constexpr Words kJsonEmpty{"json-empty", "invalid JSON: it is empty", "JSON keliru: kosong"};
inline constexpr Words kJsonNotText{"json-not-text", "it is not UTF-8 text", "bukan teks UTF-8"};
inline constexpr Words kJsonCutShort{"json-cut-short", "invalid JSON: it ends too early",
                                     "JSON keliru: berakhir terlalu cepat"};
inline constexpr Words kJsonAtByte{"json-at-byte", "invalid JSON at byte {0}",
                                   "JSON keliru di bita {0}"};
inline constexpr Words kJsonInLine{"json-in-line", "invalid JSON in line {0}",
                                   "JSON keliru di baris {0}"};
inline constexpr Words kJsonNumberTooLarge{"json-number-too-large",
                                           "invalid JSON: a number is too large",
                                           "JSON keliru: ada bilangan yang terlalu besar"};
inline constexpr Words kJsonTooManyKeys{"json-too-many-keys",
                                        "an object in it has more than {0} keys",
                                        "sebuah objek di dalamnya punya lebih dari {0} kunci"};
inline constexpr Words kJsonTooDeep{"json-too-deep", "it is nested too deeply",
                                    "tersarang terlalu dalam"};

// Fields of an object that was read: {0} is the field's name, {1} where it stands.
inline constexpr Words kFieldIsNot{"'{0}' of {1} is not {2}", "'{0}' milik {1} bukan {2}"};
inline constexpr Words kNoField{"{0} has no '{1}'", "{0} tidak punya '{1}'"};
inline constexpr Words kNoObject{"{0} is not an object", "{0} bukan objek"};
inline constexpr Words kUnknownField{"{0} has an unknown field {1}",
                                     "{0} punya kolom tak dikenal {1}"};
inline constexpr Words kAText{"a string", "teks"};
inline constexpr Words kAPlainText{"a string of one line without control characters",
                                   "teks satu baris tanpa karakter kendali"};
inline constexpr Words kAtMostBytes{"at most {0} bytes long", "paling panjang {0} bita"};
inline constexpr Words kWholeFromTo{"a whole number from {0} to {1}",
                                    "bilangan bulat dari {0} sampai {1}"};
inline constexpr Words kNumberFromTo{"a number from {0} to {1}", "bilangan dari {0} sampai {1}"};
inline constexpr Words kNotNegative{"a number that is not negative", "bilangan yang tidak negatif"};
inline constexpr Words kTrueOrFalse{"true or false", "true atau false"};

// Saved games.
inline constexpr Words kNotASavedGame{"not-a-saved-game", "not a saved game: {0}",
                                      "bukan permainan tersimpan: {0}"};
inline constexpr Words kIt{"it", "berkas itu"};
inline constexpr Words kMoveNumber{"move {0}", "langkah {0}"};
inline constexpr Words kTheResult{"the result", "hasilnya"};
inline constexpr Words kPlayers{"'players'", "'players'"};
inline constexpr Words kAKnownOne{"a known value", "nilai yang dikenal"};
inline constexpr Words kXOOrNull{"\"X\", \"O\" or null", "\"X\", \"O\", atau null"};
inline constexpr Words kRightFor{"right for '{0}'", "yang benar untuk '{0}'"};
inline constexpr Words kLongerThan8MiB{"it is longer than 8 MiB", "lebih panjang daripada 8 MiB"};
inline constexpr Words kVersionUnknown{"its version is not {0}, the only one known here",
                                       "versinya bukan {0}, satu-satunya yang dikenal di sini"};
inline constexpr Words kMovesAtMost{"a list of at most {0} moves",
                                    "daftar paling banyak {0} langkah"};
inline constexpr Words kIllegalMoveInGame{"illegal-move-in-game",
                                          "the game has an illegal move: {0}",
                                          "permainan memuat langkah tidak sah: {0}"};

}  // namespace lawan::words
