#include "cli/commands/audit_report.hpp"

#include <fmt/format.h>

#include "cli/commands/analysis_words.hpp"
#include "cli/results.hpp"
#include "cli/terminal/language.hpp"
#include "cli/terminal/text.hpp"
#include "cli/words.hpp"
#include "formats/json.hpp"
#include "formats/json_text.hpp"

namespace lawan::cli {

std::string to_json(const AuditedBot& bot, const Audit& audit, Seconds time) {
    const AnyGame& game = bot.game;
    auto losing = nlohmann::ordered_json::array();
    for (const auto& line : audit.losing_games) losing.push_back(line_texts(game.start(), line));
    const nlohmann::ordered_json json{{"game", game.name()},
                                      {"position", game.start().text()},
                                      {"bot", bot.name},
                                      {"first", bot.first ? "bot" : "opponent"},
                                      {"lines", audit.lines.total()},
                                      {"wins", audit.lines.wins},
                                      {"draws", audit.lines.draws},
                                      {"losses", audit.lines.losses},
                                      {"games",
                                       {{"wins", audit.games.wins},
                                        {"draws", audit.games.draws},
                                        {"losses", audit.games.losses}}},
                                      {"losing_lines", losing},
                                      {"positions", audit.positions},
                                      {"seconds", time.count()}};
    return json_text(json);
}

std::string to_text(const AuditedBot& bot, const Audit& audit) {
    const AnyGame& game = bot.game;
    const auto& [games, lines, positions, losing_games] = audit;
    std::string text = told(bot.first ? words::kAuditBotFirst : words::kAuditOpponentFirst,
                            {game.name(), game.start().text(), bot.name}) +
                       "\n\n";
    const auto row = [&](const std::string& name, const auto& a, const auto& b) {
        text += fmt::format("{:<8} {:>18} {:>18}\n", name, a, b);
    };
    row("", told(words::kLinesHeading), told(words::kGamesHeading));
    row(told(words::kWinsHeading), lines.wins, games.wins);
    row(told(words::kDrawsHeading), lines.draws, games.draws);
    row(told(words::kLossesHeading), lines.losses, games.losses);
    row(told(words::kAllHeading), lines.total(), games.total());
    text += '\n' + told(words::kPositionCount, {positions}) + '\n';
    if (lines.losses == 0) return text + told(words::kNeverLoses) + '\n';
    text += losing_games.size() < games.losses ? told(words::kFirstLostGames, {losing_games.size()})
                                               : told(words::kLostGames);
    text += '\n';
    for (const auto& line : losing_games) {
        text += "  " + joined(line_texts(game.start(), line), " ") + '\n';
    }
    return text;
}

}  // namespace lawan::cli
