// The options of a bot as UGI names them: "option name threads type spin …", "setoption name …".
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/options.hpp"

namespace lawan {

// The line that tells a program of the option, as in UCI.
[[nodiscard]] std::string ugi_option_line(const OptionSpec& option);

// What "name NAME value VALUE" sets, added to what was set before. The name may be in any case.
// Throws Refused for a line that cannot be read and for an option that there is not.
[[nodiscard]] OptionTexts with_ugi_option(const std::vector<OptionSpec>& options, OptionTexts set,
                                          std::string_view said);

}  // namespace lawan
