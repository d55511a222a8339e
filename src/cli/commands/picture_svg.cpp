#include "cli/commands/picture_svg.hpp"

#include <algorithm>
#include <string_view>

#include <fmt/format.h>

#include "cli/terminal/language.hpp"
#include "formats/html.hpp"
#include "formats/text_width.hpp"

namespace lawan::cli {
namespace {

constexpr double kSlideWidth = 1600;
constexpr double kSlideHeight = 900;
constexpr double kSlideMargin = 60;
constexpr double kSlideTop = 130;     // below the title
constexpr double kSlideBottom = 750;  // above the sentence
constexpr std::size_t kLetters = 96;  // of the sentence in a line

constexpr std::string_view kInk = "#1a1a1a";
constexpr std::string_view kFaint = "#767676";
constexpr std::string_view kOfX = "#0072b2";
constexpr std::string_view kOfO = "#d55e00";
constexpr std::string_view kAccent = "#6a3d9a";

struct SlideBox {
    double x;
    double y;
    double width;
    double height;
};

struct TextLook {
    double size;
    std::string_view anchor = "start";
    std::string_view fill = kInk;
    bool bold = false;
};

std::string text_at(double x, double y, std::string_view text, const TextLook& look) {
    return fmt::format(
        "<text x='{:.1f}' y='{:.1f}' font-family='Helvetica, Arial, sans-serif' "
        "font-size='{:.1f}' font-weight='{}' text-anchor='{}' fill='{}'>{}</text>\n",
        x, y, look.size, look.bold ? "bold" : "normal", look.anchor, look.fill, escaped(text));
}

std::string piece_at(Mark mark, Pieces pieces, double x, double y, double cell, bool tried) {
    if (mark == Mark::None) return "";
    const double r = cell * (pieces == Pieces::Discs ? 0.4 : 0.3);
    const std::string_view dashes = tried ? " stroke-dasharray='6 4'" : "";
    if (pieces == Pieces::Discs) {
        return fmt::format(
            "<circle cx='{:.1f}' cy='{:.1f}' r='{:.1f}' fill='{}' stroke='{}' "
            "stroke-width='2'{}/>\n",
            x, y, r, mark == Mark::X ? kInk : "#ffffff", kInk, dashes);
    }
    const double stroke = cell * 0.09;
    if (mark == Mark::O) {
        return fmt::format(
            "<circle cx='{:.1f}' cy='{:.1f}' r='{:.1f}' fill='none' stroke='{}' "
            "stroke-width='{:.1f}'{}/>\n",
            x, y, r, kOfO, stroke, dashes);
    }
    return fmt::format(
        "<path d='M{:.1f} {:.1f}L{:.1f} {:.1f}M{:.1f} {:.1f}L{:.1f} {:.1f}' stroke='{}' "
        "stroke-width='{:.1f}' stroke-linecap='round'{}/>\n",
        x - r, y - r, x + r, y + r, x - r, y + r, x + r, y - r, kOfX, stroke, dashes);
}

class BoardPicture {
  public:
    BoardPicture(const Picture& picture, SlideBox box) : picture_{&picture} {
        const BoardSize size = board().size;
        constexpr double kLabels = 34;
        cell_ = std::min((box.width - kLabels) / size.columns, (box.height - kLabels) / size.rows);
        left_ = box.x + kLabels + (box.width - kLabels - cell_ * size.columns) / 2;
        top_ = box.y + kLabels;
    }

    [[nodiscard]] std::string svg() const {
        const BoardSize size = board().size;
        std::string svg;
        for (int row = 0; row < size.rows; ++row) {
            svg += text_at(left_ - 14, middle({0, row}).y + 8,
                           std::to_string(board().row_number(row)), {22, "end", kFaint});
            for (int column = 0; column < size.columns; ++column) svg += cell({column, row});
        }
        for (int column = 0; column < size.columns; ++column) {
            svg += text_at(middle({column, 0}).x, top_ - 12,
                           std::string(1, static_cast<char>('a' + column)), {22, "middle", kFaint});
        }
        for (const auto& piece : picture_->pieces) {
            const auto at = middle(coordinate(piece.cell));
            svg += piece_at(mark_of(piece.side), board().pieces, at.x, at.y, cell_, true);
        }
        for (const auto& figure : picture_->figures) svg += number(figure);
        return svg;
    }

  private:
    struct Point {
        double x;
        double y;
    };

    [[nodiscard]] const BoardView& board() const { return picture_->board; }
    [[nodiscard]] Coordinate coordinate(std::size_t cell) const {
        const auto columns = static_cast<std::size_t>(board().size.columns);
        return {static_cast<int>(cell % columns), static_cast<int>(cell / columns)};
    }
    [[nodiscard]] Point middle(Coordinate at) const {
        return {left_ + (at.column + 0.5) * cell_, top_ + (at.row + 0.5) * cell_};
    }

