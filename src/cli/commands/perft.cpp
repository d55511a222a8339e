// lawan perft: counts the lines of play, to check move generation and to measure it.
#include <chrono>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "cli/commands/all.hpp"
#include "cli/commands/measure_words.hpp"
#include "cli/game_options.hpp"
#include "cli/help.hpp"
#include "cli/terminal/interrupt.hpp"
#include "cli/terminal/language.hpp"
#include "cli/terminal/streams.hpp"
#include "core/limits.hpp"
#include "formats/json.hpp"
#include "formats/json_text.hpp"
#include "formats/phrases.hpp"
#include "work/jobs.hpp"

namespace lawan::cli {
namespace {

constexpr double kGreatestDepth = 100;

struct PerftArguments {
    GameOptions game;
    CommandOptions options;
};

struct Count {
    int depth = 0;
    PerftCounts counts = {};
    Seconds time{0};
    std::vector<PerftCounts> by_move = {};  // in the order of the legal moves; where it was needed

    [[nodiscard]] double leaves_per_second() const {
        return time.count() > 0 ? static_cast<double>(counts.leaves) / time.count() : 0;
    }
};

// A part of the lines: those that begin with a move, or with two.
struct Part {
    std::size_t first_move;  // of the legal ones
    AnyPosition position;
    int depth;
};

// What is to be counted, and how the work is shared.
class Perft {
  public:
    enum class By : std::uint8_t { All, Move };

    Perft(const AnyPosition& position, LastPly last_ply, int threads, By by)
        : position_{position},
          moves_{position.legal_moves()},
          last_ply_{last_ply},
          threads_{threads},
          by_{by} {}

    [[nodiscard]] Count count(int depth) const {
        const auto begin = std::chrono::steady_clock::now();
        Count count{depth};
        const bool shared = threads_ > 1 && depth >= kShared;
        if (depth > 0 && (shared || by_ == By::Move)) count.by_move = by_move(depth);
        if (count.by_move.empty() || depth < kShared) {
            count.counts = position_.perft(depth, last_ply_);
        } else {
            count.counts.nodes = 1;
            for (const PerftCounts& each : count.by_move) {
                count.counts.leaves += each.leaves;
                count.counts.nodes += each.nodes;
            }
        }
        count.time = std::chrono::steady_clock::now() - begin;
        return count;
    }

    // The lines after each move, as programs compare them to find the move that one of them gets
    // wrong. None where nobody asked for them.
    [[nodiscard]] nlohmann::ordered_json divided(const Count& count) const {
        if (by_ == By::All) return {};
        auto divide = nlohmann::ordered_json::object();
        for (std::size_t i = 0; i < count.by_move.size(); ++i) {
            divide[position_.move_text(moves_[i])] = count.by_move[i].leaves;
        }
        return divide;
    }

  private:
    static constexpr int kShared = 3;  // below this depth nothing is worth sharing

    // For each legal move, in their order. The depth is 1 at least.
    [[nodiscard]] std::vector<PerftCounts> by_move(int depth) const {
        std::vector<PerftCounts> counts(moves_.size());
        const std::vector<Part> parts = split(depth, counts);
        std::size_t next = 0;
        run_jobs(
            threads_,
            [&]() -> std::optional<std::size_t> {
                return next < parts.size() ? std::optional{next++} : std::nullopt;
            },
            [&](int, std::size_t at) {
                const Part& part = parts[at];
                return std::pair{part.first_move, part.position.perft(part.depth, last_ply_)};
            },
            [&](const std::pair<std::size_t, PerftCounts>& done) {
                counts[done.first].leaves += done.second.leaves;
                counts[done.first].nodes += done.second.nodes;
            });
        return counts;
    }

    // With several threads by two moves, so that none of them waits long for the last. The
    // positions between are counted here.
    [[nodiscard]] std::vector<Part> split(int depth, std::vector<PerftCounts>& counts) const {
        std::vector<Part> parts;
        for (std::size_t i = 0; i < moves_.size(); ++i) {
            const AnyPosition next = position_.after(moves_[i]);
            const auto answers = next.legal_moves();
            if (threads_ == 1 || depth < kShared || answers.empty()) {
                parts.push_back({i, next, depth - 1});
                continue;
            }
            counts[i].nodes += 1;
            for (const AnyMove answer : answers) {
                parts.push_back({i, next.after(answer), depth - 2});
            }
        }
        return parts;
    }

