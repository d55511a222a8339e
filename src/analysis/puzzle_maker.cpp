#include "analysis/puzzle_maker.hpp"

#include <algorithm>

namespace lawan {
namespace {

constexpr std::string_view kPlainSearch = "alphabeta";
constexpr int kCarelessDepth = 2;
constexpr double kCareless = 0.35;       // the part of the moves that are drawn by chance
constexpr std::size_t kFromTheEnd = 14;  // plies at most
constexpr std::size_t kFewestChoices = 3;
constexpr int kGreatestDifficulty = 8;  // plies that are tried
// Proofs get longer from move to move backwards: after one of so many nodes, no earlier position is
// looked at. The time is for those that get longer all at once.
constexpr std::uint64_t kMostNodes = 100'000;
constexpr Seconds kLongestProof{5};
constexpr MebiBytes kMemory{64};

int outcome(Score value) {
    return value > Score{0} ? 1 : value < Score{0} ? -1 : 0;
}

}  // namespace

PuzzleMaker::PuzzleMaker(const GameModule& entry, const AnyGame& game, Seed seed)
    : entry_{&entry},
      game_{game},
      random_{seed},
      bot_{make_bot(entry, game, parse_spec(kPlainSearch))} {}

std::vector<AnyPosition> PuzzleMaker::played_game() {
    std::vector<AnyPosition> positions{game_.start()};
    std::vector<AnyMove> moves;
    while (!positions.back().is_over()) {
        const AnyPosition& position = positions.back();
        const std::vector<AnyMove> legal = position.legal_moves();
        const AnyMove move =
            random_.chance(kCareless)
                ? random_.pick(legal)
                : bot_->think({position, moves, Limits::to_depth(kCarelessDepth)}).best;
        moves.push_back(move);
        positions.push_back(position.after(move));
    }
    return positions;
}

std::optional<SolvedPosition> PuzzleMaker::solved(const AnyPosition& position,
                                                  const StopSignal* stop) const {
    if (position.is_over()) return SolvedPosition{position.final_score()};
    return solved_within(*entry_, position, kMemory, kLongestProof, stop, TimeSource::of_machine());
}

int PuzzleMaker::difficulty_of(const AnyPosition& position, AnyMove answer) const {
    const std::vector<AnyMove> before;
    for (int depth = kGreatestDifficulty; depth > 0; --depth) {
        if (bot_->think({position, before, Limits::to_depth(depth)}).best != answer) {
            return depth + 1;
        }
    }
    return 1;
}

std::optional<MadePuzzle> PuzzleMaker::puzzle_in(const AnyPosition& position, Score value,
                                                 const StopSignal* stop) const {
    const std::vector<AnyMove> legal = position.legal_moves();
    if (legal.size() < kFewestChoices || outcome(value) < 0) return std::nullopt;
    std::optional<AnyMove> answer;
    for (const AnyMove move : legal) {
        const auto reply = solved(position.after(move), stop);
        if (!reply) return std::nullopt;
        if (outcome(-reply->value) < outcome(value)) continue;
        if (answer) return std::nullopt;  // two moves do it
        answer = move;
    }
    if (!answer) return std::nullopt;
    return MadePuzzle{position.text(), position.move_text(*answer), value, legal.size(),
                      difficulty_of(position, *answer)};
}

std::optional<MadePuzzle> PuzzleMaker::next(const StopSignal* stop) {
    const std::vector<AnyPosition> positions = played_game();
    const std::size_t last = positions.size() - 1;  // where the game is over
    const std::size_t most = std::min<std::size_t>(last, 1 + random_.below(kFromTheEnd));
    std::optional<MadePuzzle> earliest;
    for (std::size_t back = 1; back <= most; ++back) {
        const AnyPosition& position = positions[last - back];
        const auto known = solved(position, stop);
        if (!known || known->nodes > kMostNodes) break;
        if (known_.count(position.text()) > 0) continue;
        if (auto puzzle = puzzle_in(position, known->value, stop)) earliest = std::move(puzzle);
    }
    if (earliest) known_.insert(earliest->position);
    return earliest;
}

}  // namespace lawan
