// The parts of the report's page that are the same for every tournament.
#pragma once

#include <string_view>

namespace lawan {

[[nodiscard]] std::string_view report_style();
[[nodiscard]] std::string_view report_viewer();  // the elements that the script fills
[[nodiscard]] std::string_view report_script();

}  // namespace lawan
