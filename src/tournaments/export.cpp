#include "tournaments/export.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "arena/game_runner.hpp"
#include "core/input_error.hpp"
#include "core/spec.hpp"
#include "formats/csv.hpp"
#include "formats/game_record_json.hpp"
#include "formats/json.hpp"
#include "formats/json_text.hpp"
#include "module/catalog.hpp"
#include "protocol/programs.hpp"
#include "tournaments/words.hpp"

namespace lawan {
namespace {

// Of X, as in "1-0".
const char* result_text(const GameSummary& game) {
    if (!game.winner) return "1/2-1/2";
    return *game.winner == Side::X ? "1-0" : "0-1";
}

std::string event_text(const TournamentPlan& plan) {
    return fmt::format("{} tournament, seed {}", plan.game, plan.seed.value);
}

// Empty where nobody counted it.
std::string cpu_cell(const Effort& effort) {
    return effort.cpu_moves > 0 ? fmt::format("{:.6f}", effort.cpu.count()) : "";
}

// Games of our own bots read the same however long they took.
bool is_of_program(const TournamentPlan& plan, const std::string& name) {
    return std::any_of(plan.bots.begin(), plan.bots.end(), [&](const auto& bot) {
        return bot.name == name && is_program(parse_spec(bot.spec));
    });
}

std::string tag(const char* name, const std::string& value) {
    std::string safe;
    for (const char c : value) {
        if (c == '"' || c == '\\') safe += '\\';
        safe += c;
    }
    return fmt::format("[{} \"{}\"]\n", name, safe);
}

}  // namespace

std::string games_csv(const TournamentStore& store) {
    std::string text =
        "number,round,x,o,first,opening_plies,result,winner,score,reason,plies,x_seconds,o_seconds,"
        "x_nodes,o_nodes,moves,detail,x_cpu_seconds,o_cpu_seconds\n";
    store.for_each_game([&](const TournamentGame& game) {
        const GameSummary& it = game.summary;
        text += fmt::format(
            "{},{},{},{},{},{},{},{},{},{},{},{:.6f},{:.6f},{},{},{},{},{},{}\n", it.number,
            it.round + 1, csv_cell(game.record.players.x), csv_cell(game.record.players.o),
            letter(it.first), it.opening_plies, result_text(it),
            it.winner ? std::string(1, letter(*it.winner)) : "", it.score, to_text(it.reason),
            game.record.moves.size(), it.efforts.x.time.count(), it.efforts.o.time.count(),
            it.efforts.x.nodes, it.efforts.o.nodes, game.record.moves_text(),
            csv_cell(game.record.result ? game.record.result->detail.english() : ""),
            cpu_cell(it.efforts.x), cpu_cell(it.efforts.o));
    });
    return text;
}

std::string games_json(const TournamentStore& store) {
    std::string text = "[";
    store.for_each_game([&](const TournamentGame& game) {
        const GameSummary& it = game.summary;
        nlohmann::ordered_json json{
            {"number", it.number},
            {"game", store.plan().game},
            {"round", it.round + 1},
            {"x", game.record.players.x},
            {"o", game.record.players.o},
            {"first", game.record.players[it.first]},
            {"opening_plies", it.opening_plies},
            {"winner", nullptr},
            {"score", it.score},
            {"reason", to_text(it.reason)},
            {"detail", game.record.result ? game.record.result->detail.english() : ""},
            {"start", game.record.start},
            {"moves", nlohmann::ordered_json::array()},
            {"times", nlohmann::ordered_json::array()}};
        if (it.winner) json["winner"] = game.record.players[*it.winner];
        for (const MoveRecord& move : game.record.moves) {
            json["moves"].push_back(move.move);
            json["times"].push_back(move.time.count());
        }
        if (auto cpu = cpu_times(game.record); !cpu.empty()) json["cpu_times"] = std::move(cpu);
        text += (text.size() > 1 ? ",\n" : "\n") + json_line(json);
    });
    return text + "\n]\n";
}

std::string game_text(const TournamentPlan& plan, const TournamentGame& game) {
    const GameSummary& it = game.summary;
    std::string text = tag("Event", event_text(plan));
    text += tag("Game", plan.game);
    text += tag("Number", std::to_string(it.number));
    text += tag("Round", std::to_string(it.round + 1));
    text += tag("X", game.record.players.x);
    text += tag("O", game.record.players.o);
    text += tag("First", std::string(1, letter(it.first)));
    text += tag("Start", game.record.start);
    text += tag("OpeningPlies", std::to_string(it.opening_plies));
    text += tag("Result", result_text(it));
    text += tag("Score", fmt::format("{:+}", it.score));
    text += tag("Reason", std::string{to_text(it.reason)});
    if (game.record.result && !game.record.result->detail.empty()) {
        text += tag("Detail", game.record.result->detail.english());
    }
    for (const Side side : {Side::X, Side::O}) {
        const Effort& effort = it.efforts[side];
        if (effort.cpu_moves == 0 || !is_of_program(plan, game.record.players[side])) continue;
        const std::string name(1, letter(side));
        text += tag((name + "Seconds").c_str(), fmt::format("{:.3f}", effort.time.count()));
        text += tag((name + "CpuSeconds").c_str(), fmt::format("{:.3f}", effort.cpu.count()));
    }
    text += '\n';
    constexpr std::size_t kWidth = 78;
    std::string line;
    const auto put = [&](const std::string& word) {
        if (!line.empty() && line.size() + 1 + word.size() > kWidth) {
            text += line + '\n';
            line.clear();
        }
        line += (line.empty() ? "" : " ") + word;
    };
    for (std::size_t i = 0; i < game.record.moves.size(); ++i) {
        if (i % 2 == 0) put(fmt::format("{}.", i / 2 + 1));
        put(game.record.moves[i].move);
    }
    put(result_text(it));
    return text + line + "\n\n";
}

std::string games_text(const TournamentStore& store) {
    std::string text;
    store.for_each_game([&](const TournamentGame& game) { text += game_text(store.plan(), game); });
    return text;
}

std::string games_ggf(const TournamentStore& store) {
    const GameModule& game = find_game(store.plan().game);
    const GameFormat* const ggf = find_format(game.files, "ggf");
    if (ggf == nullptr || !ggf->write) throw InputError{words::kNoGgf, {game.title}};
    std::string text;
    store.for_each_game([&](const TournamentGame& played) {
        CollectedGame collected;
        collected.record = played.record;
        collected.event = event_text(store.plan());
        collected.date = played.ended.substr(0, played.ended.find('T'));
        text += ggf->write(collected) + '\n';
    });
    return text;
}

}  // namespace lawan
