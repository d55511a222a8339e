#include "games/othello/formats/packed_games.hpp"

#include <algorithm>
#include <cassert>
#include <cstring>

#include "core/input_error.hpp"
#include "games/othello/formats/words.hpp"
#include "games/othello/rules/game.hpp"

namespace lawan {
namespace {

constexpr char kPass = 64;
constexpr std::size_t kLongestText = 1000;  // of a start or a detail

[[nodiscard]] char code_of(const std::string& move) {
    if (move.size() != 2) return kPass;
    assert(move[0] >= 'a' && move[0] <= 'h' && move[1] >= '1' && move[1] <= '8');
    return static_cast<char>(8 * (move[1] - '1') + (move[0] - 'a'));
}

[[nodiscard]] std::string text_of(char code) {
    if (code == kPass) return "pass";
    return {static_cast<char>('a' + code % 8), static_cast<char>('1' + code / 8)};
}

template <class Small>
[[nodiscard]] std::optional<Small> narrow(const std::optional<int>& value) {
    return value ? std::optional{static_cast<Small>(*value)} : std::nullopt;
}

template <class Small>
[[nodiscard]] std::optional<int> widened(const std::optional<Small>& value) {
    return value ? std::optional{static_cast<int>(*value)} : std::nullopt;
}

}  // namespace

std::uint32_t PackedGames::number_of(const std::string& name) {
    const auto [at, is_new] = numbers_.emplace(name, static_cast<std::uint32_t>(names_.size()));
    if (is_new) names_.push_back(&at->first);
    return at->second;
}

void PackedGames::append_text(std::string_view text) {
    const std::size_t length = std::min(text.size(), kLongestText);
    bytes_.push_back(static_cast<char>(length & 0xFF));
    bytes_.push_back(static_cast<char>(length >> 8));
    for (const char c : text.substr(0, length)) bytes_.push_back(c);
}

std::string PackedGames::text_at(std::uint64_t& at) const {
    const auto byte = [&] { return static_cast<unsigned char>(bytes_[at++]); };
    std::size_t length = byte();
    length |= std::size_t{byte()} << 8U;
    std::string text;
    for (; length > 0; --length) text += bytes_[at++];
    return text;
}

void PackedGames::add(const CollectedGame& game) {
    if (games_.size() == most_) {
        throw InputError{othello::words::kTooManyGames, {most_}};
    }
    const GameRecord& record = game.record;
    assert(record.moves.size() <= 0xFF && (!record.start.empty() || record.moves.empty()));
    Packed packed{};
    packed.begin = bytes_.size();
    packed.black = number_of(record.players.x);
    packed.white = number_of(record.players.o);
    packed.event = number_of(game.event);
    if (record.result) {
        packed.ending = Ending{record.result->reason, record.result->winner, record.result->score};
    }
    packed.year = narrow<std::uint16_t>(game.year);
    packed.stated = narrow<std::int8_t>(game.stated_score);
    packed.theoretical = narrow<std::int8_t>(game.theoretical_score);
    packed.solved_from = static_cast<std::uint8_t>(game.solved_from);
    packed.moves = static_cast<std::uint8_t>(record.moves.size());
    packed.usual_start = record.start == othello::kUsualStartText;
    packed.timed = std::any_of(record.moves.begin(), record.moves.end(),
                               [](const MoveRecord& move) { return move.time.count() > 0; });
    if (game.problem) problems_.emplace(games_.size(), *game.problem);
    if (!packed.usual_start) append_text(record.start);
    for (const MoveRecord& move : record.moves) bytes_.push_back(code_of(move.move));
    if (packed.timed) {
        for (const MoveRecord& move : record.moves) {
            const auto seconds = static_cast<float>(move.time.count());
            char raw[sizeof seconds];
            std::memcpy(raw, &seconds, sizeof seconds);
            bytes_.insert(bytes_.end(), std::begin(raw), std::end(raw));
        }
    }
    if (packed.ending) append_text(record.result->detail.english());
    games_.push_back(packed);
}

void PackedGames::keep_first(std::size_t count) {
    while (games_.size() > count) {
        bytes_.resize(static_cast<std::size_t>(games_.back().begin));
        games_.pop_back();
        problems_.erase(games_.size());
    }
}

CollectedGame PackedGames::operator[](std::size_t number) const {
    const Packed& packed = games_[number];
    std::uint64_t at = packed.begin;
    CollectedGame game;
    game.record.game = "othello";
    game.record.start = packed.usual_start ? othello::kUsualStartText : text_at(at);
    game.record.players = {*names_[packed.black], *names_[packed.white]};
    game.event = *names_[packed.event];
    game.year = widened(packed.year);
    game.stated_score = widened(packed.stated);
    game.theoretical_score = widened(packed.theoretical);
    game.solved_from = packed.solved_from;
    game.record.moves.reserve(packed.moves);
    for (int i = 0; i < packed.moves; ++i) game.record.moves.push_back({text_of(bytes_[at++])});
    if (packed.timed) {
        for (MoveRecord& move : game.record.moves) {
            float seconds = 0;
            char raw[sizeof seconds];
            for (char& byte : raw) byte = bytes_[at++];
            std::memcpy(&seconds, raw, sizeof seconds);
            move.time = Seconds{seconds};
        }
    }
    if (const auto known = problems_.find(number); known != problems_.end()) {
        game.problem = known->second;
    }
    if (packed.ending) {
        const auto& [reason, winner, score] = *packed.ending;
        game.record.result = GameResult{reason, winner, score, as_it_is(text_at(at))};
    }
    return game;
}

GameHeading PackedGames::heading(std::size_t number) const {
    const Packed& packed = games_[number];
    std::optional<int> score = widened(packed.stated);
    if (!score && packed.ending && packed.ending->reason != EndReason::Stopped) {
        score = packed.ending->score;
    }
    return {*names_[packed.black],
            *names_[packed.white],
            *names_[packed.event],
            widened(packed.year),
            score,
            problems_.count(number) > 0};
}

}  // namespace lawan
