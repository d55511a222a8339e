#include "training/othello_errors.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <map>
#include <optional>
#include <tuple>

#include "engines/othello/searcher.hpp"
#include "work/jobs.hpp"

namespace lawan::training {
namespace {

using othello::ErrorModel;

class NoLimits final : public othello::Control {
  public:
    void look(std::uint64_t /*nodes*/) override {}
};

// Scores of one position by depth, from 0 on.
struct Scores {
    int empties = 0;
    std::vector<int> by_depth;
};

[[nodiscard]] Scores searched(const OthelloSample& sample, const othello::Evaluation& evaluation,
                              int deepest) {
    othello::TranspositionTable table{MebiBytes{8}};
    const auto searcher = othello::make_searcher({table, evaluation, 1});
    NoLimits control;
    const othello::Board board{sample.player, sample.opponent};
    Scores scores;
    scores.empties = std::popcount(board.empty());
    const int units = searcher->evaluate(board);
    scores.by_depth.push_back((units + othello::kUnitsADisc / 2) >> 7);
    for (int depth = 1; depth <= std::min(deepest, scores.empties - 1); ++depth) {
        scores.by_depth.push_back(
            searcher->search({board, {}, depth, othello::kCertain}, control).score);
    }
    // With few empties the end of the game is in reach: the deepest search of all.
    if (scores.empties > deepest && scores.empties <= deepest + 8) {
        scores.by_depth.resize(static_cast<std::size_t>(scores.empties), -99);
        scores.by_depth.push_back(
            searcher->search({board, {}, scores.empties, othello::kCertain}, control).score);
    }
    return scores;
}

struct Cell {
    double errors = 0;  // without their signs
    double count = 0;

    // By the mean rather than the squares: a few wild positions must not count for most.
    [[nodiscard]] double spread() const {
        constexpr double kSpreadOfNormal = 1.2533;
        return kSpreadOfNormal * errors / count;
    }
};
constexpr double kFewest = 8;                             // pairs that make a spread worth the name
using Cells = std::map<std::tuple<int, int, int>, Cell>;  // empties, depth, shallow

void add(Cells& cells, const Scores& scores) {
    constexpr int kWildest = 24;  // blunders of a game already decided teach nothing
    for (std::size_t deep = 1; deep < scores.by_depth.size(); ++deep) {
        for (std::size_t shallow = 0; shallow < deep && shallow <= 8; ++shallow) {
            const int a = scores.by_depth[deep];
            const int b = scores.by_depth[shallow];
            if (a == -99 || b == -99 || std::abs(a) > 30) continue;
            const int error = std::min(std::abs(a - b), kWildest);
            Cell& cell = cells[{scores.empties / 4 * 4 + 2, static_cast<int>(deep),
                                static_cast<int>(shallow)}];
            cell.errors += error;
            cell.count += 1;
        }
    }
}

// Weighted least squares by elimination.
[[nodiscard]] ErrorModel fitted(const Cells& cells) {
    constexpr std::size_t kN = ErrorModel::kTerms;
    std::array<std::array<double, kN + 1>, kN> rows{};
    for (const auto& [at, cell] : cells) {
        if (cell.count < kFewest) continue;
        const auto x = ErrorModel::terms(std::get<0>(at), std::get<1>(at), std::get<2>(at));
        const double y = cell.spread();
        for (std::size_t i = 0; i < kN; ++i) {
            for (std::size_t j = 0; j < kN; ++j) rows[i][j] += cell.count * x[i] * x[j];
            rows[i][kN] += cell.count * x[i] * y;
        }
    }
    for (std::size_t i = 0; i < kN; ++i) rows[i][i] += 1e-6;
    for (std::size_t column = 0; column < kN; ++column) {
        std::size_t pivot = column;
        for (std::size_t i = column; i < kN; ++i) {
            if (std::abs(rows[i][column]) > std::abs(rows[pivot][column])) pivot = i;
        }
        std::swap(rows[column], rows[pivot]);
        for (std::size_t i = 0; i < kN; ++i) {
            if (i == column) continue;
            const double factor = rows[i][column] / rows[column][column];
            for (std::size_t j = column; j <= kN; ++j) rows[i][j] -= factor * rows[column][j];
        }
    }
    ErrorModel model;
    for (std::size_t i = 0; i < kN; ++i) model.factors[i] = rows[i][kN] / rows[i][i];
    return model;
}

[[nodiscard]] std::vector<OthelloSample> held_out_positions(const GamesOfPlay& set,
                                                            std::size_t held_out,
                                                            std::size_t wanted) {
    std::vector<OthelloSample> all;
    for (std::size_t number = 0; number < set.games.size(); number += held_out) {
        visit_samples(set.games[number], set.play, [&](const OthelloSample& sample) {
            const int empties = 64 - std::popcount(sample.player | sample.opponent);
            if (empties >= 10 && empties <= 54) all.push_back(sample);
        });
    }
    // Spread over the games rather than the first ones.
    std::vector<OthelloSample> chosen;
    const std::size_t step =
        std::max<std::size_t>(1, all.size() / std::max<std::size_t>(1, wanted));
    for (std::size_t i = 0; i < all.size() && chosen.size() < wanted; i += step) {
        chosen.push_back(all[i]);
    }
    return chosen;
}

}  // namespace

ErrorFit fit_errors(const othello::Evaluation& evaluation, const GamesOfPlay& set,
                    std::size_t held_out, const ErrorPlan& plan,
                    const std::function<bool(std::uint64_t done)>& progress) {
    const auto positions = held_out_positions(set, held_out, plan.positions);
    std::size_t next = 0;
    std::uint64_t done = 0;
    bool going_on = true;
    Cells cells;
    run_jobs(
        plan.workers,
        [&]() -> std::optional<std::size_t> {
            if (next == positions.size() || !going_on) return std::nullopt;
            return next++;
        },
        [&](int, std::size_t at) { return searched(positions[at], evaluation, plan.deepest); },
        [&](const Scores& scores) {
            add(cells, scores);
            going_on = progress(++done);
        });
    ErrorFit fit;
    const auto usable = std::count_if(
        cells.begin(), cells.end(), [](const auto& each) { return each.second.count >= kFewest; });
    // Too little to go by: the model stays as it was.
    fit.model = usable < 4 * ErrorModel::kTerms ? evaluation.errors() : fitted(cells);
    double squares = 0;
    double count = 0;
    for (const auto& [at, cell] : cells) {
        if (cell.count < kFewest) continue;
        const auto& [empties, depth, shallow] = at;
        const double measured = cell.spread();
        const double off = measured - fit.model.spread(empties, depth, shallow);
        squares += cell.count * off * off;
        count += cell.count;
        fit.pairs += static_cast<std::size_t>(cell.count);
    }
    if (count > 0) fit.misfit = std::sqrt(squares / count);
    return fit;
}

}  // namespace lawan::training
