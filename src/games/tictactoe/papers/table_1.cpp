// tictactoe-1: every line that a human can choose against the paper's rule.
#include <algorithm>
#include <cmath>
#include <utility>

#include <fmt/format.h>

#include "experiments/played.hpp"
#include "experiments/words.hpp"
#include "formats/phrases.hpp"
#include "games/tictactoe/engine/line_counts.hpp"
#include "games/tictactoe/papers/cost_rule.hpp"
#include "games/tictactoe/papers/experiments.hpp"
#include "games/tictactoe/papers/table_words.hpp"

namespace lawan::experiments {
namespace {

using tictactoe::Counted;
using namespace tictactoe_words;
using CostsAs = tictactoe::papers::As;

struct Printed {
    int size;
    int games;
    int wins;  // of the human
    int losses;
    int draws;
};
const std::vector<Printed> kPrintedRows{{3, 10, 0, 3, 7}, {4, 5, 0, 1, 4}, {5, 3, 0, 0, 3}};

// One board, counted through.
struct BoardCount {
    int size;
    Side rule_plays;
    CostsAs as;
    std::optional<Counted> counted = std::nullopt;

    [[nodiscard]] bool human_first() const { return rule_plays == Side::O; }
    [[nodiscard]] std::string board() const { return fmt::format("{0}x{0}", size); }
    [[nodiscard]] const Words& begins() const { return human_first() ? kTheHuman : kProgram; }
    [[nodiscard]] const Words& version() const {
        return as == CostsAs::Described ? kDescribed : kPublished;
    }
};

constexpr std::size_t kMostListed = 4;  // all there are on 3x3

std::optional<Counted> count_lines(const BoardCount& count, const Run& run) {
    const tictactoe::Rules rules{{count.size, count.size}, count.size};
    const auto rule = [as = count.as](const tictactoe::Position& position) {
        return tictactoe::papers::move_by_costs(position, as);
    };
    Limits limits;
    limits.nodes = run.settings().nodes;
    Budget budget{limits, &run.stop()};
    // Listing those of 5x5 takes another gigabyte.
    const std::size_t listed = count.size < 5 ? kMostListed : 0;
    return tictactoe::count_lines(tictactoe::Position{rules}, rule, {count.rule_plays, listed, {}},
                                  budget);
}

// The two great counts want most of a gigabyte each: one after the other.
std::vector<BoardCount> count_all(Run& run) {
    std::vector<BoardCount> counts;
    for (const int size : {3, 4}) {
        for (const Side side : {Side::O, Side::X}) {
            for (const CostsAs as : {CostsAs::Described, CostsAs::Published})
                counts.push_back({size, side, as});
        }
    }
    const std::size_t small = counts.size();
    counts.push_back({5, Side::O, CostsAs::Described});
    counts.push_back({5, Side::X, CostsAs::Described});
    const auto work = [&](std::size_t first, std::size_t jobs) {
        const auto results =
            run.map<Counted>({"tictactoe-1, " + counts[first].board()}, jobs,
                             [&](std::size_t i) { return count_lines(counts[first + i], run); });
        for (std::size_t i = 0; i < jobs; ++i) counts[first + i].counted = results[i];
    };
    work(0, small);
    for (std::size_t i = small; i < counts.size(); ++i) work(i, 1);
    return counts;
}

DataTable printed_counts() {
    DataTable table{"paper",
                    kPaperTitle,
                    {{"board", kBoard},
                     {"games", words::kGames},
                     {"human_wins", kHumanWins},
                     {"human_losses", kHumanLoses},
                     {"draws", kDraws}},
                    {}};
    for (const Printed& row : kPrintedRows) {
        table.add({fmt::format("{0}x{0}", row.size), std::int64_t{row.games},
                   std::int64_t{row.wins}, std::int64_t{row.losses}, std::int64_t{row.draws}});
    }
    return table;
}

DataTable ours_table(const std::vector<BoardCount>& counts) {
    DataTable table{"ours",
                    kOursTitle,
                    {{"board", kBoard},
                     {"first", kBegins},
                     {"version", kRule},
                     {"lines", kLines},
                     {"human_wins", kHumanWins},
                     {"human_losses", kHumanLoses},
                     {"draws", kDraws},
                     {"distinct_games", kDistinctGames},
                     {"distinct_human_wins", kOfThemWon},
                     {"positions", words::kPositions}},
                    {}};
    for (const BoardCount& count : counts) {
        std::vector<Cell> row{count.board(), Phrase{count.begins()}, Phrase{count.version()}};
        if (count.counted) {
            const auto& [lines, games, positions] = count.counted->counts;
            for (const std::uint64_t number : {lines.total(), lines.losses, lines.wins, lines.draws,
                                               games.total(), games.losses, positions}) {
                row.emplace_back(static_cast<std::int64_t>(number));
            }
        }
        row.resize(table.columns.size());
        table.add(std::move(row));
    }
    return table;
}

std::string cell_numbers(const std::vector<Square>& line) {
    std::string text;
    for (const Square cell : line) {
        text += (text.empty() ? "" : " ") + std::to_string(cell.index() + 1);
    }
    return text;
}

std::string listed(const Counted& counted) {
    std::string text;
    for (const auto& line : counted.losing_games) {
        text += (text.empty() ? "" : "; ") + cell_numbers(line);
    }
    return text;
}

// `before` is what was counted just before.
Phrase answer(const BoardCount& count, const BoardCount* before) {
    const AuditResults& lines = count.counted->counts.lines;
    const Phrase who{kWho, {count.board(), count.begins(), count.version()}};
    if (before != nullptr && before->size == count.size && before->counted &&
        before->counted->counts == count.counted->counts) {
        return {kSameCounts, {who}};
    }
    if (lines.losses == 0) return {kLosesNone, {who, lines.total()}};
    const std::size_t shown = count.counted->losing_games.size();
    const Words& sentence = shown == 0                                    ? kCanLose
                            : shown == count.counted->counts.games.losses ? kCanLoseAll
                                                                          : kCanLoseSome;
    return {sentence,
            {who, lines.losses, lines.total(), lines.wins, listed(*count.counted), shown}};
}

// How likely the paper's few games were to miss what there is.
Phrase chance_to_miss(const BoardCount& count, const Printed& printed) {
    const AuditResults& lines = count.counted->counts.lines;
    const double share = static_cast<double>(lines.losses) / static_cast<double>(lines.total());
    return {kChanceToMiss,
            {count.board(), printed.games, decimal(100 * std::pow(1 - share, printed.games), 1)}};
}

void draw_lost(const BoardCount& count, Report& report) {
    const AnyGame game = make_game(find_game("tictactoe"), {{"size", std::to_string(count.size)}});
    for (const auto& line : count.counted->losing_games) {
        AnyPosition position = game.start();
        for (const Square cell : line) {
            position = position.after(*position.parse_move(std::to_string(cell.index() + 1)));
        }
        report.boards.push_back({kHumanXWins, position.board(), false, cell_numbers(line)});
    }
}

}  // namespace

Report run_tictactoe_1(Run& run) {
    Report report;
    report.name = "tictactoe-1";
    report.title = kCanItLose;
    report.source = kTable1;
    report.seed = run.seed();
    report.settings = {{kOpponent, kEveryChoice}, {kEqualCells, kTakesTheFirst}};
    report.paper = printed_counts();
    const std::vector<BoardCount> counts = count_all(run);
    report.ours = ours_table(counts);
    const BoardCount* before = nullptr;
    std::int64_t lines = 0;
    for (const BoardCount& count : counts) {
        if (!count.counted) {
            report.complete = false;
            report.notes.push_back(
                {kNotEnoughTime, {count.board(), count.begins(), count.version()}});
            continue;
        }
        lines += static_cast<std::int64_t>(count.counted->counts.lines.total());
        report.differs.push_back(answer(count, std::exchange(before, &count)));
        if (!count.human_first() || count.as != CostsAs::Described) continue;
        const auto printed =
            std::find_if(kPrintedRows.begin(), kPrintedRows.end(),
                         [&](const Printed& row) { return row.size == count.size; });
        report.differs.push_back(chance_to_miss(count, *printed));
        if (count.size == 3) draw_lost(count, report);
    }
    report.instead_of_games = Count{lines, kLinesCounted, kCounted};
    report.notes.emplace_back(kLineNote);
    return report;
}

}  // namespace lawan::experiments
