#include "cli/terminal/text_columns.hpp"

#include <algorithm>

#include "formats/text_width.hpp"

namespace lawan::cli {
TextColumns::TextColumns(const std::vector<std::pair<std::string, Align>>& headings) : rows_(1) {
    for (const auto& [heading, align] : headings) {
        aligns_.push_back(align);
        widths_.push_back(0);
        rows_.front().push_back(heading);
    }
}

std::string TextColumns::text() {
    for (std::size_t row = 1; row < rows_.size(); ++row) widen(rows_[row]);
    const std::vector<std::size_t> filled = widths_;
    widen(rows_.front());
    std::string all;
    for (const auto& row : rows_) {
        std::string line;
        for (std::size_t i = 0; i < row.size(); ++i) {
            if (filled[i] == 0) continue;
            if (!line.empty()) line += "  ";
            const std::string blanks(widths_[i] - display_width(row[i]), ' ');
            line += aligns_[i] == Align::Left ? row[i] + blanks : blanks + row[i];
        }
        line.erase(line.find_last_not_of(' ') + 1);
        all += line + '\n';
    }
    return all;
}

void TextColumns::widen(const std::vector<std::string>& row) {
    for (std::size_t i = 0; i < row.size(); ++i) {
        widths_[i] = std::max(widths_[i], display_width(row[i]));
    }
}

}  // namespace lawan::cli
