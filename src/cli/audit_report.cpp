#include "cli/audit_report.hpp"

#include <fmt/format.h>

#include "formats/json.hpp"
#include "formats/json_text.hpp"

namespace lawan::cli {
namespace {

std::vector<std::string> move_texts(const AnyGame& game, const std::vector<AnyMove>& line) {
    std::vector<std::string> moves;
    for (const AnyMove move : line) moves.push_back(game.start().move_text(move));
    return moves;
}

nlohmann::ordered_json results_json(const tictactoe::Results& results) {
    return {{"wins", results.wins}, {"draws", results.draws}, {"losses", results.losses}};
}

}  // namespace

std::string to_json(const AuditedBot& bot, const AuditReport& counted, Seconds time) {
    const AnyGame& game = bot.game;
    const auto& [lines, games, positions, losing_games] = counted;
    auto losing = nlohmann::ordered_json::array();
    for (const auto& line : losing_games) losing.push_back(move_texts(game, line));
    const nlohmann::ordered_json json{{"game", game.name()},
                                      {"position", game.start().text()},
                                      {"bot", bot.name},
                                      {"first", bot.first ? "bot" : "opponent"},
                                      {"lines", lines.total()},
                                      {"wins", lines.wins},
                                      {"draws", lines.draws},
                                      {"losses", lines.losses},
                                      {"games", results_json(games)},
                                      {"losing_lines", losing},
                                      {"positions", positions},
                                      {"seconds", time.count()}};
    return json_text(json);
}

std::string to_text(const AuditedBot& bot, const AuditReport& counted) {
    const AnyGame& game = bot.game;
    const auto& [lines, games, positions, losing_games] = counted;
    std::string text =
        fmt::format("{} {}: {} against every line, {} first\n\n", game.name(), game.start().text(),
                    bot.name, bot.first ? "the bot" : "the opponent");
    const auto row = [&](const char* name, std::uint64_t a, std::uint64_t b) {
        text += fmt::format("{:<8} {:>18} {:>18}\n", name, a, b);
    };
    text += fmt::format("{:<8} {:>18} {:>18}\n", "", "lines", "games");
    row("wins", lines.wins, games.wins);
    row("draws", lines.draws, games.draws);
    row("losses", lines.losses, games.losses);
    row("all", lines.total(), games.total());
    text += fmt::format("\n{} positions\n", positions);
    if (lines.losses == 0) return text + "It never loses.\n";
    text += losing_games.size() < games.losses
                ? fmt::format("The first {} games that it loses:\n", losing_games.size())
                : "The games that it loses:\n";
    for (const auto& line : losing_games) {
        text += fmt::format("  {}\n", fmt::join(move_texts(game, line), " "));
    }
    return text;
}

}  // namespace lawan::cli
