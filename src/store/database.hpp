// SQLite files whose tables are brought up to date when they are opened.
//
//   const Schema kNotes{words::kNotes, 0x4C4E4F54, {"CREATE TABLE note (text TEXT NOT NULL)"}};
//   SQLite::Database database = open_database(path, kNotes);
//
// The file says in its header whose it is (application_id) and how far its tables have come
// (user_version). It is kept in WAL mode: readers and one writer do not wait for each other, and a
// program that is killed leaves the last whole transaction.
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

#include <SQLiteCpp/Database.h>

#include "core/words.hpp"

namespace lawan {

struct Schema {
    Phrase what;             // for messages: "a tournament"
    std::int32_t file_kind;  // SQLite's application_id, four letters of our choice
    // Step i leads from version i to version i + 1. Steps that were released are never changed.
    std::vector<std::string> steps;

    [[nodiscard]] int version() const { return static_cast<int>(steps.size()); }
};

enum class Missing : std::uint8_t { Create, Refuse };

// Opens a file, makes it if it is missing and that is wished, and takes the steps that it lacks,
// all of them or none. Throws InputError for a file of another kind or of a later version, and for
// one that cannot be opened.
[[nodiscard]] SQLite::Database open_database(const std::filesystem::path& path,
                                             const Schema& schema,
                                             Missing missing = Missing::Create);

// To look only, while others may write. Throws InputError unless the file is of this very version.
[[nodiscard]] SQLite::Database open_to_read(const std::filesystem::path& path,
                                            const Schema& schema);

}  // namespace lawan
