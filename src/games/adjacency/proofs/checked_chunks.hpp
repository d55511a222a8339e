// Which parts of a long check are done, kept in a file so that it can be run in pieces.
//
//     lawan-checked-sets 1 FINGERPRINT CHUNKS     of what is checked
//     done BITS                                   hexadecimal, four chunks a digit, the first
//     highest found MOVES SEARCHED NODES                  in the chunks that are done end CHECKSUM
//     of all before it
//
// A file that is cut, changed or about another proof is refused.
#pragma once

#include <cstdint>
#include <mutex>
#include <string>
#include <vector>

namespace lawan::proofs {

struct FoundInChunk {
    std::uint64_t moves = 0;
    std::uint64_t searched = 0;
    std::uint64_t nodes = 0;

    void add(const FoundInChunk& more) {
        moves += more.moves;
        searched += more.searched;
        nodes += more.nodes;
    }
};

class CheckedChunks {
  public:
    // Reads the file if it is there. Without a path nothing is kept. Throws InputError.
    CheckedChunks(std::string path, std::uint64_t fingerprint, std::size_t chunks);

    [[nodiscard]] bool is_done(std::size_t chunk) const;
    [[nodiscard]] std::size_t done() const;
    [[nodiscard]] FoundInChunk found() const;

    // From any thread. The file is written now and then.
    void finish(std::size_t chunk, const FoundInChunk& found);
    // Throws std::runtime_error.
    void save();

  private:
    [[nodiscard]] std::string text() const;
    void read(const std::string& text);

    std::string path_;
    std::string heading_;
    mutable std::mutex mutex_;
    std::vector<bool> done_;
    FoundInChunk found_;
    int unsaved_ = 0;
};

}  // namespace lawan::proofs
