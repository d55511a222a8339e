// The filter of system calls for bots' programs: see seccomp(2).
#pragma once

namespace lawan {

// Filters the calls of this process and all that it starts, for good. It needs no privileges once
// PR_SET_NO_NEW_PRIVS is set. False where the system has no such filters or we none for it.
// `network`: whether sockets of the Internet are left to a network namespace to keep apart.
[[nodiscard]] bool allow_fewer_system_calls(bool network);

}  // namespace lawan
