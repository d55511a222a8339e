#include "games/tictactoe/engine/player/lawan.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "games/tictactoe/engine/five/player.hpp"
#include "games/tictactoe/engine/player/estimate_search.hpp"
#include "games/tictactoe/engine/player/line_board.hpp"
#include "games/tictactoe/engine/player/rules_of_thumb.hpp"
#include "games/tictactoe/engine/solver/solve.hpp"
#include "games/tictactoe/words.hpp"

namespace lawan::tictactoe::player {
namespace {

constexpr int kSurestWin = 3;  // levels from here on see a win on the board
constexpr double kSolverShare = 0.4;
constexpr std::uint64_t kSolversNode = 16;  // takes as long as 16 of the search with estimates
constexpr int kBeginnersLook = 5;           // the cells that one who errs hesitates between
constexpr int kPatient = 6;                 // levels from here on solve boards of any size
constexpr int kSoonSolved = 25;             // empty cells that all levels solve

// The solver has its share of what is left.
[[nodiscard]] std::optional<solver::Solved> solve(const Position& position,
                                                  const LawanSettings& settings, Budget& budget) {
    Limits part = budget.left().part(kSolverShare);
    if (part.nodes) *part.nodes /= kSolversNode;
    solver::Solved solved;
    std::uint64_t nodes = 0;
    {
        Budget share = budget.share(part);
        solver::Decider::Settings its;
        its.memory = settings.memory;
        its.threads = settings.threads;
        solver::Solver solver{position, its, share};
        solver.solve({}, solved);
        solver.complete(solved);
        nodes = share.nodes();
    }
    (void)budget.charge((kSolversNode - 1) * nodes);
    if (!solved.settled() || solved.best.empty()) return std::nullopt;
    return solved;
}

[[nodiscard]] std::optional<solver::Solved> solve(const WidePosition&, const LawanSettings&,
                                                  Budget&) {
    return std::nullopt;
}

// Something plausible that is not best: what looks good at a glance.
template <class Moves>
[[nodiscard]] std::optional<int> slip(const LineBoard& board, Side side, const Moves& legal,
                                      const std::vector<int>& best, Random& random) {
    std::vector<std::pair<int, int>> rated;
    for (const Square move : legal) {
        const int cell = move.index();
        if (std::find(best.begin(), best.end(), cell) != best.end()) continue;
        // People look at their own lines first.
        rated.emplace_back(3 * board.worth(cell, side) + board.worth(cell, opponent_of(side)),
                           cell);
    }
    if (rated.empty()) return std::nullopt;
    std::sort(rated.begin(), rated.end(), [](const auto& a, const auto& b) {
        return a.first != b.first ? a.first > b.first : a.second < b.second;
    });
    rated.resize(std::min<std::size_t>(rated.size(), kBeginnersLook));
    return random.pick(rated).second;
}

// Where some moves are forbidden, the others; but on an empty board it has its own first move.
template <class Board>
[[nodiscard]] std::vector<int> cells_for_five(const BasicPosition<Board>& position,
                                              const std::vector<int>& allowed) {
    if (position.rules().rule != RowRule::Renju || (position.own() | position.enemy()).empty())
        return allowed;
    std::vector<int> cells;
    for (const Square move : position.legal_moves()) cells.push_back(move.index());
    return cells;
}

template <class Board>
[[nodiscard]] Estimate estimate_by_shapes(const BasicPosition<Board>& position,
                                          const std::vector<int>& allowed,
                                          const LawanSettings& settings, Budget& budget) {
    five::Means of_one_move{settings.threads, settings.memory};
    five::Means& means = settings.means ? *settings.means : of_one_move;
    return five::estimate(five::Board::of(position, means.judge()), position.side_to_move(),
                          cells_for_five(position, allowed), budget, means);
}

[[nodiscard]] double at_level(const std::array<double, 10>& rates, int level) {
    return rates[static_cast<std::size_t>(std::clamp(level, 1, 10) - 1)];
}

// How often a level plays something else than it thinks best. By matches between neighbours on 9×9
// and 15×15, five in a row: who sees wins and blocks may err more often.
[[nodiscard]] double error_rate(int level) {
    return at_level({0.79, 0.67, 0.82, 0.8, 0.7, 0.52, 0.33, 0.19, 0.085, 0}, level);
}

// How often a line of the opponent's is overlooked that he can complete.
[[nodiscard]] double missed_blocks(int level) {
    return at_level({0.79, 0.67, 0.7, 0.22, 0.06}, level);
}

[[nodiscard]] bool errs(const LineBoard& board, Side side, int level, Random& random) {
    if (level >= 10) return false;
    if (board.can_complete(side) && level >= kSurestWin) return false;
    const bool must_block = board.can_complete(opponent_of(side));
    return random.chance(must_block ? missed_blocks(level) : error_rate(level));
}

[[nodiscard]] Valuation valuation_of(const Estimate& estimate, bool completes) {
    const int score = estimate.moves.front().first;
    if (estimate.proved || !estimate.threats.empty() || completes)
        return Valuation::proved(Score{1});
    if (estimate.lost) return Valuation::proved(Score{-1});
    if (score >= kWon) return Valuation::estimated(decisive(Score{1}));
    if (score <= -kWon) return Valuation::estimated(decisive(Score{-1}));
    return Valuation::estimated(Score{std::clamp(score, -900'000, 900'000)});
}

[[nodiscard]] Reason winning_line(const Estimate& estimate, BoardSize size) {
    std::vector<PhraseArgument> cells;
    for (const int threat : estimate.threats) {
        cells.emplace_back(to_text(coordinate_of(Square{threat}, size)));
    }
    return {estimate.by_force ? words::kWinsByForce : words::kWinsByThreats, std::move(cells)};
}

// Who asks for hardly any depth wants a quick answer, as an analysis does at first at every move.
// Who errs most of the time has no use for values that take long. And the solver knows the free
// rule only.
template <class Board>
[[nodiscard]] bool asks_the_solver(const BasicPosition<Board>& position,
                                   const LawanSettings& settings, const Budget& budget) {
    return budget.limits().depth.value_or(2) >= 2 &&
           (settings.level >= kPatient || position.move_count() <= kSoonSolved) &&
           position.rules().rule == RowRule::Free;
}

// What there is to say of the move that is made. `holds`: what the solver knows where it is a draw.
template <class Board>
[[nodiscard]] std::vector<Reason> reasons_of(const BasicPosition<Board>& position,
                                             const LineBoard& board, Square move,
                                             const Estimate& estimate,
                                             const solver::Solved* holds) {
    std::vector<Reason> reasons = position.rules().rule == RowRule::Free
                                      ? reasons_for(board, position.side_to_move(), move.index())
                                      : reasons_by_rules(position, move);
    if (!estimate.threats.empty() && move.index() == estimate.threats.front()) {
        reasons.insert(reasons.begin(), winning_line(estimate, position.size()));
    }
    if (holds == nullptr) return reasons;
    for (const Reason& note : holds->notes) {
        if (note.says(words::kHeldByPairing)) reasons.push_back(words::kHoldsPairing);
    }
    return reasons;
}

}  // namespace

template <class Board>
Thought<Square> think(const BasicPosition<Board>& position, const LawanSettings& settings,
                      Budget& budget, Random& random) {
    const Side side = position.side_to_move();
    const LineBoard board = LineBoard::of(position);
    Thought<Square> thought;
    const auto legal = position.legal_moves();
    thought.best = legal[0];
    const auto solved = asks_the_solver(position, settings, budget)
                            ? solve(position, settings, budget)
                            : std::nullopt;
    std::vector<int> allowed;
    if (solved) {
        for (const Square move : solved->best) allowed.push_back(move.index());
        thought.valuation = Valuation::proved(Score{solved->lower});
        thought.line = solved->line;
    }
    const bool shortest = solved && solved->distance && !solved->line.empty();
    const Estimate estimate = shortest ? Estimate{{{kWon, thought.line.front().index()}}}
                              : five::plays(position.rules())
                                  ? estimate_by_shapes(position, allowed, settings, budget)
                                  : EstimateSearch{board, side, budget}.think(allowed);
    const int cell = estimate.moves.front().second;
    thought.best = Square{cell};
    thought.depth = estimate.depth;
    if (!solved)
        thought.valuation =
            valuation_of(estimate, position.after(Square{cell}).winner().has_value());
    const std::vector<int> best = allowed.empty() ? std::vector<int>{cell} : allowed;
    if (errs(board, side, settings.level, random)) {
        if (const auto other = slip(board, side, legal, best, random)) {
            thought.best = Square{*other};
            thought.valuation.reset();
        }
    }
    if (!solved) {
        for (const int next : estimate.line) thought.line.emplace_back(next);
    }
    if (thought.line.empty() || thought.line.front() != thought.best) thought.line = {thought.best};
    const bool slipped = !thought.valuation;
    const bool holds = solved && solved->lower == 0 && !slipped;
    thought.reasons =
        reasons_of(position, board, thought.best, estimate, holds ? &*solved : nullptr);
    thought.nodes = budget.nodes();
    thought.time = budget.elapsed();
    return thought;
}

template Thought<Square> think(const BasicPosition<Bitboard>&, const LawanSettings&, Budget&,
                               Random&);
template Thought<Square> think(const BasicPosition<WideBitboard>&, const LawanSettings&, Budget&,
                               Random&);

}  // namespace lawan::tictactoe::player
