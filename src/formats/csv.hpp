// Cells of CSV files, as RFC 4180 writes them and spreadsheets can open them without harm.
#pragma once

#include <string>
#include <string_view>

namespace lawan {

// In quotes where it has to be. A spreadsheet takes a text that begins with = + - @, a tab or a
// line break for a formula and may run it, and names come from others: such a text gets a ' in
// front, as OWASP advises (CSV Injection). Numbers stay as they are.
[[nodiscard]] std::string csv_cell(std::string_view text);

}  // namespace lawan
