// lawan puzzles: positions with one good move, for people to solve; the page shows them.
#include <algorithm>
#include <array>
#include <memory>
#include <vector>

#include <fmt/format.h>

#include "analysis/puzzle_maker.hpp"
#include "cli/commands/all.hpp"
#include "cli/commands/analysis_words.hpp"
#include "cli/game_options.hpp"
#include "cli/help.hpp"
#include "cli/terminal/interrupt.hpp"
#include "cli/terminal/language.hpp"
#include "cli/terminal/streams.hpp"
#include "core/input_error.hpp"
#include "formats/json.hpp"
#include "formats/json_text.hpp"

namespace lawan::cli {
namespace {

constexpr double kMostPuzzles = 10'000;
constexpr int kGamesAPuzzle = 200;  // without one that was wanted: there are no more
constexpr std::array<const char*, 3> kGrades{"easy", "medium", "hard"};

struct PuzzlesArguments {
    GameOptions game;
    CommandOptions options;
};

std::size_t number_of(PuzzleGrade grade) {
    return static_cast<std::size_t>(grade);
}

// A third of each grade as far as they are found; others make up for what is missing.
std::vector<MadePuzzle> made(PuzzleMaker& maker, std::size_t wanted, const StopSignal& stop) {
    const std::size_t share = (wanted + kGrades.size() - 1) / kGrades.size();
    std::array<std::size_t, kGrades.size()> found{};
    std::vector<MadePuzzle> puzzles;
    std::vector<MadePuzzle> spare;
    for (int in_vain = 0; puzzles.size() < wanted && in_vain < kGamesAPuzzle && !stop.raised();
         ++in_vain) {
        auto puzzle = maker.next(&stop);
        if (!puzzle || stop.raised()) continue;
        if (std::size_t& of_grade = found[number_of(puzzle->grade())]; of_grade < share) {
            ++of_grade;
            puzzles.push_back(std::move(*puzzle));
            in_vain = 0;
        } else {
            spare.push_back(std::move(*puzzle));
        }
    }
    while (puzzles.size() < wanted && !spare.empty()) {
        puzzles.push_back(std::move(spare.back()));
        spare.pop_back();
    }
    std::stable_sort(puzzles.begin(), puzzles.end(), [](const MadePuzzle& a, const MadePuzzle& b) {
        return a.difficulty < b.difficulty;
    });
    return puzzles;
}

// The command that makes the same puzzles again, with what it takes for granted spelled out.
std::string command_text(const PuzzlesArguments& arguments, const Options& options) {
    std::string text = "lawan puzzles " + arguments.game.entry().name;
    for (const auto& [name, value] : arguments.game.given())
        text += fmt::format(" --{} {}", name, value);
    if (const auto position = arguments.game.position()) {
        text += fmt::format(" --position \"{}\"", *position);
    }
    return text +
           fmt::format(" --count {} --seed {}", options.integer("count"), options.integer("seed"));
}

void print_puzzles(const std::vector<MadePuzzle>& puzzles, const std::string& made_by) {
    nlohmann::ordered_json list = nlohmann::ordered_json::array();
    for (const MadePuzzle& puzzle : puzzles) {
        list.push_back({{"position", puzzle.position},
                        {"answer", puzzle.answer},
                        {"value", puzzle.value.points()},
                        {"grade", kGrades[number_of(puzzle.grade())]}});
    }
    const nlohmann::ordered_json whole{{"made_by", made_by}, {"puzzles", std::move(list)}};
    fmt::print("{}", json_text(whole));
}

ExitCode puzzles(const PuzzlesArguments& arguments) {
    const Options options = arguments.options.checked();
    const GameModule& entry = arguments.game.entry();
    if (!entry.solve) throw InputError{words::kNoSolver, {entry.name}};
    const AnyGame game = arguments.game.make(entry);
    const StopSignal& stop = stop_on_interrupt();
    PuzzleMaker maker{entry, game, Seed{static_cast<std::uint64_t>(options.integer("seed"))}};
    const auto wanted = static_cast<std::size_t>(options.integer("count"));
    const std::vector<MadePuzzle> found = made(maker, wanted, stop);
    print_puzzles(found, command_text(arguments, options));
    if (stop.raised()) return ExitCode::Interrupted;
    if (found.size() == wanted) return ExitCode::Done;
    flush_output();
    say(fmt::format("lawan: {}\n", told(words::kFewerPuzzles, {found.size(), wanted})));
    return ExitCode::Failed;
}

}  // namespace

Command puzzles_command() {
    const auto arguments = std::make_shared<PuzzlesArguments>();
    Command command{"puzzles",
                    Words{"Make puzzles with one good move each, proved by the game's solver.",
                          "Buat teka-teki dengan satu langkah baik, dibuktikan pemecah permainan."},
                    [arguments] { return puzzles(*arguments); }};
    command.examples = examples_of_games("puzzles", "--count 20",
                                         [](const GameModule& game) { return !!game.solve; });
    command.remarks = {words::kPuzzlesForPage};
    arguments->game.add_to(command, Place::Needed);
    arguments->options.add_to(
        command, {"Puzzles", "Teka-teki"},
        {integer_option("count", {"how many", "banyaknya"}).between(1, kMostPuzzles).usually("100"),
         seed_option()});
    return command;
}

}  // namespace lawan::cli
