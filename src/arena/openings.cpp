#include "arena/openings.hpp"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <set>

#include <fmt/format.h>

#include "arena/import.hpp"
#include "arena/words.hpp"
#include "core/input_error.hpp"
#include "core/named_file.hpp"
#include "core/text.hpp"
#include "play/legal_move.hpp"
#include "play/opening.hpp"

namespace lawan {
namespace {

// An eighth of the game, but never so much that little is left to play.
int usual_plies(const AnyGame& game) {
    return std::clamp(game.longest_game() / 8, 1, 8);
}

OpeningMoves texts_of(const AnyGame& game, const std::vector<AnyMove>& moves) {
    OpeningMoves texts;
    AnyPosition position = game.start();
    for (const AnyMove move : moves) {
        texts.push_back(position.move_text(move));
        position = position.after(move);
    }
    return texts;
}

// "f5d6c3" or "f5 d6 c3": a move is letters and then digits.
std::vector<std::string> split_moves(std::string_view line) {
    std::vector<std::string> moves;
    bool digits_seen = true;
    for (const char c : line) {
        if (is_space(c)) {
            digits_seen = true;
            if (!moves.empty() && !moves.back().empty()) moves.emplace_back();
            continue;
        }
        if (!is_digit(c) && digits_seen && (moves.empty() || !moves.back().empty())) {
            moves.emplace_back();
        }
        if (moves.empty()) moves.emplace_back();
        digits_seen = is_digit(c);
        moves.back() += lower(c);
    }
    if (!moves.empty() && moves.back().empty()) moves.pop_back();
    return moves;
}

// "-1,0, 2,3": columns and rows from the centre, as the Gomocup tournament writes its openings.
// (gomocup.org, "openings".) Empty where it is not that.
std::vector<std::string> moves_from_centre(const AnyGame& game, std::string_view line) {
    const BoardSize size = game.start().board().size;
    std::vector<int> numbers;
    while (!line.empty()) {
        const auto comma = std::min(line.find(','), line.size());
        const std::string_view word = trimmed(line.substr(0, comma));
        const auto number = parse_integer(word);
        if (!number || std::abs(*number) > size.cells()) return {};
        numbers.push_back(static_cast<int>(*number));
        line.remove_prefix(std::min(comma + 1, line.size()));
    }
    if (numbers.size() % 2 != 0) return {};
    std::vector<std::string> moves;
    for (std::size_t i = 0; i < numbers.size(); i += 2) {
        const Coordinate at{size.columns / 2 + numbers[i], size.rows / 2 + numbers[i + 1]};
        if (!size.has(at)) return {};
        moves.push_back(to_text(at));
    }
    return moves;
}

// The openings of games that a tournament wrote, each of them once.
std::vector<OpeningMoves> first_moves(const AnyGame& game, const std::vector<ExportedGame>& games,
                                      int plies) {
    std::vector<OpeningMoves> openings;
    std::set<OpeningMoves> known;
    int number = 0;
    for (const ExportedGame& each : games) {
        ++number;
        if (each.start != game.start().text()) {
            throw InputError{words::kStartsElsewhere, {number, in_quotes(each.start)}};
        }
        OpeningMoves opening;
        AnyPosition position = game.start();
        for (const std::string& text : each.moves) {
            if (static_cast<int>(opening.size()) == plies) break;
            const auto move = legal_move(position, text);
            if (!move) throw InputError{words::kGameNotLegal, {number, in_quotes(text)}};
            position = position.after(*move);
            opening.push_back(text);
        }
        if (!position.is_over() && known.insert(opening).second) {
            openings.push_back(std::move(opening));
        }
    }
    if (openings.empty()) throw InputError{words::kNoOpenings, {}};
    return openings;
}

}  // namespace

std::vector<AnyMove> moves_of(const AnyGame& game, const OpeningMoves& opening) {
    std::vector<AnyMove> moves;
    AnyPosition position = game.start();
    for (const std::string& text : opening) {
        const auto move = legal_move(position, text);
        if (!move) throw InputError{words::kOpeningNotLegal, {in_quotes(text)}};
        moves.push_back(*move);
        position = position.after(*move);
    }
    return moves;
}

std::vector<OpeningMoves> parse_openings(const AnyGame& game, std::string_view text) {
    std::vector<OpeningMoves> openings;
    int number = 0;
    for (std::size_t at = 0; at < text.size();) {
        const auto end = std::min(text.find('\n', at), text.size());
        std::string_view line = text.substr(at, end - at);
        at = end + 1;
        ++number;
        line = trimmed(line.substr(0, line.find('#')));
        if (line.empty()) continue;
        OpeningMoves played;
        AnyPosition position = game.start();
        const bool from_centre = line.find(',') != std::string_view::npos;
        const auto moves = from_centre ? moves_from_centre(game, line) : split_moves(line);
        if (moves.empty()) {
            throw InputError{words::kOpeningLineNotLegal, {number, in_quotes(line)}};
        }
        for (const std::string& each : moves) {
            auto move = legal_move(position, each);
            if (const auto pass = forced_pass(position); pass && !move) {
                played.push_back(position.move_text(*pass));  // transcripts leave it out
                position = position.after(*pass);
                move = legal_move(position, each);
            }
            if (!move) throw InputError{words::kOpeningLineNotLegal, {number, in_quotes(each)}};
            played.push_back(position.move_text(*move));
            position = position.after(*move);
        }
        if (position.is_over()) {
            throw InputError{words::kOpeningEndsGame, {number}};
        }
        openings.push_back(std::move(played));
    }
    if (openings.empty()) throw InputError{words::kNoOpenings, {}};
    return openings;
}

Openings::Openings(const GameModule& entry, const AnyGame& game, const OpeningPlan& plan, Seed seed)
    : entry_{entry},
      game_{game},
      plan_{plan},
      seed_{seed},
      plies_{plan.plies.value_or(usual_plies(game))} {
    if (plan.kind != OpeningKind::File) return;
    const std::string text = read_named(plan.file);
    const auto games = exported_games(text);
    lines_ = games ? first_moves(game, *games, plies_) : parse_openings(game, text);
}

OpeningMoves Openings::at(int number) {
    switch (plan_.kind) {
        case OpeningKind::None:
            return {};
        case OpeningKind::Random:
            return texts_of(
                game_,
                random_opening(game_, plies_, seed_.derive(static_cast<std::uint64_t>(number))));
        case OpeningKind::Balanced:
            return balanced(number);
        case OpeningKind::File:
            break;
    }
    return lines_[static_cast<std::size_t>(number) % lines_.size()];
}

// The one of some random openings that a short search finds nearest to even. What is even by the
// same word for both sides is fair enough once colours are swapped; it only has to be undecided.
OpeningMoves Openings::balanced(int number) const {
    constexpr std::uint64_t kCandidates = 6;
    constexpr std::uint64_t kNodes = 400;
    const auto judge =
        make_bot(entry_, game_, parse_spec(fmt::format("alphabeta(nodes={})", kNodes)));
    const Seed seed = seed_.derive(static_cast<std::uint64_t>(number));
    std::vector<AnyMove> best;
    std::int64_t least = std::numeric_limits<std::int64_t>::max();
    for (std::uint64_t candidate = 0; candidate < kCandidates; ++candidate) {
        const auto moves = random_opening(game_, plies_, seed.derive(candidate));
        AnyPosition position = game_.start();
        for (const AnyMove move : moves) position = position.after(move);
        const auto thought = judge->think({position, moves, {}, nullptr});
        const std::int64_t value =
            thought.valuation ? std::abs(std::int64_t{thought.valuation->score.points()}) : 0;
        if (value < least) {
            least = value;
            best = moves;
        }
    }
    return texts_of(game_, best);
}

}  // namespace lawan