    [[nodiscard]] std::string cell(Coordinate at) const {
        const auto here = middle(at);
        const std::string_view ground = board().pieces == Pieces::Discs ? "#d9ead3" : "#ffffff";
        return fmt::format(
                   "<rect x='{:.1f}' y='{:.1f}' width='{:.1f}' height='{:.1f}' fill='{}' "
                   "stroke='#999999'/>\n",
                   here.x - cell_ / 2, here.y - cell_ / 2, cell_, cell_, ground) +
               piece_at(board().at(at), board().pieces, here.x, here.y, cell_, false);
    }

    // On a plate, so that it can be read on any piece.
    [[nodiscard]] std::string number(const Demonstration::Figure& figure) const {
        const auto at = middle(coordinate(figure.cell));
        const double size = cell_ * 0.4;
        const double plate = size * 0.7 * static_cast<double>(figure.text.size()) + size * 0.5;
        return fmt::format(
                   "<rect x='{:.1f}' y='{:.1f}' width='{:.1f}' height='{:.1f}' rx='4' "
                   "fill='#ffffff' stroke='{}' stroke-width='2'/>\n",
                   at.x - plate / 2, at.y - size * 0.65, plate, size * 1.3, kAccent) +
               text_at(at.x, at.y + size * 0.36, figure.text, {size, "middle", kInk, true});
    }

    const Picture* picture_;
    double cell_;
    double left_;
    double top_;
};

// Roots on the left, children to the right, the first one beside its parent: as Learn draws them.
class TreePicture {
  public:
    TreePicture(const std::vector<Picture::Node>& nodes, SlideBox box)
        : nodes_{&nodes}, places_(nodes.size()) {
        std::size_t levels = 1;
        std::vector<std::size_t> level(nodes.size());
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            if (nodes[i].parent) level[i] = level[*nodes[i].parent] + 1;
            levels = std::max(levels, level[i] + 1);
        }
        std::size_t rows = 0;
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            if (!nodes[i].parent) place(i, rows);
        }
        row_ = std::min(46.0, box.height / static_cast<double>(rows));
        column_ = std::min(260.0, box.width / static_cast<double>(levels));
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            places_[i].x = box.x + static_cast<double>(level[i]) * column_;
            places_[i].y = box.y + static_cast<double>(places_[i].row) * row_;
        }
    }

    [[nodiscard]] std::string svg() const {
        std::string svg;
        for (std::size_t i = 0; i < places_.size(); ++i) {
            if ((*nodes_)[i].parent) svg += branch(places_[*(*nodes_)[i].parent], places_[i]);
        }
        for (std::size_t i = 0; i < places_.size(); ++i) svg += box((*nodes_)[i], places_[i]);
        return svg;
    }

  private:
    struct At {
        std::size_t row = 0;
        double x = 0;
        double y = 0;
    };

    [[nodiscard]] double box_width() const { return column_ * 0.84; }
    [[nodiscard]] double box_height() const { return row_ * 0.8; }

    void place(std::size_t node, std::size_t& rows) {
        places_[node].row = rows;
        bool has_child = false;
        for (std::size_t i = node + 1; i < nodes_->size(); ++i) {
            if ((*nodes_)[i].parent != node) continue;
            has_child = true;
            place(i, rows);
        }
        if (!has_child) ++rows;
    }

    [[nodiscard]] std::string branch(const At& from, const At& to) const {
        const double middle = box_height() / 2;
        return fmt::format(
            "<path d='M{:.1f} {:.1f}H{:.1f}V{:.1f}H{:.1f}' fill='none' stroke='#999999'/>\n",
            from.x + box_width(), from.y + middle, from.x + box_width() + column_ * 0.08,
            to.y + middle, to.x);
    }

    [[nodiscard]] std::string box(const Picture::Node& node, const At& at) const {
        using Fate = Demonstration::Fate;
        const bool solution = node.fate == Fate::Solution;
        const double size = std::min(22.0, box_height() * 0.7);
        const double base = at.y + box_height() / 2 + size * 0.36;
        return fmt::format(
                   "<rect x='{:.1f}' y='{:.1f}' width='{:.1f}' height='{:.1f}' rx='4' "
                   "fill='#ffffff' stroke='{}' stroke-width='{}'{}/>\n",
                   at.x, at.y, box_width(), box_height(), solution ? kAccent : kInk,
                   solution ? 4 : 1.5, node.fate == Fate::Killed ? " stroke-dasharray='4 4'" : "") +
               text_at(at.x + 8, base, node.name, {size, "start", kInk, true}) +
               text_at(at.x + box_width() - 8, base, node.figure, {size, "end"});
    }

    const std::vector<Picture::Node>* nodes_;
    std::vector<At> places_;
    double row_ = 0;
    double column_ = 0;
};

