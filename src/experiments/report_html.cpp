// Reports as one page that asks for nothing from anywhere.
#include <fmt/format.h>

#include "experiments/report.hpp"
#include "experiments/svg.hpp"

namespace lawan::experiments {
namespace {

constexpr std::string_view kStyle = R"(
body{font:16px/1.5 system-ui,sans-serif;color:#222;background:#fff;max-width:76rem;margin:2rem auto;
padding:0 1rem}
h1{font-size:1.5rem}h2{font-size:1.25rem;margin-top:3rem;border-top:1px solid #ddd;padding-top:1rem}
h3{font-size:1rem;margin:1.5rem 0 .4rem}.source{color:#555}
.scroll{overflow-x:auto}table{border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:.2rem .7rem;text-align:left;border-bottom:1px solid #eee;white-space:nowrap}
th{border-bottom:1px solid #999;font-weight:600}.n{text-align:right}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.1rem 1rem;color:#555}dd{margin:0}
.boards{display:flex;flex-wrap:wrap;gap:1.5rem}figure{margin:0;max-width:20rem}
figcaption{font-size:.85rem;color:#555;overflow-wrap:anywhere}
svg text{font:11px system-ui,sans-serif;fill:#555;text-anchor:middle}
.ground{fill:#fff}.discs .ground{fill:#dcebdc}.cell{fill:none;stroke:#bbb}
.x{stroke:#1764a8;stroke-width:2.5;fill:none}.o{stroke:#b3541e;stroke-width:2.5;fill:none}
.black{fill:#222}.white{fill:#fff;stroke:#222}
.plot{max-width:100%;height:auto}.grid{stroke:#e5e5e5;fill:none}.error{stroke:#9bbbd8}
.dot{fill:#1764a8}svg .name{text-anchor:start;fill:#222}svg .y{text-anchor:end}
nav ul{columns:3;list-style:none;padding:0})";

std::string table_html(const Table& table) {
    if (table.rows.empty()) return "";
    std::string html =
        fmt::format("<h3>{}</h3><div class='scroll'><table><thead><tr>", escaped(table.title));
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
        if (!table.columns[i].for_people()) continue;
        bool numbers = false;
        for (const auto& row : table.rows) numbers = numbers || is_number(row[i]);
        html += fmt::format("<th scope='col'{}>{}</th>", numbers ? " class='n'" : "",
                            escaped(table.columns[i].heading));
    }
    html += "</tr></thead><tbody>\n";
    for (const auto& row : table.rows) {
        html += "<tr>";
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (!table.columns[i].for_people()) continue;
            html += fmt::format("<td{}>{}</td>", is_number(row[i]) ? " class='n'" : "",
                                escaped(to_text(row[i])));
        }
        html += "</tr>\n";
    }
    return html + "</tbody></table></div>\n";
}

std::string list_html(const std::string& heading, const std::vector<std::string>& sentences) {
    if (sentences.empty()) return "";
    std::string html = fmt::format("<h3>{}</h3><ul>\n", heading);
    for (const std::string& sentence : sentences) {
        html += fmt::format("<li>{}</li>\n", escaped(sentence));
    }
    return html + "</ul>\n";
}

std::string boards_html(const Report& report) {
    if (report.boards.empty()) return "";
    std::string html = "<h3>Boards</h3><div class='boards'>\n";
    for (const DrawnBoard& drawn : report.boards) {
        html += fmt::format("<figure>{}<figcaption>{}", board_svg(drawn), escaped(drawn.caption));
        if (!drawn.moves.empty()) html += "<br>" + escaped(drawn.moves);
        html += "</figcaption></figure>\n";
    }
    return html + "</div>\n";
}

std::string section(const Report& report) {
    std::string html =
        fmt::format("<section id='{0}'><h2>{0}: {1}</h2><p class='source'>{2}</p><dl>",
                    escaped(report.name), escaped(report.title), escaped(report.source));
    for (const auto& [name, value] : report.settings) {
        html += fmt::format("<dt>{}</dt><dd>{}</dd>", escaped(name), escaped(value));
    }
    html += fmt::format("<dt>seed</dt><dd>{}</dd><dt>{}</dt><dd>{}{}</dd></dl>\n",
                        report.seed.value, report.counted, report.game_count,
                        report.complete ? "" : " (not all that were planned)");
    html += table_html(report.paper) + table_html(report.ours);
    for (const Table& table : report.more) html += table_html(table);
    if (report.plot && !report.plot->points.empty()) {
        html += "<div class='scroll'>" + scatter_svg(*report.plot) + "</div>\n";
    }
    html += list_html("What differs", report.differs) + boards_html(report);
    return html + list_html("Notes", report.notes) + "</section>\n";
}

}  // namespace

std::string to_html(const std::vector<Report>& reports) {
    const std::string title = reports.size() == 1 ? "Lawan: " + reports.front().name
                                                  : "Lawan: the papers' tables beside ours";
    std::string html = fmt::format(
        "<!doctype html>\n<html lang='en'><head><meta charset='utf-8'>\n<meta name='viewport' "
        "content='width=device-width,initial-scale=1'>\n<title>{0}</title>\n<style>{1}</style>"
        "</head>\n<body><h1>{0}</h1>\n",
        escaped(title), kStyle);
    if (reports.size() > 1) {
        html += "<nav><ul>";
        for (const Report& report : reports) {
            html += fmt::format("<li><a href='#{0}'>{0}</a></li>", escaped(report.name));
        }
        html += "</ul></nav>\n";
    }
    for (const Report& report : reports) html += section(report);
    return html + "</body></html>\n";
}

}  // namespace lawan::experiments
