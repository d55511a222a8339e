#include "tournaments/run_ranks.hpp"

#include <memory>

#include "formats/game_record_json.hpp"
#include "formats/json.hpp"
#include "formats/json_text.hpp"
#include "tournaments/plan_json.hpp"

namespace lawan {
namespace {

using Json = nlohmann::ordered_json;

std::string to_bytes(const GameJob& job) {
    return json_line({job.number, job.pairing, job.round, job.first, job.second, job.opening});
}

GameJob job_from(const std::string& bytes) {
    const Json json = parse_json(bytes);
    return {json[0], json[1], json[2], json[3], json[4], json[5]};
}

std::string to_bytes(const TournamentGame& game, std::optional<int> isolation,
                     std::optional<Seconds> stall) {
    const GameSummary& it = game.summary;
    return json_line({{"number", it.number},
                      {"pairing", it.pairing},
                      {"round", it.round},
                      {"x", it.bots.x},
                      {"o", it.bots.o},
                      {"x_first", it.first == Side::X},
                      {"opening_plies", it.opening_plies},
                      {"record", to_json(game.record)},
                      {"isolation", isolation ? Json(*isolation) : Json(nullptr)},
                      {"stall", stall ? Json(stall->count()) : Json(nullptr)}});
}

TournamentGame game_from(const Json& json) {
    TournamentGame game;
    game.record = parse_game_record(json["record"].get<std::string>());
    GameSummary& it = game.summary;
    it.number = json["number"];
    it.pairing = json["pairing"];
    it.round = json["round"];
    it.bots = {json["x"], json["o"]};
    it.first = json["x_first"].get<bool>() ? Side::X : Side::O;
    it.opening_plies = json["opening_plies"];
    summarise(game.record, it);
    return game;
}

// `stall` is set where the game is played again because of one.
std::string played(GamePlayer& player, const std::string& job, const StopSignal* stop,
                   const std::optional<Seconds>& stall = {}) {
    const TournamentGame game = player.play(job_from(job), stop);
    return to_bytes(game, player.isolation(), stall);
}

// What a rank is told before its first game.
std::string greeting(const TournamentPlan& plan, const PlayerSettings& players) {
    return json_line({{"plan", to_json(plan)},
                      {"fresh", players.fresh_programs},
                      {"logs", players.logs},
                      {"isolation", static_cast<int>(players.isolation)},
                      {"store", players.store.string()},
                      {"ponders", players.ponders}});
}

}  // namespace

bool lead_tournament(Ranks& ranks, Tournament& tournament, TournamentStore& store,
                     const RunSettings& settings) {
    std::unique_ptr<GamePlayer> own;
    RankedJobs jobs;
    jobs.greeting = greeting(store.plan(), settings.players);
    jobs.source = [&]() -> std::optional<std::string> {
        const auto job = tournament.next();
        return job ? std::optional{to_bytes(*job)} : std::nullopt;
    };
    bool isolation_told = false;
    jobs.sink = [&](const std::string& bytes) {
        const Json json = parse_json(bytes);
        const TournamentGame game = game_from(json);
        if (!isolation_told && json["isolation"].is_number() && settings.on_isolation) {
            isolation_told = true;
            settings.on_isolation(json["isolation"].get<int>());
        }
        if (json["stall"].is_number() && settings.players.on_played_again) {
            settings.players.on_played_again(game.summary.number,
                                             Seconds{json["stall"].get<double>()});
        }
        store.add(game);
        tournament.ended(game.summary);
        if (settings.on_game) settings.on_game(game);
    };
    jobs.finished = [&] { return tournament.finished(); };
    const TournamentPlan& plan = store.plan();
    jobs.work = [&](const std::string& bytes, const StopSignal& enough) {
        if (!own) own = std::make_unique<GamePlayer>(plan, settings.players);
        return played(*own, bytes, &enough);
    };
    ranks.lead(jobs, settings.stop);
    return tournament.finished();
}

void follow_tournament(Ranks& ranks, const StallLog& stalls) {
    TournamentPlan plan;
    std::unique_ptr<GamePlayer> player;
    std::optional<Seconds> stall;
    ranks.follow(
        [&](const std::string& bytes) {
            const Json json = parse_json(bytes);
            plan = parse_plan(json["plan"].get<std::string>());
            PlayerSettings settings{json["fresh"].get<bool>(), json["logs"].get<std::string>(),
                                    static_cast<Isolation>(json["isolation"].get<int>()),
                                    json["store"].get<std::string>(), json["ponders"].get<bool>()};
            settings.stalls = &stalls;
            settings.on_played_again = [&](std::int64_t, Seconds how_long) { stall = how_long; };
            player = std::make_unique<GamePlayer>(plan, settings);
        },
        [&](const std::string& bytes) {
            stall.reset();
            return played(*player, bytes, nullptr, stall);
        });
}

}  // namespace lawan
