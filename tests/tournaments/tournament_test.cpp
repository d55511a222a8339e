// Whole tournaments: the same games at any concurrency, and after any interruption.
#include "arena/tournament.hpp"

#include <algorithm>
#include <atomic>
#include <map>
#include <memory>
#include <stdexcept>

#include <SQLiteCpp/Database.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "arena/standings.hpp"
#include "core/input_error.hpp"
#include "play/bot_failure.hpp"
#include "tests/arena/support.hpp"
#include "tests/support/complaint.hpp"
#include "tests/support/run_program.hpp"
#include "tournaments/export.hpp"
#include "tournaments/rating_plot.hpp"
#include "tournaments/report_html.hpp"
#include "tournaments/run.hpp"
#include "tournaments/standings_text.hpp"
#include "tournaments/store.hpp"
#include "tournaments/tournament_json.hpp"
#include "work/threads.hpp"

namespace lawan {
namespace {

using arena_test::plan_of;
using test::ScratchFolder;
using ::testing::AnyOf;
using ::testing::HasSubstr;

// What must be the same in every run: all but the times.
std::vector<std::string> games_in(const TournamentStore& store) {
    std::vector<std::string> games;
    store.for_each_game(
        [&](const TournamentGame& game) { games.push_back(game_text(store.plan(), game)); });
    return games;
}

// As one who only looks: a job that is left would be given out to nobody.
void count_all(Tournament& tournament) {
    while (tournament.next()) {
    }
}

struct Ran {
    std::vector<std::string> games;
    bool finished = false;
};

Ran run(const TournamentPlan& plan, const std::filesystem::path& path, int concurrency,
        int stop_after = -1) {
    TournamentStore store = TournamentStore::open(path, plan);
    Tournament tournament{plan, store.summaries()};
    StopSignal stop;
    RunSettings settings;
    settings.concurrency = concurrency;
    settings.stop = &stop;
    settings.on_game = [&](const TournamentGame&) {
        if (--stop_after == 0) stop.raise();
    };
    const bool finished = run_tournament(tournament, store, settings);
    return {games_in(store), finished};
}

TEST(Tournaments, PlayTheSameGamesAtAnyConcurrencyAndAfterAnyInterruption) {
    const ScratchFolder folder;
    for (const Format format :
         {Format::RoundRobin, Format::Gauntlet, Format::Knockout, Format::Swiss}) {
        const auto plan = plan_of(format);
        const std::string name{to_text(format)};
        const Ran whole = run(plan, folder.path() / (name + "-1.db"), 1);
        EXPECT_TRUE(whole.finished);
        EXPECT_GE(whole.games.size(), 12U);
        EXPECT_EQ(run(plan, folder.path() / (name + "-4.db"), 4).games, whole.games) << name;

        const auto path = folder.path() / (name + "-parts.db");
        EXPECT_FALSE(run(plan, path, 2, 3).finished);
        EXPECT_FALSE(run(plan, path, 3, 4).finished);
        const Ran resumed = run(plan, path, 2);
        EXPECT_TRUE(resumed.finished);
        EXPECT_EQ(resumed.games, whole.games) << name;
        EXPECT_EQ(run(plan, path, 1).games, whole.games) << "nothing is left to play";
    }
}

// Plays the first legal move, and counts its moves.
class FirstMove final : public Bot {
  public:
    explicit FirstMove(int& moves) : moves_{moves} {}
    [[nodiscard]] Thought<AnyMove> think(const Turn& turn) override {
        ++moves_;
        Thought<AnyMove> thought;
        thought.best = turn.position.legal_moves().front();
        return thought;
    }

