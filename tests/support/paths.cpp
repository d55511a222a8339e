#include "tests/support/paths.hpp"

namespace lawan::test {

std::string source_dir() {
    return LAWAN_SOURCE_DIR;
}

std::string program() {
    return LAWAN_PROGRAM;
}

}  // namespace lawan::test
