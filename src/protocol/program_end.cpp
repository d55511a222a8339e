#include "protocol/program_end.hpp"

#include <csignal>
#include <cstring>

#include <sys/wait.h>

#include "core/system_error.hpp"
#include "protocol/tasks_of_user.hpp"
#include "protocol/words.hpp"

namespace lawan {
namespace {

BotFailure used_up_time(const ProcessLimits& limits) {
    return {EndReason::OverLimit, {words::kUsedUpTime, {limits.cpu_seconds}}};
}

}  // namespace

Phrase how_it_ended(int wait_status) {
    if (WIFSIGNALED(wait_status)) {
        const int number = WTERMSIG(wait_status);
        return {words::kEndedBySignal, {number, strsignal(number)}};
    }
    return {words::kEndedByItself, {WEXITSTATUS(wait_status)}};
}

BotFailure failure_at_end(const SupervisorReport& said, const ProcessLimits& limits,
                          bool out_of_memory) {
    switch (said.kind) {
        case ReportKind::NotStarted:
            return {EndReason::Crashed, {words::kNotStarted, {system_error(said.value)}}};
        case ReportKind::NotLockedIn:
            return {EndReason::Crashed, {words::kCouldNotBeLockedIn, {system_error(said.value)}}};
        case ReportKind::TooManyThreads:
            return {EndReason::OverLimit,
                    {words::kRanThreads, {said.value, limits.processes * kThreadsAProcess}}};
        case ReportKind::TooMuchMemory:
            return {EndReason::OverLimit, {words::kTookMemory, {said.value, limits.memory_mib}}};
        case ReportKind::TooManyProcesses:
            return {EndReason::OverLimit, {words::kRanProcesses, {said.value, limits.processes}}};
        case ReportKind::TooMuchTime:
            return used_up_time(limits);
        default:
            break;
    }
    if (WIFSIGNALED(said.value) && WTERMSIG(said.value) == SIGXCPU) return used_up_time(limits);
    if (out_of_memory) {
        return {EndReason::OverLimit, {words::kTookMemory, {limits.memory_mib, limits.memory_mib}}};
    }
    return {EndReason::Crashed, how_it_ended(said.value)};
}

}  // namespace lawan
