// The last step of a bot's program before it is itself: its descriptors, its limits, its signals.
#pragma once

#include <cstdint>

namespace lawan {

// Descriptors below this one are the supervisor's; the program gets three of them.
inline constexpr unsigned kFirstOtherDescriptor = 11;

struct ProgramStart {
    char* const* words = nullptr;        // of the command
    char* const* environment = nullptr;  // "NAME=value"
    int held = 0;                        // what it is kept from, of held.hpp
    int priority = 0;                    // as of getpriority(2)
    // Descriptors, in this order the lowest there are but 0: none is overwritten before it is
    // moved.
    int in = -1;
    int out = -1;
    int err = -1;
    int reports = -1;
    // Limits of each process; 0 for none.
    std::uint64_t cpu_seconds = 0;
    std::uint64_t file_mib = 0;
    std::uint64_t tasks_of_user = 0;
};

// Turns this process into the program. Where that fails, it reports ReportKind::NotStarted and
// ends.
[[noreturn]] void become_program(const ProgramStart& start);

}  // namespace lawan
