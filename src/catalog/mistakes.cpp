#include "catalog/mistakes.hpp"

#include <algorithm>

#include "engines/othello/mistake.hpp"
#include "games/othello/game.hpp"

namespace lawan {
namespace {

[[nodiscard]] std::vector<othello::Move> moves_of(const std::vector<AnyMove>& line) {
    std::vector<othello::Move> moves;
    for (const AnyMove move : line) moves.push_back(move.as<othello::Move>());
    return moves;
}

[[nodiscard]] bool is_othello_engine(const Spec& bot) {
    return bot.name == "lawan";
}

}  // namespace

std::vector<Reason> why_worse(const AnyPosition& position, const std::vector<AnyMove>& played,
                              const std::vector<AnyMove>& better) {
    const auto* othello_position = position.get<othello::Game>();
    if (othello_position == nullptr) return {};
    return othello::why_worse(*othello_position, {moves_of(played), moves_of(better)});
}

int next_depth(const AnyPosition& position, const Spec& bot, int depth) {
    const auto* othello_position = position.get<othello::Game>();
    if (othello_position == nullptr || !is_othello_engine(bot)) return depth + 1;
    // Its search to the end, which is another one, costs about as much as one that stops so many
    // plies before it. For the general searches each ply costs several times the one before.
    constexpr int kLeap = 8;
    const int empties = othello_position->empty_squares().count();
    return depth < empties && depth + kLeap >= empties ? empties : depth + 1;
}

bool estimates_final_scores(const AnyGame& game, const Spec& bot) {
    return game.get<othello::Game>() != nullptr && is_othello_engine(bot);
}

}  // namespace lawan
