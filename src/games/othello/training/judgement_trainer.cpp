// How good weights are, whatever they were learned from: their errors on positions of good play
// that a deep search judged, or that were solved.
#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <map>
#include <memory>
#include <optional>

#include <fmt/format.h>

#include "games/othello/engine/searcher.hpp"
#include "games/othello/parts.hpp"
#include "games/othello/training/games.hpp"
#include "games/othello/training/strong_play.hpp"
#include "games/othello/training/weights_option.hpp"
#include "games/othello/training/words.hpp"
#include "training/words.hpp"
#include "work/jobs.hpp"

namespace lawan::training {
namespace {

using othello::Board;

constexpr std::array<int, 5> kEmpties{20, 26, 32, 38, 44};
constexpr std::array<int, 4> kDepths{0, 1, 4, 8};

class Searches {
  public:
    Searches(const othello::Evaluation& evaluation, MebiBytes memory)
        : table_{memory}, searcher_{othello::make_searcher({table_, evaluation, 1})} {}

    // In steps of two plies: shallow searches order the moves of deeper ones.
    [[nodiscard]] int score(const Board& board, int depth, int confidence) {
        constexpr int kShortOfTheEnd = 10;
        const int empties = std::popcount(board.empty());
        const bool to_the_end = depth >= empties;
        const int last = to_the_end ? empties - kShortOfTheEnd : depth - 2;
        for (int step = 2 - depth % 2; step <= last; step += 2) {
            (void)searcher_->search({board, {}, step, std::min(confidence, 1)}, budget_);
        }
        if (to_the_end) (void)searcher_->search({board, {}, empties, 0}, budget_);
        return searcher_->search({board, {}, depth, confidence}, budget_).score;
    }
    [[nodiscard]] double at_first_sight(const Board& board) const {
        return searcher_->evaluate(board) * 1.0 / othello::kUnitsADisc;
    }

  private:
    othello::TranspositionTable table_;
    std::unique_ptr<othello::Searcher> searcher_;
    Budget budget_{Limits::none()};
};

// Solved where that is quick, else as deep as is: the mean of two depths, as scores swing with who
// moves last.
[[nodiscard]] double truth_of(const Board& board, const othello::Evaluation& judge) {
    constexpr int kSolved = 20;
    constexpr int kAllButSolved = 26;
    constexpr int kDeep = 18;
    Searches searches{judge, MebiBytes{32}};
    const int empties = std::popcount(board.empty());
    if (empties <= kSolved) return searches.score(board, empties, othello::kCertain);
    if (empties <= kAllButSolved) return searches.score(board, empties, 1);
    return 0.5 * (searches.score(board, kDeep, 0) + searches.score(board, kDeep - 1, 0));
}

struct Judged {
    int empties = 0;
    std::array<double, kDepths.size()> off{};
};

[[nodiscard]] Judged judged(const Board& board, const othello::Evaluation& evaluation,
                            double truth) {
    Judged judged{std::popcount(board.empty()), {}};
    Searches searches{evaluation, MebiBytes{4}};
    for (std::size_t i = 0; i < kDepths.size(); ++i) {
        const double said = kDepths[i] == 0 ? searches.at_first_sight(board)
                                            : searches.score(board, kDepths[i], othello::kCertain);
        judged.off[i] = said - truth;
    }
    return judged;
}

struct Errors {
    std::array<double, kDepths.size()> squares{};
    std::int64_t positions = 0;

    void add(const Judged& judged) {
        ++positions;
        for (std::size_t i = 0; i < squares.size(); ++i) {
            squares[i] += judged.off[i] * judged.off[i];
        }
    }
    [[nodiscard]] double spread(std::size_t i) const {
        return positions == 0 ? 0 : std::sqrt(squares[i] / static_cast<double>(positions));
    }
};

[[nodiscard]] TrainingReport measure_judgement(const Options& options, const Training& training) {
    const auto evaluation = weights_of(options, "weights");
    const auto judge = weights_of(options, "judge");
    const auto positions = static_cast<std::uint64_t>(options.integer("positions"));
    std::vector<std::unique_ptr<OthelloSelfPlayer>> players(
        static_cast<std::size_t>(training.workers()));
    std::uint64_t next = 0;
    std::uint64_t done = 0;
    Errors all;
    std::map<int, Errors> by_empties;
    run_jobs(
        training.workers(),
        [&]() -> std::optional<std::uint64_t> {
            if (next == positions || training.stopped()) return std::nullopt;
            return next++;
        },
        [&](int worker, std::uint64_t at) -> std::optional<Judged> {
            auto& player = players[static_cast<std::size_t>(worker)];
            if (!player) player = std::make_unique<OthelloSelfPlayer>(*judge, strong_play());
            const int empties = kEmpties[static_cast<std::size_t>(at % kEmpties.size())];
            const auto board = position_with(empties, player->game(training.seed().derive(at)));
            if (!board) return std::nullopt;
            constexpr double kDecided = 30;  // what errors there are no longer matter
            const double truth = truth_of(*board, *judge);
            if (std::abs(truth) > kDecided) return std::nullopt;
            return judged(*board, *evaluation, truth);
        },
        [&](const std::optional<Judged>& each) {
            if (each) {
                all.add(*each);
                by_empties[each->empties].add(*each);
            }
            training.progress({words::kPositions, ++done, positions});
        });
    for (const auto& [empties, errors] : by_empties) {
        std::string numbers;
        for (std::size_t i = 0; i < kDepths.size(); ++i) {
            numbers +=
                fmt::format("{}{:.2f} / {}", i == 0 ? "" : ", ", errors.spread(i), kDepths[i]);
        }
        training.say({othello::words::kJudgementOf, {empties, errors.positions, numbers}});
    }
    TrainingReport report;
    report.figures = {{"positions", words::kPositions, all.positions}};
    for (std::size_t i = 0; i < kDepths.size(); ++i) {
        report.figures.push_back({fmt::format("error_at_{}_plies", kDepths[i]),
                                  {othello::words::kErrorAtPlies, {kDepths[i]}},
                                  all.spread(i)});
    }
    report.complete = done == positions;
    return report;
}

}  // namespace

Trainer othello_judgement_trainer() {
    constexpr double kMost = 1e6;
    return {"othello-judgement",
            othello::words::kMeasuresJudgement,
            {{"weights", OptionType::File, othello::words::kMeasuredWeights},
             {"judge", OptionType::File, othello::words::kJudge},
             {"positions", OptionType::Integer, othello::words::kJudgedPositions, "200", 1, kMost}},
            measure_judgement};
}

}  // namespace lawan::training
