#include "protocol/held.hpp"

#include <optional>

#include "core/input_error.hpp"
#include "protocol/words.hpp"

namespace lawan {
namespace {

struct Named {
    int flag;
    const char* name;
    Words otherwise;  // what a program can do where it does not hold
};

constexpr Named kNamed[] = {
    {kOwnFiles, "files", words::kCanReachFiles},
    {kNetworkNamespace, "network", words::kCanReachNetwork},
    {kPidNamespace, "signals", words::kCanSignal},
    {kOwnProcesses, "processes", words::kCanSeeProcesses},
    {kOwnIpc, "ipc", words::kCanShareMemory},
    {kNoPrivileges, "privileges", words::kCanGetPrivileges},
    {kFewerCalls, "calls", words::kCanCallAll},
};

// What programs can do, in a row; nothing where everything holds.
std::optional<Phrase> not_held(int held) {
    std::optional<Phrase> missing;
    for (const Named& each : kNamed) {
        if ((held & each.flag) != 0) continue;
        missing = missing ? Phrase{words::kTwoThings, {*missing, each.otherwise}}
                          : Phrase{each.otherwise};
    }
    return missing;
}

}  // namespace

Phrase what_holds(int held) {
    const auto missing = not_held(held);
    return missing ? Phrase{words::kNotLockedIn, {*missing}} : Phrase{words::kLockedIn};
}

Phrase what_is_possible() {
    return {words::kNoSandbox, {*not_held(0)}};
}

void check_locked_in(int held) {
    if ((held & kLockedIn) != kLockedIn) {
        throw InputError{words::kSandboxRequired, {what_holds(held)}};
    }
}

std::string names_of(int held) {
    std::string names;
    for (const Named& each : kNamed) {
        if ((held & each.flag) == 0) continue;
        if (!names.empty()) names += ' ';
        names += each.name;
    }
    if ((held & kOwnGroup) != 0) names += names.empty() ? "group" : " group";
    if ((held & kGroupLimits) != 0) names += " limits";
    return names;
}

}  // namespace lawan
