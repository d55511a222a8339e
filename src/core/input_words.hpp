// What is said of wrong input by those who read options, specs, names and files.
#pragma once

#include "core/words.hpp"

namespace lawan::words {

// Names.
inline constexpr Words kUnknownName{"unknown-name", "unknown {0} {1}: choose from {2}",
                                    "{0} {1} tidak dikenal: pilihannya {2}"};
inline constexpr Words kUnknownNameMeant{"unknown-name-meant",
                                         "unknown {0} {1}: did you mean '{2}'?",
                                         "{0} {1} tidak dikenal: apakah maksud Anda '{2}'?"};
inline constexpr Words kUnknownNameOfNone{"unknown-name-of-none", "unknown {0} {1}: there is none",
                                          "{0} {1} tidak dikenal: tidak ada satu pun"};
inline constexpr Words kNameNotUtf8{
    "name-not-utf8", "{0} is not valid UTF-8: set the terminal to UTF-8, or use other characters",
    "{0} bukan UTF-8 yang sah: atur terminal ke UTF-8, atau pakai karakter lain"};
inline constexpr Words kAnd{"{0} and {1}", "{0} dan {1}"};
inline constexpr Words kAndLast{"{0} and {1}", "{0}, dan {1}"};  // of more than two

// What has options or is unknown.
inline constexpr Words kGame{"game", "permainan"};
inline constexpr Words kGameNamed{"game {0}", "permainan {0}"};
inline constexpr Words kBotNamed{"bot {0}", "bot {0}"};
inline constexpr Words kBotFor{"bot for {0}", "bot untuk {0}"};
inline constexpr Words kEvaluator{"evaluator", "penilai"};
inline constexpr Words kEvaluatorNamed{"evaluator {0}", "penilai {0}"};

// Options.
inline constexpr Words kOption{"option '{0}'", "pilihan '{0}'"};
inline constexpr Words kOptionNamedOf{"option '{0}' of {1}", "pilihan '{0}' milik {1}"};
inline constexpr Words kOptionOf{"option of {0}", "pilihan milik {0}"};
inline constexpr Words kValueOf{"value of {0}:", "nilai {0}:"};
inline constexpr Words kOptionTakes{"option-takes", "{0} takes {1}, not {2}",
                                    "{0} menerima {1}, bukan {2}"};
inline constexpr Words kOptionOnOrOff{"option-on-or-off", "{0} is on or off, not {1}",
                                      "{0} bernilai on atau off, bukan {1}"};
inline constexpr Words kOptionGivenTwice{"option-given-twice", "{0} is given twice",
                                         "{0} diberikan dua kali"};
inline constexpr Words kOptionMissing{"option-missing", "{0} is missing", "{0} belum diberikan"};
inline constexpr Words kWholeNumber{"a whole number", "bilangan bulat"};
inline constexpr Words kNumber{"a number", "bilangan"};
inline constexpr Words kFromTo{"{0} from {1} to {2}", "{0} dari {1} sampai {2}"};
inline constexpr Words kOfAtLeast{"{0} of at least {1}", "{0} paling sedikit {1}"};
inline constexpr Words kOfAtMost{"{0} of at most {1}", "{0} paling banyak {1}"};
inline constexpr Words kSize{"a size such as 8 or 8x6 (columns x rows)",
                             "ukuran seperti 8 atau 8x6 (kolom x baris)"};
inline constexpr Words kXOrO{"X or O", "X atau O"};
inline constexpr Words kTooMuchMemory{"too-much-memory",
                                      "this machine has {0} MiB of memory, less than {1} MiB",
                                      "mesin ini hanya punya memori {0} MiB, kurang dari {1} MiB"};

// Specs.
inline constexpr Words kSpecNotRead{"spec-not-read", "in {0}: expected {1}, found {2}",
                                    "dalam {0}: seharusnya {1}, ditemukan {2}"};
inline constexpr Words kAName{"a name", "sebuah nama"};
inline constexpr Words kNameOfOption{"the name of an option", "nama sebuah pilihan"};
inline constexpr Words kCommaOrBracket{"',' or ')'", "',' atau ')'"};
inline constexpr Words kEnd{"the end", "akhir teks"};
inline constexpr Words kClosing{"a closing '{0}'", "penutup '{0}'"};
inline constexpr Words kNothingMore{"nothing more", "tidak ada lagi"};

// Files.
inline constexpr Words kCannotRead{"cannot-read", "cannot read {0}: {1}",
                                   "{0} tidak dapat dibaca: {1}"};
inline constexpr Words kCannotWrite{"cannot-write", "cannot write {0}: {1}",
                                    "{0} tidak dapat ditulis: {1}"};
inline constexpr Words kIsFolder{"it is a folder", "itu sebuah folder"};
inline constexpr Words kNoPlainFile{"it is not a regular file", "itu bukan berkas biasa"};
inline constexpr Words kTooLong{"it is too long", "terlalu panjang"};
inline constexpr Words kStandardInput{"the standard input", "masukan standar"};

}  // namespace lawan::words
