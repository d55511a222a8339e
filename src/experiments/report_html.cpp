// Reports as one page that asks for nothing from anywhere.
#include <fmt/format.h>

#include "experiments/board_svg.hpp"
#include "experiments/report.hpp"
#include "formats/html.hpp"

namespace lawan::experiments {
namespace {

constexpr std::string_view kStyle = R"(
body{font:16px/1.5 system-ui,sans-serif;color:#222;background:#fff;max-width:72rem;margin:2rem auto;
padding:0 1rem}
h1{font-size:1.5rem}h2{font-size:1.25rem;margin-top:3rem;border-top:1px solid #ddd;padding-top:1rem}
h3{font-size:1rem;margin:1.5rem 0 .4rem}.source{color:#555}
.scroll{overflow-x:auto}table{border-collapse:collapse;font-variant-numeric:tabular-nums}
th,td{padding:.2rem .5rem;text-align:left;border-bottom:1px solid #eee;font-size:.85rem;
vertical-align:top}td.n{white-space:nowrap}
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

std::string table_html(const DataTable& table, Language language) {
    if (table.empty()) return "";
    return fmt::format("<h3>{}</h3><div class='scroll'>{}</div>\n",
                       escaped(table.title.in(language)), lawan::to_html(table, language));
}

std::string list_html(const Words& heading, const std::vector<Phrase>& sentences,
                      Language language) {
    if (sentences.empty()) return "";
    std::string html = fmt::format("<h3>{}</h3><ul>\n", heading.in(language));
    for (const Phrase& sentence : sentences) {
        html += fmt::format("<li>{}</li>\n", escaped(sentence.in(language)));
    }
    return html + "</ul>\n";
}

std::string boards_html(const Report& report, Language language) {
    if (report.boards.empty()) return "";
    std::string html =
        fmt::format("<h3>{}</h3><div class='boards'>\n", words::kBoards.in(language));
    for (const DrawnBoard& drawn : report.boards) {
        html += fmt::format("<figure>{}<figcaption>{}", board_svg(drawn, language),
                            escaped(drawn.caption.in(language)));
        if (!drawn.moves.empty()) html += "<br>" + escaped(drawn.moves);
        html += "</figcaption></figure>\n";
    }
    return html + "</div>\n";
}

std::string settings_html(const Report& report, Language language) {
    std::string html = "<dl>";
    const auto put = [&](const std::string& name, const std::string& value) {
        html += fmt::format("<dt>{}</dt><dd>{}</dd>", escaped(name), escaped(value));
    };
    for (const auto& [name, value] : report.settings) put(name.in(language), value.in(language));
    put(std::string{words::kSeed.in(language)}, std::to_string(report.seed.value));
    const Count counted = report.count();
    std::string count = std::to_string(counted.number);
    if (!report.complete) count += fmt::format(" ({})", words::kNotAllPlanned.in(language));
    put(std::string{counted.heading.in(language)}, count);
    return html + "</dl>\n";
}

std::string making_html(const Making& making, Language language) {
    std::string html = "<dl>";
    const auto put = [&](const Words& name, const std::string& value) {
        if (value.empty()) return;
        html += fmt::format("<dt>{}</dt><dd>{}</dd>", name.in(language), escaped(value));
    };
    put(words::kMadeOn, making.date);
    put(words::kMachine, making.machine);
    put(words::kCommand, making.command);
    put(words::kNotBegun, making.not_begun);
    return html + "</dl>\n";
}

std::string section(const Report& report, Language language) {
    std::string html = fmt::format("<section id='{0}'><h2>{0}: {1}</h2><p class='source'>{2}</p>",
                                   escaped(report.name), escaped(report.title.in(language)),
                                   escaped(report.source.in(language)));
    html += settings_html(report, language);
    html += list_html(words::kWhatDiffers, report.differs, language);
    html += table_html(report.paper, language) + table_html(report.ours, language);
    for (const DataTable& table : report.more) html += table_html(table, language);
    if (report.plot && !report.plot->points.empty()) {
        html += "<div class='scroll'>" + to_svg(*report.plot, language) + "</div>\n";
    }
    html += boards_html(report, language);
    return html + list_html(words::kNotes, report.notes, language) + "</section>\n";
}

}  // namespace

std::string to_html(const std::vector<Report>& reports, Language language, const Making& making) {
    const std::string title = reports.size() == 1 ? "Lawan: " + reports.front().name
                                                  : std::string{words::kAllTables.in(language)};
    std::string html = fmt::format(
        "<!doctype html>\n<html lang='{2}'><head><meta charset='utf-8'>\n"
        "<meta name=generator content=Lawan>\n<meta name='viewport' "
        "content='width=device-width,initial-scale=1'>\n<title>{0}</title>\n<style>{1}</style>"
        "</head>\n<body><h1>{0}</h1>\n",
        escaped(title), kStyle, language == Language::English ? "en" : "id");
    html += making_html(making, language);
    if (reports.size() > 1) {
        html += "<nav><ul>";
        for (const Report& report : reports) {
            html += fmt::format("<li><a href='#{0}'>{0}</a></li>", escaped(report.name));
        }
        html += "</ul></nav>\n";
    }
    for (const Report& report : reports) html += section(report, language);
    return html + "</body></html>\n";
}

}  // namespace lawan::experiments
