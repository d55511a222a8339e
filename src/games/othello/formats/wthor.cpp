#include "games/othello/formats/wthor.hpp"

#include <cstdint>

#include <fmt/format.h>

#include "core/input_error.hpp"
#include "games/othello/formats/words.hpp"
#include "games/othello/rules/game.hpp"

namespace lawan {
namespace {

constexpr std::size_t kHeading = 16;
constexpr std::size_t kGame = 68;
constexpr std::size_t kPlayer = 20;
constexpr std::size_t kTournament = 26;
constexpr std::size_t kWthorMoves = 60;
constexpr int kDiscs = 64;

[[nodiscard]] unsigned byte_at(std::string_view bytes, std::size_t at) {
    return static_cast<unsigned char>(bytes[at]);
}
[[nodiscard]] unsigned word_at(std::string_view bytes, std::size_t at) {
    return byte_at(bytes, at) | byte_at(bytes, at + 1) << 8;
}
[[nodiscard]] std::uint64_t long_at(std::string_view bytes, std::size_t at) {
    return word_at(bytes, at) | std::uint64_t{word_at(bytes, at + 2)} << 16;
}

// Records of one size, one after the other.
struct Records {
    std::string_view bytes;
    std::size_t record_size;

    [[nodiscard]] std::size_t size() const { return bytes.size() / record_size; }
    [[nodiscard]] std::string_view operator[](std::size_t at) const {
        return bytes.substr(at * record_size, record_size);
    }
};

// The records of a file whose heading says how many there are.
[[nodiscard]] Records records(std::string_view bytes, std::uint64_t count, std::size_t size,
                              const Words& what) {
    const std::uint64_t there = (bytes.size() - kHeading) / size;
    if (there < count) {
        throw InputError{othello::words::kWthorCut, {there, what, count}};
    }
    if (bytes.size() != kHeading + count * size) {
        throw InputError{othello::words::kWthorTooLong, {count, what}};
    }
    return {bytes.substr(kHeading), size};
}

void check_heading(std::string_view bytes) {
    if (bytes.size() < kHeading) throw InputError{othello::words::kWthorTooShort};
}

[[nodiscard]] std::vector<std::string> names_of(std::string_view bytes, std::size_t size,
                                                const Words& what) {
    check_heading(bytes);
    std::vector<std::string> names;
    const Records all = records(bytes, word_at(bytes, 8), size, what);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const std::string_view record = all[i];
        names.push_back(name_from_latin1(record.substr(0, record.find('\0'))));
    }
    return names;
}

[[nodiscard]] std::string name_or_number(const std::vector<std::string>& names, unsigned number,
                                         std::string_view what) {
    return number < names.size() ? names[number] : fmt::format("{} {}", what, number);
}

[[nodiscard]] std::optional<int> difference(unsigned black_discs) {
    if (black_discs > kDiscs) return std::nullopt;
    return 2 * static_cast<int>(black_discs) - kDiscs;
}

// A move is ten times the row plus the column, both from 1 on; what is left of the sixty is zero.
[[nodiscard]] std::string move_text(unsigned code) {
    const unsigned row = code / 10;
    const unsigned column = code % 10;
    if (row < 1 || row > 8 || column < 1 || column > 8) return fmt::format("{}", code);
    return {static_cast<char>('a' + column - 1), static_cast<char>('0' + row)};
}

}  // namespace

bool looks_like_wthor(std::string_view bytes) {
    if (bytes.size() < kHeading) return false;
    // No text has zeros, and the heading has some in any case: few games, early days.
    return bytes.substr(0, kHeading).find('\0') != std::string_view::npos;
}

std::vector<std::string> parse_wthor_players(std::string_view bytes) {
    return names_of(bytes, kPlayer, othello::words::kPlayers);
}

std::vector<std::string> parse_wthor_tournaments(std::string_view bytes) {
    return names_of(bytes, kTournament, othello::words::kTournaments);
}

void add_wthor(PackedGames& games, std::string_view bytes, const WthorNames& names) {
    check_heading(bytes);
    const unsigned size = byte_at(bytes, 12);
    if (size != 0 && size != 8) {
        throw InputError{othello::words::kWthorBoard, {size}};
    }
    if (byte_at(bytes, 13) != 0) throw InputError{othello::words::kWthorSolitaires};
    const unsigned year = word_at(bytes, 10);
    const Records all = records(bytes, long_at(bytes, 4), kGame, othello::words::kGames);
    for (std::size_t at = 0; at < all.size(); ++at) {
        const std::string_view record = all[at];
        CollectedGame game;
        game.record.game = "othello";
        game.record.start = othello::kUsualStartText;
        game.record.players = {name_or_number(names.players, word_at(record, 2), "player"),
                               name_or_number(names.players, word_at(record, 4), "player")};
        game.event = name_or_number(names.tournaments, word_at(record, 0), "tournament");
        if (year > 0) game.year = static_cast<int>(year);
        game.stated_score = difference(byte_at(record, 6));
        game.theoretical_score = difference(byte_at(record, 7));
        game.solved_from = static_cast<int>(byte_at(bytes, 14));
        for (std::size_t i = 0; i < kWthorMoves; ++i) {
            const unsigned code = byte_at(record, 8 + i);
            if (code == 0) break;
            game.record.moves.push_back({move_text(code)});
        }
        complete_othello(game);
        games.add(game);
    }
}

}  // namespace lawan
