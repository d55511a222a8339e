#include "cli/sandbox_option.hpp"

#include "module/choices.hpp"
#include "protocol/held.hpp"
#include "protocol/lock_in.hpp"

namespace lawan::cli {
namespace {

constexpr Choices<Isolation, 3> kIsolations{{{"auto", Isolation::WherePossible},
                                             {"required", Isolation::Required},
                                             {"none", Isolation::None}}};

}  // namespace

CommandOption sandbox_option() {
    return choice_option(
               "sandbox",
               {"run programs in a sandbox: auto, as far as this machine allows; required, "
                "only in a full sandbox; none, without one",
                "jalankan program dalam sandbox: auto, sejauh diizinkan mesin; required, "
                "hanya bila penuh; none, tanpa sandbox"},
               {"auto", "required", "none"})
        .usually("auto");
}

CommandOption ponder_option() {
    return flag_option("ponder", {"programs may think in their opponent's time",
                                  "program boleh berpikir pada giliran lawannya"});
}

Isolation isolation_from(const Options& options) {
    const Isolation isolation = chosen(options, "sandbox", kIsolations);
    if (isolation == Isolation::Required) check_locked_in(best_lock_in().held);
    return isolation;
}

Phrase told_of(Isolation isolation) {
    return isolation == Isolation::None ? what_is_possible() : what_holds(best_lock_in().held);
}

bool locked_in(Isolation isolation) {
    return isolation != Isolation::None && (best_lock_in().held & kLockedIn) == kLockedIn;
}

}  // namespace lawan::cli
