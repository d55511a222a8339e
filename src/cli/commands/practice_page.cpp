#include "cli/commands/practice_page.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "cli/commands/practice_words.hpp"
#include "cli/terminal/language.hpp"
#include "formats/html.hpp"
#include "lessons/lessons.hpp"

namespace lawan::cli {
namespace {

constexpr double kLeafWidth = 34;
constexpr double kLevelHeight = 62;
constexpr double kExamMargin = 24;

constexpr std::string_view kExamStyle =
    "body{font:15px/1.4 system-ui,sans-serif;max-width:62rem;margin:1.5rem auto;padding:0 1rem}"
    "h2{font-size:1rem;margin-top:2rem}section{break-inside:avoid}"
    "svg{max-width:100%;height:auto}svg text{font:12px system-ui,sans-serif;text-anchor:middle}"
    ".edge{stroke:#888}.inner{fill:#fff;stroke:#222}.leaf{fill:#eee;stroke:#888}"
    "table{border-collapse:collapse}td{border:1px solid #888;padding:.2rem .6rem;min-width:9rem}"
    "td:first-child{min-width:0}";

struct DrawnAt {
    double x = 0;
    double y = 0;
};

// Leaves side by side from left to right, every other node above the middle of its children.
std::vector<DrawnAt> drawn_places(const std::vector<ExamNode>& nodes) {
    std::vector<DrawnAt> places(nodes.size());
    std::vector<std::vector<std::size_t>> children(nodes.size());
    double next = kExamMargin;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        if (nodes[i].parent) {
            children[*nodes[i].parent].push_back(i);
            places[i].y = places[*nodes[i].parent].y + kLevelHeight;
        } else {
            places[i].y = kExamMargin;
        }
        if (!nodes[i].leaf) continue;
        places[i].x = next;
        next += kLeafWidth;
    }
    for (std::size_t i = nodes.size(); i-- > 0;) {
        if (nodes[i].leaf) continue;
        places[i].x = (places[children[i].front()].x + places[children[i].back()].x) / 2;
    }
    return places;
}

std::string exam_tree_svg(const ExamQuestion& question) {
    const std::vector<DrawnAt> places = drawn_places(question.nodes);
    double width = 0;
    double height = 0;
    for (const DrawnAt& place : places) {
        width = std::max(width, place.x + kExamMargin);
        height = std::max(height, place.y + 2 * kExamMargin);
    }
    std::string svg = fmt::format("<svg viewBox='0 0 {0} {1}' width='{0}' height='{1}' role='img'>",
                                  width, height);
    for (std::size_t i = 0; i < places.size(); ++i) {
        const auto parent = question.nodes[i].parent;
        if (!parent) continue;
        svg += fmt::format("<path class='edge' d='M{:.1f} {:.1f}L{:.1f} {:.1f}'/>",
                           places[*parent].x, places[*parent].y, places[i].x, places[i].y);
    }
    for (std::size_t i = 0; i < places.size(); ++i) {
        const ExamNode& node = question.nodes[i];
        const DrawnAt& at = places[i];
        if (node.leaf) {
            svg += fmt::format(
                "<rect class='leaf' x='{:.1f}' y='{:.1f}' width='28' height='20'/>"
                "<text x='{:.1f}' y='{:.1f}'>{}</text><text x='{:.1f}' y='{:.1f}'>{}</text>",
                at.x - 14, at.y - 10, at.x, at.y + 4, node.leaf->points(), at.x, at.y + 24,
                node.name);
        } else {
            svg += fmt::format(
                "<circle class='inner' cx='{0:.1f}' cy='{1:.1f}' r='15'/>"
                "<text x='{0:.1f}' y='{2:.1f}'>{3}</text>",
                at.x, at.y, at.y + 4, node.name);
        }
    }
    return svg + "</svg>";
}

std::string exam_section(const ExamQuestion& question, bool answers) {
    std::string html = fmt::format("<section><h2>{}</h2><p>{}</p>{}<table>",
                                   escaped(exam_heading(question).in(language())),
                                   escaped(question.asks.in(language())), exam_tree_svg(question));
    for (const ExamBlank& blank : question.blanks) {
        html += fmt::format("<tr><td>{}</td><td>{}</td></tr>", escaped(blank.id),
                            answers ? escaped(blank.answer) : "");
    }
    return html + "</table></section>\n";
}

}  // namespace

Phrase exam_heading(const ExamQuestion& question) {
    return {words::kExamHeading,
            {question.number, find_tree_search(question.search).title, question.tree.seed.value,
             question.tree.depth, question.tree.branching}};
}

std::string exam_page(const std::vector<ExamQuestion>& questions, Seed seed, bool answers) {
    const std::string title = Phrase{
        answers ? words::kExamAnswers : words::kExamTitle,
        {questions.size(),
         seed.value}}.in(language());
    std::string html = fmt::format(
        "<!doctype html>\n<html lang='{}'><head><meta charset='utf-8'>"
        "<meta name=generator content=Lawan><title>{}</title>"
        "<style>{}</style></head>\n<body><h1>{}</h1><p>{}</p>\n",
        language() == Language::English ? "en" : "id", escaped(title), kExamStyle, escaped(title),
        escaped(std::string{words::kExamRules.in(language())}));
    for (const ExamQuestion& question : questions) html += exam_section(question, answers);
    return html + "</body></html>\n";
}

}  // namespace lawan::cli
