#include "tournaments/report_html.hpp"

#include <fmt/format.h>

#include "arena/standings.hpp"
#include "formats/html.hpp"
#include "formats/phrases.hpp"
#include "tournaments/rating_plot.hpp"
#include "tournaments/report_data.hpp"
#include "tournaments/report_script.hpp"
#include "tournaments/standings_text.hpp"
#include "tournaments/words.hpp"

namespace lawan {
namespace {

constexpr const char* kNone = "–";  // a figure that there is not

std::string head_of_table(const Phrase& caption, const std::vector<Phrase>& headings,
                          Language language) {
    std::string html =
        fmt::format("<caption>{}</caption><thead><tr>", escaped(caption.in(language)));
    for (const Phrase& heading : headings) {
        html += fmt::format("<th scope=col>{}", escaped(heading.in(language)));
    }
    return html + "</thead><tbody>";
}

std::string ranking(const TournamentPlan& plan, const Standings& standings, Language language) {
    std::string html =
        "<table>" + head_of_table(words::kStandings,
                                  {as_it_is("#"), words::kBot, words::kGamesHeading,
                                   words::kWinsHeading, words::kDrawsHeading, words::kLossesHeading,
                                   words::kPointsHeading, words::kShareHeading, as_it_is("Elo"),
                                   words::kErrorOf95, words::kBetterThanNext, words::kSecondsAMove,
                                   words::kLongest, words::kCpuAMove, words::kMostCpu,
                                   words::kNodesAMove, words::kForfeitsHeading},
                                  language);
    const auto number = [&](double value, int digits) {
        return decimal(value, digits).in(language);
    };
    int place = 0;
    for (const StandingsRow& row : standings.rows()) {
        const Effort& effort = row.effort;
        html += fmt::format(
            "<tr><td>{}<th scope=row "
            "title=\"{}\">{}<td>{}<td>{}<td>{}<td>{}<td>{}<td>{}<td>{}<td>{}"
            "<td>{}<td>{}<td>{}<td>{}<td>{}<td>{}<td>{}",
            ++place, escaped(plan.bots[row.bot].spec), escaped(plan.bots[row.bot].name),
            row.games.games(), row.games.wins, row.games.draws, row.games.losses,
            points_phrase(row.points).in(language),
            row.share() ? number(100 * *row.share(), 1) + " %" : kNone,
            row.rating ? number(row.rating->elo, 0) : kNone,
            row.rating ? number(row.rating->error, 0) : kNone,
            row.superiority ? number(100 * *row.superiority, 1) + " %" : "",
            effort.moves > 0 ? number(effort.time_a_move().count(), 4) : kNone,
            effort.moves > 0 ? number(effort.longest.count(), 3) : kNone,
            effort.cpu_moves > 0 ? number(effort.cpu_a_move()->count(), 4) : "",
            effort.cpu_moves > 0 ? number(effort.most_cpu.count(), 3) : "",
            effort.moves > 0 ? number(effort.nodes_a_move(), 0) : kNone, row.forfeits);
    }
    return html + "</tbody></table>";
}

std::string cross_table(const TournamentPlan& plan, const Standings& standings, Language language) {
    std::vector<Phrase> headings{as_it_is("#"), words::kBot};
    for (std::size_t i = 0; i < standings.rows().size(); ++i) {
        headings.push_back(as_it_is(std::to_string(i + 1)));
    }
    std::string html = "<table>" + head_of_table(words::kCrossTable, headings, language);
    for (std::size_t i = 0; i < standings.rows().size(); ++i) {
        const std::size_t bot = standings.rows()[i].bot;
        html += fmt::format("<tr><td>{}<th scope=row>{}", i + 1, escaped(plan.bots[bot].name));
        for (const StandingsRow& other : standings.rows()) {
            const WinDrawLoss& games = standings.between(bot, other.bot);
            if (games.games() == 0) {
                html += other.bot == bot ? "<td class=self>" : "<td>";
                continue;
            }
            html += fmt::format("<td style=\"--share:{:.3f}\" class=score>{}–{}–{}",
                                games.points() / static_cast<double>(games.games()), games.wins,
                                games.draws, games.losses);
        }
    }
    return html + "</tbody></table>";
}

std::string marks_table(const TournamentPlan& plan, const MarkScale& scale,
                        const std::vector<GameSummary>& games, Language language) {
    std::vector<Phrase> ladder;
    for (const std::size_t bot : scale.ladder) ladder.push_back(as_it_is(plan.bots[bot].name));
    std::string html =
        "<table id=marks>" +
        head_of_table({words::kMarksTitle, {joined(ladder, " ")}},
                      {words::kBot, words::kMarkHeading, words::kPointsHeading,
                       words::kGamesHeading, words::kShareHeading, words::kNextMarkHeading},
                      language);
    for (const CourseMark& mark : marks_of(scale, plan, games)) {
        const Phrase next =
            mark.next.empty() ? Phrase{}
                              : Phrase{words::kNextMark, {mark.next, points_phrase(mark.missing)}};
        html +=
            fmt::format("<tr><th scope=row>{}<td>{}<td>{}<td>{}<td>{} %<td>{}",
                        escaped(plan.bots[mark.bot].name), escaped(mark.mark),
                        points_phrase(mark.points).in(language), mark.games,
                        decimal(100 * mark.share(), 1).in(language), escaped(next.in(language)));
    }
    return html + "</tbody></table>";
}

}  // namespace

std::string report_html(const TournamentStore& store, const Tournament& tournament,
                        Language language, const std::optional<MarkScale>& scale) {
    const TournamentPlan& plan = store.plan();
    const std::vector<GameSummary> games = tournament.counted();
    const Standings standings = standings_of(plan, tournament);
    const std::string title =
        Phrase{words::kReportTitle, {plan.game, to_text(plan.format), plan.bots.size()}}.in(
            language);
    const Words& subtitle =
        tournament.finished() ? words::kReportSubtitle : words::kReportUnfinished;
    std::string html = fmt::format(
        "<!doctype html>\n<html lang={}>\n<meta charset=utf-8>\n<meta name=generator "
        "content=Lawan>\n<meta name=viewport "
        "content=\"width=device-width\">\n<title>{}</title>\n<style>{}</style>\n<h1>{}</h1>\n"
        "<p>{}</p>\n",
        language == Language::English ? "en" : "id", escaped(title), kReportStyle, escaped(title),
        Phrase{subtitle, {games.size(), std::to_string(plan.seed.value)}}.in(language));
    html += ranking(plan, standings, language) + '\n';
    html += rating_plot(plan, standings, language) + '\n';
    html +=
        "<pre>" +
        escaped(winner_text(plan, tournament, language) + match_text(plan, tournament, language)) +
        "</pre>\n";
    html += cross_table(plan, standings, language) + '\n';
    if (scale) html += marks_table(plan, *scale, games, language) + '\n';
    html += report_viewer(language);
    html +=
        "<script type=\"application/json\" id=data>" + report_data(store, language) + "</script>\n";
    html += fmt::format("<script>{}</script>\n</html>\n", kReportScript);
    return html;
}

}  // namespace lawan
