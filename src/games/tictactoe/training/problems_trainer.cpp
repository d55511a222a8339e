// Positions of five in a row with a forced win, to measure searches by.
#include <fmt/format.h>

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "games/tictactoe/engine/five/search.hpp"
#include "games/tictactoe/parts.hpp"
#include "games/tictactoe/rules/game.hpp"
#include "games/tictactoe/training/five_games.hpp"
#include "games/tictactoe/training/words.hpp"
#include "training/result_file.hpp"
#include "training/words.hpp"
#include "work/jobs.hpp"

namespace lawan::training {
namespace {

using tictactoe::WideGame;
using tictactoe::WidePosition;
using namespace tictactoe::five;

constexpr int kShortest = 9;  // plies of a win
constexpr int kLongest = 19;

struct ForcedWin {
    std::string position;
    int plies = 0;
};

// The position of a game before which no win is proved any more, seen from its end.
[[nodiscard]] std::optional<ForcedWin> problem_of(const PlayedGame& game, const GamePlan& plan,
                                                  std::uint64_t nodes, const StopSignal* stop) {
    std::vector<WidePosition> positions{WidePosition{plan.rules}};
    const Board empty{plan.rules};
    for (const Point point : game.moves)
        positions.push_back(positions.back().after(empty.square(point)));
    std::optional<ForcedWin> found;
    const Side winner = game.result > 0 ? Side::X : Side::O;
    for (std::size_t i = positions.size(); game.result != 0 && i-- > 0;) {
        const WidePosition& position = positions[i];
        if (position.side_to_move() != winner || position.winner()) continue;
        Budget budget{Limits::of_nodes(nodes), stop};
        const auto choice = Search{Board::of(position), winner, budget}.think({});
        if (choice.moves.empty() || !is_proved_win(choice.moves.front().score)) break;
        const int plies = kProved - choice.moves.front().score;
        if (plies < kShortest || plies > kLongest) continue;
        found = ForcedWin{WideGame{plan.rules}.position_text(position), plies};
    }
    return found;
}

[[nodiscard]] TrainingReport make_problems(const Options& options, const Training& training) {
    ResultFile out{options};
    GamePlan plan;
    plan.nodes = static_cast<std::uint64_t>(options.integer("nodes"));
    const std::int64_t games = options.integer("games");
    const auto proof_nodes = static_cast<std::uint64_t>(options.integer("proof-nodes"));
    std::map<std::int64_t, ForcedWin> problems;
    std::int64_t next = 0;
    std::int64_t done = 0;
    run_jobs(
        training.workers(),
        [&]() -> std::optional<std::int64_t> {
            if (next == games || training.stopped()) return std::nullopt;
            return next++;
        },
        [&](int, std::int64_t number) {
            Random random{training.seed().derive(static_cast<std::uint64_t>(number))};
            const PlayedGame game = play_game(plan, Judge::usual(), random, training.interrupt());
            return std::pair{number, problem_of(game, plan, proof_nodes, training.interrupt())};
        },
        [&](const std::pair<std::int64_t, std::optional<ForcedWin>>& found) {
            if (training.interrupted()) return;  // it may have been broken off
            if (found.second) problems.emplace(found.first, *found.second);
            training.progress({words::kSelfPlay, static_cast<std::uint64_t>(++done),
                               static_cast<std::uint64_t>(games)});
        });
    std::string text = fmt::format(
        "# lawan train tictactoe-problems --games {} --nodes {} --proof-nodes {} --seed {}\n",
        games, plan.nodes, proof_nodes, training.seed().value);
    for (const auto& [number, problem] : problems)
        text += fmt::format("{}; wins in {}\n", problem.position, problem.plies);
    out.write(text);
    TrainingReport report;
    report.figures = {
        {"games", words::kGamesPlayed, done},
        {"problems", tictactoe::words::kProblems, static_cast<std::int64_t>(problems.size())}};
    report.complete = done == games;
    report.not_written = out.failure();
    return report;
}

}  // namespace

Trainer five_problems_trainer() {
    return {"tictactoe-problems",
            tictactoe::words::kMakesProblems,
            {games_option(400),
             {"nodes", OptionType::Integer, tictactoe::words::kFiveNodes, "2000", 100, 1e9},
             {"proof-nodes", OptionType::Integer, tictactoe::words::kProofNodes, "30000", 100, 1e9},
             out_option()},
            make_problems};
}

}  // namespace lawan::training
