// lawan perft: counts the lines of play, to check move generation and to measure it.
#include <chrono>
#include <memory>

#include <fmt/format.h>

#include "cli/commands.hpp"
#include "cli/game_options.hpp"
#include "cli/interrupt.hpp"
#include "cli/streams.hpp"
#include "core/limits.hpp"
#include "formats/json.hpp"
#include "formats/json_text.hpp"

namespace lawan::cli {
namespace {

constexpr double kGreatestDepth = 100;

struct PerftArguments {
    GameOptions game;
    CommandOptions options;
};

struct Count {
    int depth = 0;
    PerftCounts counts;
    Seconds time{0};

    [[nodiscard]] double leaves_per_second() const {
        return time.count() > 0 ? static_cast<double>(counts.leaves) / time.count() : 0;
    }
};

Count count(const AnyPosition& position, int depth, LastPly last_ply) {
    const auto begin = std::chrono::steady_clock::now();
    const PerftCounts counts = position.perft(depth, last_ply);
    return {depth, counts, std::chrono::steady_clock::now() - begin};
}

void print_json(const std::string& game, const AnyPosition& position, const Count& count,
                LastPly last_ply, const std::optional<LeafScores>& scores) {
    nlohmann::ordered_json json{{"game", game},
                                {"position", position.text()},
                                {"depth", count.depth},
                                {"leaves", count.counts.leaves},
                                {"nodes", count.counts.nodes},
                                {"seconds", count.time.count()},
                                {"leaves_per_second", count.leaves_per_second()},
                                {"bulk", last_ply == LastPly::InBulk}};
    if (scores) {
        json["scores"] = {{"sum", scores->sum},
                          {"squares", scores->squares},
                          {"least", scores->least},
                          {"greatest", scores->greatest},
                          {"games_over", scores->games_over}};
    }
    fmt::print("{}", json_text(json));
}

void print_scores(const LeafScores& scores, int depth) {
    fmt::print(
        "scores of the leaves (X - O): sum {}, sum of squares {}, least {}, greatest {}\n"
        "games over within {} plies: {}\n",
        scores.sum, scores.squares, scores.least, scores.greatest, depth, scores.games_over);
}

ExitCode perft(const PerftArguments& arguments) {
    const Options options = arguments.options.checked();
    const GameEntry& entry = arguments.game.entry();
    const AnyPosition position = arguments.game.make(entry).start();
    const int depth = static_cast<int>(options.integer("depth"));
    const LastPly last_ply = options.flag("no-bulk") ? LastPly::Visited : LastPly::InBulk;
    exit_on_interrupt();

    const auto scores = [&] {
        return options.flag("scores") ? std::optional{position.leaf_scores(depth)} : std::nullopt;
    };
    if (options.flag("json")) {
        print_json(entry.name, position, count(position, depth, last_ply), last_ply, scores());
        return ExitCode::Done;
    }

    fmt::print("{} {}\n\n", entry.name, position.text());
    fmt::print("{:>5} {:>16} {:>16} {:>10} {:>16}\n", "depth", "leaves", "nodes", "seconds",
               "leaves/s");
    Count last;
    for (int plies = depth > 0 ? 1 : 0; plies <= depth; ++plies) {
        last = count(position, plies, last_ply);
        fmt::print("{:>5} {:>16} {:>16} {:>10.3f} {:>16.0f}\n", plies, last.counts.leaves,
                   last.counts.nodes, last.time.count(), last.leaves_per_second());
        flush_output();
    }
    fmt::print("\n");
    if (const auto leaf_scores = scores()) print_scores(*leaf_scores, depth);
    fmt::print("perft({}) = {}\n", depth, last.counts.leaves);
    return ExitCode::Done;
}

}  // namespace

Command perft_command() {
    const auto arguments = std::make_shared<PerftArguments>();
    Command command{"perft",
                    "Count all lines of play of N plies: a check of the rules and of their speed.",
                    "  lawan perft othello --depth 9\n"
                    "  lawan perft tictactoe --depth 9 --scores\n"
                    "  lawan perft adjacency --size 6x5 --full --depth 4 --no-bulk --json",
                    [arguments] { return perft(*arguments); }};
    arguments->game.add_to(command, Place::Needed);
    arguments->options.add_to(
        command, "Counting",
        {{{"depth", OptionType::Integer, "plies [5]", "5", 0, kGreatestDepth}},
         {{"no-bulk", OptionType::Flag, "make every move of the last ply instead of counting it"}},
         {{"scores", OptionType::Flag, "add up the scores of the leaves and the games over"}},
         json_option()});
    return command;
}

}  // namespace lawan::cli