struct ItemLook {
    std::string_view stroke;
    double width;
    std::string_view dashes = {};
    std::string_view fill = "#ffffff";
};

ItemLook look_of(Demonstration::Tone tone) {
    switch (tone) {
        case Demonstration::Tone::First:
            return {kOfX, 4};
        case Demonstration::Tone::Second:
            return {kOfO, 4, " stroke-dasharray='9 5'"};
        case Demonstration::Tone::Changed:
            return {kAccent, 6};
        case Demonstration::Tone::Now:
            return {kAccent, 3, "", "#efe6f7"};
        case Demonstration::Tone::Plain:
            break;
    }
    return {"#999999", 1.5};
}

std::string rows_svg(const std::vector<Demonstration::Row>& rows, SlideBox box) {
    const double row = std::min(64.0, box.height / static_cast<double>(rows.size()));
    const double size = std::min(26.0, row * 0.5);
    std::size_t most = 0;
    std::size_t longest = 2;
    for (const auto& each : rows) {
        most = std::max(most, each.items.size());
        for (const auto& item : each.items) longest = std::max(longest, item.text.size());
    }
    const double names = box.width * 0.3;
    const double item =
        std::min(size * (0.62 * static_cast<double>(longest) + 0.8),
                 box.width * 0.45 / static_cast<double>(std::max<std::size_t>(most, 1)));
    std::string svg;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const double top = box.y + static_cast<double>(i) * row;
        const double base = top + row * 0.42 + size * 0.36;
        svg += text_at(box.x, base, rows[i].name.in(language()), {size * 0.85, "start", kFaint});
        for (std::size_t j = 0; j < rows[i].items.size(); ++j) {
            const ItemLook look = look_of(rows[i].items[j].tone);
            const double x = box.x + names + static_cast<double>(j) * item;
            svg += fmt::format(
                "<rect x='{:.1f}' y='{:.1f}' width='{:.1f}' height='{:.1f}' rx='4' fill='{}' "
                "stroke='{}' stroke-width='{}'{}/>\n",
                x + 2, top + 2, item - 6, row * 0.84, look.fill, look.stroke, look.width,
                look.dashes);
            const double fits =
                (item - 12) /
                (0.6 * static_cast<double>(std::max<std::size_t>(rows[i].items[j].text.size(), 1)));
            svg += text_at(x + item / 2 - 1, base, rows[i].items[j].text,
                           {std::min(size, fits), "middle", kInk, true});
        }
        const double after =
            box.x + names + static_cast<double>(rows[i].items.empty() ? 0 : most) * item + 16;
        svg += text_at(after, base, rows[i].value.in(language()), {size * 0.85});
    }
    return svg;
}

std::string sentence_svg(const std::string& sentence) {
    constexpr double kLine = 40;
    std::string svg;
    double y = kSlideBottom + 45;
    const std::string lines = wrapped(sentence, kLetters, 0);
    for (std::size_t start = 0; start < lines.size(); y += kLine) {
        const std::size_t end = std::min(lines.find('\n', start), lines.size());
        svg += text_at(kSlideMargin, y, std::string_view{lines}.substr(start, end - start), {30});
        start = end + 1;
    }
    return svg;
}

}  // namespace

std::string picture_svg(const Picture& picture) {
    const bool beside = !picture.tree.empty() || !picture.rows.empty();
    const double height = kSlideBottom - kSlideTop;
    const SlideBox board{kSlideMargin, kSlideTop, beside ? height : kSlideWidth - 2 * kSlideMargin,
                         height};
    const double left = kSlideMargin + height + 60;
    const SlideBox side{left, kSlideTop + 20, kSlideWidth - kSlideMargin - left, height - 20};
    std::string svg = fmt::format(
        "<svg xmlns='http://www.w3.org/2000/svg' width='{0}' height='{1}' viewBox='0 0 {0} {1}'>\n"
        "<rect width='{0}' height='{1}' fill='#ffffff'/>\n",
        kSlideWidth, kSlideHeight);
    std::string title = picture.title.in(language());
    svg += text_at(kSlideMargin, 86, title, {44, "start", kInk, true});
    svg += BoardPicture{picture, board}.svg();
    // Who has both shows the tree above and the rows below.
    const bool both = !picture.tree.empty() && !picture.rows.empty();
    if (!picture.tree.empty()) {
        const double share = both ? 0.55 : 1;
        svg += TreePicture{picture.tree, {side.x, side.y, side.width, side.height * share}}.svg();
    }
    if (!picture.rows.empty()) {
        const double from = both ? side.height * 0.6 : 0;
        svg += rows_svg(picture.rows, {side.x, side.y + from, side.width, side.height - from});
    }
    return svg + sentence_svg(picture.says.in(language())) + "</svg>\n";
}

}  // namespace lawan::cli