  private:
    int& moves_;
};

TEST(Tournaments, ACallerBringsBotsThatNoSpecNames) {
    const ScratchFolder folder;
    auto plan = plan_of(Format::RoundRobin);
    plan.bots.front() = {"ours", "no-spec"};
    TournamentStore store = TournamentStore::open(folder.path() / "own.db", plan);
    Tournament tournament{plan, store.summaries()};
    int moves = 0;
    RunSettings settings;
    settings.players.make_own = [&](const PlannedBot& bot) -> std::unique_ptr<Bot> {
        if (bot.name != "ours") return nullptr;
        return std::make_unique<FirstMove>(moves);
    };
    EXPECT_TRUE(run_tournament(tournament, store, settings));
    EXPECT_GT(moves, 10);
}

// Looks at the file while it is to move.
class LooksOn final : public Bot {
  public:
    LooksOn(const std::filesystem::path& file, std::size_t& seen) : file_{file}, seen_{seen} {}
    [[nodiscard]] Thought<AnyMove> think(const Turn& turn) override {
        const auto running = TournamentStore::look_at(file_).running();
        if (!turn.played.empty() && !running.empty()) {
            EXPECT_EQ(running.size(), 1U);
            EXPECT_LE(running[0].record.moves.size(), turn.played.size());
            EXPECT_FALSE(running[0].record.result);
            seen_ = std::max(seen_, running[0].record.moves.size());
        }
        Thought<AnyMove> thought;
        thought.best = turn.position.legal_moves().front();
        return thought;
    }

  private:
    std::filesystem::path file_;
    std::size_t& seen_;
};

TEST(Tournaments, ShowTheMovesOfGamesUnderWayAndForgetThem) {
    const ScratchFolder folder;
    const auto path = folder.path() / "live.db";
    auto plan = plan_of(Format::RoundRobin);
    plan.bots.front() = {"ours", "no-spec"};
    TournamentStore store = TournamentStore::open(path, plan);
    Tournament tournament{plan, store.summaries()};
    std::size_t seen = 0;
    RunSettings settings;
    settings.players.make_own = [&](const PlannedBot& bot) -> std::unique_ptr<Bot> {
        if (bot.name != "ours") return nullptr;
        return std::make_unique<LooksOn>(path, seen);
    };
    EXPECT_TRUE(run_tournament(tournament, store, settings));
    EXPECT_GE(seen, 2U);
    EXPECT_TRUE(store.running().empty());
}

// In its first game it is late; in the others it does not get as far as a move.
class LateOnce final : public Bot {
  public:
    explicit LateOnce(int& games) : first_{games++ == 0} {}
    void new_game(const NewGame&) override {
        if (!first_) throw std::runtime_error{"no more"};
    }
    [[nodiscard]] Thought<AnyMove> think(const Turn&) override {
        throw BotFailure{EndReason::TimeOut, as_it_is("was late")};
    }

