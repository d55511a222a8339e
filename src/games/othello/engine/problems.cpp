// Problem sets of endgames, solved position by position with nothing remembered between them.
#include <memory>
#include <utility>

#include "core/time_source.hpp"
#include "games/othello/engine/player.hpp"
#include "games/othello/engine/weight_file.hpp"
#include "games/othello/engine/weights.hpp"
#include "games/othello/parts.hpp"
#include "games/othello/rules/game.hpp"
#include "games/othello/words.hpp"

namespace lawan::othello {
namespace {

class EndgameSolver final : public ProblemSolver {
  public:
    EndgameSolver(std::shared_ptr<const Evaluation> evaluation, const EngineSettings& settings,
                  std::optional<Phrase> warning)
        : engine_{std::move(evaluation), settings}, warning_{std::move(warning)} {}

    // The engine knows the usual board only.
    [[nodiscard]] bool can_solve(const AnyPosition& problem) const override {
        return problem.get<Game>() != nullptr;
    }

    [[nodiscard]] SolvedProblem solve(const AnyPosition& problem, const StopSignal& stop) override {
        const Position* const position = problem.get<Game>();
        const bool passes = position->move_squares().empty();
        const Position asked = passes ? position->after(Move::pass()) : *position;
        SolvedProblem solved;
        if (asked.move_squares().empty()) {
            solved.score = position->final_score().points();
            return solved;
        }
        engine_.forget();
        Budget budget{Limits::none(), &stop};
        const Seconds start = cpu_time();
        const Finding finding = engine_.solve(board_of(asked), budget, [&](const Finding&) {
            solved.cpu_time = cpu_time() - start;
            solved.time = budget.elapsed();
        });
        solved.nodes = finding.nodes;
        if (finding.proved) {
            solved.score = passes ? -finding.score : finding.score;
            solved.best = Game{}.move_text(move_of(finding.best));
        }
        return solved;
    }

    [[nodiscard]] std::string instructions() const override {
        return std::string{engine_.instructions()};
    }
    [[nodiscard]] std::optional<Phrase> warning() const override { return warning_; }

  private:
    Engine engine_;
    std::optional<Phrase> warning_;
};

[[nodiscard]] std::unique_ptr<ProblemSolver> make(int threads, MebiBytes memory,
                                                  const Options& options) {
    EngineSettings settings;
    settings.threads = threads;
    settings.memory = memory;
    if (options.has("weights")) {
        return std::make_unique<EndgameSolver>(read_evaluation(options.text("weights")), settings,
                                               std::nullopt);
    }
    const ShippedWeights& shipped = shipped_weights();
    if (shipped.evaluation) {
        const bool whole = shipped.problem.empty();
        return std::make_unique<EndgameSolver>(
            shipped.evaluation, settings,
            whole ? std::nullopt
                  : std::optional{Phrase{words::kSolvingWithoutNetwork, {shipped.problem}}});
    }
    return std::make_unique<EndgameSolver>(
        std::make_shared<const Evaluation>(), settings,
        Phrase{words::kSolvingWithoutWeights, {shipped.problem}});
}

}  // namespace

ProblemSolverMaker problem_solver() {
    return {{{"weights", OptionType::Text,
              Words{"file of weights [the shipped ones]", "berkas bobot [yang disertakan]"}}},
            make};
}

}  // namespace lawan::othello
