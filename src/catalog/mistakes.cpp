#include "catalog/mistakes.hpp"

#include <algorithm>
#include <optional>

#include "catalog/legal_line.hpp"
#include "engines/adjacency/player/move_reasons.hpp"
#include "engines/othello/mistake.hpp"
#include "engines/tictactoe/player/rules_of_thumb.hpp"
#include "games/adjacency/game.hpp"
#include "games/othello/game.hpp"
#include "games/tictactoe/game.hpp"
#include "play/score_unit.hpp"

namespace lawan {
namespace {

template <int Size>
[[nodiscard]] std::optional<std::vector<Reason>> why_worse_in_othello(
    const AnyPosition& position, const std::vector<AnyMove>& played,
    const std::vector<AnyMove>& better) {
    const auto* board = position.get<othello::BasicGame<Size>>();
    if (board == nullptr) return std::nullopt;
    return othello::why_worse(*board, {legal_line<othello::Move>(position, played),
                                       legal_line<othello::Move>(position, better)});
}

template <class Board>
[[nodiscard]] std::vector<Reason> why_worse_in(const tictactoe::BasicPosition<Board>& position,
                                               Square played, Square better) {
    return tictactoe::player::why_worse(tictactoe::player::LineBoard::of(position),
                                        position.side_to_move(), {played.index(), better.index()});
}

[[nodiscard]] bool is_our_engine(const Spec& bot) {
    return bot.name == "lawan";
}

}  // namespace

std::vector<Reason> why_worse(const AnyPosition& position, const std::vector<AnyMove>& played,
                              const std::vector<AnyMove>& better) {
    if (played.empty() || better.empty()) return {};
    if (auto reasons = why_worse_in_othello<8>(position, played, better)) return *reasons;
    if (auto reasons = why_worse_in_othello<6>(position, played, better)) return *reasons;
    if (auto reasons = why_worse_in_othello<4>(position, played, better)) return *reasons;
    if (const auto* board = position.get<adjacency::Game>()) {
        return adjacency::player::why_worse(
            *board, {legal_line<Square>(position, played), legal_line<Square>(position, better)});
    }
    if (const auto* small = position.get<tictactoe::Game>()) {
        return why_worse_in(*small, played.front().as<Square>(), better.front().as<Square>());
    }
    if (const auto* wide = position.get<tictactoe::WideGame>()) {
        return why_worse_in(*wide, played.front().as<Square>(), better.front().as<Square>());
    }
    return {};
}

int next_depth(const AnyPosition& position, const Spec& bot, int depth) {
    if (!is_our_engine(bot)) return depth + 1;
    // Its search to the end, which is another one, costs about as much as one that stops so many
    // plies before it. For the general searches each ply costs several times the one before. On
    // small boards it has no other search of its own, so the leap is larger.
    constexpr int kLeap = 8;
    constexpr int kLeapOnSmallBoards = 12;
    const auto next = [&](const auto* board, int leap) {
        const int empties = board->empty_squares().count();
        return depth < empties && depth + leap >= empties ? empties : depth + 1;
    };
    if (const auto* eight = position.get<othello::Game>()) return next(eight, kLeap);
    if (const auto* six = position.get<othello::BasicGame<6>>()) {
        return next(six, kLeapOnSmallBoards);
    }
    if (const auto* four = position.get<othello::BasicGame<4>>()) {
        return next(four, kLeapOnSmallBoards);
    }
    return depth + 1;
}

bool may_be_solved(const AnyPosition& position) {
    // What takes some seconds on one core; the pages of the engines have the curves.
    constexpr int kOthello = 26;
    constexpr int kSmallOthello = 24;
    constexpr int kFullAdjacency = 32;
    constexpr int kPlies = 16;  // on boards that are not filled
    if (const auto* eight = position.get<othello::Game>()) {
        return eight->empty_squares().count() <= kOthello;
    }
    if (const auto* six = position.get<othello::BasicGame<6>>()) {
        return six->empty_squares().count() <= kSmallOthello;
    }
    if (const auto* marks = position.get<adjacency::Game>()) {
        const int plies = marks->moves_left(Side::X) + marks->moves_left(Side::O);
        const int empties = marks->empty().count();
        return plies <= (plies == empties ? kFullAdjacency : kPlies);
    }
    return true;
}

bool swings_with_depth(const AnyPosition& position, const Spec& bot) {
    return position.get<othello::Game>() != nullptr && is_our_engine(bot);
}

bool estimates_final_scores(const AnyPosition& position, const Spec& bot) {
    const bool has_one =
        position.get<othello::Game>() != nullptr || position.get<adjacency::Game>() != nullptr;
    return has_one && is_our_engine(bot);
}

bool estimates_final_scores(const AnyGame& game, const Spec& bot) {
    return estimates_final_scores(game.start(), bot);
}

std::string_view value_unit(const AnyGame& game, const Spec& bot, bool final_score) {
    if (!final_score && !estimates_final_scores(game, bot)) return "own-scale";
    return to_text(game.score_unit());
}

}  // namespace lawan
