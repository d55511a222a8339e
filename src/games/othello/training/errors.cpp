#include "games/othello/training/errors.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <map>
#include <memory>
#include <optional>
#include <tuple>

#include "games/othello/engine/searcher.hpp"
#include "work/jobs.hpp"

namespace lawan::training {
namespace {

using othello::ErrorModel;

// A game, played well from where chance left off.
[[nodiscard]] OthelloPlay good_play() {
    OthelloPlay play;
    play.depth = 5;
    play.solve_from = 12;
    play.fewest_random_plies = 6;
    play.most_random_plies = 10;
    play.stray = 0;
    play.stray_in_endgame = 0;
    return play;
}

constexpr int kFewestEmpties = 12;
constexpr int kMostEmpties = 50;
constexpr int kUnknown = -99;

// One position of a game, from anywhere after its opening.
[[nodiscard]] std::optional<OthelloSample> drawn(const OthelloGame& game, Random& random) {
    const int wanted =
        kFewestEmpties +
        static_cast<int>(random.below(std::uint64_t{kMostEmpties - kFewestEmpties + 1}));
    std::optional<OthelloSample> found;
    visit_samples(game, good_play(), [&](const OthelloSample& sample) {
        if (std::popcount(~(sample.player | sample.opponent)) == wanted) found = sample;
    });
    return found;
}

// Scores of one position by depth, from 0 on.
struct Scores {
    int empties = 0;
    std::vector<int> by_depth;
};

[[nodiscard]] Scores searched(const OthelloSample& sample, const othello::Evaluation& evaluation,
                              int deepest) {
    // Deeper ones trust shallow ones where they are all but sure, or it would take for ever.
    constexpr int kDeepestInFull = 8;
    constexpr int kAllButSure = 3;
    constexpr int kMostSolved = 19;
    othello::TranspositionTable table{MebiBytes{8}};
    const auto searcher = othello::make_searcher({table, evaluation, 1});
    Budget budget{Limits::none()};
    const othello::Board board{sample.player, sample.opponent};
    Scores scores;
    scores.empties = std::popcount(board.empty());
    scores.by_depth.push_back(othello::in_whole_discs(searcher->evaluate(board)));
    for (int depth = 1; depth <= std::min(deepest, scores.empties - 1); ++depth) {
        const int confidence = depth <= kDeepestInFull ? othello::kCertain : kAllButSure;
        scores.by_depth.push_back(searcher->search({board, {}, depth, confidence}, budget).score);
    }
    // With few empties the end of the game is in reach: the deepest search of all.
    if (scores.empties <= kMostSolved) {
        scores.by_depth.resize(static_cast<std::size_t>(scores.empties), kUnknown);
        scores.by_depth.push_back(
            searcher->search({board, {}, scores.empties, othello::kCertain}, budget).score);
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

// ProbCut compares depths of one parity, or any with the evaluation itself.
void add(Cells& cells, const Scores& scores) {
    constexpr int kDecided = 24;  // errors of a game already decided teach nothing
    for (std::size_t deep = 1; deep < scores.by_depth.size(); ++deep) {
        const bool end = static_cast<int>(deep) >= scores.empties;
        for (std::size_t shallow = 0; shallow < deep; ++shallow) {
            if (shallow > 0 && !end && (deep - shallow) % 2 != 0) continue;
            const int a = scores.by_depth[deep];
            const int b = scores.by_depth[shallow];
            if (a == kUnknown || b == kUnknown || std::abs(a) > kDecided) continue;
            const int empties = end ? scores.empties : scores.empties / 4 * 4 + 2;
            Cell& cell = cells[{empties, static_cast<int>(deep), static_cast<int>(shallow)}];
            cell.errors += std::abs(a - b);
            cell.count += 1;
        }
    }
}

// Half of what scores swing by between odd and even depths.
class Swings {
  public:
    void add(const Scores& scores) {
        constexpr std::size_t kShallowest = 3;
        const auto& by_depth = scores.by_depth;
        for (std::size_t depth = kShallowest; depth + 1 < by_depth.size(); ++depth) {
            if (static_cast<int>(depth) + 1 >= scores.empties) break;  // the end is no estimate
            const int before = by_depth[depth - 1];
            const int after = by_depth[depth + 1];
            if (before == kUnknown || by_depth[depth] == kUnknown || after == kUnknown) continue;
            const double off = by_depth[depth] - 0.5 * (before + after);
            const auto empties = static_cast<std::size_t>(scores.empties) - depth;
            sums_[empties] += (depth % 2 == 1 ? 0.5 : -0.5) * off;
            counts_[empties] += 1;
        }
    }
    // Near numbers of empty squares count too, the less the farther they are.
    [[nodiscard]] std::array<double, 61> smooth() const {
        constexpr double kWidth = 2.0;
        std::array<double, 61> smooth{};
        for (std::size_t at = 0; at < smooth.size(); ++at) {
            double sum = 0;
            double weight = 1e-9;
            for (std::size_t i = 0; i < sums_.size(); ++i) {
                const double away = (static_cast<double>(i) - static_cast<double>(at)) / kWidth;
                const double share = std::exp(-0.5 * away * away) + 1e-6;
                sum += share * sums_[i];
                weight += share * counts_[i];
            }
            smooth[at] = sum / weight;
        }
        return smooth;
    }

  private:
    std::array<double, 61> sums_{};
    std::array<double, 61> counts_{};
};

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

}  // namespace

ErrorFit fit_errors(const othello::Evaluation& evaluation, const ErrorPlan& plan,
                    const std::function<bool(std::uint64_t done)>& progress) {
    std::vector<std::unique_ptr<OthelloSelfPlayer>> players(static_cast<std::size_t>(plan.workers));
    std::uint64_t next = 0;
    std::uint64_t done = 0;
    bool going_on = true;
    Cells cells;
    Swings swings;
    run_jobs(
        plan.workers,
        [&]() -> std::optional<std::uint64_t> {
            if (next == plan.positions || !going_on) return std::nullopt;
            return next++;
        },
        [&](int worker, std::uint64_t at) -> Scores {
            auto& player = players[static_cast<std::size_t>(worker)];
            if (!player) player = std::make_unique<OthelloSelfPlayer>(evaluation, good_play());
            const Seed seed = plan.seed.derive(at);
            Random random{seed.derive(1)};
            const auto position = drawn(player->game(seed), random);
            return position ? searched(*position, evaluation, plan.deepest) : Scores{};
        },
        [&](const Scores& scores) {
            add(cells, scores);
            swings.add(scores);
            going_on = progress(++done);
        });
    ErrorFit fit;
    const auto usable = std::count_if(
        cells.begin(), cells.end(), [](const auto& each) { return each.second.count >= kFewest; });
    // Too little to go by: the model stays as it was.
    fit.measured = usable >= 4 * ErrorModel::kTerms;
    fit.model = fit.measured ? fitted(cells) : evaluation.errors();
    fit.positions = done;
    fit.swing = swings.smooth();
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
