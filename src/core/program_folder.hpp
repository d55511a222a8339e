// Where the program that runs lies: what was installed with it is found from there, wherever that
// is.
#pragma once

#include <filesystem>

namespace lawan {

// Empty where the system does not tell.
[[nodiscard]] std::filesystem::path program_folder();

// "share/lawan" of the place that the program was installed to, if it was; it need not be there.
[[nodiscard]] std::filesystem::path data_installed_with_program();

}  // namespace lawan
