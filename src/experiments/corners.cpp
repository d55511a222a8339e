// corners: does whoever has the corners win at Othello?
#include <algorithm>
#include <array>
#include <cstdlib>

#include <fmt/format.h>

#include "experiments/experiment.hpp"
#include "experiments/othello_games.hpp"
#include "experiments/standings.hpp"
#include "play/opening.hpp"

namespace lawan::experiments {
namespace {

constexpr int kUsualCornerGames = 1000;
constexpr int kCornerDepth = 3;
constexpr int kCornerPlies = 10;
constexpr int kMostCorners = 4;
constexpr std::uint64_t kEqualGames = 0x636F72;  // a stream of the seed

Spec searching(const std::string& weights, int depth) {
    return {
        "alphabeta",
        {{"depth", std::to_string(depth)}, {"eval", "edge-tables" + weights}, {"order", "static"}}};
}

std::vector<Spec> with_and_without(int depth) {
    return {searching("", depth), searching("(corner=0,x-square=0,c-square=0)", depth),
            searching("(mobility=0,frontier=0)", depth)};
}

bool is_corner(const std::string& move) {
    return move == "a1" || move == "a8" || move == "h1" || move == "h8";
}

// Who put the first disc on a corner.
std::optional<Side> first_corner(const PlayedGame& game, const AnyGame& rules) {
    AnyPosition position = rules.start();
    for (const auto& made : game.record.moves) {
        if (is_corner(made.move)) return position.side_to_move();
        position = position.after(*position.parse_move(made.move));
    }
    return std::nullopt;
}

// How the side with more corners did, by how many more; and the side that took the first.
struct CornerCounts {
    std::array<Tally, kMostCorners + 1> by_lead = {};
    Tally with_more;
    Tally first;
    int games = 0;

    void add(const PlayedGame& game, const AnyGame& rules) {
        const PerSide<int> corners = corners_of(game.end.board());
        const PerSide<int> discs = game.counts();
        const int lead = corners.x - corners.o;
        const Side more = lead < 0 ? Side::O : Side::X;
        auto& row = by_lead[static_cast<std::size_t>(std::abs(lead))];
        row.add(discs[more], discs[opponent_of(more)]);
        if (lead != 0) with_more.add(discs[more], discs[opponent_of(more)]);
        if (const auto side = first_corner(game, rules)) {
            first.add(discs[*side], discs[opponent_of(*side)]);
        }
        ++games;
    }
};

Table lead_table(const CornerCounts& counts) {
    Table table{"ours",
                "Games of equal players: how the side with more corners at the end did",
                {{"lead", "corners more"},
                 {"games", "games"},
                 {"wins", "won"},
                 {"draws", "drawn"},
                 {"losses", "lost"},
                 {"win_rate", "", Reader::Programs},
                 {"win", "wins, 95 %", Reader::People},
                 {"margin", "discs more"}},
                {}};
    for (std::size_t lead = 1; lead < counts.by_lead.size(); ++lead) {
        const Tally& tally = counts.by_lead[lead];
        table.add({static_cast<std::int64_t>(lead), tally.games(), std::int64_t{tally.wins()},
                   std::int64_t{tally.draws()}, std::int64_t{tally.losses()},
                   Decimal{tally.win_rate(), 4},
                   rate_text(tally.wins(), static_cast<double>(tally.games())),
                   tally.games() > 0 ? Cell{Decimal{tally.margin().mean(), 1}} : Cell{}});
    }
    return table;
}

std::string rate(const Tally& tally) {
    return fmt::format("{} of {} games",
                       rate_text(tally.wins(), static_cast<double>(tally.games())), tally.games());
}

void say(const CornerCounts& counts, const Standings& all, Report& report) {
    if (counts.with_more.games() > 0) {
        report.differs.push_back(fmt::format(
            "Among equal players the side with more corners at the end wins {} and loses {}; as "
            "many corners on both sides: {} of {} games.",
            rate(counts.with_more),
            rate_text(counts.with_more.losses(), static_cast<double>(counts.with_more.games())),
            counts.by_lead[0].games(), counts.games));
    }
    if (counts.first.games() > 0) {
        report.differs.push_back(
            fmt::format("The side that takes the first corner wins {}.", rate(counts.first)));
    }
    const auto& met = all.result.met;
    if (met[0][1].games() == 0) return;
    report.differs.push_back(fmt::format(
        "The evaluation with corners wins {} against the same without them; corners alone win {} "
        "against mobility and frontier alone, and the whole evaluation {} against corners alone.",
        rate(met[0][1]), rate(met[2][1]), rate(met[0][2])));
}

}  // namespace

Report run_corners(Run& run) {
    const GameEntry& entry = find_game("othello");
    const AnyGame game = make_game(entry, {});
    const int depth = run.settings().depth.value_or(kCornerDepth);
    const int games = run.games_or(kUsualCornerGames);
    const std::vector<Spec> bots = with_and_without(depth);
    Report report;
    report.name = "corners";
    report.title = "do corners decide?";
    report.source = "othello, sections 4.5 and 6";
    report.seed = run.seed();
    report.settings = {
        {"equal players", fmt::format("{} games of {} against itself, each from another opening "
                                      "of {} random moves",
                                      games, to_text(bots.front()), kCornerPlies)},
        {"round robin",
         fmt::format("{} games of each pair, each opening with both colours", games)}};
    report.paper = {"paper", "What the paper says", {{"claim", "claim"}}, {}};
    report.paper.add(
        {std::string{"very likely victory is won by holding the corners (4.5, conclusion)"}});
    report.paper.add({std::string{
        "holding many corners does not yet mean victory (below Figure 11: MTD(f) wins 45-19 with "
        "one corner against three)"}});

    const Seed seed = run.seed().derive(kEqualGames);
    const auto equal = run.map<PlayedGame>(
        report.name + ", equal players", static_cast<std::size_t>(games), [&](std::size_t i) {
            return play({entry,
                         game,
                         {bots.front(), bots.front()},
                         seed.derive(i),
                         i,
                         random_opening(game, kCornerPlies, seed.derive(i))},
                        run);
        });
    CornerCounts counts;
    for (const auto& played : equal) {
        if (played) counts.add(*played, game);
        report.complete = report.complete && played.has_value();
    }
    const RoundRobinPlan plan{entry, game, bots, games, kCornerPlies};
    const RoundRobinResult result = play_round_robin(plan, report.name, run);
    report.complete = report.complete && result.complete;
    report.game_count = counts.games + result.games;
    const Standings all = standings(plan, result);
    report.ours = lead_table(counts);
    Table ranking = standings_table(all, "The evaluation whole, without corners, corners alone");
    ranking.key = "round_robin";
    report.more.push_back(std::move(ranking));
    say(counts, all, report);
    report.notes = {
        "That whoever wins has more corners does not say that corners made the win: the stronger "
        "side gets both. The second table changes only what the players know.",
        "Scores in discs, empty squares to nobody."};
    return report;
}

}  // namespace lawan::experiments
