#include "games/othello/formats/ggf.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <optional>
#include <utility>

#include "core/input_error.hpp"
#include "core/text.hpp"
#include "games/othello/formats/words.hpp"

namespace lawan {
namespace {

constexpr std::string_view kBegin = "(;";
constexpr std::string_view kEnd = ";)";
constexpr std::size_t kMostGgfMoves = 200;  // more than any game has, passes and all

struct Property {
    std::string name;
    std::string_view value;
};

// "PB[x]" at the beginning of the text, which is taken away. None at the end of a game.
[[nodiscard]] std::optional<Property> next_property(std::string_view& text, std::size_t number) {
    while (!text.empty() && is_space(text.front())) text.remove_prefix(1);
    if (text.substr(0, kEnd.size()) == kEnd) {
        text.remove_prefix(kEnd.size());
        return std::nullopt;
    }
    const auto open = text.find('[');
    if (open == std::string_view::npos) throw InputError{othello::words::kGgfCut, {number}};
    const auto close = text.find(']', open);
    if (close == std::string_view::npos) throw InputError{othello::words::kGgfCut, {number}};
    Property property{std::string{trimmed(text.substr(0, open))},
                      text.substr(open + 1, close - open - 1)};
    const bool is_name = !property.name.empty() && property.name.size() <= 8 &&
                         std::all_of(property.name.begin(), property.name.end(),
                                     [](char c) { return c >= 'A' && c <= 'Z'; });
    if (!is_name)
        throw InputError{othello::words::kGgfProperty, {number, in_quotes(property.name)}};
    text.remove_prefix(close + 1);
    return property;
}

// "8 ---…--- *": the size, the cells, the side to move. Throws InputError for other than that.
[[nodiscard]] std::string board_from(std::string_view value) {
    const auto parts = split_words(value);
    if (parts.size() < 3) throw InputError{othello::words::kGgfBoard, {in_quotes(value)}};
    std::string text;
    for (std::size_t i = 1; i + 1 < parts.size(); ++i) text += parts[i];
    const auto size = parts.front().size() > 2 ? std::nullopt : parse_whole_number(parts.front());
    if (!size || static_cast<std::size_t>(*size * *size) != text.size()) {
        throw InputError{othello::words::kGgfCells, {in_quotes(parts.front()), text.size()}};
    }
    text += ' ';
    return text.append(parts.back());
}

// "s8r20": the server's kinds of games. Games in pairs (s), from a random position (r and its
// discs) and with a colour chosen (b, w) are Othello. Throws InputError for the others.
void check_type(std::string_view value) {
    for (const char c : lower(trimmed(value))) {
        if (c == 'a') throw InputError{othello::words::kGgfAnti};
        if (c == 'k') throw InputError{othello::words::kGgfKomi};
        if (!is_digit(c) && c != 's' && c != 'r' && c != 'b' && c != 'w') {
            throw InputError{othello::words::kGgfType, {in_quotes(value)}};
        }
    }
}

// "f5/3.00/1.25": the move, what its player thought of it, and the seconds it took.
[[nodiscard]] MoveRecord move_from(std::string_view value) {
    MoveRecord move;
    const auto first = std::min(value.find('/'), value.size());
    move.move = lower(trimmed(value.substr(0, first)));
    if (move.move.size() > 16) move.move.resize(16);
    const auto second = value.find('/', std::min(first + 1, value.size()));
    if (second == std::string_view::npos) return move;
    const auto seconds = parse_decimal(trimmed(value.substr(second + 1)));
    if (seconds && *seconds > 0) move.time = Seconds{*seconds};
    return move;
}

// "2003.12.15_13:24:03.MST", or the seconds since 1970 and what they look like.
[[nodiscard]] std::optional<int> year_from(std::string_view value) {
    const auto digits = static_cast<std::size_t>(
        std::find_if(value.begin(), value.end(), [](char c) { return !is_digit(c); }) -
        value.begin());
    const auto number = parse_whole_number(value.substr(0, digits));
    if (!number) return std::nullopt;
    if (digits == 4) return static_cast<int>(*number);
    if (digits < 9 || digits > 11) return std::nullopt;
    const std::chrono::sys_seconds moment{std::chrono::seconds{*number}};
    return static_cast<int>(
        std::chrono::year_month_day{std::chrono::floor<std::chrono::days>(moment)}.year());
}

// "+12.000:r": black minus white, and how it ended unless by the rules.
void set_result(CollectedGame& game, std::string_view value) {
    const auto colon = std::min(value.find(':'), value.size());
    std::string_view figure = trimmed(value.substr(0, colon));
    if (!figure.empty() && figure.front() == '+') figure.remove_prefix(1);
    const auto score = parse_decimal(figure);
    if (!score || std::abs(*score) > 64) return;
    game.stated_score = static_cast<int>(std::lround(*score));
    const std::string how = lower(trimmed(value.substr(std::min(colon + 1, value.size()))));
    const EndReason reason = how == "r" ? EndReason::Resigned : EndReason::TimeOut;
    if ((how != "r" && how != "t") || *game.stated_score == 0) return;
    game.record.result =
        GameResult{reason, *game.stated_score > 0 ? Side::X : Side::O, *game.stated_score, {}};
}

[[nodiscard]] CollectedGame next_game(std::string_view& text, std::size_t number) {
    CollectedGame game;
    game.record.game = "othello";
    std::string_view kind = "Othello";
    std::string_view type;
    std::string_view board;
    std::size_t moves = 0;
    while (const auto property = next_property(text, number)) {
        const auto& [name, value] = *property;
        if (name == "PB") game.record.players.x = name_from_any(value);
        if (name == "PW") game.record.players.o = name_from_any(value);
        if (name == "PC") game.event = name_from_any(value);
        if (name == "DT") game.year = year_from(trimmed(value));
        if (name == "RE") set_result(game, value);
        if (name == "GM") kind = value;
        if (name == "TY") type = value;
        if (name == "BO") board = value;
        if ((name == "B" || name == "W") && ++moves <= kMostGgfMoves) {
            game.record.moves.push_back(move_from(value));
        }
    }
    try {
        if (!kind.empty() && lower(trimmed(kind)) != "othello") {
            throw InputError{othello::words::kGgfOtherGame, {in_quotes(kind)}};
        }
        check_type(type);
        if (board.empty()) throw InputError{othello::words::kGgfNoBoard};
        if (moves > kMostGgfMoves) throw InputError{othello::words::kGgfTooManyMoves};
        game.record.start = board_from(board);
        complete_othello(game);
    } catch (const InputError& error) {  // one such game does not spoil the others
        game.record.start.clear();
        game.record.moves.clear();
        game.record.result.reset();
        game.stated_score.reset();
        game.problem = error.phrase();
    }
    return game;
}

}  // namespace

bool looks_like_ggf(std::string_view text) {
    const auto begin = text.find(kBegin);
    if (begin == std::string_view::npos) return false;
    // The number of games of a match may stand before them.
    return std::all_of(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(begin),
                       [](char c) { return is_space(c) || is_digit(c); });
}

PackedGames parse_ggf(std::string_view text) {
    PackedGames games;
    add_ggf(games, text);
    return games;
}

void add_ggf(PackedGames& games, std::string_view text) {
    std::size_t number = 0;
    for (;;) {
        const auto begin = text.find(kBegin);
        if (begin == std::string_view::npos) break;
        text.remove_prefix(begin + kBegin.size());
        games.add(next_game(text, ++number));
    }
    if (number == 0) throw InputError{othello::words::kGgfNoGame};
}

}  // namespace lawan
