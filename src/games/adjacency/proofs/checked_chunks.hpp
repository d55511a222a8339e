// Which parts of a long check are done, kept in a file so that it can be run in pieces.
//
//     lawan-checked-sets 1 FINGERPRINT CHUNKS
//     done BITS
//     found MOVES SEARCHED NODES
//     end CHECKSUM
//
// The fingerprint is that of what is checked; the bits are hexadecimal, four chunks a digit, the
// first chunk highest; what was found is that of the chunks that are done; the checksum is that of
// all lines before. A file that is cut, changed or about another proof is refused.
#pragma once

#include <chrono>
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

    // From any thread. The file is written once a second at most.
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
    std::chrono::steady_clock::time_point saved_ = std::chrono::steady_clock::now();
};

}  // namespace lawan::proofs
