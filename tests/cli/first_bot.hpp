// A program that plays the first legal move, for tests that need any program.
#pragma once

#include <string>

#include "protocol/held.hpp"
#include "protocol/lock_in.hpp"
#include "tests/support/run_program.hpp"

namespace lawan::test {

// For tournaments with programs, on machines that cannot lock them in.
[[nodiscard]] inline std::string sandbox() {
    return (best_lock_in().held & kOwnFiles) != 0 ? "" : " --sandbox none ";
}

// Runs the script in a folder that has it as first.sh: sh first.sh.
[[nodiscard]] inline Ran run_with_first_bot(const std::string& script) {
    return run_shell(
        "printf '%s\\n' 'while read -r w r; do case $w in \"ready?\") echo ready;; go) set -- $r; "
        "echo "
        "$1;; quit) exit;; esac; done' > first.sh; " +
        script);
}

}  // namespace lawan::test
