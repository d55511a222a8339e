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

#include "core/input_error.hpp"
#include "engines/othello/searcher.hpp"
#include "engines/othello/weight_file.hpp"
#include "engines/othello/weights.hpp"
#include "training/no_limits.hpp"
#include "training/othello_games.hpp"
#include "training/trainers.hpp"
#include "work/jobs.hpp"

namespace lawan::training {
namespace {

using othello::Board;

constexpr std::array<int, 5> kEmpties{20, 26, 32, 38, 44};
constexpr std::array<int, 4> kDepths{0, 1, 4, 8};

// Strong play, with a move by chance now and then: searches look at answers to bad moves too.
[[nodiscard]] OthelloPlay strong_play() {
    OthelloPlay play;
    play.depth = 8;
    play.confidence = 0;
    play.solve_from = 12;
    play.fewest_random_plies = 6;
    play.most_random_plies = 10;
    play.stray_in_endgame = 0;
    return play;
}

[[nodiscard]] std::optional<Board> position_with(int empties, const OthelloGame& game) {
    std::optional<Board> found;
    visit_samples(game, strong_play(), [&](const OthelloSample& sample) {
        const Board board{sample.player, sample.opponent};
        if (std::popcount(board.empty()) == empties) found = board;
    });
    return found;
}

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
            (void)searcher_->search({board, {}, step, std::min(confidence, 1)}, control_);
        }
        if (to_the_end) (void)searcher_->search({board, {}, empties, 0}, control_);
        return searcher_->search({board, {}, depth, confidence}, control_).score;
    }
    [[nodiscard]] double at_first_sight(const Board& board) const {
        return searcher_->evaluate(board) * 1.0 / othello::kUnitsADisc;
    }

  private:
    othello::TranspositionTable table_;
    std::unique_ptr<othello::Searcher> searcher_;
    NoLimits control_;
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

[[nodiscard]] std::shared_ptr<const othello::Evaluation> weights_of(const Options& options,
                                                                    const char* option) {
    if (options.has(option)) {
        return std::make_shared<othello::Evaluation>(
            othello::read_weight_file(options.text(option)));
    }
    const othello::ShippedWeights& shipped = othello::shipped_weights();
    if (!shipped.evaluation) throw InputError{shipped.problem};
    return shipped.evaluation;
}

[[nodiscard]] TrainingReport run(const Options& options, const Training& training) {
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
            training.progress({"positions", ++done, positions});
        });
    for (const auto& [empties, errors] : by_empties) {
        std::string line = fmt::format("{} empties, {} positions:", empties, errors.positions);
        for (std::size_t i = 0; i < kDepths.size(); ++i) {
            line += fmt::format(" {:.2f} at {}{}", errors.spread(i), kDepths[i],
                                i + 1 < kDepths.size() ? "," : " plies");
        }
        training.say(line);
    }
    TrainingReport report;
    report.figures = {{"positions", all.positions}};
    for (std::size_t i = 0; i < kDepths.size(); ++i) {
        report.figures.push_back({fmt::format("error_at_{}_plies", kDepths[i]), all.spread(i)});
    }
    report.complete = done == positions;
    return report;
}

}  // namespace

Trainer othello_judgement_trainer() {
    constexpr double kMost = 1e6;
    return {
        "othello-judgement",
        "nothing: measures how far weights of the Othello engine, and shallow searches with "
        "them, are from deep searches (root mean square, in discs)",
        {{"weights", OptionType::Text,
          "file of weights to measure; the shipped ones unless "
          "given"},
         {"judge", OptionType::Text,
          "file of weights that play and search deep; the shipped ones unless given"},
         {"positions", OptionType::Integer, "positions, from 20 to 44 empties", "200", 1, kMost}},
        run};
}

}  // namespace lawan::training
