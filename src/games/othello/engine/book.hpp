// An opening book: positions that were searched deeply beforehand, and what their best moves are
// worth.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/symmetry.hpp"
#include "games/othello/engine/searcher.hpp"

namespace lawan::othello {

struct BookMove {
    int square = kNoSquare;
    int score = 0;  // in discs, for the side to move

    friend bool operator==(const BookMove&, const BookMove&) = default;
};

// One of eight images stands for all, and the moves are those of that image. A move's score is that
// of the search, or that of the position it leads to where the book has it: what was learned later
// in the game counts for what is played before.
class OpeningBook {
  public:
    // A position that was searched with these moves found worth remembering, best first.
    void add(const Board& board, const std::vector<BookMove>& searched);
    // Scores from the last positions back to the first; to be called when all have been added.
    void settle();

    [[nodiscard]] bool has(const Board& board) const;
    // Best first; empty where the book does not have the position. The board is as it was given.
    [[nodiscard]] std::vector<BookMove> moves(const Board& board) const;
    [[nodiscard]] std::size_t size() const { return positions_.size(); }

    // How it was made; the second line of its file says so.
    [[nodiscard]] const std::string& origin() const { return origin_; }
    void set_origin(std::string origin) { origin_ = std::move(origin); }

    // A file is text: a heading with a checksum, then a line for each position.
    [[nodiscard]] std::string to_file() const;
    // Throws InputError that names the file and says what is wrong.
    [[nodiscard]] static OpeningBook from_file(std::string_view text, std::string_view name);
    [[nodiscard]] static OpeningBook read(const std::string& path);

  private:
    struct Entry {
        std::vector<BookMove> searched;
        std::vector<BookMove> settled;  // best first
    };
    using Key = std::pair<std::uint64_t, std::uint64_t>;

    std::map<Key, Entry> positions_;
    std::string origin_;
};

// Every board has eight images; the least of them, and how to get there.
struct LeastImage {
    Board board;
    Symmetry symmetry;
};
[[nodiscard]] LeastImage least_image(const Board& board);

}  // namespace lawan::othello
