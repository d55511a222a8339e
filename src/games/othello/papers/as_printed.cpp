#include "games/othello/papers/as_printed.hpp"

#include "experiments/words.hpp"
#include "formats/phrases.hpp"
#include "games/othello/evaluators/edge_tables.hpp"
#include "games/othello/papers/table_words.hpp"

namespace lawan::experiments {
namespace {

constexpr int kUsualPrintedDuels = 200;
constexpr int kPositionsAGame = 20;

// Both judge by the weights that the paper prints: only the search differs.
std::string exact_spec(const PrintedSearch& search) {
    return to_text(
        Spec{search.bot, {{"eval", to_text(othello::edge_tables_spec(othello::kPrintedWeights))}}});
}

std::string printed_spec(const PrintedSearch& search) {
    return search.bot + "(as=published)";
}

// What the printed search says about a position, beside what is true.
struct Comparison {
    int error = 0;  // of the value: above 0 where it is too high
    bool other_move = false;
    int loss = 0;  // of value by the move that it chooses
};

// Positions of games that were played, where the bot was to move, evenly spread.
std::vector<AnyPosition> positions_of(const std::vector<OthelloGame>& games) {
    std::vector<AnyPosition> positions;
    for (const OthelloGame& game : games) {
        AnyPosition position = make_game(find_game("othello"), {}).start();
        std::vector<AnyPosition> met;
        for (std::size_t i = 0; i < game.played.record.moves.size(); ++i) {
            if (i >= game.played.opening_moves && position.side_to_move() == game.side) {
                met.push_back(position);
            }
            position = position.after(*position.parse_move(game.played.record.moves[i].move));
        }
        for (std::size_t i = 0; i < kPositionsAGame && !met.empty(); ++i) {
            positions.push_back(met[i * met.size() / kPositionsAGame]);
        }
    }
    return positions;
}

Thought<AnyMove> think(const Spec& spec, const AnyPosition& position, const Run& run) {
    const GameModule& entry = find_game("othello");
    const auto bot = make_bot(entry, make_game(entry, {}), run.lowered(entry, spec));
    const std::vector<AnyMove> none;
    return bot->think({position, none, {}, &run.stop(), &run.clock()});
}

// What came of comparing; none where one of them looks to the end of the game or was stopped.
std::optional<Comparison> compare(const PrintedSearch& search, const AnyPosition& position,
                                  const Run& run) {
    const auto spec = [&](const std::string& bot, int depth) {
        RunSettings settings = run.settings();
        settings.depth = depth;
        return othello_spec(bot, settings);
    };
    const int depth = run.settings().depth.value_or(kOthelloDepth);
    const auto exact = think(spec(exact_spec(search), depth), position, run);
    const auto printed = think(spec(printed_spec(search), depth), position, run);
    const auto estimated = [](const Thought<AnyMove>& thought) {
        return thought.valuation && !thought.valuation->is_proved();
    };
    if (run.stop().raised() || !estimated(exact) || !estimated(printed)) return std::nullopt;
    Comparison result;
    result.error = (printed.valuation->score - exact.valuation->score).points();
    result.other_move = !(printed.best == exact.best);
    const AnyPosition next = position.after(printed.best);
    if (!result.other_move || depth < 2 || next.is_over()) return result;
    const auto reply = think(spec(exact_spec(search), depth - 1), next, run);
    if (run.stop().raised() || !estimated(reply)) return std::nullopt;
    result.loss = (exact.valuation->score + reply.valuation->score).points();
    return result;
}

void compare_values(const PrintedSearch& search, const std::vector<OthelloGame>& games, Run& run,
                    Report& report) {
    const auto positions = positions_of(games);
    const auto compared =
        run.map<Comparison>({report.name + ", as printed", words::kPositions}, positions.size(),
                            [&](std::size_t i) { return compare(search, positions[i], run); });
    Sample loss;
    double seen = 0;
    double high = 0;
    double low = 0;
    double moved = 0;
    double worse = 0;
    for (const auto& each : compared) {
        if (!each) continue;
        ++seen;
        high += each->error > 0 ? 1 : 0;
        low += each->error < 0 ? 1 : 0;
        moved += each->other_move ? 1 : 0;
        worse += each->loss > 0 ? 1 : 0;
        if (each->loss > 0) loss.add(each->loss);
    }
    DataTable table{"as_printed",
                    {othello_words::kAsPrintedTitle, {search.name}},
                    {{"positions", words::kPositions},
                     {"wrong", othello_words::kValueWrong},
                     {"too_high", othello_words::kTooHigh},
                     {"too_low", othello_words::kTooLow},
                     {"other_move", othello_words::kAnotherMove},
                     {"worse_move", othello_words::kAWorseMove},
                     {"mean_loss", othello_words::kItsMeanLoss}},
                    {}};
    table.add({static_cast<std::int64_t>(seen), static_cast<std::int64_t>(high + low),
               static_cast<std::int64_t>(high), static_cast<std::int64_t>(low),
               static_cast<std::int64_t>(moved), static_cast<std::int64_t>(worse),
               Decimal{loss.mean(), 1}});
    report.more.push_back(std::move(table));
    if (seen == 0) return;
    const Words& sentence =
        worse == 0 ? othello_words::kAsPrintedSays : othello_words::kAsPrintedCosts;
    report.differs.push_back({sentence,
                              {search.name, share(high + low, seen), rate_of_these(worse, seen),
                               decimal(loss.mean(), 1)}});
}

void play_printed(const PrintedSearch& search, Run& run, Report& report) {
    const Spec exact = othello_spec(exact_spec(search), run.settings());
    const Spec printed = othello_spec(printed_spec(search), run.settings());
    const Duel duel = play_duel(exact, printed, run.games_or(kUsualPrintedDuels), run, report);
    if (duel.tally.games() == 0) return;
    DataTable table{"exact_against_printed",
                    {othello_words::kExactAgainstPrinted, {search.name}},
                    {{"games", words::kGames}}};
    add_tally_columns(table.columns);
    table.columns.insert(table.columns.end(), {{"margin", othello_words::kMeanMarginInDiscs},
                                               {"margin_sd", words::kDeviation}});
    const WinDrawLoss& results = duel.tally.results();
    std::vector<Cell> cells{duel.tally.games()};
    add_tally_cells(results, cells);
    cells.insert(cells.end(), {Decimal{duel.tally.margin().mean(), 1},
                               Decimal{duel.tally.margin().deviation(), 1}});
    table.add(std::move(cells));
    report.more.push_back(std::move(table));
    // Equal moves are chosen differently, so the games differ even where no value does.
    const Words& sentence = too_few_to_tell(results.games())  ? othello_words::kSlipTooFewGames
                            : win_interval(results).low > 0.5 ? othello_words::kSlipCosts
                                                              : othello_words::kSlipCostsNothing;
    report.differs.push_back(
        {sentence,
         {search.name, wins_of(results),
          rate_of_these(static_cast<double>(results.losses), static_cast<double>(results.games())),
          signed_decimal(duel.tally.margin().mean(), 1)}});
}

}  // namespace

void hold_against_printed(const PrintedSearch& search, const std::vector<OthelloGame>& games,
                          Run& run, Report& report) {
    compare_values(search, games, run, report);
    play_printed(search, run, report);
}

}  // namespace lawan::experiments
