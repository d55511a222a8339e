// Matches between bots of the catalog, programs, and functions of Python's.
#include "bindings.hpp"
#include "core/input_error.hpp"
#include "interrupt.hpp"
#include "play/match.hpp"
#include "python_bot.hpp"
#include "words.hpp"

namespace lawan::python {
namespace {

// The fields that `lawan match --json` prints, and more.
py::dict record_dict(const GameRecord& record, Side first) {
    py::dict game;
    game["x"] = record.players.x;
    game["o"] = record.players.o;
    game["first"] = record.players[first];
    game["start"] = record.start;
    py::list moves;
    for (const MoveRecord& move : record.moves) moves.append(move.move);
    game["moves"] = moves;
    const GameResult result = record.result.value_or(GameResult{});
    game["score"] = result.score;
    game["winner"] = py::none();
    if (result.winner) game["winner"] = record.players[*result.winner];
    game["reason"] = std::string{to_text(result.reason)};
    game["detail"] = result.detail.english();
    return game;
}

py::dict result_dict(const Entrant& a, const Entrant& b, const MatchResult& result) {
    py::dict answer;
    answer["a"] = a.name;
    answer["b"] = b.name;
    answer["wins"] = result.wins;
    answer["draws"] = result.draws;
    answer["losses"] = result.losses;
    py::list games;
    for (const MatchGame& each : result.games) games.append(record_dict(each.record, each.first));
    answer["games"] = games;
    return answer;
}

struct MatchArguments {
    int games;
    std::uint64_t seed;
    Limits limits;
    int random_plies;
};

py::dict play(const GamePointer& game, const py::object& a, const py::object& b,
              const MatchArguments& arguments, const py::object& progress) {
    constexpr int kMostGames = 1'000'000;
    constexpr int kMostPlies = 1000;
    if (arguments.games < 1 || arguments.games > kMostGames) {
        throw InputError{words::kFromTo, {"games", 1, kMostGames}};
    }
    if (arguments.random_plies < 0 || arguments.random_plies > kMostPlies) {
        throw InputError{words::kFromTo, {"random_plies", 0, kMostPlies}};
    }
    const Entrant first = entrant_of(game, a);
    const Entrant second = entrant_of(game, b);
    StopSignal stop;
    MatchSettings settings{
        arguments.games, Seed{arguments.seed}, arguments.limits, arguments.random_plies, &stop, {}};
    const Side begins = game->game.start().side_to_move();
    if (!progress.is_none()) {
        settings.on_game = [&](const GameRecord& record, int number) {
            const py::gil_scoped_acquire held;
            const RunsPython runs;
            progress(number, record_dict(record, begins));
        };
    }
    const MatchResult result =
        interruptible(stop, [&] { return play_match(game->game, first, second, settings); });
    return result_dict(first, second, result);
}

}  // namespace

void bind_matches(py::module_& module) {
    module.def(
        "match",
        [](const GamePointer& game, const py::object& a, const py::object& b, int games,
           std::uint64_t seed, std::optional<double> seconds, std::optional<int> depth,
           std::optional<std::uint64_t> nodes, int random_plies, const py::object& progress) {
            return play(game, a, b, {games, seed, limits_from(seconds, depth, nodes), random_plies},
                        progress);
        },
        py::arg("game"), py::arg("a"), py::arg("b"), py::kw_only(), py::arg("games") = 2,
        py::arg("seed") = 1, py::arg("seconds") = py::none(), py::arg("depth") = py::none(),
        py::arg("nodes") = py::none(), py::arg("random_plies") = 0,
        py::arg("progress") = py::none(),
        "Plays games between two bots that take turns to begin: specs, Bots, or functions\n"
        "choose(position, clock). Returns wins, draws and losses of the first, and the games.\n"
        "progress(number, game) is called after each game.");
}

}  // namespace lawan::python
