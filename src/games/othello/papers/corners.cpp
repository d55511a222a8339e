// corners: does whoever has the corners win at Othello?
#include <algorithm>
#include <array>
#include <cstdlib>

#include "experiments/standings_table.hpp"
#include "experiments/words.hpp"
#include "games/othello/papers/games_played.hpp"
#include "games/othello/papers/table_words.hpp"
#include "games/othello/papers/tables.hpp"
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

DataTable lead_table(const CornerCounts& counts) {
    DataTable table{"ours",
                    othello_words::kLeadTitle,
                    {{"lead", othello_words::kCornersMore},
                     {"games", words::kGames},
                     {"wins", words::kWon},
                     {"draws", words::kDrawn},
                     {"losses", words::kLost},
                     Column::for_programs("win_rate"),
                     {"win", words::kWinRate, Reader::People},
                     {"margin", othello_words::kDiscsMore}},
                    {}};
    for (std::size_t lead = 1; lead < counts.by_lead.size(); ++lead) {
        const Tally& tally = counts.by_lead[lead];
        const WinDrawLoss& results = tally.results();
        table.add(
            {static_cast<std::int64_t>(lead), results.games(), results.wins, results.draws,
             results.losses, Decimal{win_rate(results), 4},
             rate_text(static_cast<double>(results.wins), static_cast<double>(results.games())),
             tally.games() > 0 ? Cell{Decimal{tally.margin().mean(), 1}} : Cell{}});
    }
    return table;
}

void say(const CornerCounts& counts, const RoundRobin& all, Report& report) {
    const WinDrawLoss& with_more = counts.with_more.results();
    if (with_more.games() > 0) {
        report.differs.push_back({othello_words::kMoreCornersAmongEquals,
                                  {wins_of(with_more),
                                   rate_of_these(static_cast<double>(with_more.losses),
                                                 static_cast<double>(with_more.games())),
                                   counts.by_lead[0].games(), counts.games}});
    }
    if (counts.first.games() > 0) {
        report.differs.push_back({othello_words::kFirstCorner, {wins_of(counts.first.results())}});
    }
    if (all.standings.between(0, 1).games() == 0) return;
    const auto met = [&](std::size_t a, std::size_t b) {
        return wins_of(all.standings.between(a, b));
    };
    report.differs.push_back({othello_words::kWithAndWithout, {met(0, 1), met(2, 1), met(0, 2)}});
}

}  // namespace

Report run_corners(Run& run) {
    const GameModule& entry = find_game("othello");
    const AnyGame game = make_game(entry, {});
    const int depth = run.settings().depth.value_or(kCornerDepth);
    const int games = run.games_or(kUsualCornerGames);
    const std::vector<Spec> bots = with_and_without(depth);
    Report report;
    report.name = "corners";
    report.title = othello_words::kDoCornersDecide;
    report.source = othello_words::kCornersSource;
    report.seed = run.seed();
    report.settings = {
        {othello_words::kEqualPlayers,
         {othello_words::kGamesAgainstItself, {games, to_text(bots.front()), kCornerPlies}}},
        {words::kRoundRobin, {othello_words::kGamesOfEachPair, {games}}}};
    report.paper = {"paper", words::kWhatThePaperSays, {{"claim", words::kClaim}}, {}};
    report.paper.add({Phrase{othello_words::kCornersWin}});
    report.paper.add({Phrase{othello_words::kCornersDoNotWin}});

    const Seed seed = run.seed().derive(kEqualGames);
    const auto equal = run.map<PlayedGame>(
        {report.name + ", equal players"}, static_cast<std::size_t>(games), [&](std::size_t i) {
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
    const RoundRobin all = play_round_robin(
        round_robin_plan("othello", {}, bots, games, kCornerPlies), report.name, run);
    report.complete = report.complete && all.complete();
    report.game_count = counts.games + static_cast<std::int64_t>(all.played());
    report.ours = lead_table(counts);
    DataTable ranking = standings_table(all, othello_words::kRankingTitle);
    ranking.key = "round_robin";
    report.more.push_back(std::move(ranking));
    say(counts, all, report);
    report.notes = {othello_words::kCornersNote, othello_words::kScoresInDiscs};
    return report;
}

}  // namespace lawan::experiments
