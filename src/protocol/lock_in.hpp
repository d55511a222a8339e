// How programs are kept apart from the system here: the namespaces that it lets us make.
#pragma once

namespace lawan {

struct LockIn {
    int clone_flags = 0;  // CLONE_NEWPID and others
    int held = 0;         // what holds then, of held.hpp
};

// Tried out with processes that end at once, the first time it is asked.
[[nodiscard]] const LockIn& best_lock_in();

// In a process that was made with CLONE_NEWUSER, before anything else: there it is the user that it
// is outside.
void keep_identity(unsigned user, unsigned group);

// In the process that becomes a bot's program: it gives up what this way keeps from it. False where
// that does not work.
[[nodiscard]] bool give_up_privileges(int held);

}  // namespace lawan
