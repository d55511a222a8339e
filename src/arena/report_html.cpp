// The report of a tournament as one page.
#include <algorithm>
#include <cmath>
#include <cstdlib>

#include <fmt/format.h>

#include "arena/export.hpp"
#include "arena/figures.hpp"
#include "arena/report_script.hpp"
#include "arena/standings.hpp"
#include "arena/table_text.hpp"
#include "formats/json.hpp"
#include "formats/json_text.hpp"

namespace lawan {
namespace {

using Json = nlohmann::ordered_json;

std::string escaped(std::string_view text) {
    std::string safe;
    for (const char c : text) {
        if (c == '&') {
            safe += "&amp;";
        } else if (c == '<') {
            safe += "&lt;";
        } else if (c == '>') {
            safe += "&gt;";
        } else if (c == '"') {
            safe += "&quot;";
        } else {
            safe += c;
        }
    }
    return safe;
}

std::string ranking(const TournamentPlan& plan, const Table& table) {
    std::string html =
        "<table><caption>Standings</caption><thead><tr><th scope=col>#<th scope=col>bot<th "
        "scope=col>"
        "games<th scope=col>wins<th scope=col>draws<th scope=col>losses<th scope=col>points<th "
        "scope=col>Elo<th scope=col>± 95 %<th scope=col>better than the next<th scope=col>s a "
        "move<th scope=col>longest<th scope=col>nodes a move<th scope=col>forfeits</thead><tbody>";
    int place = 0;
    for (const TableRow& row : table.rows()) {
        const Effort& effort = row.effort;
        html += fmt::format(
            "<tr><td>{}<th scope=row title=\"{}\">{}<td>{}<td>{}<td>{}<td>{}<td>{}<td>{:.0f}<td>"
            "{:.0f}<td>{}<td>{:.4f}<td>{:.3f}<td>{:.0f}<td>{}",
            ++place, escaped(plan.bots[row.bot].spec), escaped(plan.bots[row.bot].name),
            row.games.games(), row.games.wins, row.games.draws, row.games.losses, row.points,
            row.rating.elo, row.rating.error,
            row.superiority ? fmt::format("{:.1f} %", 100 * *row.superiority) : "",
            a_move(effort.time.count(), effort.moves), effort.longest.count(),
            a_move(static_cast<double>(effort.nodes), effort.moves), row.forfeits);
    }
    return html + "</tbody></table>";
}

std::string cross_table(const TournamentPlan& plan, const Table& table) {
    std::string html =
        "<table><caption>Who scored what against whom: wins, draws, losses"
        "</caption><thead><tr><th scope=col>#<th scope=col>bot";
    for (std::size_t i = 0; i < table.rows().size(); ++i) {
        html += fmt::format("<th scope=col>{}", i + 1);
    }
    html += "</thead><tbody>";
    for (std::size_t i = 0; i < table.rows().size(); ++i) {
        const std::size_t bot = table.rows()[i].bot;
        html += fmt::format("<tr><td>{}<th scope=row>{}", i + 1, escaped(plan.bots[bot].name));
        for (const TableRow& other : table.rows()) {
            const WinDrawLoss& games = table.between(bot, other.bot);
            if (games.games() == 0) {
                html += other.bot == bot ? "<td class=self>" : "<td>";
                continue;
            }
            const double share = (static_cast<double>(games.wins) + games.draws / 2.0) /
                                 static_cast<double>(games.games());
            html += fmt::format("<td style=\"--share:{:.3f}\" class=score>{}–{}–{}", share,
                                games.wins, games.draws, games.losses);
        }
    }
    return html + "</tbody></table>";
}

std::string marks_table(const TournamentPlan& plan, const MarkScale& scale,
                        const std::vector<GameSummary>& games) {
    std::string html = "<table id=marks><caption>Marks, by the points against the ladder:";
    for (const std::size_t bot : scale.ladder) html += ' ' + escaped(plan.bots[bot].name);
    html +=
        "</caption><thead><tr><th scope=col>bot<th scope=col>mark<th scope=col>points<th "
        "scope=col>games<th scope=col>share<th scope=col>the next mark</thead><tbody>";
    for (const CourseMark& mark : marks_of(scale, plan, games)) {
        html += fmt::format("<tr><th scope=row>{}<td>{}<td>{}<td>{}<td>{:.1f} %<td>{}",
                            escaped(plan.bots[mark.bot].name), escaped(mark.mark), mark.points,
                            mark.games, 100 * mark.share(),
                            mark.next.empty() ? ""
                                              : fmt::format("{} with {} more points",
                                                            escaped(mark.next), mark.missing));
    }
    return html + "</tbody></table>";
}

// A dot for each rating and a bar for its 95 % interval.
std::string rating_plot(const TournamentPlan& plan, const Table& table) {
    double low = 0;
    double high = 0;
    for (const TableRow& row : table.rows()) {
        low = std::min(low, row.rating.elo - row.rating.error);
        high = std::max(high, row.rating.elo + row.rating.error);
    }
    const double span = std::max(high - low, 1.0);
    constexpr int kLeft = 240;
    constexpr int kWidth = 480;
    constexpr int kRow = 24;
    const auto x = [&](double elo) { return kLeft + kWidth * (elo - low) / span; };
    const int height = kRow * (static_cast<int>(table.rows().size()) + 1) + 8;
    std::string svg = fmt::format(
        "<svg class=plot viewBox=\"0 0 {} {}\" width={} role=img aria-label=\"Ratings with 95 % "
        "intervals\">",
        kLeft + kWidth + 80, height, kLeft + kWidth + 80);
    const double step = span > 800 ? 200 : span > 300 ? 100 : span > 100 ? 50 : 20;
    for (double mark = std::ceil(low / step) * step; mark <= high; mark += step) {
        svg += fmt::format(
            "<line class=grid x1={0:.1f} x2={0:.1f} y1=0 y2={1} /><text class=tick "
            "x={0:.1f} y={2}>{3:.0f}</text>",
            x(mark), height - kRow, height - 6, mark);
    }
    int y = kRow / 2 + 2;
    for (const TableRow& row : table.rows()) {
        std::string name = plan.bots[row.bot].name;
        constexpr std::size_t kLongest = 34;
        if (name.size() > kLongest) {
            std::size_t end = kLongest - 1;
            while (end > 0 && (static_cast<unsigned char>(name[end]) & 0xC0U) == 0x80U) --end;
            name = name.substr(0, end) + "…";
        }
        svg += fmt::format(
            "<text class=name x={} y={}>{}</text><line class=bar x1={:.1f} x2={:.1f} y1={} y2={} />"
            "<circle class=dot cx={:.1f} cy={} r=4 />",
            kLeft - 10, y + 4, escaped(name), x(row.rating.elo - row.rating.error),
            x(row.rating.elo + row.rating.error), y, y, x(row.rating.elo), y);
        y += kRow;
    }
    return svg + "</svg>";
}

// What a move changes, three characters a cell: the mark and its number in base 36.
std::string changes(const BoardView& before, const BoardView& after) {
    static constexpr char kDigits[] = "0123456789abcdefghijklmnopqrstuvwxyz";
    std::string text;
    for (std::size_t i = 0; i < after.marks.size(); ++i) {
        if (before.marks[i] == after.marks[i]) continue;
        text += letter(after.marks[i]);
        text += kDigits[i / 36];
        text += kDigits[i % 36];
    }
    return text;
}

Json game_data(const AnyGame& game, const StoredGame& played) {
    const GameSummary& it = played.summary;
    Json moves = Json::array();
    Json boards = Json::array();
    AnyPosition position = game.start();
    BoardView board = position.board();
    for (const MoveRecord& record : played.record.moves) {
        const auto move = position.parse_move(record.move);
        if (!move || !position.is_legal(*move)) break;
        position = position.after(*move);
        const BoardView next = position.board();
        moves.push_back(record.move);
        boards.push_back(changes(board, next));
        board = next;
    }
    return Json::array({it.number, it.round + 1, it.bots.x, it.bots.o,
                        it.winner ? std::string(1, letter(*it.winner)) : "", it.score,
                        to_text(it.reason),
                        played.record.result ? played.record.result->detail : "", it.opening_plies,
                        std::string(1, letter(it.first)), moves, boards});
}

// Inside a script element nothing may look like its end.
std::string in_script(std::string json) {
    for (std::size_t at = 0; (at = json.find("</", at)) != std::string::npos; at += 3) {
        json.insert(at + 1, 1, '\\');
    }
    return json;
}

std::string data_of(const TournamentStore& store, const AnyGame& game) {
    const BoardView start = game.start().board();
    std::string cells;
    for (const Mark mark : start.marks) cells += letter(mark);
    Json names = Json::array();
    for (const PlannedBot& bot : store.plan().bots) names.push_back(bot.name);
    const Json head{{"columns", start.size.columns},
                    {"rows", start.size.rows},
                    {"start", cells},
                    {"discs", game.score_unit() == ScoreUnit::Discs},
                    {"sides", {std::string{game.side_names().x}, std::string{game.side_names().o}}},
                    {"store", store.path().filename().string()},
                    {"bots", names}};
    std::string text = json_line(head);
    text.pop_back();
    text += ",\"games\":[";
    bool first = true;
    store.for_each_game([&](const StoredGame& played) {
        text += (first ? "\n" : ",\n") + json_line(game_data(game, played));
        first = false;
    });
    return in_script(text + "]}");
}

}  // namespace

std::string report_html(const TournamentStore& store, const Tournament& tournament,
                        const std::optional<MarkScale>& scale) {
    const TournamentPlan& plan = store.plan();
    const std::vector<GameSummary> games = tournament.counted();
    const Table table = table_of(plan, tournament);
    const AnyGame game = game_of(plan);
    const std::string title =
        fmt::format("{}: {} of {} bots", plan.game, to_text(plan.format), plan.bots.size());
    std::string html = fmt::format(
        "<!doctype html>\n<html lang=en>\n<meta charset=utf-8>\n<meta name=viewport "
        "content=\"width=device-width\">\n<title>{0}</title>\n<style>{1}</style>\n<h1>{0}</h1>\n"
        "<p>{2} games, seed {3}{4}.</p>\n",
        escaped(title), report_style(), games.size(), plan.seed.value,
        tournament.finished() ? "" : ", not finished");
    html += ranking(plan, table) + '\n' + rating_plot(plan, table) + '\n';
    html += "<pre>" + escaped(winner_text(plan, tournament) + match_text(plan, tournament)) +
            "</pre>\n";
    html += cross_table(plan, table) + '\n';
    if (scale) html += marks_table(plan, *scale, games) + '\n';
    html += report_viewer();
    html += "<script type=\"application/json\" id=data>" + data_of(store, game) + "</script>\n";
    html += fmt::format("<script>{}</script>\n</html>\n", report_script());
    return html;
}

}  // namespace lawan
