#include <fmt/core.h>

#include "core/version.hpp"

int main() {
    fmt::print("lawan {} ({}; {})\n", lawan::version(), lawan::revision(), lawan::compiler());
}