    AnyPosition position_;
    std::vector<AnyMove> moves_;
    LastPly last_ply_;
    int threads_;
    By by_;
};

// `complete`: to the depth that was asked for.
std::string to_json(const std::string& game, const AnyPosition& position, const Count& count,
                    LastPly last_ply, bool complete, const nlohmann::ordered_json& divide,
                    const std::optional<LeafScores>& scores = {}) {
    nlohmann::ordered_json json{{"game", game},
                                {"position", position.text()},
                                {"depth", count.depth},
                                {"leaves", count.counts.leaves},
                                {"nodes", count.counts.nodes},
                                {"seconds", count.time.count()},
                                {"leaves_per_second", count.leaves_per_second()},
                                {"bulk", last_ply == LastPly::InBulk},
                                {"complete", complete}};
    if (scores) {
        json["scores"] = {{"sum", scores->sum},
                          {"squares", scores->squares},
                          {"least", scores->least},
                          {"greatest", scores->greatest},
                          {"games_over", scores->games_over}};
    }
    if (!divide.is_null()) json["divide"] = divide;
    return json_text(json);
}

void print_scores(const LeafScores& scores, int depth) {
    print("{}\n{}\n",
          told(words::kLeafScores, {scores.sum, scores.squares, scores.least, scores.greatest}),
          told(words::kGamesOver, {depth, scores.games_over}));
}

ExitCode perft(const PerftArguments& arguments) {
    const Options options = arguments.options.checked();
    const GameModule& entry = arguments.game.entry();
    const AnyPosition position = arguments.game.make(entry).start();
    const int depth = static_cast<int>(options.integer("depth"));
    const LastPly last_ply = options.flag("no-bulk") ? LastPly::Visited : LastPly::InBulk;
    exit_on_interrupt();

    const auto scores = [&] {
        return options.flag("scores") ? std::optional{position.leaf_scores(depth)} : std::nullopt;
    };
    const Perft perft{position, last_ply, command_threads(options),
                      options.flag("divide") ? Perft::By::Move : Perft::By::All};
    const bool json = options.flag("json");
    if (json) {
        // So that Ctrl-C has something to print: the depths before take a part of the time only.
        for (int plies = 0; plies < depth; ++plies) {
            const Count count = perft.count(plies);
            print_on_interrupt(
                to_json(entry.name, position, count, last_ply, false, perft.divided(count)));
        }
        const Count count = perft.count(depth);
        fmt::print("{}", to_json(entry.name, position, count, last_ply, true, perft.divided(count),
                                 scores()));
        return ExitCode::Done;
    }

    print("{} {}\n\n", entry.name, position.text());
    const std::size_t width = told(words::kDepthHeading).size();
    print("{} {:>16} {:>16} {:>10} {:>16}\n", told(words::kDepthHeading),
          told(words::kLeavesHeading), told(words::kNodesHeading), told(words::kSecondsHeading),
          told(words::kLeavesPerSecondHeading));
    Count last;
    for (int plies = depth > 0 ? 1 : 0; plies <= depth; ++plies) {
        last = perft.count(plies);
        print("{:>{}} {:>16} {:>16} {:>10} {:>16.0f}\n", plies, width, last.counts.leaves,
              last.counts.nodes, told(decimal(last.time.count(), 3)), last.leaves_per_second());
        flush_output();
    }
    print("\n");
    const auto divide = perft.divided(last);
    for (const auto& [move, leaves] : divide.items()) {
        print("{:<5} {:>16}\n", move, leaves.get<std::uint64_t>());
    }
    if (!divide.empty()) print("\n");
    if (const auto leaf_scores = scores()) print_scores(*leaf_scores, depth);
    print("perft({}) = {}\n", depth, last.counts.leaves);
    return ExitCode::Done;
}

}  // namespace

Command perft_command() {
    const auto arguments = std::make_shared<PerftArguments>();
    Command command{
        "perft",
        Words{"Count all lines of play of N plies: a check of the rules and of their speed.",
              "Hitung semua rangkaian sepanjang N langkah: uji aturan dan kecepatannya."},
        [arguments] { return perft(*arguments); }};
    command.examples = examples_of_games("perft", "--depth 4");
    arguments->game.add_to(command, Place::Needed);
    arguments->options.add_to(
        command, {"Counting", "Penghitungan"},
        {integer_option("depth", {"plies", "langkah"}).between(0, kGreatestDepth).usually("5"),
         flag_option("no-bulk", {"make every move of the last ply instead of only counting them",
                                 "mainkan juga langkah-langkah terakhir, jangan hanya dihitung"}),
         flag_option("scores", {"add up the scores of the leaves, and count the games that end",
                                "jumlahkan skor daun dan hitung permainan yang selesai"}),
         flag_option("divide", {"also count the lines after each move",
                                "hitung juga rangkaian setelah tiap langkah"}),
         threads_option().usually("1"), json_option()});
    return command;
}

}  // namespace lawan::cli
