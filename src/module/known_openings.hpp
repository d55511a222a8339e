// Openings that have a name, and the moves of an opening book.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/words.hpp"
#include "play/any_position.hpp"

namespace lawan {

// From the usual start on.
struct NamedLine {
    Phrase name;
    std::string moves;  // with blanks between
};

struct BookedMove {
    AnyMove move;
    int score;  // as players count it, for the side to move
};

struct KnownOpenings {
    std::vector<NamedLine> names;
    // The moves that the book has there, the best first.
    std::function<std::vector<BookedMove>(const AnyPosition&)> book = {};
};

[[nodiscard]] inline bool has_openings(const KnownOpenings& openings) {
    return !openings.names.empty() || openings.book;
}

// The name of the opening that led to the position, whatever the order or the orientation of its
// moves; none where it has no name.
[[nodiscard]] const Phrase* opening_name(const AnyPosition& position);

// What there is to know of a position's continuations.
struct Continuation {
    AnyMove move;
    const Phrase* name = nullptr;   // of what it leads to
    std::optional<int> score = {};  // by the book
};

struct Explored {
    std::vector<Continuation> moves;
    // For each line the place of its last move in `moves`; none where the line does not lead to the
    // position before that.
    std::vector<std::optional<std::size_t>> lines;
};

// Lines are from the usual start on, with blanks between their moves, and may leave out passes.
// Moves that lead to images of one position are one continuation: the one that came first.
[[nodiscard]] Explored explore(const AnyPosition& position, const std::vector<std::string>& lines);

}  // namespace lawan
