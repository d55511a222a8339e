#include "games/othello/papers/games_played.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "arena/game_runner.hpp"
#include "experiments/round_robin.hpp"
#include "experiments/words.hpp"
#include "formats/phrases.hpp"
#include "games/othello/papers/table_words.hpp"
#include "play/opening.hpp"

namespace lawan::experiments {
namespace {

constexpr int kUsualGames = 12;
constexpr int kDeepestOpponent = 4;

Spec mobility_player(int depth) {
    return {"alphabeta", {{"depth", std::to_string(depth)}, {"eval", "mobility"}}};
}

std::optional<OthelloGame> play_one(const Spec& bot, int number, const Run& run) {
    const GameModule& entry = find_game("othello");
    const AnyGame game = make_game(entry, {});
    const int depth = 1 + number % kDeepestOpponent;
    // Each depth meets it with both colours in turn.
    const Side side = (number + number / kDeepestOpponent) % 2 == 0 ? Side::X : Side::O;
    const Seed seed = run.seed().derive(static_cast<std::uint64_t>(number));
    PerSide<Spec> players;
    players[side] = bot;
    players[opponent_of(side)] = mobility_player(depth);
    auto played = play({entry, game, players, seed, static_cast<std::uint64_t>(number),
                        random_opening(game, kOthelloOpening, seed)},
                       run);
    if (!played) return std::nullopt;
    return OthelloGame{number + 1, depth, side, *std::move(played)};
}

DataTable printed_games(const std::vector<PrintedOthelloGame>& printed) {
    DataTable table{"paper",
                    othello_words::kAgainstCyclog,
                    {{"number", othello_words::kNumber},
                     {"nodes", othello_words::kNode},
                     {"ms", othello_words::kTime},
                     {"moves", words::kMoves},
                     {"score", words::kScore},
                     {"opponent_score", othello_words::kCyclog},
                     {"winner", words::kWinner}},
                    {}};
    for (const PrintedOthelloGame& game : printed) {
        table.add({static_cast<std::int64_t>(table.rows.size() + 1), game.nodes, game.time,
                   game.moves, std::int64_t{game.score}, std::int64_t{game.opponent_score},
                   std::string{game.won ? "bot" : "Othello Cyclog"}});
    }
    return table;
}

const Words& winner(const OthelloGame& game) {
    if (game.discs() == game.opponent_discs()) return othello_words::kDraw;
    return game.discs() > game.opponent_discs() ? words::kBot : othello_words::kOpponent;
}

const Words& colour(const OthelloGame& game) {
    return game.side == Side::X ? othello_words::kBlack : othello_words::kWhite;
}

DataTable ours_table(const std::vector<OthelloGame>& games) {
    DataTable table{"ours",
                    othello_words::kAgainstMobility,
                    {{"number", othello_words::kNumber},
                     {"opponent_depth", othello_words::kOpponentDepth},
                     {"colour", othello_words::kPlays},
                     {"nodes", othello_words::kNode},
                     {"moves", words::kMoves},
                     {"score", words::kScore},
                     {"opponent_score", othello_words::kOpponent},
                     {"winner", words::kWinner},
                     {"corners", othello_words::kCorners},
                     {"opponent_corners", othello_words::kOpponentCorners},
                     {"ms", othello_words::kTime}},
                    {}};
    for (const OthelloGame& game : games) {
        table.add({std::int64_t{game.number}, std::int64_t{game.opponent_depth},
                   Phrase{colour(game)}, static_cast<std::int64_t>(game.effort().nodes),
                   std::int64_t{game.effort().moves}, std::int64_t{game.discs()},
                   std::int64_t{game.opponent_discs()}, Phrase{winner(game)},
                   std::int64_t{game.corners()[game.side]},
                   std::int64_t{game.corners()[opponent_of(game.side)]},
                   Decimal{1000 * game.effort().time_a_move().count(), 1}});
    }
    return table;
}

// "do corners decide?": who has more of them, and who wins.
Phrase corner_words(const std::vector<OthelloGame>& games) {
    int decided = 0;
    int with_more = 0;
    for (const OthelloGame& game : games) {
        const int more = game.corners()[game.side] - game.corners()[opponent_of(game.side)];
        const int margin = game.discs() - game.opponent_discs();
        if (more == 0 || margin == 0) continue;
        ++decided;
        with_more += (more > 0) == (margin > 0) ? 1 : 0;
    }
    return {othello_words::kMoreCornersWin, {decided, with_more}};
}

void describe(const std::vector<PrintedOthelloGame>& printed, const std::vector<OthelloGame>& games,
              int depth, Report& report) {
    if (games.empty()) return;
    const auto wins = [](const auto& list, auto won) {
        return static_cast<double>(std::count_if(list.begin(), list.end(), won));
    };
    const double printed_wins = wins(printed, [](const auto& game) { return game.won; });
    const double our_wins =
        wins(games, [](const auto& game) { return game.discs() > game.opponent_discs(); });
    Sample printed_nodes;
    Sample our_nodes;
    for (const auto& game : printed) printed_nodes.add(static_cast<double>(game.nodes));
    for (const auto& game : games) our_nodes.add(static_cast<double>(game.effort().nodes));
    report.differs.push_back({othello_words::kWinsOfBoth,
                              {share(printed_wins, static_cast<double>(printed.size())),
                               share(our_wins, static_cast<double>(games.size()))}});
    if (depth == kOthelloDepth) {
        report.differs.push_back({othello_words::kNodesOfBoth,
                                  {decimal(printed_nodes.mean(), 0), decimal(our_nodes.mean(), 0),
                                   decimal(our_nodes.mean() / printed_nodes.mean(), 1)}});
    } else {
        report.differs.push_back({othello_words::kNodesAtAnotherDepth,
                                  {kOthelloDepth, decimal(printed_nodes.mean(), 0), depth,
                                   decimal(our_nodes.mean(), 0)}});
    }
    report.differs.push_back(corner_words(games));
}

}  // namespace

PerSide<int> corners_of(const BoardView& board) {
    PerSide<int> count;
    for (const int row : {0, board.size.rows - 1}) {
        for (const int column : {0, board.size.columns - 1}) {
            const Mark mark = board.at({column, row});
            if (mark != Mark::None) ++count[mark == Mark::X ? Side::X : Side::O];
        }
    }
    return count;
}

Spec othello_spec(const std::string& bot, const RunSettings& settings) {
    const GameModule& entry = find_game("othello");
    Spec spec = with_option(entry, parse_spec(bot), "depth",
                            std::to_string(settings.depth.value_or(kOthelloDepth)));
    // Long enough for every move, so that the clock has no part in it unless somebody wants it to.
    constexpr Seconds kLong{600};
    return with_option(entry, std::move(spec), "move-time",
                       seconds_text(settings.move_time.value_or(kLong)));
}

std::vector<OthelloGame> play_othello_table(const std::string& bot,
                                            const std::vector<PrintedOthelloGame>& printed,
                                            Run& run, Report& report) {
    const Spec spec = othello_spec(bot, run.settings());
    const int count = run.games_or(kUsualGames);
    report.seed = run.seed();
    report.paper = printed_games(printed);
    report.settings = {
        {words::kBot,
         {othello_words::kBotAndPlies, {spec.name, run.settings().depth.value_or(kOthelloDepth)}}},
        {othello_words::kOpponents, {othello_words::kMobilityInTurn, {kDeepestOpponent}}},
        {words::kGames, {othello_words::kFromOpenings, {count, kOthelloOpening}}}};
    const auto played = run.map<OthelloGame>(
        {report.name}, static_cast<std::size_t>(count),
        [&](std::size_t i) { return play_one(spec, static_cast<int>(i), run); });
    std::vector<OthelloGame> games;
    for (const auto& game : played) {
        if (game) games.push_back(*game);
        report.complete = report.complete && game;
    }
    report.ours = ours_table(games);
    report.game_count += static_cast<std::int64_t>(games.size());
    describe(printed, games, run.settings().depth.value_or(kOthelloDepth), report);
    for (const OthelloGame& game : games) {
        const std::string score = fmt::format("{}-{}", game.discs(), game.opponent_discs());
        report.boards.push_back({{othello_words::kGameCaption, {game.number, colour(game), score}},
                                 game.played.end.board(),
                                 true,
                                 game.played.record.moves_text(),
                                 true});
    }
    return games;
}

Duel play_duel(const Spec& a, const Spec& b, int games, Run& run, Report& report) {
    const RoundRobin all =
        play_round_robin(round_robin_plan("othello", {}, {a, b}, games, kOthelloOpening),
                         report.name + ", direct", run);
    const AnyGame game = game_of(all.plan);
    Duel duel;
    std::optional<PlayedGame> before;  // the first game of a pair
    for (std::size_t i = 0; i < all.games.size(); ++i) {
        if (i % 2 == 0) before.reset();
        if (!all.games[i]) continue;
        const GameSummary& summary = all.games[i]->summary;
        const PlayedGame played = played_game(game, all.games[i]->record,
                                              static_cast<std::size_t>(summary.opening_plies));
        const Side side_of_a = summary.bots.x == 0 ? Side::X : Side::O;
        const PerSide<int> discs = played.counts();
        duel.tally.add(discs[side_of_a], discs[opponent_of(side_of_a)]);
        duel.a += summary.efforts[side_of_a];
        duel.b += summary.efforts[opponent_of(side_of_a)];
        if (before) {
            ++duel.pairs;
            duel.same_games += played.record.moves_text() == before->record.moves_text() ? 1 : 0;
        }
        before = played;
    }
    report.game_count += static_cast<std::int64_t>(all.played());
    report.complete = report.complete && all.complete();
    return duel;
}

}  // namespace lawan::experiments
