#include "experiments/board_svg.hpp"

#include <fmt/format.h>

#include "formats/html.hpp"

namespace lawan::experiments {
namespace {

constexpr int kCell = 26;
constexpr int kMargin = 18;

std::string piece(Mark mark, bool discs, int x, int y) {
    const int r = kCell / 2 - 5;
    if (mark == Mark::None) return "";
    if (discs) {
        return fmt::format("<circle class='{}' cx='{}' cy='{}' r='{}'/>",
                           mark == Mark::X ? "black" : "white", x, y, r + 2);
    }
    if (mark == Mark::O) return fmt::format("<circle class='o' cx='{}' cy='{}' r='{}'/>", x, y, r);
    return fmt::format("<path class='x' d='M{} {}l{} {}m0 {}l{} {}'/>", x - r + 1, y - r + 1,
                       2 * r - 2, 2 * r - 2, -2 * r + 2, -2 * r + 2, 2 * r - 2);
}

}  // namespace

std::string board_svg(const DrawnBoard& drawn, Language language) {
    const BoardSize size = drawn.board.size;
    const int width = kMargin + size.columns * kCell + 2;
    const int height = kMargin + size.rows * kCell + 2;
    std::string svg = fmt::format(
        "<svg class='board{}' width='{}' height='{}' viewBox='0 0 {} {}' role='img' "
        "aria-label='{}'>",
        drawn.discs ? " discs" : "", width, height, width, height,
        escaped(drawn.caption.in(language)));
    svg += fmt::format("<rect class='ground' x='{}' y='{}' width='{}' height='{}'/>", kMargin,
                       kMargin, size.columns * kCell, size.rows * kCell);
    for (int column = 0; column < size.columns; ++column) {
        svg += fmt::format("<text x='{}' y='12'>{}</text>", kMargin + column * kCell + kCell / 2,
                           static_cast<char>('a' + column));
    }
    for (int row = 0; row < size.rows; ++row) {
        const int y = kMargin + row * kCell;
        svg += fmt::format("<text x='8' y='{}'>{}</text>", y + kCell / 2 + 4,
                           drawn.board.row_number(row));
        for (int column = 0; column < size.columns; ++column) {
            const int x = kMargin + column * kCell;
            svg += fmt::format("<rect class='cell' x='{}' y='{}' width='{}' height='{}'/>", x, y,
                               kCell, kCell);
            if (drawn.hides({column, row})) {
                svg +=
                    fmt::format("<text x='{}' y='{}'>?</text>", x + kCell / 2, y + kCell / 2 + 4);
            }
            svg += piece(drawn.board.at({column, row}), drawn.discs, x + kCell / 2, y + kCell / 2);
        }
    }
    return svg + "</svg>";
}

}  // namespace lawan::experiments
