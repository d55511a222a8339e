// The file of --out: what was learned in hours is not lost because a disk is full.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/options.hpp"
#include "core/words.hpp"

namespace lawan::training {

class ResultFile {
  public:
    // The file that option 'out' names, if it does. Throws as check_writable() does, and NotWritten
    // where the disk is full.
    explicit ResultFile(const Options& options);

    [[nodiscard]] bool is_wanted() const { return !path_.empty(); }
    [[nodiscard]] const std::string& path() const { return path_; }

    // Replaces what was written before. Where that fails, the bytes are kept in the folder for
    // temporary files. Nothing happens unless a file is wanted.
    void write(std::string_view bytes);

    // Why the last write failed, and where its bytes are; none where it did not.
    [[nodiscard]] const std::optional<Phrase>& failure() const { return failure_; }

  private:
    std::string path_;
    std::optional<Phrase> failure_;
};

}  // namespace lawan::training
