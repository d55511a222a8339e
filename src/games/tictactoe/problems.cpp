// Positions with a forced win as a problem set: how many does the player prove in its time?
#include <utility>

#include "core/input_error.hpp"
#include "core/text.hpp"
#include "core/time_source.hpp"
#include "games/tictactoe/parts.hpp"
#include "games/tictactoe/versions.hpp"
#include "games/tictactoe/words.hpp"

namespace lawan::tictactoe {
namespace {

class ByPlayer final : public ProblemSolver {
  public:
    ByPlayer(BotEntry player, const OptionTexts& options)
        : player_{std::move(player)}, options_{as_it_is(player_.name), player_.options, options} {}

    [[nodiscard]] SolvedProblem solve(const AnyPosition& position,
                                      const StopSignal& stop) override {
        const AnyGame game = versions().back().set_up(position.text());
        const Seconds start = cpu_time();
        const Thought<AnyMove> thought =
            player_.make(game, options_)->think({position, {}, Limits::none(), &stop});
        SolvedProblem solved{{}, {}, thought.nodes, cpu_time() - start, thought.time};
        if (thought.valuation && thought.valuation->is_proved()) {
            solved.score = thought.valuation->score.points();
            solved.best = position.move_text(thought.best);
        }
        return solved;
    }

  private:
    BotEntry player_;
    Options options_;
};

[[nodiscard]] std::unique_ptr<ProblemSolver> make(int threads, MebiBytes memory,
                                                  const Options& options) {
    const GameVersion fastest = versions().back();
    for (const BotEntry& bot : fastest.bots) {
        if (bot.name != kOwnEngine) continue;
        return std::make_unique<ByPlayer>(bot,
                                          OptionTexts{{"move-time", options.text("move-time")},
                                                      {"threads", std::to_string(threads)},
                                                      {"memory", std::to_string(memory.count)}});
    }
    throw std::logic_error{"the player is missing"};
}

}  // namespace

// A line is a position, and in how many plies the side to move wins.
std::vector<Problem> parse_problems(std::string_view text, std::string_view file) {
    constexpr std::string_view kWins = "wins in ";
    std::vector<Problem> problems;
    int number = 0;
    while (!text.empty()) {
        const auto end = text.find('\n');
        const std::string_view line = trimmed(text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        ++number;
        if (line.empty() || line.front() == '#') continue;
        const auto semicolon = line.find(';');
        const std::string_view claim =
            semicolon == std::string_view::npos ? "" : trimmed(line.substr(semicolon + 1));
        if (!claim.starts_with(kWins) || !parse_whole_number(claim.substr(kWins.size())))
            throw InputError{words::kProblemLine, {file, number}};
        problems.push_back({std::string{trimmed(line.substr(0, semicolon))}, {{"", 1}}, number});
    }
    return problems;
}

ProblemSolverMaker problem_solver() {
    return {{{"move-time", OptionType::Decimal,
              Words{"seconds for each position", "detik untuk tiap posisi"}, "1", 0.001, 1e6}},
            make};
}

}  // namespace lawan::tictactoe
