#include "play/swap2.hpp"

#include <algorithm>
#include <cstdlib>
#include <limits>

#include "core/coordinate.hpp"
#include "core/score.hpp"

namespace lawan::swap2 {
namespace {

constexpr int kReach = 3;  // columns and rows from the centre

[[nodiscard]] bool is_central(const AnyPosition& position, AnyMove move) {
    const auto at = position.cell(move);
    const BoardSize size = position.board().size;
    return at && std::abs(at->column - size.columns / 2) <= kReach &&
           std::abs(at->row - size.rows / 2) <= kReach;
}

// Empty where so many marks do not fit or end the game.
[[nodiscard]] std::vector<AnyMove> random_marks(AnyPosition position, int marks, Random& random) {
    std::vector<AnyMove> moves;
    while (static_cast<int>(moves.size()) < marks) {
        std::vector<AnyMove> legal = position.legal_moves();
        if (legal.empty()) return {};
        std::vector<AnyMove> central;
        std::copy_if(legal.begin(), legal.end(), std::back_inserter(central),
                     [&](AnyMove move) { return is_central(position, move); });
        moves.push_back(random.pick(central.empty() ? legal : central));
        position = position.after(moves.back());
    }
    if (position.is_over()) return {};
    return moves;
}

[[nodiscard]] AnyPosition after(AnyPosition position, const std::vector<AnyMove>& moves) {
    for (const AnyMove move : moves) position = position.after(move);
    return position;
}

[[nodiscard]] bool is_decided(const Choices& choices) {
    return !choices.empty() && choices.back() != Choice::LayMore;
}

}  // namespace

std::size_t ply_of_choice(std::size_t number) {
    return static_cast<std::size_t>(number == 0 ? kFirstMarks : kFirstMarks + kMoreMarks);
}

std::optional<Stage> stage(std::size_t ply, const Choices& choices) {
    if (is_decided(choices)) return std::nullopt;
    const bool first = choices.empty();
    const std::size_t until = ply_of_choice(choices.size());
    if (ply < until) return Stage{first ? Side::X : Side::O, static_cast<int>(until - ply)};
    return Stage{first ? Side::O : Side::X, 0, first};
}

bool is_swapped(const Choices& choices) {
    if (!is_decided(choices)) return false;
    const bool first_layer_chose = choices.size() > 1;
    return first_layer_chose != (choices.back() == Choice::First);
}

bool is_possible(std::size_t ply, const Choices& choices) {
    if (choices.empty()) return ply <= ply_of_choice(0);
    if (choices.size() == 1) {
        return ply >= ply_of_choice(0) && (is_decided(choices) || ply <= ply_of_choice(1));
    }
    return choices.size() == 2 && choices.front() == Choice::LayMore && is_decided(choices) &&
           ply >= ply_of_choice(1);
}

bool begins_empty(const AnyGame& game) {
    const BoardView board = game.start().board();
    return std::all_of(board.marks.begin(), board.marks.end(),
                       [](Mark mark) { return mark == Mark::None; });
}

bool fits(const AnyGame& game) {
    return begins_empty(game) && game.longest_game() > kFirstMarks + kMoreMarks &&
           game.marks_to_win().value_or(0) > kFirstMarks;
}

Judge judged_by(Bot& bot, const Limits& limits, const StopSignal& stop, Seed seed) {
    return [&bot, limits, &stop, seed](const AnyPosition& position) -> std::optional<int> {
        bot.new_game({position, position.side_to_move(), 0, seed, &stop});
        const std::vector<AnyMove> none;
        const auto valuation = bot.think({position, none, limits, &stop}).valuation;
        if (!valuation) return std::nullopt;
        const Score score = valuation->is_proved() ? decisive(valuation->score) : valuation->score;
        return score.points();
    };
}

std::vector<AnyMove> balanced_marks(const AnyPosition& from, int marks, int tries,
                                    const Judge& judge, Random& random) {
    std::vector<AnyMove> best = random_marks(from, marks, random);
    int least = std::numeric_limits<int>::max();
    for (int i = 0; i < tries && least > 0; ++i) {
        const std::vector<AnyMove> moves = random_marks(from, marks, random);
        if (moves.empty()) continue;
        const int favour = std::abs(judge(after(from, moves)).value_or(0));
        if (favour >= least) continue;
        least = favour;
        best = moves;
    }
    return best;
}

Choice chosen(const AnyPosition& position, const Judge& judge, bool may_ask_for_more) {
    const std::optional<int> worth = judge(position);
    if (may_ask_for_more && worth && std::abs(*worth) <= kNearEven) return Choice::LayMore;
    const Side preferred =
        worth.value_or(0) >= 0 ? position.side_to_move() : opponent_of(position.side_to_move());
    return preferred == Side::X ? Choice::First : Choice::Second;
}

}  // namespace lawan::swap2
