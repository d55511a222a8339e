#include "experiments/othello_games.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "experiments/round_robin.hpp"
#include "play/opening.hpp"

namespace lawan::experiments {
namespace {

constexpr int kUsualGames = 12;
constexpr int kDeepestOpponent = 4;

Spec mobility_player(int depth) {
    return {"alphabeta", {{"depth", std::to_string(depth)}, {"eval", "mobility"}}};
}

std::optional<OthelloGame> play_one(const Spec& bot, int number, const Run& run) {
    const GameEntry& entry = find_game("othello");
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
    OthelloGame result{number + 1, depth, side, *std::move(played)};
    result.played.add_effort(side, result.effort);
    return result;
}

Table printed_games(const std::vector<PrintedOthelloGame>& printed) {
    Table table{"paper",
                "In the paper, against Othello Cyclog",
                {{"number", "no"},
                 {"nodes", "node"},
                 {"ms", "time (ms)"},
                 {"moves", "moves"},
                 {"score", "score"},
                 {"opponent_score", "Cyclog"},
                 {"winner", "winner"}},
                {}};
    for (const PrintedOthelloGame& game : printed) {
        table.add({static_cast<std::int64_t>(table.rows.size() + 1), game.nodes, game.time,
                   game.moves, std::int64_t{game.score}, std::int64_t{game.opponent_score},
                   std::string{game.won ? "bot" : "Othello Cyclog"}});
    }
    return table;
}

std::string winner(const OthelloGame& game) {
    if (game.discs() == game.opponent_discs()) return "draw";
    return game.discs() > game.opponent_discs() ? "bot" : "opponent";
}

Table ours_table(const std::vector<OthelloGame>& games) {
    Table table{"ours",
                "Ours, against alpha-beta with mobility alone",
                {{"number", "no"},
                 {"opponent_depth", "opp. depth"},
                 {"colour", "plays"},
                 {"nodes", "node"},
                 {"moves", "moves"},
                 {"score", "score"},
                 {"opponent_score", "opponent"},
                 {"winner", "winner"},
                 {"corners", "corners"},
                 {"opponent_corners", "opp. corners"},
                 {"ms", "time (ms)"}},
                {}};
    for (const OthelloGame& game : games) {
        table.add({std::int64_t{game.number}, std::int64_t{game.opponent_depth},
                   std::string{game.side == Side::X ? "black" : "white"},
                   static_cast<std::int64_t>(game.effort.nodes), game.effort.moves(),
                   std::int64_t{game.discs()}, std::int64_t{game.opponent_discs()}, winner(game),
                   std::int64_t{game.corners()[game.side]},
                   std::int64_t{game.corners()[opponent_of(game.side)]},
                   Decimal{game.effort.milliseconds.mean(), 1}});
    }
    return table;
}

// "do corners decide?": who has more of them, and who wins.
std::string corner_words(const std::vector<OthelloGame>& games) {
    int decided = 0;
    int with_more = 0;
    for (const OthelloGame& game : games) {
        const int more = game.corners()[game.side] - game.corners()[opponent_of(game.side)];
        const int margin = game.discs() - game.opponent_discs();
        if (more == 0 || margin == 0) continue;
        ++decided;
        with_more += (more > 0) == (margin > 0) ? 1 : 0;
    }
    return fmt::format(
        "Of our {} games with a winner in which one side has more corners, that side "
        "wins {}. The paper shows a game that was won with one corner against three.",
        decided, with_more);
}

void describe(const std::vector<PrintedOthelloGame>& printed, const std::vector<OthelloGame>& games,
              Report& report) {
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
    for (const auto& game : games) our_nodes.add(static_cast<double>(game.effort.nodes));
    report.differs.push_back(
        fmt::format("The paper's search wins {} of its {} games, ours {} of {}. The opponents are "
                    "not the same: "
                    "Othello Cyclog is not to be had.",
                    rate_text(printed_wins, static_cast<double>(printed.size())), printed.size(),
                    rate_text(our_wins, static_cast<double>(games.size())), games.size()));
    report.differs.push_back(fmt::format(
        "The paper's search visits {:.0f} nodes a game on average, ours {:.0f}: {:.1f} times as "
        "many. How the paper orders moves and counts nodes is not told.",
        printed_nodes.mean(), our_nodes.mean(), our_nodes.mean() / printed_nodes.mean()));
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
    const GameEntry& entry = find_game("othello");
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
        {"bot",
         fmt::format("{}, {} plies", spec.name, run.settings().depth.value_or(kOthelloDepth))},
        {"opponents",
         fmt::format("alphabeta(eval=mobility) of depth 1 to {} in turn", kDeepestOpponent)},
        {"games",
         fmt::format("{} from openings of {} random moves, black and white in turn; scores "
                     "in discs, empty squares to nobody",
                     count, kOthelloOpening)}};
    const auto played = run.map<OthelloGame>(
        report.name, static_cast<std::size_t>(count),
        [&](std::size_t i) { return play_one(spec, static_cast<int>(i), run); });
    std::vector<OthelloGame> games;
    for (const auto& game : played) {
        if (game) games.push_back(*game);
        report.complete = report.complete && game;
    }
    report.ours = ours_table(games);
    report.game_count += static_cast<std::int64_t>(games.size());
    describe(printed, games, report);
    for (const OthelloGame& game : games) {
        report.boards.push_back(
            {fmt::format("Game {}: {} {}-{}", game.number, game.side == Side::X ? "black" : "white",
                         game.discs(), game.opponent_discs()),
             game.played.end.board(), true, game.played.moves_text(), true});
    }
    return games;
}

Duel play_duel(const Spec& a, const Spec& b, int games, Run& run, Report& report) {
    const GameEntry& entry = find_game("othello");
    const RoundRobinPlan plan{entry, make_game(entry, {}), {a, b}, games, kOthelloOpening};
    const RoundRobinResult result = play_round_robin(plan, report.name + ", direct", run);
    Duel duel{result.met[0][1], result.efforts[0], result.efforts[1]};
    for (std::size_t i = 0; i < result.played.size(); ++i) {
        if (!result.played[i]) continue;
        duel.games.push_back(*result.played[i]);
        if (i % 2 == 0 || !result.played[i - 1]) continue;
        ++duel.pairs;
        const bool same = result.played[i]->moves_text() == result.played[i - 1]->moves_text();
        duel.same_games += same ? 1 : 0;
    }
    report.game_count += result.games;
    report.complete = report.complete && result.complete;
    return duel;
}

}  // namespace lawan::experiments