  private:
    bool first_;
};

TEST(Tournaments, ForgetTheMovesOfAGameThatWasPlayedAgainWithoutAny) {
    const ScratchFolder folder;
    auto plan = plan_of(Format::RoundRobin);
    plan.bots = {{"ours", "no-spec"}, {"greedy", "greedy"}};
    plan.games = 1;
    TournamentStore store = TournamentStore::open(folder.path() / "again.db", plan);
    Tournament tournament{plan, store.summaries()};
    StallLog stalls;
    stalls.woke(Seconds{1e15}, Seconds{1e15 + 2});
    int games = 0;
    RunSettings settings;
    settings.players.stalls = &stalls;
    settings.players.make_own = [&](const PlannedBot& bot) -> std::unique_ptr<Bot> {
        if (bot.name != "ours") return nullptr;
        return std::make_unique<LateOnce>(games);
    };
    EXPECT_TRUE(run_tournament(tournament, store, settings));
    EXPECT_EQ(games, 2);
    EXPECT_EQ(store.summaries().front().reason, EndReason::Crashed);
    EXPECT_TRUE(store.running().empty());
}

TEST(Tournaments, ForgetTheGamesThatAKilledProgramLeftUnderWay) {
    const ScratchFolder folder;
    const auto path = folder.path() / "killed.db";
    const auto plan = plan_of(Format::RoundRobin);
    {
        TournamentStore store = TournamentStore::open(path, plan);
        RunningGame game{7, 2, {1, 0}, {}};
        game.record.moves = {{"a1"}, {"b2"}};
        store.show_running(game);
    }
    const auto left = TournamentStore::look_at(path).running();
    ASSERT_EQ(left.size(), 1U);
    EXPECT_EQ(left[0].number, 7);
    EXPECT_EQ(left[0].record.players.x, plan.bots[1].name);
    EXPECT_EQ(left[0].record.moves.back().move, "b2");
    EXPECT_TRUE(TournamentStore::resume(path).running().empty());
}

TEST(Tournaments, AnotherSeedMeansOtherGames) {
    const ScratchFolder folder;
    auto plan = plan_of(Format::RoundRobin);
    const Ran one = run(plan, folder.path() / "1.db", 1);
    plan.seed = Seed{18};
    EXPECT_NE(run(plan, folder.path() / "2.db", 1).games, one.games);
}

TEST(Tournaments, OpeningsArePlayedTwiceWithColoursSwapped) {
    const ScratchFolder folder;
    auto plan = plan_of(Format::RoundRobin);
    plan.game = "othello";
    plan.settings = {{"size", "6"}};
    (void)run(plan, folder.path() / "o.db", 2);
    const auto store = TournamentStore::look_at(folder.path() / "o.db");
    std::map<std::int64_t, TournamentGame> games;
    store.for_each_game(
        [&](const TournamentGame& game) { games.emplace(game.summary.number, game); });
    for (std::int64_t number = 1; number < static_cast<std::int64_t>(games.size()); number += 2) {
        const TournamentGame& one = games.at(number);
        const TournamentGame& two = games.at(number + 1);
        EXPECT_EQ(one.summary.bots.x, two.summary.bots.o);
        ASSERT_GT(one.summary.opening_plies, 0);
        EXPECT_EQ(one.summary.opening_plies, two.summary.opening_plies);
        for (int i = 0; i < one.summary.opening_plies; ++i) {
            const auto at = static_cast<std::size_t>(i);
            EXPECT_EQ(one.record.moves[at].move, two.record.moves[at].move);
        }
    }
}

TEST(Tournaments, TheStoreKeepsWholeRecords) {
    const ScratchFolder folder;
    (void)run(plan_of(Format::RoundRobin), folder.path() / "t.db", 1);
    const auto store = TournamentStore::look_at(folder.path() / "t.db");
    const auto game = store.game(1);
    ASSERT_TRUE(game.has_value());
    GameSummary again = game->summary;
    summarise(game->record, again);
    EXPECT_EQ(again.efforts.x.moves, game->summary.efforts.x.moves);
    EXPECT_EQ(again.efforts.x.nodes, game->summary.efforts.x.nodes);
    EXPECT_NEAR(again.efforts.o.time.count(), game->summary.efforts.o.time.count(), 1e-4);
    EXPECT_FALSE(store.game(1000).has_value());
}

TEST(TournamentStore, KeepsTheProcessorTimeOfPrograms) {
    const ScratchFolder folder;
    const TournamentPlan plan = plan_of(Format::RoundRobin);
    (void)run(plan, folder.path() / "t.db", 1);
    TournamentGame game = *TournamentStore::look_at(folder.path() / "t.db").game(1);
    ASSERT_GE(game.record.moves.size(), 4U);
    game.summary.opening_plies = 1;
    for (MoveRecord& move : game.record.moves) move.cpu.reset();
    game.record.moves[0].cpu = Seconds{5};  // of the opening: nobody's
    game.record.moves[1].cpu = Seconds{0.25};
    game.record.moves[3].cpu = Seconds{0.125};
    {
        TournamentStore store = TournamentStore::open(folder.path() / "other.db", plan);
        store.add(game);
    }
    const auto store = TournamentStore::look_at(folder.path() / "other.db");
    const auto read = store.game(1);
    ASSERT_TRUE(read.has_value());
    for (std::size_t i = 0; i < game.record.moves.size(); ++i) {
        EXPECT_EQ(read->record.moves[i].cpu, game.record.moves[i].cpu);
    }
    const Side second = opponent_of(game.summary.first);
    for (const GameSummary& summary : {read->summary, store.summaries().front()}) {
        EXPECT_EQ(summary.efforts[second].cpu, Seconds{0.375});
        EXPECT_EQ(summary.efforts[second].most_cpu, Seconds{0.25});
        EXPECT_EQ(summary.efforts[second].cpu_a_move(), Seconds{0.1875});
        EXPECT_FALSE(summary.efforts[game.summary.first].cpu_a_move());
    }
}

// As it was before there was a table of costs.
TEST(TournamentStore, ReadsFilesWithoutProcessorTimes) {
    const ScratchFolder folder;
    (void)run(plan_of(Format::RoundRobin), folder.path() / "t.db", 1);
    SQLite::Database{(folder.path() / "t.db").string(), SQLite::OPEN_READWRITE}.exec(
        "DROP TABLE cost");
    const auto store = TournamentStore::look_at(folder.path() / "t.db");
    EXPECT_FALSE(store.game(1)->record.moves[0].cpu);
    EXPECT_FALSE(store.summaries().empty());
}

TEST(TournamentStore, KeepsWhatHappenedInEveryLanguage) {
    constexpr Words kFailed{"test-failed", "failed with {{{0}}}", "gagal dengan {{{0}}}"};
    const ScratchFolder folder;
    const std::filesystem::path path = folder.path() / "other.db";
    const TournamentPlan plan = plan_of(Format::RoundRobin);
    (void)run(plan, folder.path() / "t.db", 1);
    TournamentGame game = *TournamentStore::look_at(folder.path() / "t.db").game(1);
    game.record.result->detail = Phrase{kFailed, {7}};
    TournamentStore::open(path, plan).add(game);
    const Phrase told = TournamentStore::look_at(path).game(1)->record.result->detail;
    EXPECT_EQ(told.code(), "test-failed");
    EXPECT_EQ(told.english(), "failed with {7}");
    EXPECT_EQ(told.in(Language::Indonesian), "gagal dengan {7}");
    // As it was before there was a table of what was told.
    SQLite::Database{path.string(), SQLite::OPEN_READWRITE}.exec("DROP TABLE told");
    const Phrase old = TournamentStore::look_at(path).game(1)->record.result->detail;
    EXPECT_EQ(old.english(), "failed with {7}");
    EXPECT_EQ(old.in(Language::Indonesian), "failed with {7}");
    EXPECT_EQ(TournamentStore::resume(path).game(1)->record.result->detail, old);
}

TEST(Tournaments, AnotherPlanDoesNotGoIntoTheSameStore) {
    const ScratchFolder folder;
    auto plan = plan_of(Format::RoundRobin);
    (void)TournamentStore::open(folder.path() / "t.db", plan);
    plan.games = 6;
    try {
        (void)TournamentStore::open(folder.path() / "t.db", plan);
        FAIL() << "it was taken";
    } catch (const InputError& error) {
        EXPECT_THAT(error.what(), HasSubstr("the number of games differs"));
    }
}

TEST(Tournaments, AreNotPlayedByTwoAtOnce) {
    const ScratchFolder folder;
    const auto plan = plan_of(Format::RoundRobin);
    const auto path = folder.path() / "t.db";
    {
        const auto store = TournamentStore::open(path, plan);
        EXPECT_THROW((void)TournamentStore::open(path, plan), InputError);
        EXPECT_THROW((void)TournamentStore::resume(path), InputError);
        EXPECT_EQ(TournamentStore::look_at(path).plan(), plan);
    }
    EXPECT_EQ(TournamentStore::resume(path).plan(), plan);
}

// Workers show their moves and a run is noted while a game is written down.
TEST(Tournaments, AreWrittenByAnyThread) {
    constexpr int kThreads = 4;
    constexpr int kGamesEach = 50;
    const ScratchFolder folder;
    const auto path = folder.path() / "t.db";
    (void)run(plan_of(Format::RoundRobin), path, 1);
    const TournamentStore played = TournamentStore::look_at(path);
    const TournamentGame game = played.game(1).value();
    TournamentStore store = TournamentStore::open(folder.path() / "other.db", played.plan());
    std::atomic<std::size_t> came = 0;
    on_workers(kThreads, [&](int worker) {
        ++came;
        TournamentGame own = game;
        for (int i = 0; i < kGamesEach; ++i) {
            own.summary.number = 1 + worker * kGamesEach + i;
            store.show_running({own.summary.number, 0, own.summary.bots, own.record});
            store.add(own);
            store.forget_running(own.summary.number);
        }
        store.add_run("none");
    });
    EXPECT_EQ(store.summaries().size(), came * kGamesEach);
    EXPECT_TRUE(store.running().empty());
    EXPECT_EQ(store.sandboxes().size(), came);
}

TEST(Tournaments, SayWhenAStoreIsDamaged) {
    const ScratchFolder folder;
    const auto path = folder.path() / "t.db";
    (void)run(plan_of(Format::RoundRobin), path, 1);
    SQLite::Database{path.string(), SQLite::OPEN_READWRITE}.exec(
        "UPDATE game SET x = 77 WHERE number = 2");
    const auto store = TournamentStore::look_at(path);
    EXPECT_THROW((void)store.summaries(), InputError);
    EXPECT_THROW((void)store.game(2), InputError);
}

TEST(Tournaments, AKnockoutIsPlacedByRoundsAndASwissTableCountsRests) {
    TournamentPlan plan = plan_of(Format::Knockout);
    plan.bots.pop_back();  // a, b, c: the first one rests
    plan.games = 1;
    const auto won_by = [](std::int64_t number, std::size_t pairing, int round, std::size_t x,
                           std::size_t o, Side winner) {
        GameSummary game;
        game.number = number;
        game.pairing = pairing;
        game.round = round;
        game.bots = {x, o};
        game.reason = EndReason::Finished;
        game.winner = winner;
        return game;
    };
    const auto table_after = [&](const std::vector<GameSummary>& games) {
        Tournament tournament{plan, games};
        count_all(tournament);
        return standings_of(plan, tournament);
    };
    // b beats c and then loses to a: as many points as a, and one round less.
    const Standings cup =
        table_after({won_by(1, 0, 0, 1, 2, Side::X), won_by(2, 1, 1, 1, 0, Side::O)});
    EXPECT_EQ(cup.rows()[0].bot, 0U);
    EXPECT_EQ(cup.rows()[0].merit.survived, 2);
    EXPECT_EQ(cup.rows()[1].bot, 1U);
    EXPECT_EQ(cup.rows()[1].merit.survived, 1);

    plan.format = Format::Swiss;
    plan.rounds = 1;
    const Standings swiss = table_after({won_by(1, 0, 0, 0, 1, Side::X)});
    EXPECT_EQ(swiss.rows()[0].points, 1);
    EXPECT_EQ(swiss.rows()[1].points, 1);
    EXPECT_EQ(swiss.rows()[1].games.games() + swiss.rows()[0].games.games(), 1);
    EXPECT_EQ(swiss.rows()[2].bot, 1U);
}

TEST(Tournaments, PlaceThoseWhoHaveNotPlayedLastAndRateThemByNothing) {
    TournamentPlan plan = plan_of(Format::RoundRobin);
    plan.bots = {{"idle", "no-spec"}, {"loser", "no-spec"}, {"winner", "no-spec"}};
    GameSummary game;
    game.number = 1;
    game.bots = {1, 2};
    game.winner = Side::O;
    const Standings standings{3, {game}};
    EXPECT_EQ(standings.rows()[0].bot, 2U);
    EXPECT_EQ(standings.rows()[1].bot, 1U);
    EXPECT_EQ(standings.rows()[2].bot, 0U);
    EXPECT_FALSE(standings.rows()[2].rating);
    EXPECT_FALSE(standings.rows()[1].superiority) << "over somebody of whom nothing is known";
    EXPECT_THAT(standings_text(plan, standings, Language::English),
                testing::ContainsRegex("3 +idle +0 +0 +0 +0 +0 +- +- +- +-"));
    EXPECT_THAT(standings_csv(plan, standings), HasSubstr("3,idle,0,0,0,0,0,,,,0,,,,\n"));
    EXPECT_EQ(rating_plot(plan, standings, Language::English).find("idle"), std::string::npos);
}

TEST(Tournaments, AShutOutGivesABoundInsteadOfAnEndlessElo) {
    TournamentPlan plan = plan_of(Format::RoundRobin);
    plan.bots.resize(2);
    plan.games = 4;
    std::vector<GameSummary> games;
    for (int number = 1; number <= 4; ++number) {
        GameSummary game;
        game.number = number;
        game.round = (number - 1) / 2;  // two games each
        game.pairing = static_cast<std::size_t>(game.round);
        game.bots = number % 2 == 1 ? PerSide<std::size_t>{0, 1} : PerSide<std::size_t>{1, 0};
        game.winner = number % 2 == 1 ? Side::X : Side::O;
        games.push_back(game);
    }
    Tournament tournament{plan, games};
    count_all(tournament);
    const std::string line = match_text(plan, tournament, Language::English);
    // Four games that one side wins: by Wilson's interval, as 'match' says of them.
    EXPECT_THAT(line, HasSubstr("won every game: its Elo difference is at least +7 (95 %)"));
    EXPECT_EQ(line.find("inf"), std::string::npos) << line;
    const Standings shut_out = standings_of(plan, tournament);
    EXPECT_TRUE(shut_out.counts_added_draws());
    EXPECT_THAT(standings_text(plan, shut_out, Language::English),
                HasSubstr("one drawn game against an average player"));
    games.back().winner = Side::X;
    EXPECT_FALSE(Standings(2, games).counts_added_draws());
}

TEST(Tournaments, OfTwoBotsHaveOneLikelihoodOfSuperiority) {
    TournamentPlan plan = plan_of(Format::RoundRobin);
    plan.bots.resize(2);
    plan.games = 4;
    std::vector<GameSummary> games;
    for (int number = 1; number <= 4; ++number) {  // the first bot wins the first one only
        GameSummary game;
        game.number = number;
        game.round = (number - 1) / 2;  // two games each
        game.pairing = static_cast<std::size_t>(game.round);
        game.bots = number % 2 == 1 ? PerSide<std::size_t>{0, 1} : PerSide<std::size_t>{1, 0};
        const Side first = number % 2 == 1 ? Side::X : Side::O;
        game.winner = number == 1 ? first : opponent_of(first);
        games.push_back(game);
    }
    Tournament tournament{plan, games};
    count_all(tournament);
    // 1 - 12.4 %, for the second bot stands first.
    EXPECT_THAT(match_text(plan, tournament, Language::English),
                HasSubstr("likelihood of superiority 12.4 %"));
    const Standings table = standings_of(plan, tournament);
    EXPECT_EQ(table.rows()[0].bot, 1U);
    EXPECT_NEAR(table.rows()[0].superiority.value(), 0.876, 0.0005);
}

// Each pair of three bots plays two different games again and again.
TEST(Tournaments, RepeatedGamesMakeNoEloMoreCertain) {
    const auto played = [](int times) {
        std::vector<GameSummary> games;
        for (int i = 0; i < times; ++i) {
            for (const auto& [x, o] : {std::pair{0, 1}, std::pair{1, 2}, std::pair{2, 0}}) {
                for (const Side winner : {Side::X, Side::O}) {
                    GameSummary game;
                    game.number = static_cast<std::int64_t>(games.size()) + 1;
                    game.bots = {static_cast<std::size_t>(x), static_cast<std::size_t>(o)};
                    game.winner = winner;
                    game.course = 1;
                    games.push_back(game);
                }
            }
        }
        return games;
    };
    const Standings once{3, played(1)};
    const Standings often{3, played(50)};
    EXPECT_EQ(often.rows()[0].games.games(), 200) << "they still belong to the score";
    EXPECT_NEAR(often.rows()[0].rating.value().error, once.rows()[0].rating.value().error, 1);
    std::vector<GameSummary> different = played(50);
    for (GameSummary& game : different) game.course = static_cast<std::uint64_t>(game.number);
    EXPECT_LT(Standings(3, different).rows()[0].rating.value().error,
              once.rows()[0].rating.value().error / 5);
}

// Wide letters take two columns and combining marks none, in both tables.
TEST(Tournaments, KeepTheirColumnsWhateverTheNames) {
    TournamentPlan plan = plan_of(Format::RoundRobin);
    plan.bots = {{"\u68cb\u58eb", "no-spec"}, {"e\u0301a", "no-spec"}, {"long", "no-spec"}};
    GameSummary game;
    game.number = 1;
    game.bots = {0, 1};
    game.winner = Side::X;
    const Standings standings{3, {game}};
    const std::string cross = cross_table_text(plan, standings);
    EXPECT_THAT(cross, HasSubstr("\n  1 \u68cb\u58eb         -     1-0-0"));
    EXPECT_THAT(cross, HasSubstr("\n  2 e\u0301a       0-0-1         -"));
    EXPECT_THAT(cross, HasSubstr("\n  3 long                             -\n"));
    const std::string table = standings_text(plan, standings, Language::English);
    EXPECT_THAT(table, HasSubstr("\u68cb\u58eb      1"));
    EXPECT_THAT(table, HasSubstr("e\u0301a        1"));
}

TEST(Tournaments, SayThatTwoDrawsSayNothing) {
    TournamentPlan plan = plan_of(Format::RoundRobin);
    plan.bots.resize(2);
    plan.games = 2;
    std::vector<GameSummary> games(2);
    games[0].number = 1;
    games[0].bots = {0, 1};
    games[1].number = 2;
    games[1].bots = {1, 0};
    Tournament tournament{plan, games};
    count_all(tournament);
    EXPECT_THAT(match_text(plan, tournament, Language::English),
                HasSubstr("a: Elo 0, from too few games for an interval\n"));
}

// As in a match: what is read from the store tells it too.
TEST(Tournaments, TellOfGamesThatRepeatOthers) {
    const ScratchFolder folder;
    auto plan = plan_of(Format::RoundRobin);
    plan.bots = {{"one", "no-spec"}, {"two", "no-spec"}};
    plan.games = 6;
    plan.openings.kind = OpeningKind::None;
    int moves = 0;
    RunSettings settings;
    settings.players.make_own = [&](const PlannedBot&) {
        return std::make_unique<FirstMove>(moves);
    };
    TournamentStore store = TournamentStore::open(folder.path() / "same.db", plan);
    Tournament played{plan, store.summaries()};
    ASSERT_TRUE(run_tournament(played, store, settings));
    ASSERT_EQ(played.counted().size(), 6U);
    EXPECT_THAT(match_text(plan, played, Language::English),
                HasSubstr("4 of 6 games repeat another one"));
    Tournament tournament{plan, store.summaries()};
    count_all(tournament);
    ASSERT_EQ(tournament.counted().size(), 6U);
    EXPECT_THAT(match_text(plan, tournament, Language::English),
                HasSubstr("4 of 6 games repeat another one"));
    // What was read and what is played tell each other's repeats.
    std::vector<GameSummary> mixed = played.counted();
    const std::vector<GameSummary> read = tournament.counted();
    mixed.insert(mixed.end(), read.begin(), read.end());
    EXPECT_EQ(evidence_of(mixed).different(), 2);
    const std::string json = tournament_json(plan, tournament, "", std::nullopt, {});
    EXPECT_THAT(json, HasSubstr("\"different_games\": 2"));
    EXPECT_THAT(json, HasSubstr("\"of\": \"different games\""));
}

TEST(Tournaments, ASequentialTestEndsWithTheSameGameAtAnyConcurrency) {
    const ScratchFolder folder;
    auto plan = plan_of(Format::RoundRobin);
    plan.bots = {{"strong", "minimax"}, {"weak", "random"}};
    plan.games = 1000;
    plan.sprt = SprtSettings{0, 50, 0.05, 0.05, EloModel::Normalised};
    std::vector<std::string> tables;
    for (const int concurrency : {1, 3}) {
        const auto path = folder.path() / (std::to_string(concurrency) + ".db");
        EXPECT_TRUE(run(plan, path, concurrency).finished);
        const auto store = TournamentStore::look_at(path);
        Tournament tournament{plan, store.summaries()};
        count_all(tournament);
        ASSERT_TRUE(tournament.sprt()->ended_at().has_value());
        EXPECT_EQ(tournament.sprt()->state().verdict, SprtVerdict::AcceptElo1);
        tables.push_back(match_text(plan, tournament, Language::English));
    }
    EXPECT_EQ(tables[0], tables[1]);
}

TEST(Reports, ArePagesOfTheirOwn) {
    const ScratchFolder folder;
    auto plan = plan_of(Format::RoundRobin);
    plan.bots[0].name = "</script><b>";
    (void)run(plan, folder.path() / "t.db", 1);
    const auto store = TournamentStore::look_at(folder.path() / "t.db");
    Tournament tournament{plan, store.summaries()};
    count_all(tournament);
    EXPECT_TRUE(tournament.finished());
    const std::string page = report_html(store, tournament, Language::English);
    EXPECT_THAT(page, HasSubstr("&lt;/script&gt;&lt;b&gt;"));
    EXPECT_EQ(page.find("</script><b>"), std::string::npos);
    EXPECT_EQ(page.find("http"), std::string::npos) << "it needs nothing from elsewhere";
    EXPECT_THAT(games_csv(store), HasSubstr("number,round,x,o"));
    EXPECT_THROW((void)games_ggf(store), InputError);
    const std::string json = tournament_json(plan, tournament, "t.db");
    EXPECT_THAT(json, HasSubstr("\"game_count\": 24"));
}

// A bot that could write to the file might take another one's victory, or add games of its own.
TEST(TournamentStore, CountsGamesForThoseWhoWereToPlayThemOnly) {
    const ScratchFolder folder;
    const auto path = folder.path() / "t.db";
    const TournamentPlan plan = plan_of(Format::RoundRobin);
    const auto complaint_after = [&](const char* change) {
        std::filesystem::remove(path);
        EXPECT_TRUE(run(plan, path, 1).finished);
        SQLite::Database{path.string(), SQLite::OPEN_READWRITE}.exec(change);
        TournamentStore store = TournamentStore::resume(path);
        Tournament tournament{plan, store.summaries()};
        return test::complaint_of([&] { (void)tournament.next(); });
    };
    EXPECT_EQ(complaint_after("UPDATE game SET seconds = seconds"), test::kNoComplaint);
    EXPECT_EQ(complaint_after("UPDATE game SET x = o, o = x WHERE number = 2"),
              "the store is damaged or was changed: game 2 was planned for other bots");
    EXPECT_EQ(complaint_after("CREATE TEMPORARY TABLE more AS SELECT * FROM game WHERE number = 1;"
                              "UPDATE more SET number = 1000;"
                              "INSERT INTO game SELECT * FROM more"),
              "the store is damaged or was changed: game 1000 is not in the plan");
}

// A program that got at the file would have written something like this.
TEST(TournamentStore, RefusesResultsThatAreNotThoseOfTheMoves) {
    const ScratchFolder folder;
    const auto path = folder.path() / "t.db";
    const TournamentPlan plan = plan_of(Format::RoundRobin);
    EXPECT_TRUE(run(plan, path, 1).finished);
    EXPECT_NO_THROW((void)TournamentStore::resume(path));
    {
        SQLite::Database database{path.string(), SQLite::OPEN_READWRITE};
        database.exec(
            "UPDATE game SET winner = CASE winner WHEN 'X' THEN 'O' ELSE 'X' END "
            "WHERE number = 1");
    }
    EXPECT_THROW((void)TournamentStore::resume(path), InputError);
    EXPECT_THROW((void)TournamentStore::open(path, plan), InputError);
}

TEST(TournamentStore, RefusesWhatNoGameCanHold) {
    for (const char* change : {"UPDATE game SET reason = 'luck' WHERE number = 1",
                               "UPDATE game SET detail = char(27) || '[31m' WHERE number = 1",
                               "UPDATE game SET moves = moves || char(7) WHERE number = 1",
                               "INSERT INTO told VALUES (1, 'a-code', char(27) || '[31m')"}) {
        const ScratchFolder folder;
        const auto path = folder.path() / "t.db";
        (void)run(plan_of(Format::RoundRobin), path, 1);
        SQLite::Database{path.string(), SQLite::OPEN_READWRITE}.exec(change);
        EXPECT_THROW((void)TournamentStore::resume(path), InputError) << change;
        EXPECT_THROW((void)TournamentStore::look_at(path).game(1), InputError) << change;
    }
}

// No score is as large: whoever reads it as one gets anything.
TEST(TournamentStore, TakesNoEvaluationThatIsBeyondAllScores) {
    const ScratchFolder folder;
    const auto path = folder.path() / "t.db";
    (void)run(plan_of(Format::RoundRobin), path, 1);
    SQLite::Database{path.string(), SQLite::OPEN_READWRITE}.exec(
        "UPDATE game SET evaluations = '123456789012! -17' WHERE number = 1");
    const TournamentGame game = *TournamentStore::look_at(path).game(1);
    EXPECT_FALSE(game.record.moves.at(0).valuation);
    EXPECT_EQ(game.record.moves.at(1).valuation.value().score, Score{-17});
}

// Somebody has taken it out by hand: it is played again.
TEST(TournamentStore, TakesAGameOfWhichSomethingIsLeft) {
    constexpr Words kFailed{"test-failed", "failed", "gagal"};
    const ScratchFolder folder;
    const auto path = folder.path() / "t.db";
    (void)run(plan_of(Format::RoundRobin), path, 1);
    TournamentGame game = *TournamentStore::look_at(path).game(1);
    game.record.result->detail = Phrase{kFailed};
    game.record.moves.front().cpu = Seconds{0.5};
    for (int time = 0; time < 2; ++time) {
        SQLite::Database{path.string(), SQLite::OPEN_READWRITE}.exec(
            "DELETE FROM game WHERE number = 1");
        TournamentStore store = TournamentStore::resume(path);
        EXPECT_NO_THROW(store.add(game));
    }
    EXPECT_EQ(TournamentStore::look_at(path).game(1)->record.result->detail.english(), "failed");
}

}  // namespace
}  // namespace lawan
