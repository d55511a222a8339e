// What a bot's program is kept from, as far as the system lets us.
#pragma once

#include <string>

#include "core/words.hpp"

namespace lawan {

// A set of these is their sum.
inline constexpr int kPidNamespace = 1;      // it can signal nobody else, and leaves nothing behind
inline constexpr int kNetworkNamespace = 2;  // no network
inline constexpr int kOwnFiles = 4;       // the system and its own folder, and it changes neither
inline constexpr int kOwnProcesses = 8;   // /proc shows no other processes
inline constexpr int kOwnIpc = 16;        // no shared memory, no messages with others
inline constexpr int kNoPrivileges = 32;  // none, and it never gets any
inline constexpr int kFewerCalls = 64;    // a filter of system calls

// Not a part of the lock, but as good: one group of the kernel for the program and all it starts.
inline constexpr int kOwnGroup = 128;     // stands still and ends as one
inline constexpr int kGroupLimits = 256;  // the kernel bounds its memory and tasks at any moment

inline constexpr int kLockedIn = kPidNamespace | kNetworkNamespace | kOwnFiles | kOwnProcesses |
                                 kOwnIpc | kNoPrivileges | kFewerCalls;

// One sentence: that programs are locked in, or what the system does not let us keep them from.
[[nodiscard]] Phrase what_holds(int held);

// One sentence, where nobody asked for a sandbox: what nothing keeps the programs from.
[[nodiscard]] Phrase what_is_possible();

// Throws InputError with that sentence unless everything holds.
void check_locked_in(int held);

// What holds, as words for files and programs: "processes network files".
[[nodiscard]] std::string names_of(int held);

}  // namespace lawan
