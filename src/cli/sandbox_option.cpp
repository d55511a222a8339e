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
    return choice_option("sandbox",
                         {"lock programs in: as far as the machine allows, fully or not at all, "
                          "or not",
                          "kurung program: sejauh diizinkan mesin, harus penuh, atau tidak"},
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
