#include "games/othello/engine/book.hpp"

#include <algorithm>
#include <bit>
#include <charconv>
#include <filesystem>

#include <fmt/format.h>

#include "core/named_file.hpp"
#include "core/text.hpp"
#include "games/othello/engine/checked_text.hpp"
#include "games/othello/engine/engine.hpp"
#include "games/othello/rules/position.hpp"
#include "games/othello/words.hpp"

namespace lawan::othello {
namespace {

constexpr std::string_view kFirstLineOfBook = "lawan-othello-book 1";
constexpr std::size_t kLargestBook = std::size_t{64} << 20;  // ours has 5 kB

[[nodiscard]] Position as_position(const Board& board) {
    return {{Bitboard{board.player}, Bitboard{board.opponent}}, Side::X};
}

[[nodiscard]] int image_of(int square, Symmetry symmetry) {
    return Position::image(Move{Square{square}}, symmetry).square().index();
}

void sort_best_first(std::vector<BookMove>& moves) {
    std::stable_sort(moves.begin(), moves.end(),
                     [](const BookMove& a, const BookMove& b) { return a.score > b.score; });
}

[[nodiscard]] std::optional<std::uint64_t> hexadecimal(std::string_view text) {
    std::uint64_t number = 0;
    const auto* end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, number, 16);
    if (text.empty() || read.ec != std::errc{} || read.ptr != end) return std::nullopt;
    return number;
}

// "f5+3"
[[nodiscard]] std::optional<BookMove> scored_move(std::string_view text) {
    if (text.size() < 4 || text[0] < 'a' || text[0] > 'h' || text[1] < '1' || text[1] > '8') {
        return std::nullopt;
    }
    const auto number = parse_whole_number(text.substr(3));
    if ((text[2] != '+' && text[2] != '-') || !number || *number > 64) return std::nullopt;
    const int score = static_cast<int>(*number);
    return BookMove{(text[1] - '1') * 8 + (text[0] - 'a'), text[2] == '-' ? -score : score};
}

}  // namespace

LeastImage least_image(const Board& board) {
    const auto least = as_position(board).canonical();
    return {{least.position.player().bits(), least.position.opponent().bits()}, least.symmetry};
}

void OpeningBook::add(const Board& board, const std::vector<BookMove>& searched) {
    const LeastImage least = least_image(board);
    Entry entry;
    for (const BookMove& move : searched) {
        entry.searched.push_back({image_of(move.square, least.symmetry), move.score});
    }
    sort_best_first(entry.searched);
    entry.settled = entry.searched;
    positions_[{least.board.player, least.board.opponent}] = std::move(entry);
}

void OpeningBook::settle() {
    // Discs only come: positions with more of them are later ones.
    std::vector<std::pair<Key, Entry*>> order;
    for (auto& [key, entry] : positions_) order.emplace_back(key, &entry);
    std::stable_sort(order.begin(), order.end(), [](const auto& a, const auto& b) {
        return std::popcount(a.first.first | a.first.second) >
               std::popcount(b.first.first | b.first.second);
    });
    for (auto& [key, entry] : order) {
        entry->settled = entry->searched;
        for (BookMove& move : entry->settled) {
            const LeastImage next = least_image(after({key.first, key.second}, move.square));
            const auto found = positions_.find({next.board.player, next.board.opponent});
            if (found == positions_.end() || found->second.settled.empty()) continue;
            move.score = -found->second.settled.front().score;
        }
        sort_best_first(entry->settled);
    }
}

bool OpeningBook::has(const Board& board) const {
    const LeastImage least = least_image(board);
    return positions_.count({least.board.player, least.board.opponent}) != 0;
}

std::vector<BookMove> OpeningBook::moves(const Board& board) const {
    const LeastImage least = least_image(board);
    const auto found = positions_.find({least.board.player, least.board.opponent});
    if (found == positions_.end()) return {};
    std::vector<BookMove> moves;
    for (const BookMove& move : found->second.settled) {
        // The symmetry that leads back is the one under which the move becomes the stored one.
        for (std::uint64_t left = moves_of(board); left != 0; left &= left - 1) {
            const int square = std::countr_zero(left);
            if (image_of(square, least.symmetry) == move.square) {
                moves.push_back({square, move.score});
            }
        }
    }
    return moves;
}

std::string OpeningBook::to_file() const {
    std::string lines;
    for (const auto& [key, entry] : positions_) {
        lines += fmt::format("{:x} {:x}", key.first, key.second);
        for (const BookMove& move : entry.searched) {
            lines +=
                fmt::format(" {}{:+d}", to_text(coordinate_of(Square{move.square})), move.score);
        }
        lines += '\n';
    }
    return checked_text(fmt::format("{}\nmade-by: {}\n", kFirstLineOfBook, origin_), lines);
}

OpeningBook OpeningBook::from_file(std::string_view text, std::string_view name) {
    CheckedText file{text, name, words::kBadBook};
    OpeningBook book;
    if (!file.line(kFirstLineOfBook).empty()) file.fail(words::kIsOfAnotherVersion);
    book.origin_ = std::string{file.line("made-by: ")};
    file.check_rest();
    while (!file.rest().empty()) {
        const auto parts = split_words(file.line(""));
        const auto player = parts.size() > 2 ? hexadecimal(parts[0]) : std::nullopt;
        const auto opponent = parts.size() > 2 ? hexadecimal(parts[1]) : std::nullopt;
        if (!player || !opponent || (*player & *opponent) != 0) file.fail(words::kHasBadLine);
        const Board board{*player, *opponent};
        std::vector<BookMove> moves;
        for (std::size_t i = 2; i < parts.size(); ++i) {
            const auto move = scored_move(parts[i]);
            if (!move || ((moves_of(board) >> move->square) & 1U) == 0) {
                file.fail({words::kHasNoMove, {in_quotes(parts[i])}});
            }
            const bool twice = std::any_of(moves.begin(), moves.end(), [&](const BookMove& other) {
                return other.square == move->square;
            });
            if (twice) file.fail({words::kHasMoveTwice, {in_quotes(parts[i])}});
            moves.push_back(*move);
        }
        if (book.has(board)) file.fail(words::kHasPositionTwice);
        book.add(board, moves);
    }
    book.settle();
    return book;
}

// A pipe would keep us waiting, a device never ends, and no book is as long as a disk.
OpeningBook OpeningBook::read(const std::string& path) {
    check_plain_file(path);
    return from_file(read_named(path, kLargestBook), path);
}

}  // namespace lawan::othello
