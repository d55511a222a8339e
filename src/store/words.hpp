// What is wrong with a file that is kept in SQLite.
#pragma once

#include "core/words.hpp"

namespace lawan::words {

// {0} is the file, in quotes.
inline constexpr Words kFileSays{"file-says", "{0}: {1}", "{0}: {1}"};
inline constexpr Words kNotThisKind{"this is not {0}", "ini bukan {0}"};
inline constexpr Words kNewerVersion{
    "it was written by a newer version of lawan (its tables are version {0}; this program knows "
    "{1})",
    "ditulis oleh lawan versi lebih baru (tabelnya versi {0}; program ini mengenal {1})"};
inline constexpr Words kHasViews{
    "somebody has changed it: it has the {0} {1}, and lawan makes none; DROP the {0} with sqlite3 "
    "to use it again",
    "telah diubah orang: di dalamnya ada {0} {1}, padahal lawan tidak pernah membuatnya; hapus {0} "
    "itu dengan DROP di sqlite3 agar dapat dipakai lagi"};
inline constexpr Words kOlderTables{"an older version wrote it: open it for writing once",
                                    "ditulis oleh versi lama: buka sekali untuk ditulisi"};
inline constexpr Words kCannotBeUsedAs{"cannot be used as {0}: {1}",
                                       "tidak dapat dipakai sebagai {0}: {1}"};
inline constexpr Words kCannotBeReadAs{"cannot be read as {0}: {1}",
                                       "tidak dapat dibaca sebagai {0}: {1}"};
inline constexpr Words kOtherProcessWorks{"other-process-works",
                                          "{0}: another process is using {1}",
                                          "{0}: proses lain sedang memakai {1}"};
inline constexpr Words kNotALock{
    "not-a-lock", "{0} is not a file of its own, as a lock must be: remove it",
    "{0} bukan berkas tersendiri, padahal kunci harus begitu: hapuslah"};

}  // namespace lawan::words
