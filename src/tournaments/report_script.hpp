// The parts of the report's page that are the same for every tournament.
#pragma once

#include <string>
#include <string_view>

#include "core/words.hpp"

namespace lawan {

extern const std::string_view kReportStyle;
extern const std::string_view kReportScript;
[[nodiscard]] std::string report_viewer(Language language);  // what the script fills

}  // namespace lawan
