#include "games/othello/formats/obf.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "core/input_error.hpp"
#include "core/text.hpp"
#include "games/othello/formats/words.hpp"
#include "games/othello/rules/settings.hpp"

namespace lawan {
namespace {

constexpr int kMostDiscs = 64;  // that a game is won by

// The part up to a separator, which is taken away with it.
[[nodiscard]] std::string_view next_part(std::string_view& text, char separator) {
    const std::size_t end = std::min(text.find(separator), text.size());
    const std::string_view part = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return trimmed(part);
}

[[nodiscard]] std::optional<Problem::Move> parse_scored(std::string_view text) {
    const std::string move = lower(next_part(text, ':'));
    std::string_view number = trimmed(text);
    if (!number.empty() && number.front() == '+') number.remove_prefix(1);
    const auto score = parse_integer(number);
    if (move.empty() || !score || *score < -kMostDiscs || *score > kMostDiscs) return std::nullopt;
    return Problem::Move{move, static_cast<int>(*score)};
}

}  // namespace

bool looks_like_obf(std::string_view text) {
    const std::string_view line = text.substr(0, text.find('\n'));
    const auto end = line.find(';');
    if (end == std::string_view::npos) return false;
    try {
        (void)othello::game_from_position(trimmed(line.substr(0, end)));
        return true;
    } catch (const InputError&) {
        return false;
    }
}

PackedGames obf_positions(std::string_view text) {
    PackedGames games;
    for (const Problem& problem : parse_obf(text, "OBF")) {
        CollectedGame game;
        game.record.game = othello::Game::kName;
        game.record.start = problem.position;
        complete_othello(game);
        games.add(game);
    }
    return games;
}

std::vector<Problem> parse_obf(std::string_view text, std::string_view name) {
    std::vector<Problem> problems;
    int number = 0;
    while (!text.empty()) {
        std::string_view line = next_part(text, '\n');
        ++number;
        if (line.empty() || line.front() == '%' || line.front() == '#') continue;
        Problem problem;
        problem.line = number;
        problem.position = std::string{next_part(line, ';')};
        while (!line.empty()) {
            const std::string_view part = next_part(line, ';');
            if (part.empty()) continue;
            const auto move = parse_scored(part);
            if (!move) {
                throw InputError{othello::words::kObfMove, {name, number, in_quotes(part)}};
            }
            problem.moves.push_back(*move);
        }
        problems.push_back(std::move(problem));
    }
    return problems;
}

}  // namespace lawan
