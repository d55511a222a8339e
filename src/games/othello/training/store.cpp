#include "games/othello/training/store.hpp"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <limits>
#include <optional>
#include <stdexcept>

#include "core/input_error.hpp"
#include "core/whole_file.hpp"
#include "games/othello/engine/transposition.hpp"
#include "games/othello/training/words.hpp"

namespace lawan::training {
namespace {

constexpr unsigned kBlind = 0x80;  // of a move's byte
// Some thirty million games; less where memory ends before.
constexpr auto kLongest = static_cast<std::size_t>(
    std::min<std::uint64_t>(std::uint64_t{4} << 30U, std::numeric_limits<std::size_t>::max()));

void put_word(std::string& out, std::uint64_t word, int bytes) {
    for (int i = 0; i < bytes; ++i) out += static_cast<char>((word >> (8 * i)) & 0xFFU);
}

[[nodiscard]] std::string record_of(std::uint64_t batch, const std::vector<OthelloGame>& games) {
    std::string body;
    put_word(body, batch, 8);
    put_word(body, games.size(), 2);
    for (const OthelloGame& game : games) {
        put_word(body, game.turns.size(), 1);
        put_word(body, static_cast<std::uint8_t>(game.outcome), 1);
        for (const OthelloTurn& turn : game.turns) {
            put_word(body, turn.move | (turn.blind ? kBlind : 0U), 1);
            put_word(body, static_cast<std::uint8_t>(turn.score), 1);
        }
    }
    std::string record;
    put_word(record, body.size(), 4);
    return record + body;
}

class Bytes {
  public:
    explicit Bytes(std::string_view bytes) : bytes_{bytes} {}

    [[nodiscard]] std::optional<std::uint64_t> word(std::size_t size) {
        if (bytes_.size() < size) return std::nullopt;
        std::uint64_t word = 0;
        for (std::size_t i = 0; i < size; ++i) {
            word |= std::uint64_t{static_cast<unsigned char>(bytes_[i])} << (8 * i);
        }
        bytes_.remove_prefix(size);
        return word;
    }
    [[nodiscard]] std::size_t left() const { return bytes_.size(); }

  private:
    std::string_view bytes_;
};

// The squares of a game's moves: each is played on once, and never the four of the start.
class Played {
  public:
    // False for what is no move, or no move any more.
    [[nodiscard]] bool add(std::uint8_t move) {
        if (move == othello::kNoSquare) return true;
        if (move > othello::kNoSquare || (squares_ >> move & 1U) != 0) return false;
        squares_ |= std::uint64_t{1} << move;
        return true;
    }

  private:
    std::uint64_t squares_ = 0x0000001818000000;
};

[[nodiscard]] std::optional<OthelloGame> read_game(Bytes& bytes) {
    const auto turns = bytes.word(1);
    const auto outcome = bytes.word(1);
    if (!outcome || bytes.left() < 2 * *turns) return std::nullopt;
    OthelloGame game;
    game.outcome = static_cast<std::int8_t>(*outcome);
    if (game.outcome < -64 || game.outcome > 64) return std::nullopt;
    Played played;
    for (std::uint64_t i = 0; i < *turns; ++i) {
        const std::uint64_t coded = *bytes.word(1);
        OthelloTurn turn;
        turn.blind = (coded & kBlind) != 0;
        turn.move = static_cast<std::uint8_t>(coded & ~std::uint64_t{kBlind});
        turn.score = static_cast<std::int8_t>(*bytes.word(1));
        const bool possible = !turn.judged() || (turn.score >= -64 && turn.score <= 64);
        if (!played.add(turn.move) || !possible) return std::nullopt;
        game.turns.push_back(turn);
    }
    return game;
}

}  // namespace

OthelloStore::OthelloStore(const std::string& path, std::string_view heading) : path_{path} {
    if (path.empty()) return;
    check_writable(path);
    const std::string first_line = std::string{heading} + '\n';
    const std::optional<std::string> text = read_whole(path, kLongest);
    std::size_t whole = first_line.size();
    if (text && !text->empty()) {
        if (text->compare(0, first_line.size(), first_line) != 0) {
            throw InputError{othello::words::kStoreOfAnother, {path}};
        }
        while (text->size() >= whole + 4) {
            Bytes size_bytes{std::string_view{*text}.substr(whole, 4)};
            const std::size_t size = *size_bytes.word(4);
            if (text->size() < whole + 4 + size) break;
            Bytes bytes{std::string_view{*text}.substr(whole + 4, size)};
            const auto batch = bytes.word(8);
            const auto count = bytes.word(2);
            if (!batch || !count) break;
            std::vector<OthelloGame> games;
            while (games.size() < *count) {
                auto game = read_game(bytes);
                if (!game) throw InputError{othello::words::kStoreDamaged, {path}};
                games.push_back(*std::move(game));
            }
            kept_[*batch] = std::move(games);
            whole += 4 + size;
        }
        std::filesystem::resize_file(path, whole);
        out_.open(path, std::ios::binary | std::ios::app);
    } else {
        out_.open(path, std::ios::binary);
        out_ << first_line;
    }
    if (!out_) throw unwritable(path, errno);
}

void OthelloStore::add(std::uint64_t batch, const std::vector<OthelloGame>& games) {
    if (!out_.is_open()) return;
    out_ << record_of(batch, games) << std::flush;
    if (!out_) throw NotWritten{othello::words::kStoreFull, {path_}};
}

}  // namespace lawan::training
