// A table of text for the terminal.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace lawan::cli {

// A table whose columns are as wide as their longest cell.
class TextColumns {
  public:
    enum class Align : std::uint8_t { Left, Right };

    explicit TextColumns(const std::vector<std::pair<std::string, Align>>& headings);

    void add(std::vector<std::string> row) { rows_.push_back(std::move(row)); }

    // A column in which nothing but the heading stands is left out; the last one is not padded.
    [[nodiscard]] std::string text();

  private:
    void widen(const std::vector<std::string>& row);

    std::vector<Align> aligns_;
    std::vector<std::size_t> widths_;
    std::vector<std::vector<std::string>> rows_;  // the headings first
};

}  // namespace lawan::cli
