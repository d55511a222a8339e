#include "catalog/explain.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>

#include "catalog/legal_line.hpp"
#include "core/text.hpp"
#include "engines/adjacency/player/move_reasons.hpp"
#include "engines/othello/book.hpp"
#include "engines/othello/move_reasons.hpp"
#include "engines/othello/player.hpp"
#include "engines/othello/weights.hpp"
#include "engines/tictactoe/line_pairing.hpp"
#include "engines/tictactoe/player/line_board.hpp"
#include "engines/tictactoe/player/rules_of_thumb.hpp"
#include "games/adjacency/game.hpp"
#include "games/othello/game.hpp"
#include "games/tictactoe/game.hpp"

namespace lawan {
namespace {

constexpr int kPairingTries = 24;

template <class Board>
[[nodiscard]] std::vector<Reason> explained(const tictactoe::BasicPosition<Board>& position,
                                            Square move) {
    const Side side = position.side_to_move();
    std::vector<Reason> reasons = tictactoe::player::reasons_for(
        tictactoe::player::LineBoard::of(position), side, move.index());
    const auto after = position.after(move);
    if (after.move_count() == 0) return reasons;
    const auto pairs = tictactoe::line_pairing(position.rules(), after.marks(opponent_of(side)),
                                               after.marks(side), kPairingTries);
    if (pairs) reasons.push_back({"holds-pairing", {}});
    return reasons;
}

template <int Size>
[[nodiscard]] std::optional<std::vector<Reason>> explained_othello(
    const AnyPosition& position, const std::vector<AnyMove>& line) {
    const auto* board = position.get<othello::BasicGame<Size>>();
    if (board == nullptr) return std::nullopt;
    return othello::reasons_for_move(*board, legal_line<othello::Move>(position, line));
}

// What a bot has said already is not said again.
[[nodiscard]] std::vector<Reason> with(std::vector<Reason> reasons,
                                       const std::vector<Reason>& more) {
    const auto said = static_cast<std::ptrdiff_t>(reasons.size());
    for (const Reason& reason : more) {
        const bool known =
            std::any_of(reasons.begin(), reasons.begin() + said,
                        [&](const Reason& each) { return each.code == reason.code; });
        if (!known) reasons.push_back(reason);
    }
    return reasons;
}

[[nodiscard]] std::string one_more(const std::string& plies) {
    const auto number = parse_whole_number(plies);
    return number ? std::to_string(*number + 1) : plies;
}

// How a search of the position after a move knows what the move is worth: it looked a ply less far
// than from the move on, and its score is the other side's.
[[nodiscard]] std::optional<Reason> how_known(Reason reason, const Valuation& of_move) {
    const int score = of_move.score.points();
    if (reason.code == "othello-searched" || reason.code == "search-says") {
        if (!reason.arguments.empty()) reason.arguments[0] = one_more(reason.arguments[0]);
        return reason;
    }
    if (reason.code == "othello-solved") return Reason{reason.code, {std::to_string(score)}};
    if (reason.code == "wins-by" || reason.code == "loses-by" || reason.code == "draws") {
        if (score > 0) return Reason{"wins-by", {std::to_string(score)}};
        if (score < 0) return Reason{"loses-by", {std::to_string(-score)}};
        return Reason{"draws", {}};
    }
    // Who answers wins by so much or more.
    if (reason.code == "wins-at-least") return Reason{"loses-at-least", reason.arguments};
    if (reason.code == "othello-no-weights" || reason.code == "othello-no-book") return reason;
    return std::nullopt;
}

}  // namespace

std::vector<Reason> reasons_for_move(const AnyPosition& position,
                                     const std::vector<AnyMove>& line) {
    if (line.empty() || !position.is_legal(line.front())) return {};
    const AnyMove move = line.front();
    if (const auto* small = position.get<tictactoe::Game>()) {
        return explained(*small, move.as<Square>());
    }
    if (const auto* wide = position.get<tictactoe::WideGame>()) {
        return explained(*wide, move.as<Square>());
    }
    if (const auto* marks = position.get<adjacency::Game>()) {
        return adjacency::player::reasons_for_move(*marks, move.as<Square>());
    }
    if (auto reasons = explained_othello<8>(position, line)) return *std::move(reasons);
    if (auto reasons = explained_othello<6>(position, line)) return *std::move(reasons);
    if (auto reasons = explained_othello<4>(position, line)) return *std::move(reasons);
    return {};
}

std::optional<Reason> reason_from_book(const AnyPosition& position, AnyMove move) {
    const auto* board = position.get<othello::Game>();
    if (board == nullptr) return std::nullopt;
    const auto& book = othello::shipped_book().book;
    if (!book) return std::nullopt;
    for (const othello::BookMove& known : book->moves(othello::board_of(*board))) {
        if (AnyMove::of(othello::move_of(known.square)) == move) {
            return Reason{"othello-in-book", {std::to_string(known.score)}};
        }
    }
    return std::nullopt;
}

std::vector<Reason> reasons_for_thought(const AnyPosition& position,
                                        const Thought<AnyMove>& thought) {
    const bool line_fits = !thought.line.empty() && thought.line.front() == thought.best;
    return with(thought.reasons,
                reasons_for_move(position, line_fits ? thought.line : std::vector{thought.best}));
}

std::vector<Reason> reasons_from_answer(const AnyPosition& position, AnyMove move,
                                        const Thought<AnyMove>& answer) {
    std::vector<Reason> reasons;
    std::vector<AnyMove> line{move};
    if (answer.valuation) {
        const bool same = position.after(move).side_to_move() == position.side_to_move();
        const Valuation of_move{same ? answer.valuation->score : -answer.valuation->score,
                                answer.valuation->certainty};
        for (const Reason& reason : answer.reasons) {
            if (auto how = how_known(reason, of_move)) reasons.push_back(*std::move(how));
        }
        line.insert(line.end(), answer.line.begin(), answer.line.end());
    }
    return with(std::move(reasons), reasons_for_move(position, line));
}

}  // namespace lawan
