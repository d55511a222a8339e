// Where the tests find the sources and the program.
#pragma once

#include <string>

namespace lawan::test {

// The root of the repository.
[[nodiscard]] std::string source_dir();

// The program of this build. A test that runs it lives in tests/cli.
[[nodiscard]] std::string program();

}  // namespace lawan::test
