#include "engines/tictactoe/player/lawan.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

#include "engines/tictactoe/player/estimate_search.hpp"
#include "engines/tictactoe/player/line_board.hpp"
#include "engines/tictactoe/player/rules_of_thumb.hpp"
#include "engines/tictactoe/solver/solve.hpp"

namespace lawan::tictactoe::player {
namespace {

constexpr int kSurestWin = 3;    // levels from here on see a win on the board
constexpr int kSurestBlock = 4;  // and from here on one of the opponent's
constexpr double kSolverShare = 0.4;
constexpr double kSolversNode = 16;  // takes as long as so many of the search with estimates
constexpr int kBeginnersLook = 5;    // the cells that one who errs hesitates between
constexpr int kPatient = 6;          // levels from here on solve boards of any size
constexpr int kSoonSolved = 25;      // empty cells that all levels solve

struct Exact {
    std::optional<solver::Solved> solved;
};

// The solver has its share of what is left.
[[nodiscard]] Exact solve(const Position& position, const LawanSettings& settings, Budget& budget) {
    solver::Decider::Settings its;
    its.memory = settings.memory;
    its.threads = settings.threads;
    const Limits& limits = budget.limits();
    if (limits.time) {
        its.limits.time = kSolverShare * std::max(Seconds{0}, *limits.time - budget.elapsed());
    }
    if (limits.nodes) {
        its.limits.nodes = static_cast<std::uint64_t>(
            kSolverShare / kSolversNode *
            static_cast<double>(*limits.nodes - std::min(budget.nodes(), *limits.nodes)));
    }
    // "Stop now" reaches the solver between its slices.
    StopSignal stop;
    its.stop = &stop;
    its.progress = [&] {
        budget.look();
        if (budget.spent()) stop.raise();
    };
    solver::Solver solver{position, its};
    solver::Solved solved;
    solver.solve({}, solved);
    solver.complete(solved);
    Exact exact;
    // What the solver used counts.
    const std::uint64_t used = solver.decider().nodes() * static_cast<std::uint64_t>(kSolversNode);
    for (std::uint64_t node = 0; node < used && budget.spend(); ++node) {
    }
    if (solved.settled() && !solved.best.empty()) exact.solved = solved;
    return exact;
}

[[nodiscard]] Exact solve(const WidePosition&, const LawanSettings&, Budget&) {
    return {};
}

// Something plausible that is not best: what looks good at a glance.
[[nodiscard]] std::optional<int> slip(const LineBoard& board, Side side,
                                      const std::vector<int>& best, Random& random) {
    std::vector<std::pair<int, int>> rated;
    for (int cell = 0; cell < board.cells(); ++cell) {
        if (!board.is_empty(cell)) continue;
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

[[nodiscard]] bool errs(const LineBoard& board, Side side, int level, Random& random) {
    if (level >= 10) return false;
    if (board.can_complete(side) && level >= kSurestWin) return false;
    if (board.can_complete(opponent_of(side)) && level >= kSurestBlock) return false;
    return random.chance(error_rate(level));
}

}  // namespace

// By matches between neighbours on 9×9, five in a row. Who sees wins and blocks may err more often.
double error_rate(int level) {
    static constexpr std::array<double, 10> kRates{0.84, 0.7,  0.79, 0.9, 0.72,
                                                   0.54, 0.38, 0.23, 0.1, 0};
    return kRates[static_cast<std::size_t>(std::clamp(level, 1, 10) - 1)];
}

template <class Board>
Thought<Square> think(const BasicPosition<Board>& position, const LawanSettings& settings,
                      Budget& budget, Random& random) {
    const Side side = position.side_to_move();
    const LineBoard board = LineBoard::of(position);
    Thought<Square> thought;
    thought.best = position.legal_moves()[0];
    // Who asks for hardly any depth wants a quick look, as an analysis does at first at every move.
    // Who errs most of the time has no use for values that take long.
    const bool quick = budget.limits().depth.value_or(2) < 2 ||
                       (settings.level < kPatient && position.move_count() > kSoonSolved);
    const Exact exact = quick ? Exact{} : solve(position, settings, budget);
    std::vector<int> allowed;
    if (exact.solved) {
        for (const Square move : exact.solved->best) allowed.push_back(move.index());
        thought.valuation = Valuation::proved(Score{exact.solved->lower});
        thought.line = exact.solved->line;
    }
    EstimateSearch search{board, side, budget};
    const bool shortest = exact.solved && exact.solved->distance && !exact.solved->line.empty();
    const Estimate estimate =
        shortest ? Estimate{{{kWon, thought.line.front().index()}}} : search.think(allowed);
    const auto [score, cell] = estimate.moves.front();
    thought.best = Square{cell};
    thought.depth = estimate.depth;
    if (!exact.solved) {
        if (!estimate.threats.empty()) {
            thought.valuation = Valuation::proved(Score{1});
        } else if (board.completes(cell, side)) {
            thought.valuation = Valuation::proved(Score{1});
        } else {
            const Score estimated = score >= kWon    ? decisive(Score{1})
                                    : score <= -kWon ? decisive(Score{-1})
                                                     : Score{std::clamp(score, -900'000, 900'000)};
            thought.valuation = Valuation::estimated(estimated);
        }
    }
    std::vector<int> best = allowed.empty() ? std::vector<int>{cell} : allowed;
    if (errs(board, side, settings.level, random)) {
        if (const auto other = slip(board, side, best, random)) {
            thought.best = Square{*other};
            thought.valuation.reset();
        }
    }
    if (thought.line.empty() || thought.line.front() != thought.best) thought.line = {thought.best};
    thought.reasons = reasons_for(board, side, thought.best.index());
    if (!estimate.threats.empty() && thought.best.index() == estimate.threats.front()) {
        Reason reason{estimate.by_force ? "wins-by-force" : "wins-by-threats", {}};
        for (const int threat : estimate.threats) {
            reason.arguments.push_back(to_text(coordinate_of(Square{threat}, position.size())));
        }
        thought.reasons.insert(thought.reasons.begin(), std::move(reason));
    }
    if (exact.solved && exact.solved->lower == 0) {
        for (const Reason& note : exact.solved->notes) {
            if (note.code == "held-by-pairing") thought.reasons.push_back({"holds-pairing", {}});
        }
    }
    thought.nodes = budget.nodes();
    thought.time = budget.elapsed();
    return thought;
}

template Thought<Square> think(const BasicPosition<Bitboard>&, const LawanSettings&, Budget&,
                               Random&);
template Thought<Square> think(const BasicPosition<WideBitboard>&, const LawanSettings&, Budget&,
                               Random&);

}  // namespace lawan::tictactoe::player
