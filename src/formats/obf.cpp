#include "formats/obf.hpp"

#include <algorithm>
#include <cctype>
#include <charconv>

#include "core/input_error.hpp"
#include "core/text.hpp"

namespace lawan {
namespace {

// The part up to a separator, which is taken away with it.
[[nodiscard]] std::string_view next_part(std::string_view& text, char separator) {
    const std::size_t end = std::min(text.find(separator), text.size());
    const std::string_view part = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return trimmed(part);
}

[[nodiscard]] std::optional<ObfMove> parse_scored(std::string_view text) {
    ObfMove move;
    for (const char c : next_part(text, ':')) {
        move.move += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    }
    std::string_view number = trimmed(text);
    if (!number.empty() && number.front() == '+') number.remove_prefix(1);
    const auto* end = number.data() + number.size();
    const auto read = std::from_chars(number.data(), end, move.score);
    if (move.move.empty() || number.empty() || read.ec != std::errc{} || read.ptr != end) {
        return std::nullopt;
    }
    return move;
}

}  // namespace

std::optional<int> ObfProblem::best_score() const {
    if (moves.empty()) return std::nullopt;
    return std::max_element(moves.begin(), moves.end(),
                            [](const ObfMove& a, const ObfMove& b) { return a.score < b.score; })
        ->score;
}

std::vector<ObfProblem> parse_obf(std::string_view text, std::string_view name) {
    std::vector<ObfProblem> problems;
    int number = 0;
    while (!text.empty()) {
        std::string_view line = next_part(text, '\n');
        ++number;
        if (line.empty() || line.front() == '%') continue;
        ObfProblem problem;
        problem.line = number;
        problem.position = std::string{next_part(line, ';')};
        while (!line.empty()) {
            const std::string_view part = next_part(line, ';');
            if (part.empty()) continue;
            const auto move = parse_scored(part);
            if (!move) {
                throw InputError{std::string{name} + ", line " + std::to_string(number) + ": " +
                                 in_quotes(part) + " is no move with a score, such as A2:+38"};
            }
            problem.moves.push_back(*move);
        }
        problems.push_back(std::move(problem));
    }
    return problems;
}

}  // namespace lawan
